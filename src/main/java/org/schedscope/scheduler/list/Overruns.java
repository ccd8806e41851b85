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
    /** By counted resource. */
    private final long[] counts;

    Overruns(SimulationInput input) {
        this(input, new TickHeap(16));
    }

    private Overruns(SimulationInput input, TickHeap ends) {
        this.input = input;
        this.ends = ends;
        counts = new long[input.needs().length];
    }

    Overruns copy() {
        Overruns copy = new Overruns(input, ends.copy());
        copy.now = now;
        copy.cores = cores;
        System.arraycopy(counts, 0, copy.counts, 0, counts.length);
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
        for (int resource = 0; resource < counts.length; resource++) {
            counts[resource] += sign * input.needs()[resource][task];
        }
    }

    long cores() {
        return cores;
    }

    /** By counted resource; not to be changed. */
    long[] counts() {
        return counts;
    }
}
