package org.schedscope.policy.order;

import org.schedscope.policy.FixedPolicy;
import org.schedscope.policy.PolicyInfo;
import org.schedscope.policy.TaskView;
import org.schedscope.policy.expression.Arithmetic;

/**
 * First the task that has been ready longest. Key: ready time, smallest first (Burkimsher, Bate, Indrusiak 2013, §4.1.2). Starvation-free.
 */
public final class FifoTask implements FixedPolicy {
    @Override
    public PolicyInfo info() {
        return new PolicyInfo("fifo-task", "The task that has been ready longest first.", "ready time, smallest first",
                "Burkimsher, Bate, Indrusiak 2013, §4.1.2", true,
                "Interleaves jobs: later tasks of a job queue behind first tasks of others.");
    }

    @Override
    public long first(TaskView view, int task) {
        return view.readyTick(task);
    }

    @Override
    public Arithmetic arithmetic(TaskView view, int task) {
        return Arithmetic.of("ready at ").moment(view.readyTick(task));
    }
}
