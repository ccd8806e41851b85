package org.schedscope.ui.view.frame;

import javafx.beans.property.ReadOnlyBooleanProperty;
import javafx.scene.Node;
import javafx.scene.Scene;
import javafx.scene.input.KeyEvent;
import javafx.scene.input.MouseEvent;
import javafx.scene.layout.Region;

/** Black over the whole window, while something else is talked about, until any key or click. */
public final class BlankScreen {
    private final Region node = new Region();

    public BlankScreen() {
        node.setId("blank");
        node.getStyleClass().add("blank");
        node.setVisible(false);
        node.addEventHandler(MouseEvent.MOUSE_PRESSED, event -> node.setVisible(false));
    }

    /** To be called before others listen to the keys of the scene: the one that brings the window back does nothing else. */
    public void listen(Scene scene) {
        scene.addEventFilter(KeyEvent.KEY_PRESSED, event -> {
            if (node.isVisible()) {
                node.setVisible(event.getCode().isModifierKey());
                event.consume();
            }
        });
    }

    /** Whether the window is black. */
    public ReadOnlyBooleanProperty shownProperty() {
        return node.visibleProperty();
    }

    public void show() {
        node.setVisible(true);
    }

    /** Lies over everything else. */
    public Node node() {
        return node;
    }
}
