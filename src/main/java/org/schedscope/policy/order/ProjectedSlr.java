package org.schedscope.policy.order;

import org.schedscope.policy.PolicyInfo;
import org.schedscope.policy.ProjectionPolicy;
import org.schedscope.policy.TaskView;
import org.schedscope.policy.expression.Arithmetic;

/**
 * Projected SLR with the term for overload. Key: {@code (now + R + 1 − arrival) / CP + floor((now − arrival) / maxCP)²}, largest first,
 * maxCP over the jobs with a ready, unstarted task in the queue at the start of the pass (Burkimsher, Indrusiak: Bidding policies for
 * market-based HPC workflow scheduling, Algorithm 3). Starvation-free.
 */
public final class ProjectedSlr implements ProjectionPolicy {
    @Override
    public PolicyInfo info() {
        return new PolicyInfo("p-slr", "The task whose job has the largest projected schedule length ratio first;"
                + " jobs that have waited longer than the longest critical path get a boost.",
                "(now − arrival + R + 1) / CP + floor((now − arrival) / maxCP)², largest first",
                "Burkimsher, Indrusiak: Bidding policies for market-based HPC workflow scheduling, Algorithm 3; Burkimsher, Bate,"
                        + " Indrusiak:"
                        + " Scheduling HPC workflows with networking delays and inaccurate estimates, Algorithm 1",
                true,
                "maxCP is the largest CP among the jobs that wait in the same queue.");
    }

    @Override
    public long offset(TaskView view, int task) {
        return view.rank(task) + 1 - view.arrival(task);
    }

    @Override
    public long divisor(TaskView view, int task) {
        return view.criticalPath(task);
    }

    @Override
    public boolean hasOverloadTerm() {
        return true;
    }

    @Override
    public Arithmetic arithmetic(TaskView view, int task) {
        long leaps = (view.now() - view.arrival(task)) / view.maxCriticalPath();
        return leaps == 0 ? projection(view, task) : projection(view, task).words(" + " + leaps + "²");
    }

    /** The SLR of a job, were nothing to wait from the next tick on. */
    static Arithmetic projection(TaskView view, int task) {
        return Arithmetic.of("(").moment(view.now()).words(" − ").moment(view.arrival(task)).words(" + ").length(view.rank(task))
                .words(" + ").length(1).words(") / ").length(view.criticalPath(task));
    }
}
