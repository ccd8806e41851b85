package org.schedscope.policy.order;

import org.schedscope.policy.PolicyInfo;
import org.schedscope.policy.ProjectionPolicy;
import org.schedscope.policy.TaskView;
import org.schedscope.policy.expression.Arithmetic;

/**
 * First the task whose job would have the largest schedule length ratio if the task started now. Key:
 * {@code (now + R + 1 − arrival) / CP}, largest first (Burkimsher, Bate, Indrusiak 2013, Algorithm 1). The 1 lets the shorter of two
 * jobs that arrive together go first. Starvation-free, since every key rises without bound.
 */
public final class ProjectedSlr2013 implements ProjectionPolicy {
    @Override
    public PolicyInfo info() {
        return new PolicyInfo("p-slr-2013", "The task whose job has the largest projected schedule length ratio first.",
                "(now − arrival + R + 1) / CP, largest first", "Burkimsher, Bate, Indrusiak 2013, Algorithm 1", true,
                "The first form of P-SLR, without the term for overload.");
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
        return false;
    }

    @Override
    public Arithmetic arithmetic(TaskView view, int task) {
        return ProjectedSlr.projection(view, task);
    }
}
