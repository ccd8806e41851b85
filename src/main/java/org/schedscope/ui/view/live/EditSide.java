package org.schedscope.ui.view.live;

import java.util.ArrayList;
import java.util.List;
import java.util.function.Consumer;
import javafx.beans.value.ObservableBooleanValue;
import javafx.scene.Node;
import javafx.scene.input.KeyEvent;
import javafx.scene.layout.StackPane;
import javafx.stage.Stage;
import org.schedscope.ui.view.command.Commands;
import org.schedscope.ui.view.frame.Panel;
import org.schedscope.ui.view.kit.View;

/** While a workload is edited live, or a schedule built by hand, that takes the left side, and its undo the keys of the window's. */
public final class EditSide {
    private final StackPane side;
    private final List<Node> otherwise;
    private final LiveEditView edit;
    private final BeatItView hand;
    private final Consumer<Boolean> shares;
    private final Commands commands;
    /** What has begun and not ended; the last is shown. */
    private final List<Panel> begun = new ArrayList<>();

    /**
     * @param side with its usual content
     * @param shares takes whether the side is to be wide
     */
    public EditSide(StackPane side, LiveEditView edit, BeatItView hand, Consumer<Boolean> shares, Commands commands) {
        this.side = side;
        this.edit = edit;
        this.hand = hand;
        this.shares = shares;
        this.commands = commands;
        otherwise = List.copyOf(side.getChildren());
    }

    /** Shows and hides the panels, and handles keys before all others. */
    public void listen(Stage stage) {
        Panel live = Panel.of(edit);
        Panel built = Panel.of(hand);
        edit.live().editorProperty().addListener((property, before, now) -> put(now.isPresent(), live, edit));
        hand.hand().gameProperty().addListener((property, before, now) -> {
            if (before.isPresent() != now.isPresent()) {
                put(now.isPresent(), built, hand);
            }
        });
        stage.addEventFilter(KeyEvent.KEY_PRESSED, event -> {
            edit.live().editorProperty().get().ifPresent(draft -> undo(event, draft::undo, draft::redo));
            if (hand.hand().isOn()) {
                undo(event, hand.hand()::undo, hand.hand()::redo);
                place(event, stage.getScene().getFocusOwner());
            }
        });
    }

    /** Has another view take the side from when it is on until it is off. */
    public void also(View view, ObservableBooleanValue on) {
        Panel panel = Panel.of(view);
        on.addListener((property, before, now) -> put(now, panel, view));
    }

    private void put(boolean on, Panel panel, View view) {
        boolean was = !begun.isEmpty();
        begun.remove(panel);
        if (on) {
            begun.add(panel);
        }
        side.getChildren().setAll(begun.isEmpty() ? otherwise : List.of(begun.get(begun.size() - 1)));
        if (was == begun.isEmpty()) {
            shares.accept(!was);
        }
        if (on) {
            view.focusField();
        }
    }

    private void undo(KeyEvent event, Runnable undo, Runnable redo) {
        boolean back = commands.get("run-back").isAskedBy(event);
        if (back || commands.get("run-forward").isAskedBy(event)) {
            event.consume();
            (back ? undo : redo).run();
        }
    }

    /** Tasks are placed by keys where they are listed, and in the schedule. */
    private void place(KeyEvent event, Node focused) {
        boolean here = focused != null && ("byhand-tasks".equals(focused.getId()) || "schedule".equals(focused.getId()));
        if (here && !event.isConsumed()) {
            hand.key(event);
        }
    }
}
