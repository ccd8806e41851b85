package org.schedscope.ui.view.help;

import java.util.ArrayList;
import java.util.List;
import java.util.function.Consumer;
import javafx.geometry.Insets;
import javafx.scene.Node;
import javafx.scene.control.Hyperlink;
import javafx.scene.control.Label;
import javafx.scene.layout.ColumnConstraints;
import javafx.scene.layout.GridPane;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import javafx.scene.layout.Region;
import javafx.scene.layout.VBox;
import javafx.scene.text.TextFlow;
import org.commonmark.ext.gfm.tables.TableBlock;
import org.commonmark.ext.gfm.tables.TableCell;
import org.commonmark.ext.gfm.tables.TableRow;
import org.commonmark.ext.gfm.tables.TablesExtension;
import org.commonmark.node.BlockQuote;
import org.commonmark.node.FencedCodeBlock;
import org.commonmark.node.Heading;
import org.commonmark.node.ListBlock;
import org.commonmark.node.OrderedList;
import org.commonmark.node.Paragraph;
import org.commonmark.parser.Parser;
import org.schedscope.ui.view.kit.TextLabels;

/** Draws a page of Markdown: headings, paragraphs, lists, tables and examples. Pictures and comments are left out. */
final class MarkdownView {
    private static final Parser PARSER = Parser.builder().extensions(List.of(TablesExtension.create())).build();
    private static final double GAP = 6;
    private static final double BEFORE_HEADING = 12;
    private static final double INDENT = 16;
    /** Tables with more columns are drawn a row below the other, for the page is narrow. */
    private static final int MOST_COLUMNS = 3;

    private final Consumer<String> follow;

    /** @param follow opens what a link leads to */
    MarkdownView(Consumer<String> follow) {
        this.follow = follow;
    }

    /** What is drawn, from top to bottom. */
    List<Node> draw(String markdown) {
        return blocks(PARSER.parse(markdown));
    }

    private List<Node> blocks(org.commonmark.node.Node parent) {
        List<Node> drawn = new ArrayList<>();
        for (org.commonmark.node.Node block : children(parent)) {
            if (block instanceof Heading heading) {
                Label label = TextLabels.of(MarkdownText.plain(heading), heading.getLevel() <= 2 ? "card-heading" : "strong");
                label.setWrapText(true);
                label.setMinHeight(Region.USE_PREF_SIZE);
                VBox.setMargin(label, new Insets(BEFORE_HEADING, 0, 0, 0));
                drawn.add(label);
            } else if (block instanceof Paragraph) {
                drawn.add(flow(block));
            } else if (block instanceof ListBlock list) {
                drawn.add(list(list));
            } else if (block instanceof FencedCodeBlock code) {
                drawn.add(example(code.getLiteral().stripTrailing()));
            } else if (block instanceof TableBlock table) {
                drawn.add(table(table));
            } else if (block instanceof BlockQuote) {
                drawn.addAll(blocks(block));
            }
        }
        return drawn;
    }

    private TextFlow flow(org.commonmark.node.Node parent) {
        TextFlow flow = new TextFlow();
        flow.getChildren().setAll(MarkdownText.inlines(parent, this::link));
        flow.setMinHeight(Region.USE_PREF_SIZE);
        return flow;
    }

    private Hyperlink link(String text, String destination) {
        Hyperlink link = new Hyperlink(text);
        link.getStyleClass().add("link");
        link.setOnAction(chosen -> follow.accept(destination));
        return link;
    }

    private static Label example(String text) {
        Label label = TextLabels.of(text, "mono", "small", "page-example");
        label.setWrapText(true);
        label.setMinHeight(Region.USE_PREF_SIZE);
        label.setMaxWidth(Double.MAX_VALUE);
        return label;
    }

    private VBox list(ListBlock list) {
        VBox items = new VBox(GAP / 2);
        int number = list instanceof OrderedList ordered && ordered.getMarkerStartNumber() != null ? ordered.getMarkerStartNumber() : 1;
        for (org.commonmark.node.Node item : children(list)) {
            Label mark = TextLabels.of(list instanceof OrderedList ? number++ + "." : "•");
            mark.setMinWidth(INDENT);
            VBox body = new VBox(GAP / 2);
            body.getChildren().setAll(blocks(item));
            HBox.setHgrow(body, Priority.ALWAYS);
            items.getChildren().add(new HBox(GAP, mark, body));
        }
        return items;
    }

    private Node table(TableBlock table) {
        List<TableRow> rows = new ArrayList<>();
        children(table).forEach(part -> children(part).forEach(row -> rows.add((TableRow) row)));
        return children(rows.get(0)).size() > MOST_COLUMNS ? stacked(rows) : grid(rows);
    }

    private GridPane grid(List<TableRow> rows) {
        GridPane grid = new GridPane();
        grid.setHgap(INDENT);
        grid.setVgap(GAP);
        int columns = children(rows.get(0)).size();
        double[] widths = new double[columns];
        for (int row = 0; row < rows.size(); row++) {
            List<org.commonmark.node.Node> cells = children(rows.get(row));
            for (int column = 0; column < columns; column++) {
                widths[column] = Math.max(widths[column], Math.sqrt(MarkdownText.plain(cells.get(column)).length()));
                grid.add(((TableCell) cells.get(column)).isHeader() ? TextLabels.of(MarkdownText.plain(cells.get(column)), "strong",
                        "small", "text-2")
                        : flow(cells.get(column)), column, row);
            }
        }
        double all = 0;
        for (double width : widths) {
            all += width;
        }
        for (double width : widths) {
            ColumnConstraints constraints = new ColumnConstraints();
            constraints.setPercentWidth(100 * width / all);
            grid.getColumnConstraints().add(constraints);
        }
        return grid;
    }

    /** Each row as a short page: the first cell as its title, the others below their heads. */
    private VBox stacked(List<TableRow> rows) {
        VBox all = new VBox(GAP);
        List<org.commonmark.node.Node> heads = children(rows.get(0));
        for (TableRow row : rows.subList(1, rows.size())) {
            List<org.commonmark.node.Node> cells = children(row);
            TextFlow title = flow(cells.get(0));
            VBox.setMargin(title, new Insets(GAP, 0, 0, 0));
            all.getChildren().add(title);
            for (int column = 1; column < cells.size(); column++) {
                if (cells.get(column).getFirstChild() != null) {
                    HBox line = new HBox(GAP, TextLabels.of(MarkdownText.plain(heads.get(column)), "small", "muted"),
                            flow(cells.get(column)));
                    ((Label) line.getChildren().get(0)).setMinWidth(Region.USE_PREF_SIZE);
                    HBox.setHgrow(line.getChildren().get(1), Priority.ALWAYS);
                    line.setPadding(new Insets(0, 0, 0, INDENT));
                    all.getChildren().add(line);
                }
            }
        }
        return all;
    }

    private static List<org.commonmark.node.Node> children(org.commonmark.node.Node parent) {
        List<org.commonmark.node.Node> children = new ArrayList<>();
        for (org.commonmark.node.Node child = parent.getFirstChild(); child != null; child = child.getNext()) {
            children.add(child);
        }
        return children;
    }
}
