package org.schedscope.policy;

/**
 * Projected SLR with the term for overload. Key: {@code (now + R + 1 − arrival) / CP + floor((now − arrival) / maxCP)²}, largest first, maxCP over
 * the jobs with a ready, unstarted task in the queue at the start of the pass (Burkimsher, Indrusiak: Bidding policies for market-based
 * HPC workflow scheduling, Algorithm 3). Starvation-free.
 */
public final class ProjectedSlr implements JobwisePolicy {
    @Override
    public PolicyInfo info() {
        return new PolicyInfo("p-slr", "The task whose job is projected to end latest in proportion to its critical path goes first;"
                + " jobs that have waited longer than the longest critical path leap ahead.",
                "(now − arrival + R + 1) / CP + floor((now − arrival) / maxCP)², largest first",
                "Burkimsher, Indrusiak: Bidding policies for market-based HPC workflow scheduling, Algorithm 3; Burkimsher, Bate, Indrusiak:"
                        + " Scheduling HPC workflows with networking delays and inaccurate estimates, Algorithm 1", true,
                "maxCP is the largest CP among the jobs that wait in the same queue.");
    }

    @Override
    public void key(TaskView view, int task, ExactKey key) {
        long waited = view.now() - view.arrival(task);
        key.setFraction(waited + view.rank(task) + 1, view.criticalPath(task));
        key.addSquare(waited / view.maxCriticalPath());
    }

    @Override
    public long withinJob(TaskView view, int task) {
        return -view.rank(task);
    }

    @Override
    public String arithmetic(TaskView view, int task) {
        long leaps = (view.now() - view.arrival(task)) / view.maxCriticalPath();
        return "(" + view.now() + " − " + view.arrival(task) + " + " + view.rank(task) + " + 1) / " + view.criticalPath(task)
                + (leaps == 0 ? "" : " + " + leaps + "²");
    }
}
