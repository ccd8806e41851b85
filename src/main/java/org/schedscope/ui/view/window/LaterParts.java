package org.schedscope.ui.view.window;

import java.util.ArrayDeque;
import java.util.List;
import java.util.Queue;
import javafx.animation.AnimationTimer;
import javafx.scene.Node;
import javafx.scene.layout.StackPane;

/**
 * What stands around the schedule comes after it when the program starts: to style and to lay out tables and tabs for the first time takes
 * as long as the schedule itself. Their room is kept, so nothing moves.
 */
final class LaterParts {
    /** Frames that the schedule has for itself: one lays it out, one paints it, and one more where its run ends in between. */
    private static final int FRAMES_BEFORE = 3;

    private record Part(StackPane place, List<Node> content) {
        void putBack() {
            // Somebody else may have taken the place.
            if (place.getChildren().isEmpty()) {
                place.getChildren().setAll(content);
            }
        }
    }

    private final Queue<Runnable> rest = new ArrayDeque<>();

    /**
     * Empties places in a window that has not been shown.
     *
     * @param places in the order in which they are filled again
     * @param last done when all of them are
     */
    LaterParts(List<StackPane> places, Runnable last) {
        for (StackPane place : places) {
            rest.add(new Part(place, List.copyOf(place.getChildren()))::putBack);
            place.getChildren().clear();
        }
        rest.add(last);
    }

    /** Fills one a frame as soon as the schedule is painted. */
    void follow() {
        new AnimationTimer() {
            private int frames;

            @Override
            public void handle(long frame) {
                if (frames++ < FRAMES_BEFORE) {
                    return;
                }
                rest.remove().run();
                if (rest.isEmpty()) {
                    stop();
                }
            }
        }.start();
    }
}
