package org.schedscope.ui.view.inspector;

import javafx.geometry.Pos;
import javafx.scene.Node;
import javafx.scene.control.Label;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Region;
import javafx.scene.layout.VBox;
import javafx.scene.text.TextAlignment;
import org.schedscope.ui.view.base.KeptNodes;
import org.schedscope.ui.view.kit.Nodes;
import org.schedscope.ui.view.kit.TextLabels;

/** Facts one below the other: what it is at the left, the value at the right. Written from beginning to end whenever one changes. */
final class FactRows extends VBox {
    private static final int LONG = 20;

    private final KeptNodes<Row> rows = new KeptNodes<>(getChildren(), Row::new);

    private static final class Row extends HBox {
        private static final int VALUE = 2;

        private final Label name = TextLabels.of("", "fact-line");
        private final Label told = TextLabels.of("", "fact-value");

        Row() {
            super(8);
            told.setWrapText(true);
            told.setTextAlignment(TextAlignment.RIGHT);
            getChildren().setAll(name, Nodes.gap(), told);
            setAlignment(Pos.BASELINE_LEFT);
        }

        void say(String what, String value, boolean bad) {
            told.setText(value);
            Nodes.mark(told, "bad", bad);
            // What it is stays, and the value goes on in another line.
            say(what, told, value.length() > LONG ? Region.USE_PREF_SIZE : 0);
        }

        void say(String what, Node value, double leastOfName) {
            name.setText(what);
            name.setMinWidth(leastOfName);
            if (getChildren().get(VALUE) != value) {
                getChildren().set(VALUE, value);
            }
        }
    }

    FactRows() {
        super(4);
        getStyleClass().add("fact-rows");
    }

    void begin() {
        rows.begin();
    }

    void add(String name, String value) {
        rows.next().say(name, value, false);
    }

    /** A value that is worse than it should be. */
    void addBad(String name, String value) {
        rows.next().say(name, value, true);
    }

    void add(String name, Node value) {
        rows.next().say(name, value, 0);
    }

    void end() {
        rows.end();
    }
}
