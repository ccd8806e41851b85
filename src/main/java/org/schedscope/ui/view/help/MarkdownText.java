package org.schedscope.ui.view.help;

import java.util.ArrayList;
import java.util.List;
import java.util.function.BiFunction;
import javafx.scene.Node;
import javafx.scene.text.Text;
import org.commonmark.node.Code;
import org.commonmark.node.Emphasis;
import org.commonmark.node.HtmlInline;
import org.commonmark.node.Image;
import org.commonmark.node.Link;
import org.commonmark.node.SoftLineBreak;
import org.commonmark.node.StrongEmphasis;
import org.schedscope.ui.view.kit.TextLabels;

/** The words of a paragraph of Markdown: plain, as code, as keys, as links. */
final class MarkdownText {
    private static final String KEY = "<kbd>";

    private MarkdownText() {
    }

    /** The words as nodes of a {@code TextFlow}. */
    static List<Node> inlines(org.commonmark.node.Node parent, BiFunction<String, String, Node> link) {
        List<Node> nodes = new ArrayList<>();
        add(parent, link, nodes, "page-words");
        return nodes;
    }

    private static void add(org.commonmark.node.Node parent, BiFunction<String, String, Node> link, List<Node> nodes, String... styles) {
        boolean key = false;
        for (org.commonmark.node.Node part = parent.getFirstChild(); part != null; part = part.getNext()) {
            if (part instanceof org.commonmark.node.Text text) {
                nodes.add(key ? TextLabels.of(text.getLiteral(), "key") : words(text.getLiteral(), styles));
            } else if (part instanceof Code code) {
                nodes.add(words(code.getLiteral(), "page-words", "mono"));
            } else if (part instanceof SoftLineBreak) {
                nodes.add(words(" ", styles));
            } else if (part instanceof Link target) {
                nodes.add(link.apply(plain(target), target.getDestination()));
            } else if (part instanceof HtmlInline html) {
                key = html.getLiteral().equals(KEY);
            } else if (part instanceof Emphasis || part instanceof StrongEmphasis) {
                add(part, link, nodes, "page-words", "strong");
            } else if (!(part instanceof Image)) {
                add(part, link, nodes, styles);
            }
        }
    }

    private static Text words(String text, String... styles) {
        Text words = new Text(text);
        words.getStyleClass().addAll(styles);
        return words;
    }

    /** The words alone. */
    static String plain(org.commonmark.node.Node parent) {
        StringBuilder plain = new StringBuilder();
        for (org.commonmark.node.Node part = parent.getFirstChild(); part != null; part = part.getNext()) {
            if (part instanceof org.commonmark.node.Text text) {
                plain.append(text.getLiteral());
            } else if (part instanceof Code code) {
                plain.append(code.getLiteral());
            } else {
                plain.append(part instanceof SoftLineBreak ? " " : plain(part));
            }
        }
        return plain.toString();
    }
}
