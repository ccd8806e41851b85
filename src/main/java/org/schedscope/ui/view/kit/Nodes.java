package org.schedscope.ui.view.kit;

import javafx.scene.Node;
import javafx.scene.control.MenuItem;
import javafx.scene.control.ScrollPane;
import javafx.scene.input.Clipboard;
import javafx.scene.input.ClipboardContent;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import javafx.scene.layout.Region;

/** Small parts of views: gaps, menu items, visibility, style classes, the clipboard, and how keys scroll. */
public final class Nodes {
    private Nodes() {
    }

    public static Region gap() {
        Region gap = new Region();
        HBox.setHgrow(gap, Priority.ALWAYS);
        return gap;
    }

    /** Lets the arrow keys scroll something that nothing else in it takes. */
    public static void scrolledByKeys(ScrollPane pane, String accessible) {
        pane.setFocusTraversable(true);
        pane.setAccessibleText(accessible);
        pane.getStyleClass().add("keyed");
    }

    /** Whether a node or something that it is in has a style class. */
    public static boolean isOn(Node node, String style) {
        return node != null && (node.getStyleClass().contains(style) || isOn(node.getParent(), style));
    }

    /** Shows a node, or hides it and gives its room to others. */
    public static void show(Node node, boolean shown) {
        node.setVisible(shown);
        node.setManaged(shown);
    }

    /** An item of a menu whose text has no mnemonics. */
    public static MenuItem item(String id, String text, Runnable action) {
        MenuItem item = new MenuItem(text);
        item.setId(id);
        item.setMnemonicParsing(false);
        item.setOnAction(chosen -> action.run());
        return item;
    }

    /** Copies a text to the clipboard of the system. */
    public static void copy(String text) {
        ClipboardContent content = new ClipboardContent();
        content.putString(text);
        Clipboard.getSystemClipboard().setContent(content);
    }

    /** Gives a node a style class or takes it away; one that is left as it is is not styled anew. */
    public static void mark(Node node, String style, boolean wanted) {
        if (wanted != node.getStyleClass().contains(style)) {
            if (wanted) {
                node.getStyleClass().add(style);
            } else {
                node.getStyleClass().remove(style);
            }
        }
    }
}
