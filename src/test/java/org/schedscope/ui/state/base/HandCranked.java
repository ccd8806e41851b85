package org.schedscope.ui.state.base;

import java.util.ArrayDeque;
import java.util.Deque;
import java.util.concurrent.Executor;

/** Threads and a clock that a test turns by hand: nothing happens until it says so. */
public final class HandCranked {
    public final Queue owner = new Queue();
    public final Queue reading = new Queue();
    public final Queue simulation = new Queue();
    final Queue facts = new Queue();
    final Queue sweeping = new Queue();
    public long nanos;
    /** How far the clock goes on whenever it is looked at. */
    public long nanosPerLook;
    /** Whether the owner does at once what workers tell, as if it were always faster. */
    public boolean ownerRunsAtOnce;

    /** Tasks given, in order. */
    public static final class Queue implements Executor {
        private final Deque<Runnable> tasks = new ArrayDeque<>();

        @Override
        public void execute(Runnable task) {
            tasks.add(task);
        }

        public boolean runNext() {
            Runnable task = tasks.poll();
            if (task != null) {
                task.run();
            }
            return task != null;
        }
    }

    public Environment environment() {
        Executor told = task -> {
            if (ownerRunsAtOnce) {
                task.run();
            } else {
                owner.execute(task);
            }
        };
        return new Environment(told, reading, simulation, facts, sweeping, () -> nanos += nanosPerLook);
    }

    /** Until nobody has anything to do. */
    public void settle() {
        while (step()) {
            continue;
        }
    }

    /** Lets one of them do the next thing; whether anybody had anything to do. */
    public boolean step() {
        return owner.runNext() || reading.runNext() || simulation.runNext() || facts.runNext() || sweeping.runNext();
    }
}
