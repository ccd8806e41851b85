package org.schedscope.ui.view.window;

import java.util.ArrayDeque;
import java.util.List;
import java.util.Queue;
import java.util.concurrent.TimeUnit;
import javafx.animation.AnimationTimer;
import javafx.scene.Node;
import javafx.scene.layout.StackPane;

/**
 * Second phase of the start in steps, after the first pictures of the schedule: to make tables and tabs, to style and to lay them out for
 * the first time takes as long as the schedule itself. Their room is reserved, so nothing moves.
 */
final class LaterParts {
    /** Frames that the schedule has for itself: one lays it out, one paints it, and one more where its run ends in between. */
    private static final int FRAMES_BEFORE = 3;
    /** Of a frame, for steps that take less than one. */
    private static final long SHARE_NANOS = TimeUnit.MILLISECONDS.toNanos(10);

    /** Something to be done; where it shows something, the toolkit styles and lays that out after it, and the frame is full. */
    private record Step(Runnable action, boolean shows) {
    }

    private record Part(StackPane place, List<Node> content) {
        void putBack() {
            // Another part may have taken the place.
            if (place.getChildren().isEmpty()) {
                place.getChildren().setAll(content);
            }
        }
    }

    private final Queue<Step> rest = new ArrayDeque<>();

    /** Has something done in its turn, in a frame with others if none of them takes long. */
    void make(Runnable step) {
        rest.add(new Step(step, false));
    }

    /** Has something shown in its turn. */
    void show(Runnable step) {
        rest.add(new Step(step, true));
    }

    /**
     * Empties places, which are filled again in a frame each.
     *
     * @param places in the order in which they are filled
     */
    void takeOut(List<StackPane> places) {
        for (StackPane place : places) {
            Part part = new Part(place, List.copyOf(place.getChildren()));
            place.getChildren().clear();
            show(part::putBack);
        }
    }

    /** Goes on from frame to frame as soon as the schedule is painted. */
    void follow() {
        new AnimationTimer() {
            private int frames;

            @Override
            public void handle(long frame) {
                if (frames++ >= FRAMES_BEFORE) {
                    goOn();
                }
                if (rest.isEmpty()) {
                    stop();
                }
            }
        }.start();
    }

    private void goOn() {
        long begun = System.nanoTime();
        boolean full = false;
        while (!rest.isEmpty() && !full) {
            Step step = rest.remove();
            step.action().run();
            full = step.shows() || System.nanoTime() - begun > SHARE_NANOS;
        }
    }
}
