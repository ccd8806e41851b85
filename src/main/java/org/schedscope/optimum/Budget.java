package org.schedscope.optimum;

import java.util.function.BooleanSupplier;

/**
 * The limit of a search: a number of steps (schedules tried, or nodes of the solver's tree), which is reproducible, and an early stop,
 * which is not.
 */
public final class Budget {
    private final long most;
    private final BooleanSupplier stopped;
    private long used;

    /**
     * @param most steps
     * @param stopped polled at every step; once true, it must stay true
     */
    public Budget(long most, BooleanSupplier stopped) {
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

    /** Takes a step; false if none is left or the search is stopped. */
    boolean step() {
        if (isOver()) {
            return false;
        }
        used++;
        return true;
    }
}
