package org.schedscope.ui.view.base;

import java.lang.reflect.Field;
import java.util.List;
import javafx.animation.PauseTransition;
import javafx.scene.Node;
import javafx.scene.Parent;
import javafx.stage.Window;
import javafx.util.Duration;

/**
 * Repairs nodes after an exception in the middle of a layout, such as one of a cell of a table: the toolkit treats the node as being laid
 * out forever. Only a private flag of the toolkit shows this.
 */
public final class StuckLayouts {
    private static final String FLAG = "performingLayout";
    /** What fails every time must leave most frames to the others. */
    private static final Duration PAUSE = Duration.seconds(0.5);

    private final PauseTransition pause = new PauseTransition(PAUSE);

    public StuckLayouts() {
        pause.setOnFinished(over -> free());
    }

    /** Sets free all that is stuck, soon. To be called on the toolkit's thread, also in a layout. */
    public void freeSoon() {
        if (pause.getStatus() != PauseTransition.Status.RUNNING) {
            pause.playFromStart();
        }
    }

    private static void free() {
        try {
            Field flag = Parent.class.getDeclaredField(FLAG);
            flag.setAccessible(true);
            for (Window window : List.copyOf(Window.getWindows())) {
                if (window.getScene() != null) {
                    free(window.getScene().getRoot(), flag);
                }
            }
        } catch (ReflectiveOperationException | RuntimeException closed) {
            // A toolkit that keeps its flag to itself: what is stuck stays so, and all else goes on.
            return;
        }
    }

    private static void free(Parent parent, Field flag) throws IllegalAccessException {
        if (flag.getBoolean(parent)) {
            flag.setBoolean(parent, false);
            parent.requestLayout();
        }
        for (Node child : parent.getChildrenUnmodifiable()) {
            if (child instanceof Parent inner) {
                free(inner, flag);
            }
        }
    }
}
