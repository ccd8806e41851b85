package org.schedscope.scheduler.fourphase.backfill;

import java.util.Arrays;
import org.schedscope.engine.SchedulingContext;
import org.schedscope.engine.input.SimulationInput;
import org.schedscope.engine.profile.ClusterProfiles;
import org.schedscope.model.graph.Eligibility;
import org.schedscope.scheduler.fourphase.reserve.ReservationTable;

/** Planned starts of the first tasks of a queue, each marked on a copy of what is free so that those behind it plan around it. */
public abstract class Plan {
    private final SchedulingContext context;
    private final SimulationInput input;
    private final ReservationTable reservations;
    private final Eligibility eligibility;
    private final ClusterProfiles profiles;
    private int[] task = new int[16];
    private int[] cluster = new int[16];
    private long[] start = new long[16];
    private int size;
    private int candidateCluster;
    private long candidateStart;
    private long candidateLasts;

    public Plan(SchedulingContext context, ReservationTable reservations) {
        this.context = context;
        this.reservations = reservations;
        input = context.input();
        eligibility = input.eligibility();
        profiles = new ClusterProfiles(input);
    }

    /** Begins anew for a queue; what of the last plan holds may be kept. */
    public void begin(int[] order, int length) {
        size = 0;
        profiles.copyFrom(reservations.profiles());
    }

    /** Plans one more task; when it starts. */
    public abstract long add(int next);

    /**
     * Whether a task could start before a tick, the present one or later, if nothing more were planned.
     *
     * @param mostFreeCores by cluster, the most cores that are free at any tick before
     * @param onlyAsDataComes by cluster, whether nothing that waits there for room only could start by then
     */
    public boolean couldStartBefore(long tick, int next, long[] mostFreeCores, boolean[] onlyAsDataComes) {
        int cores = input.cores(next);
        for (int where : clusters(next)) {
            if (cores <= mostFreeCores[where]) {
                long data = reservations.earliest().dataThere(next, where);
                if (data < tick && (data > context.now() || !onlyAsDataComes[where])) {
                    candidateLasts = reservations.duration(next, where);
                    candidateStart = profiles.earliestBy(next, where, data, tick - 1, candidateLasts);
                    candidateCluster = where;
                    if (candidateStart < tick) {
                        return true;
                    }
                }
            }
        }
        return false;
    }

    /** Whether what was found last for a task that could start early is still free, after more has been planned. */
    public boolean stillCould(int next) {
        return profiles.earliestBy(next, candidateCluster, candidateStart, candidateStart, candidateLasts) == candidateStart;
    }

    /** A task of the plan has been committed; whether it is known that the places of all before it stay as they are. */
    public boolean committed(int which) {
        return false;
    }

    /** A running task has finished when it was to. */
    public void finishedOnTime(int which) {
    }

    public ReservationTable reservations() {
        return reservations;
    }

    /** The ticks that a task takes where it takes the fewest. */
    long shortestDuration(int of) {
        long shortest = Long.MAX_VALUE;
        for (int where : clusters(of)) {
            shortest = Math.min(shortest, reservations.duration(of, where));
        }
        return shortest;
    }

    /** What is free besides what is planned. */
    public ClusterProfiles profiles() {
        return profiles;
    }

    /** How many tasks are planned. */
    public int size() {
        return size;
    }

    public int task(int i) {
        return task[i];
    }

    /** Where the i-th task starts first. */
    public int cluster(int i) {
        return cluster[i];
    }

    public long start(int i) {
        return start[i];
    }

    /** The clusters that can run a task. */
    public int[] clusters(int of) {
        return eligibility.clusters(of);
    }

    public void append(int next, int where, long from) {
        if (size == task.length) {
            task = Arrays.copyOf(task, size * 2);
            cluster = Arrays.copyOf(cluster, size * 2);
            start = Arrays.copyOf(start, size * 2);
        }
        task[size] = next;
        cluster[size] = where;
        start[size++] = from;
    }

    public void cut(int newSize) {
        size = newSize;
    }

    public void remove(int i) {
        size--;
        System.arraycopy(task, i + 1, task, i, size - i);
        System.arraycopy(cluster, i + 1, cluster, i, size - i);
        System.arraycopy(start, i + 1, start, i, size - i);
    }
}
