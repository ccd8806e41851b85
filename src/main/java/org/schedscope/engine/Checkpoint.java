package org.schedscope.engine;

/** The state of a simulation between two ticks. Immutable: it may be resumed any number of times, from any thread. */
public final class Checkpoint {
    private final Simulation state;

    Checkpoint(Simulation state) {
        this.state = state;
    }

    Simulation state() {
        return state;
    }

    /** The tick up to which, inclusive, everything has happened. */
    public long tick() {
        return state.tick();
    }
}
