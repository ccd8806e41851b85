package org.schedscope.ui.view.notice;

import java.util.Optional;
import javafx.beans.property.BooleanProperty;
import javafx.beans.property.SimpleBooleanProperty;
import javafx.beans.value.ObservableBooleanValue;
import javafx.scene.Node;
import javafx.scene.control.Button;
import javafx.scene.control.Label;
import javafx.scene.input.Clipboard;
import javafx.scene.input.ClipboardContent;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import javafx.scene.layout.Region;
import org.schedscope.text.Texts;
import org.schedscope.ui.state.base.Faults;
import org.schedscope.ui.view.kit.Hover;
import org.schedscope.ui.view.kit.Messages;
import org.schedscope.ui.view.kit.TextLabels;

/** Tells of a mistake of the program itself, and what to do: a strip above the schedule until the user has seen it. */
public final class FaultNotice implements Notices.Notice {
    private static final Texts TEXTS = Messages.WINDOW;

    private final Label what = TextLabels.of("");
    private final Hover hover = Hover.over(what);
    private final BooleanProperty there = new SimpleBooleanProperty(this, "there", false);
    private final HBox node;

    public FaultNotice(Faults faults) {
        Label title = TextLabels.of(TEXTS.text("fault.title"), "strong", "bad");
        title.setMinWidth(Region.USE_PREF_SIZE);
        what.setId("fault-what");
        what.setMinWidth(0);
        what.setMaxWidth(Double.MAX_VALUE);
        HBox.setHgrow(what, Priority.ALWAYS);
        Button copy = button("copy", () -> faults.latestProperty().get().ifPresent(fault -> copy(fault.details())));
        Button hide = button("hide", faults::dismiss);
        hide.getStyleClass().add("flat");
        node = new HBox(title, what, copy, hide);
        node.setId("fault");
        node.getStyleClass().addAll("notice", "notice-head");
        node.setMinHeight(Region.USE_PREF_SIZE);
        faults.latestProperty().addListener((property, before, now) -> show(now));
        show(faults.latestProperty().get());
    }

    private static Button button(String id, Runnable action) {
        Button button = new Button(TEXTS.text("fault." + id));
        button.setId("fault-" + id);
        button.setMinWidth(Region.USE_PREF_SIZE);
        button.setOnAction(pressed -> action.run());
        return button;
    }

    private static void copy(String details) {
        ClipboardContent content = new ClipboardContent();
        content.putString(details);
        Clipboard.getSystemClipboard().setContent(content);
    }

    private void show(Optional<Faults.Fault> fault) {
        there.set(fault.isPresent());
        fault.ifPresent(one -> {
            what.setText(TEXTS.text("fault.what", one.what()));
            hover.says(what.getText());
        });
    }

    @Override
    public Node node() {
        return node;
    }

    @Override
    public ObservableBooleanValue isThere() {
        return there;
    }
}
