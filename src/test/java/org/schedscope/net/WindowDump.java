package org.schedscope.net;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import javafx.scene.Node;
import javafx.scene.Parent;
import javafx.scene.Scene;
import javafx.scene.control.IndexedCell;
import javafx.scene.control.Labeled;
import javafx.scene.control.Menu;
import javafx.scene.control.MenuBar;
import javafx.scene.control.MenuButton;
import javafx.scene.control.MenuItem;
import javafx.scene.control.TextInputControl;
import javafx.scene.control.Toggle;
import javafx.scene.text.Text;

/**
 * A scene as text, a line for each node that shows words or can have the focus: role, text, accessible text, number in the order of focus,
 * and whether it is off, chosen, or cut. Names of classes, ids and bounds are left out.
 */
final class WindowDump {
    private static final double TOLERANCE = 0.5;

    private final List<String> lines = new ArrayList<>();
    private int stops;

    private WindowDump() {
    }

    static List<String> of(Scene scene) {
        WindowDump dump = new WindowDump();
        dump.node(scene.getRoot(), 0);
        return dump.lines;
    }

    private void node(Node node, int depth) {
        if (!node.isVisible()) {
            return;
        }
        Optional<String> words = words(node);
        boolean stop = node.isFocusTraversable() && !node.isDisabled();
        boolean shown = stop || words.filter(text -> !text.isBlank()).isPresent() || node.getAccessibleText() != null;
        if (shown) {
            StringBuilder line = new StringBuilder("  ".repeat(depth)).append(node.getAccessibleRole().name().toLowerCase());
            words.filter(text -> !text.isEmpty()).ifPresent(text -> line.append(' ').append(quoted(text)));
            Optional.ofNullable(node.getAccessibleText()).ifPresent(text -> line.append(" accessible ").append(quoted(text)));
            line.append(stop ? " focus " + ++stops : "").append(node.isDisabled() ? " off" : "");
            line.append(node instanceof Toggle toggle && toggle.isSelected() ? " chosen" : "");
            line.append(node instanceof Labeled labeled && isCut(labeled) ? " cut" : "");
            lines.add(line.toString());
        }
        if (node instanceof MenuButton button) {
            items(button.getItems(), depth + 1);
        } else if (node instanceof MenuBar bar) {
            items(bar.getMenus(), depth + 1);
        } else if (node instanceof Parent parent && !(node instanceof TextInputControl)) {
            children(parent).forEach(child -> node(child, depth + (shown ? 1 : 0)));
        }
    }

    /** Cells of a list are in the order in which they are seen: the toolkit takes them from a pile. */
    private static List<Node> children(Parent parent) {
        List<Node> children = new ArrayList<>(parent.getChildrenUnmodifiable());
        if (children.stream().anyMatch(IndexedCell.class::isInstance)) {
            children.sort(Comparator.comparingDouble(Node::getLayoutY).thenComparingDouble(Node::getLayoutX));
        }
        return children;
    }

    private void items(List<? extends MenuItem> items, int depth) {
        for (MenuItem item : items) {
            if (item.isVisible() && item.getText() != null) {
                String keys = item.getAccelerator() == null ? "" : " keys " + quoted(item.getAccelerator().getName());
                lines.add("  ".repeat(depth) + "menu_item " + quoted(item.getText()) + keys + (item.isDisable() ? " off" : "")
                        + (item instanceof Toggle toggle && toggle.isSelected() ? " chosen" : ""));
            }
            if (item instanceof Menu menu) {
                items(menu.getItems(), depth + 1);
            }
        }
    }

    /** What a node shows; the text node inside a label is the label's. */
    private static Optional<String> words(Node node) {
        if (node instanceof Labeled labeled) {
            return Optional.ofNullable(labeled.getText());
        }
        if (node instanceof TextInputControl field) {
            return Optional.of(field.getText() == null || field.getText().isEmpty() ? "(" + field.getPromptText() + ")" : field.getText());
        }
        return node instanceof Text text && !(node.getParent() instanceof Labeled) ? Optional.of(text.getText()) : Optional.empty();
    }

    private static boolean isCut(Labeled labeled) {
        return labeled.getText() != null && !labeled.getText().isEmpty() && (labeled.isWrapText()
                ? labeled.getHeight() < labeled.prefHeight(labeled.getWidth()) - TOLERANCE
                : labeled.getWidth() < labeled.prefWidth(-1) - TOLERANCE);
    }

    private static String quoted(String text) {
        return '"' + text.replace("\n", "\\n") + '"';
    }
}
