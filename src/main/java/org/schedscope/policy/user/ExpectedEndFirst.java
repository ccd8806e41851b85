package org.schedscope.policy.user;

import org.schedscope.policy.FixedPolicy;
import org.schedscope.policy.PolicyInfo;
import org.schedscope.policy.TaskView;
import org.schedscope.policy.expression.Arithmetic;

/**
 * First the job with the earliest expected end (after Tóth, Klusáček 2014, §3.2, Algorithm 1, by estimates and with equal shares).
 * Starvation-free: no job that arrives later than another's expected end is expected to end before that.
 */
public final class ExpectedEndFirst implements FixedPolicy {
    @Override
    public PolicyInfo info() {
        return new PolicyInfo("eet", "The task whose job has the earliest expected end first.",
                "EET of the job by estimates, smallest first", "after Tóth, Klusáček 2014, §3.2", true,
                "The expected end is when the job would end if each user had an equal share of the platform alone. A user who asks for more"
                        + " than the share waits behind one who does not.");
    }

    @Override
    public long first(TaskView view, int task) {
        return view.expectedEnd(task);
    }

    @Override
    public Arithmetic arithmetic(TaskView view, int task) {
        return Arithmetic.of("EET ").moment(view.expectedEnd(task));
    }
}
