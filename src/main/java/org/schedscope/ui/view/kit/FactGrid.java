package org.schedscope.ui.view.kit;

import javafx.scene.control.Label;
import javafx.scene.layout.FlowPane;
import javafx.scene.layout.VBox;
import org.schedscope.ui.view.base.KeptNodes;

/** Figures with their names above them, side by side; wraps where there is no room. All are set again whenever one changes. */
public final class FactGrid extends FlowPane {
    private final KeptNodes<Fact> facts = new KeptNodes<>(getChildren(), Fact::new);

    private static final class Fact extends VBox {
        private final Label name = TextLabels.of("", "fact-name");
        private final Label value = TextLabels.of("", "fact-value");

        Fact() {
            super(1);
            getChildren().setAll(name, value);
        }

        void say(String what, String figure) {
            name.setText(what);
            value.setText(figure);
            setAccessibleText(what + " " + figure);
        }
    }

    public FactGrid() {
        super(12, 6);
        getStyleClass().add("facts-row");
    }

    public void begin() {
        facts.begin();
    }

    public void add(String name, String value) {
        facts.next().say(name, value);
    }

    public void end() {
        facts.end();
    }
}
