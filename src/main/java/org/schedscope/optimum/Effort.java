package org.schedscope.optimum;

import java.util.function.BooleanSupplier;

/**
 * How long a search may go on: a number of steps (a schedule that is tried, or a node of the solver's tree), which gives the same answer
 * everywhere and always, and until somebody stops it, which does not.
 */
public final class Effort {
    private final long most;
    private final BooleanSupplier stopped;
    private long used;

    /**
     * @param most steps
     * @param stopped asked at every step; once true, it must stay so
     */
    public Effort(long most, BooleanSupplier stopped) {
        this.most = most;
        this.stopped = stopped;
    }

    /** Steps taken so far. */
    public long used() {
        return used;
    }

    boolean isOver() {
        return used >= most || stopped.getAsBoolean();
    }

    /** Takes a step, unless there are none left. */
    boolean step() {
        if (isOver()) {
            return false;
        }
        used++;
        return true;
    }
}
