package org.schedscope.metrics;

import java.util.Arrays;
import java.util.BitSet;
import org.schedscope.event.EventField;
import org.schedscope.event.EventKind;
import org.schedscope.event.ScheduleEvent;
import org.schedscope.metrics.fact.JobFacts;

/**
 * Figures of tasks that share cores: the time that they are ready without a core, and switches of cores to other tasks. Devices, clusters
 * of another kind than the first, are left out where tasks have a cluster while they wait.
 */
final class SharedCores {
    private static final int NONE = -1;

    private final JobFacts facts;
    private final BitSet devices;
    /** By job, ticks; less those of the waits that go on, each as if it had begun at tick 0. */
    private final long[] queued;
    private final BitSet waiting;
    /** By cluster and core, the task of one core that ran last. */
    private final int[][] last;
    private long switches;

    SharedCores(JobFacts facts) {
        this(facts, facts.platform().devices(), new long[facts.jobCount()], new BitSet(), new int[facts.platform().clusters().size()][0]);
    }

    private SharedCores(JobFacts facts, BitSet devices, long[] queued, BitSet waiting, int[][] last) {
        this.facts = facts;
        this.devices = devices;
        this.queued = queued;
        this.waiting = waiting;
        this.last = last;
    }

    SharedCores copy() {
        SharedCores copy = new SharedCores(facts, devices, queued.clone(), (BitSet) waiting.clone(), last.clone());
        Arrays.setAll(copy.last, cluster -> last[cluster].clone());
        copy.switches = switches;
        return copy;
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
            boolean same = event.cores().rangeCount() == 1 && facts.coresOf(task) == 1 && isLast(cluster, event.cores().first(0), task);
            switches += same ? 0 : 1;
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
