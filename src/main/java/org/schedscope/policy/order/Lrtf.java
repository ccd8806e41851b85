package org.schedscope.policy.order;

import org.schedscope.policy.FixedPolicy;
import org.schedscope.policy.PolicyInfo;
import org.schedscope.policy.TaskView;
import org.schedscope.policy.expression.Arithmetic;

/**
 * Longest remaining time first: the task with the largest upward rank R, in ticks (Burkimsher, Bate, Indrusiak 2013, §4.1.5). Short jobs
 * can
 * starve under overload.
 */
public final class Lrtf implements FixedPolicy {
    @Override
    public PolicyInfo info() {
        return new PolicyInfo("lrtf", "The task with the longest remaining path first.", "upward rank R, largest first",
                "Burkimsher, Bate, Indrusiak 2013, §4.1.5", false, "Packs well at the end of a run; short jobs can starve under overload.",
                "Unlike the LRTF of textbooks it takes no core from a running task: for jobs of one task it is their longest job first.");
    }

    @Override
    public long first(TaskView view, int task) {
        return -view.rank(task);
    }

    @Override
    public long shown(long first) {
        return -first;
    }

    @Override
    public Arithmetic arithmetic(TaskView view, int task) {
        return Arithmetic.of("R = ").length(view.rank(task));
    }
}
