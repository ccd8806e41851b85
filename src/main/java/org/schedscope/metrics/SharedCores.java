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
    /** A bit by task; not a bit set, which looks for its last bit whenever that is cleared. */
    private final long[] waiting;
    /** By cluster and core, the task of one core that ran last. */
    private final int[][] last;
    private long switches;

    SharedCores(JobFacts facts) {
        this(facts, facts.platform().devices(), new long[facts.jobCount()], new long[facts.index().taskCount() / Long.SIZE + 1],
                new int[facts.platform().clusters().size()][0]);
    }

    private SharedCores(JobFacts facts, BitSet devices, long[] queued, long[] waiting, int[][] last) {
        this.facts = facts;
        this.devices = devices;
        this.queued = queued;
        this.waiting = waiting;
        this.last = last;
    }

    SharedCores copy() {
        SharedCores copy = new SharedCores(facts, devices, queued.clone(), waiting.clone(), last.clone());
        Arrays.setAll(copy.last, cluster -> last[cluster].clone());
        copy.switches = switches;
        return copy;
    }

    /** A task is ready or suspended. */
    void waits(ScheduleEvent event) {
        int task = event.get(EventField.TASK);
        int queue = event.get(event.kind() == EventKind.TASK_READY ? EventField.QUEUE : EventField.NEXT_QUEUE);
        if (!isWaiting(task) && !devices.get(queue)) {
            turn(task);
            queued[facts.index().jobOf(task)] -= event.tick();
        }
    }

    void starts(ScheduleEvent event) {
        int task = event.get(EventField.TASK);
        int cluster = event.get(EventField.CLUSTER);
        if (isWaiting(task)) {
            turn(task);
            queued[facts.index().jobOf(task)] += event.tick();
        }
        if (!devices.get(cluster)) {
            boolean known = facts.coresOf(task) == 1 && event.cores().rangeCount() == 1;
            switches += known && isLast(cluster, event.cores().first(0), task) ? 0 : 1;
        }
    }

    private boolean isWaiting(int task) {
        return (waiting[task / Long.SIZE] >> task & 1) != 0;
    }

    private void turn(int task) {
        waiting[task / Long.SIZE] ^= 1L << task;
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
