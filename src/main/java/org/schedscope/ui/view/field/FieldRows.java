package org.schedscope.ui.view.field;

import java.util.ArrayList;
import java.util.List;
import javafx.beans.Observable;
import javafx.beans.binding.Bindings;
import javafx.scene.Node;
import javafx.scene.control.Label;
import javafx.scene.layout.ColumnConstraints;
import javafx.scene.layout.GridPane;
import javafx.scene.layout.Priority;
import javafx.scene.layout.Region;
import javafx.scene.layout.VBox;
import org.schedscope.ui.view.kit.TextLabels;

/**
 * Lines of captions, fields and notes, each with its complaints below. Own code because the PropertySheet of ControlsFX has no room
 * for complaints and notes, and one property in a line.
 */
public final class FieldRows extends GridPane {
    private final List<List<Node>> lines = new ArrayList<>();

    /** @param style class in the style sheet, which has the gaps */
    public FieldRows(String style) {
        getStyleClass().add(style);
    }

    /** Rows of columns with shares of the width, in percent. */
    public static FieldRows shared(String style, double... shares) {
        FieldRows rows = new FieldRows(style);
        for (double share : shares) {
            ColumnConstraints column = new ColumnConstraints();
            column.setPercentWidth(share);
            rows.getColumnConstraints().add(column);
        }
        return rows;
    }

    /** Rows of captions, each before a field that takes what room is left. */
    public static FieldRows captioned(String style, int fields) {
        FieldRows rows = new FieldRows(style);
        for (int column = 0; column < 2 * fields; column++) {
            ColumnConstraints constraints = new ColumnConstraints();
            constraints.setHgrow(column % 2 == 0 ? Priority.NEVER : Priority.ALWAYS);
            rows.getColumnConstraints().add(constraints);
        }
        return rows;
    }

    /** Number of lines. */
    public int lines() {
        return lines.size();
    }

    /** Takes away all lines but the first. */
    public void keep(int count) {
        List<List<Node>> gone = lines.subList(count, lines.size());
        gone.forEach(getChildren()::removeAll);
        gone.clear();
    }

    /** A line in which nothing is typed. */
    public void add(List<? extends Node> cells) {
        add(cells, 0, List.of());
    }

    /** @param from the column under which complaints begin */
    public void add(List<? extends Node> cells, int from, List<Label> complaints) {
        int row = 2 * lines.size();
        List<Node> line = new ArrayList<>(cells);
        for (int column = 0; column < cells.size(); column++) {
            add(cells.get(column), column, row);
        }
        if (!complaints.isEmpty()) {
            VBox below = new VBox();
            below.getChildren().setAll(complaints);
            // Where nothing is wrong there is not even a gap.
            below.managedProperty().bind(Bindings.createBooleanBinding(() -> complaints.stream().anyMatch(Label::isVisible),
                    complaints.stream().map(Label::visibleProperty).toArray(Observable[]::new)));
            add(below, from, row + 1, REMAINING, 1);
            line.add(below);
        }
        lines.add(line);
    }

    /** A caption, its field, buttons as wide as those of other lines, and a complaint below. */
    public void add(String caption, InputField field, Region... beside) {
        List<Node> cells = new ArrayList<>(List.of(caption(caption, field), field));
        for (Region button : beside) {
            button.setMinWidth(Region.USE_PREF_SIZE);
            button.setMaxWidth(Double.MAX_VALUE);
            cells.add(button);
        }
        add(cells, 1, List.of(field.complaint()));
    }

    /** A caption before a field: never cut. */
    public static Label caption(String text, Node field) {
        Label caption = TextLabels.of(text, "text-2");
        caption.setMinWidth(Region.USE_PREF_SIZE);
        caption.setLabelFor(field);
        return caption;
    }
}
