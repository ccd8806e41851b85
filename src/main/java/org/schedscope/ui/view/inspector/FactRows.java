package org.schedscope.ui.view.inspector;

import javafx.geometry.Pos;
import javafx.scene.Node;
import javafx.scene.control.Label;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Region;
import javafx.scene.layout.VBox;
import javafx.scene.text.TextAlignment;
import org.schedscope.ui.view.kit.Nodes;
import org.schedscope.ui.view.kit.TextLabels;

/** Facts one below the other: what it is at the left, the value at the right. */
final class FactRows extends VBox {
    private static final int LONG = 20;

    FactRows() {
        super(4);
        getStyleClass().add("fact-rows");
    }

    void clear() {
        getChildren().clear();
    }

    void add(String name, String value) {
        Label told = TextLabels.of(value, "fact-value");
        told.setWrapText(true);
        told.setTextAlignment(TextAlignment.RIGHT);
        // What it is stays, and the value goes on in another line.
        add(name, told, value.length() > LONG ? Region.USE_PREF_SIZE : 0);
    }

    /** A value that is worse than it should be. */
    void addBad(String name, String value) {
        add(name, TextLabels.of(value, "fact-value", "bad"));
    }

    void add(String name, Node value) {
        add(name, value, 0);
    }

    private void add(String name, Node value, double leastOfName) {
        Label label = TextLabels.of(name, "fact-line");
        label.setMinWidth(leastOfName);
        HBox row = new HBox(8, label, Nodes.gap(), value);
        row.setAlignment(Pos.BASELINE_LEFT);
        getChildren().add(row);
    }
}
