package org.schedscope.ui.view.kit;

import javafx.scene.layout.FlowPane;
import javafx.scene.layout.VBox;

/** Figures with their names above them, side by side; wraps where there is no room. */
public final class FactGrid extends FlowPane {
    public FactGrid() {
        super(12, 6);
        getStyleClass().add("facts-row");
    }

    public void clear() {
        getChildren().clear();
    }

    public void add(String name, String value) {
        VBox fact = new VBox(1, TextLabels.of(name, "fact-name"), TextLabels.of(value, "fact-value"));
        fact.setAccessibleText(name + " " + value);
        getChildren().add(fact);
    }
}
