package org.schedscope.ui.view.command;

import java.util.Optional;
import javafx.beans.binding.BooleanExpression;
import javafx.scene.input.KeyCombination;
import javafx.scene.input.KeyEvent;
import org.schedscope.ui.view.kit.Messages;

/**
 * Something the user can do by menu and key.
 *
 * @param id its name is the text {@code command.<id>}
 * @param keys as {@link KeyCombination#valueOf} reads it, if it has any
 * @param impossible while this holds it cannot be done
 */
public record Command(String id, Optional<KeyCombination> keys, BooleanExpression impossible, Runnable action) {
    public String text() {
        return Messages.WINDOW.text("command." + id);
    }

    /** Whether this is its key. */
    public boolean isAskedBy(KeyEvent event) {
        return keys.isPresent() && keys.get().match(event);
    }

    public void run() {
        if (!impossible.get()) {
            action.run();
        }
    }
}
