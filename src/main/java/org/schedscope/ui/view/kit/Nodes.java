package org.schedscope.ui.view.kit;

import javafx.scene.Node;
import javafx.scene.control.ScrollPane;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import javafx.scene.layout.Region;

/** Room between nodes, what they are marked as or stand in, and how keys scroll them. */
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
