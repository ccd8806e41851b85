package org.schedscope.scheduler.list;

import org.schedscope.engine.collection.TickHeap;
import org.schedscope.engine.input.SimulationInput;

/** What is held on a cluster by tasks that are past their estimated ends. */
final class Overruns {
    private final SimulationInput input;
    /** Estimated ends to come: of tasks that started, and, with numbers inverted, of those that have ended before. */
    private final TickHeap ends;
    private long now;
    private long cores;
    private long memory;

    Overruns(SimulationInput input) {
        this(input, new TickHeap(16));
    }

    private Overruns(SimulationInput input, TickHeap ends) {
        this.input = input;
        this.ends = ends;
    }

    Overruns copy() {
        Overruns copy = new Overruns(input, ends.copy());
        copy.now = now;
        copy.cores = cores;
        copy.memory = memory;
        return copy;
    }

    void advanceTo(long tick) {
        now = tick;
        while (ends.nextTick() <= now) {
            count(ends.poll());
        }
    }

    void started(int task, long end) {
        at(end, task);
    }

    void finished(int task, long end) {
        at(end, ~task);
    }

    private void at(long end, int signed) {
        if (end <= now) {
            count(signed);
        } else {
            ends.add(end, signed);
        }
    }

    private void count(int signed) {
        int task = Math.max(signed, ~signed);
        int sign = signed < 0 ? -1 : 1;
        cores += sign * (long) input.cores(task);
        memory += sign * input.memory(task);
    }

    long cores() {
        return cores;
    }

    long memory() {
        return memory;
    }
}
