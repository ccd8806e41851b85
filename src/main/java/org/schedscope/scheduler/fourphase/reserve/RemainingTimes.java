package org.schedscope.scheduler.fourphase.reserve;

import org.schedscope.engine.SchedulingContext;
import org.schedscope.engine.input.SimulationInput;
import org.schedscope.engine.profile.ClusterProfiles;
import org.schedscope.model.graph.Eligibility;
import org.schedscope.model.graph.MeanRanks;

/**
 * How long a workflow would take from now on if the rest of it had what is free to itself (Wang 2011, Figure 3-2): its tasks that are not
 * planned yet are mapped in falling rank, each to the cluster of its earliest finish.
 */
public final class RemainingTimes {
    private final SchedulingContext context;
    private final SimulationInput input;
    private final Eligibility eligibility;
    private final ReservationTable reservations;
    private final ClusterProfiles trial;
    /** Of tasks mapped in the present trial. */
    private final int[] mappedTo;
    private final long[] mappedEnd;
    /** By cluster, for the task at hand: when its data is there. */
    private final long[] data;
    /** By job that is not done, from the first call on. */
    private final JobInputs[] inputs;
    private int bestCluster;
    private long bestStart;

    public RemainingTimes(SchedulingContext context, ReservationTable reservations) {
        this.context = context;
        input = context.input();
        eligibility = input.eligibility();
        this.reservations = reservations;
        trial = new ClusterProfiles(input);
        int largest = 0;
        for (int job = 0; job < input.index().jobCount(); job++) {
            largest = Math.max(largest, input.index().taskCountOf(job));
        }
        mappedTo = new int[largest];
        mappedEnd = new long[largest];
        data = new long[input.clusterCount()];
        inputs = new JobInputs[input.index().jobCount()];
    }

    /** A job has finished or starved. */
    public void forget(int job) {
        inputs[job] = null;
    }

    /** Ticks from now until the last task of an unfinished workflow would end. */
    public long of(int job) {
        trial.copyFrom(reservations.profiles());
        MeanRanks ranks = input.meanRanks();
        if (inputs[job] == null) {
            inputs[job] = new JobInputs(input, job);
        }
        int first = input.index().firstTask(job);
        long last = context.now();
        for (int place = 0; place < input.index().taskCountOf(job); place++) {
            int task = ranks.byRank(job, place);
            if (reservations.isPlanned(task)) {
                last = Math.max(last, reservations.end(task));
            } else if (!reservations.isDone(task)) {
                map(task);
                long end = bestStart + reservations.duration(task, bestCluster);
                trial.reserve(task, bestCluster, bestStart, end);
                mappedTo[task - first] = bestCluster;
                mappedEnd[task - first] = end;
                last = Math.max(last, end);
            }
        }
        return last - context.now();
    }

    private void map(int task) {
        findData(task);
        long best = Long.MAX_VALUE;
        for (int cluster : eligibility.clusters(task)) {
            long duration = reservations.duration(task, cluster);
            // The limit changes nothing but spares the search of what could only finish later.
            if (data[cluster] < best - duration) {
                long start = trial.earliestBy(task, cluster, data[cluster], best - duration, duration);
                if (start < best - duration) {
                    best = start + duration;
                    bestCluster = cluster;
                    bestStart = start;
                }
            }
        }
    }

    private void findData(int task) {
        for (int cluster : eligibility.clusters(task)) {
            data[cluster] = reservations.earliest().dataThere(task, cluster);
        }
        int job = input.index().jobOf(task);
        int first = input.index().firstTask(job);
        JobInputs edges = inputs[job];
        for (int edge = edges.first(task - first), last = edges.first(task - first + 1); edge < last; edge++) {
            int position = edges.parent(edge);
            if (reservations.isPlanned(first + position)) {
                waitFor(task, edges, edge, reservations.cluster(first + position), reservations.end(first + position));
            } else if (!reservations.isDone(first + position)) {
                waitFor(task, edges, edge, mappedTo[position], mappedEnd[position]);
            }
        }
    }

    /** The data of a parent that ends somewhere some time is there no earlier than it can be. */
    private void waitFor(int task, JobInputs edges, int edge, int from, long end) {
        int position = input.index().positionOf(task);
        for (int cluster : eligibility.clusters(task)) {
            data[cluster] = Math.max(data[cluster], end + edges.delay(position, edge, from, cluster));
        }
    }
}
