package org.schedscope.metrics;

import java.util.Arrays;
import java.util.BitSet;
import java.util.stream.Stream;
import org.schedscope.event.EventField;
import org.schedscope.event.EventKind;
import org.schedscope.event.ScheduleEvent;
import org.schedscope.metrics.fact.JobFacts;

/**
 * Figures of tasks that share cores: the time that they are ready without a core, and switches of cores to other tasks. Devices, clusters
 * of another kind than the first, are left out where tasks have a cluster while they wait. Tasks of one core take the lowest free one, so
 * that events need not carry cores; where some task has several, every start is a switch.
 */
final class SharedCores {
    private static final int NONE = -1;

    private final JobFacts facts;
    private final BitSet devices;
    /** By job, ticks; less those of the waits that go on, each as if it had begun at tick 0. */
    private final long[] queued;
    private final BitSet waiting;
    /** By cluster and core, the task that ran last. */
    private final int[][] last;
    /** By cluster; cores that are taken. */
    private final BitSet[] taken;
    /** By task, its core; empty where some task has several. */
    private final int[] core;
    private long switches;

    SharedCores(JobFacts facts) {
        this.facts = facts;
        devices = facts.platform().devices();
        queued = new long[facts.jobCount()];
        waiting = new BitSet();
        last = new int[facts.platform().clusters().size()][0];
        taken = Stream.generate(BitSet::new).limit(last.length).toArray(BitSet[]::new);
        int[] cores = facts.index().columns().cores();
        core = new int[Arrays.stream(cores).allMatch(count -> count == 1) ? cores.length : 0];
    }

    private SharedCores(SharedCores other) {
        facts = other.facts;
        devices = other.devices;
        queued = other.queued.clone();
        waiting = (BitSet) other.waiting.clone();
        last = Arrays.stream(other.last).map(int[]::clone).toArray(int[][]::new);
        taken = Arrays.stream(other.taken).map(BitSet::clone).map(BitSet.class::cast).toArray(BitSet[]::new);
        core = other.core.clone();
        switches = other.switches;
    }

    SharedCores copy() {
        return new SharedCores(this);
    }

    /** A task is ready or suspended. */
    void waits(ScheduleEvent event) {
        int task = event.get(EventField.TASK);
        int queue = event.get(event.kind() == EventKind.TASK_READY ? EventField.QUEUE : EventField.NEXT_QUEUE);
        if (!waiting.get(task) && !devices.get(queue)) {
            waiting.set(task);
            queued[facts.index().jobOf(task)] -= event.tick();
        }
    }

    void starts(ScheduleEvent event) {
        int task = event.get(EventField.TASK);
        int cluster = event.get(EventField.CLUSTER);
        if (waiting.get(task)) {
            waiting.clear(task);
            queued[facts.index().jobOf(task)] += event.tick();
        }
        if (!devices.get(cluster)) {
            switches += core.length > 0 && isLast(cluster, take(cluster, task), task) ? 0 : 1;
        }
    }

    private int take(int cluster, int task) {
        core[task] = taken[cluster].nextClearBit(0);
        taken[cluster].set(core[task]);
        return core[task];
    }

    /** A task has finished, or was suspended or killed. */
    void ends(ScheduleEvent event) {
        if (core.length > 0) {
            taken[event.get(EventField.CLUSTER)].clear(core[event.get(EventField.TASK)]);
        }
    }

    /** Whether a core ran a task last; from now on it is the task. */
    private boolean isLast(int cluster, int core, int task) {
        if (core >= last[cluster].length) {
            int before = last[cluster].length;
            last[cluster] = Arrays.copyOf(last[cluster], Math.max(core + 1, 2 * before));
            Arrays.fill(last[cluster], before, last[cluster].length, NONE);
        }
        boolean same = last[cluster][core] == task;
        last[cluster][core] = task;
        return same;
    }

    /** Ticks in which tasks of a finished job were ready and had no core. */
    long queued(int job) {
        return queued[job];
    }

    /** Starts and resumptions of another task on a core. */
    long switches() {
        return switches;
    }
}
