package org.schedscope.policy.order;

import org.schedscope.policy.FixedPolicy;
import org.schedscope.policy.PolicyInfo;
import org.schedscope.policy.TaskView;
import org.schedscope.policy.expression.Arithmetic;

/**
 * Shortest remaining time first: the task with the smallest upward rank R, in ticks (Burkimsher, Bate, Indrusiak 2013, §4.1.5). Long jobs
 * can
 * starve under overload.
 */
public final class Srtf implements FixedPolicy {
    @Override
    public PolicyInfo info() {
        return new PolicyInfo("srtf", "The task with the shortest remaining path first.", "upward rank R, smallest first",
                "Burkimsher, Bate, Indrusiak 2013, §4.1.5", false, "Good mean SLR; long jobs can starve under overload.",
                "Unlike the SRTF of textbooks it takes no core from a running task: for jobs of one task it is their SJF.");
    }

    @Override
    public long first(TaskView view, int task) {
        return view.rank(task);
    }

    @Override
    public Arithmetic arithmetic(TaskView view, int task) {
        return Arithmetic.of("R = ").length(view.rank(task));
    }
}
