package org.schedscope.policy;

import org.schedscope.policy.expression.Arithmetic;

/**
 * First the job that arrived first (then file order), inside it the task that has been ready longest (Burkimsher, Bate, Indrusiak 2013,
 * §4.1.3). Starvation-free.
 */
public final class FifoJob implements FixedPolicy {
    @Override
    public PolicyInfo info() {
        return new PolicyInfo("fifo-job", "The job with the earliest arrival first.",
                "(job arrival, file order), then ready time, smallest first",
                "Burkimsher, Bate, Indrusiak 2013, §4.1.3", true, "Keeps jobs together; short jobs wait behind long ones.");
    }

    @Override
    public long first(TaskView view, int task) {
        return view.jobOrder(task);
    }

    @Override
    public long second(TaskView view, int task) {
        return view.readyTick(task);
    }

    @Override
    public Arithmetic arithmetic(TaskView view, int task) {
        return Arithmetic.of("jobs before: " + view.jobOrder(task) + ", ready at ").moment(view.readyTick(task));
    }
}
