package org.schedscope.ui.view.notice;

import javafx.beans.property.BooleanProperty;
import javafx.beans.property.SimpleBooleanProperty;
import javafx.scene.control.Button;
import javafx.scene.control.ButtonBase;
import javafx.scene.control.Label;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import javafx.scene.layout.Region;
import javafx.scene.layout.VBox;
import org.schedscope.ui.view.kit.Hover;
import org.schedscope.ui.view.kit.Messages;
import org.schedscope.ui.view.kit.TextLabels;

/**
 * Strip above the schedule: a title, a sentence, and buttons. Texts and ids of buttons begin with its id. ControlsFX has a notification
 * pane, which covers the head of the schedule and has no room for a list of lines.
 */
public abstract class Notice extends VBox {
    final Label title = TextLabels.of("", "strong");
    final Label what = TextLabels.of("");
    final HBox head = new HBox(title, what);
    private final Hover hover = Hover.over(what);
    private final BooleanProperty there = new SimpleBooleanProperty(this, "there", false);

    Notice(String id) {
        setId(id);
        getStyleClass().add("notice");
        setMinHeight(Region.USE_PREF_SIZE);
        what.setMinWidth(0);
        what.setMaxWidth(Double.MAX_VALUE);
        HBox.setHgrow(what, Priority.ALWAYS);
        head.getStyleClass().add("notice-head");
        head.setMinWidth(0);
        getChildren().add(head);
    }

    /** Adds a button at the end of the head. */
    final <B extends ButtonBase> B addControl(String id, B button) {
        button.setText(Messages.WINDOW.text(getId() + "." + id));
        button.setId(getId() + "-" + id);
        button.setMinWidth(Region.USE_PREF_SIZE);
        head.getChildren().add(button);
        return button;
    }

    final Button add(String id, Runnable action) {
        Button button = addControl(id, new Button());
        button.setOnAction(pressed -> action.run());
        return button;
    }

    /** Shows the sentence, on hover too where it is cut. */
    final void setWhat(String sentence) {
        what.setText(sentence);
        hover.says(sentence);
    }

    /** Whether there is anything to report. */
    final BooleanProperty there() {
        return there;
    }
}
