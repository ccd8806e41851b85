package org.schedscope.optimum;

import java.util.Arrays;
import org.schedscope.engine.profile.AvailabilityProfile;

/**
 * Serial schedule generation (Kolisch 1996): places tasks in a given order, each at its earliest fit, also in gaps between placed ones.
 * Some order and choice of clusters gives an optimal schedule of every objective that no later end improves.
 */
final class PlanDecoder {
    /** Instead of a cluster: the one with the earliest end, ties in platform order. */
    static final int ANY = -1;

    private final PlacementProblem problem;
    private final JobCosts costs;
    private final AvailabilityProfile[] empty;
    private final AvailabilityProfile[] profile;
    private final long[] jobEnds;

    PlanDecoder(PlacementProblem problem, JobCosts costs) {
        this.problem = problem;
        this.costs = costs;
        empty = new AvailabilityProfile[problem.clusterCount()];
        Arrays.setAll(empty, cluster -> new AvailabilityProfile(problem.cluster(cluster).cores(),
                Arrays.stream(problem.capacities()).mapToLong(capacity -> capacity[cluster]).toArray()));
        profile = Arrays.stream(empty).map(AvailabilityProfile::copy).toArray(AvailabilityProfile[]::new);
        jobEnds = new long[problem.index().jobCount()];
    }

    /**
     * The plan of an order.
     *
     * @param order all tasks, parents before their children
     * @param wanted cluster of each task, or {@link #ANY}
     */
    SearchPlan plan(int[] order, int[] wanted) {
        for (int cluster = 0; cluster < profile.length; cluster++) {
            profile[cluster].copyFrom(empty[cluster]);
        }
        int[] cluster = new int[order.length];
        long[] start = new long[order.length];
        for (int task : order) {
            place(task, wanted[task] == ANY ? problem.clusters(task) : new int[] {wanted[task]}, cluster, start);
        }
        SearchPlan plan = new SearchPlan(cluster, start, 0);
        return new SearchPlan(cluster, start, cost(plan));
    }

    private void place(int task, int[] clusters, int[] cluster, long[] start) {
        long first = Long.MAX_VALUE;
        for (int where : clusters) {
            long from = problem.release(task);
            for (PlacementProblem.Edge edge : problem.inputs(task)) {
                int parent = edge.parent();
                from = Math.max(from, start[parent] + problem.duration(parent, cluster[parent]) + edge.delay()[cluster[parent]][where]);
            }
            long fit = profile[where].earliestFit(from, problem.duration(task, where), problem.cores(task), problem.needs(), task);
            if (fit + problem.duration(task, where) < first) {
                first = fit + problem.duration(task, where);
                cluster[task] = where;
                start[task] = fit;
            }
        }
        profile[cluster[task]].reserve(start[task], first, problem.cores(task), problem.needs(), task);
    }

    long cost(SearchPlan plan) {
        endsOf(plan, jobEnds);
        return costs.of(jobEnds);
    }

    private void endsOf(SearchPlan plan, long[] ends) {
        Arrays.fill(ends, 0);
        for (int task = 0; task < plan.start().length; task++) {
            int job = problem.index().jobOf(task);
            ends[job] = Math.max(ends[job], plan.start()[task] + problem.duration(task, plan.cluster()[task]));
        }
    }

    /** The exact metric of a plan. */
    double figure(SearchPlan plan) {
        long[] ends = new long[jobEnds.length];
        endsOf(plan, ends);
        return costs.figure(ends);
    }
}
