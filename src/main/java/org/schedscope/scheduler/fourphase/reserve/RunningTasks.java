package org.schedscope.scheduler.fourphase.reserve;

import java.util.Arrays;
import org.schedscope.model.graph.WorkloadIndex;

/** The tasks of every job that run, in order of (start of their piece, number): a list per job, linked through common arrays. */
public final class RunningTasks {
    private static final int NONE = ReservationTable.NONE;

    private final WorkloadIndex index;
    private final int[] first;
    private final int[] last;
    private final int[] next;
    private final int[] previous;

    public RunningTasks(WorkloadIndex index) {
        this(index, new int[index.jobCount()], new int[index.jobCount()], new int[index.taskCount()], new int[index.taskCount()]);
        Arrays.fill(first, NONE);
        Arrays.fill(last, NONE);
    }

    private RunningTasks(WorkloadIndex index, int[] first, int[] last, int[] next, int[] previous) {
        this.index = index;
        this.first = first;
        this.last = last;
        this.next = next;
        this.previous = previous;
    }

    public RunningTasks copy() {
        return new RunningTasks(index, first.clone(), last.clone(), next.clone(), previous.clone());
    }

    /** The first running task of a job; {@link ReservationTable#NONE} if none runs. */
    public int first(int job) {
        return first[job];
    }

    /** The one after a running task; {@link ReservationTable#NONE} after the last. */
    public int next(int task) {
        return next[task];
    }

    /** A task has started, not before any that runs. */
    public void add(int task, long[] start) {
        int job = index.jobOf(task);
        int before = last[job];
        while (before != NONE && start[before] == start[task] && before > task) {
            before = previous[before];
        }
        int after = before == NONE ? first[job] : next[before];
        link(job, before, task);
        link(job, task, after);
    }

    private void link(int job, int a, int b) {
        if (a == NONE) {
            first[job] = b;
        } else {
            next[a] = b;
        }
        if (b == NONE) {
            last[job] = a;
        } else {
            previous[b] = a;
        }
    }

    public void remove(int task) {
        link(index.jobOf(task), previous[task], next[task]);
    }
}
