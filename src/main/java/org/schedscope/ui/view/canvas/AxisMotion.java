package org.schedscope.ui.view.canvas;

import javafx.animation.AnimationTimer;
import org.schedscope.chart.lane.TimeScale;

/**
 * Whether the axis of time moves from frame to frame, as while one zooms: what takes long is painted coarsely then, and in full as soon as
 * the axis rests. Counted in frames, however long they are.
 */
public final class AxisMotion {
    /** So many frames without a move mean rest: 80 ms where nothing is late. */
    private static final int REST = 5;

    private final Runnable rested;
    private final AnimationTimer frames = new AnimationTimer() {
        @Override
        public void handle(long now) {
            frame();
        }
    };
    private double start = Double.NaN;
    private double pixelsPerTick = Double.NaN;
    private int framesToRest;
    private boolean moving;

    /** @param rested what is to be done when the axis rests again */
    public AxisMotion(Runnable rested) {
        this.rested = rested;
    }

    /** To be told of whatever is painted: whether it belongs to a movement. A single step, as of the wheel, does not. */
    public boolean goesOn(TimeScale scale) {
        if (scale.start() != start || scale.pixelsPerTick() != pixelsPerTick) {
            moving = framesToRest > 0;
            start = scale.start();
            pixelsPerTick = scale.pixelsPerTick();
            framesToRest = REST;
            frames.start();
        }
        return moving;
    }

    /** A frame begins. */
    void frame() {
        framesToRest--;
        if (framesToRest <= 0) {
            frames.stop();
            if (moving) {
                moving = false;
                rested.run();
            }
        }
    }
}
