package org.schedscope.policy.order;

import org.schedscope.policy.FixedPolicy;
import org.schedscope.policy.PolicyInfo;
import org.schedscope.policy.TaskValues;
import org.schedscope.policy.TaskView;
import org.schedscope.policy.expression.Arithmetic;
import org.schedscope.policy.expression.Variable;

/**
 * An order by one number of tasks that never changes, in ticks.
 *
 * @param by a variable that is a whole number and stays the same while a task waits
 * @param largestFirst whether the largest is the best, rather than the smallest
 * @param words before the number, where the key is written out
 */
public record VariableOrder(PolicyInfo info, Variable by, boolean largestFirst, String words) implements FixedPolicy {
    @Override
    public long first(TaskView view, int task) {
        long number = TaskValues.whole(by, view, task);
        return largestFirst ? -number : number;
    }

    @Override
    public long shown(long first) {
        return largestFirst ? -first : first;
    }

    @Override
    public Arithmetic arithmetic(TaskView view, int task) {
        long number = TaskValues.whole(by, view, task);
        return by.isMoment() ? Arithmetic.of(words).moment(number) : Arithmetic.of(words).length(number);
    }
}
