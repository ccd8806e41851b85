package org.schedscope.periodic;

import java.math.BigInteger;
import java.util.List;
import java.util.Optional;
import java.util.OptionalLong;
import java.util.function.Predicate;
import org.schedscope.model.ModelException;
import org.schedscope.model.number.BigRatio;
import org.schedscope.text.Message;

/**
 * Periodic tasks that share a processor.
 *
 * @param tasks in file order, 1 to {@value #MOST_TASKS}
 * @param cores cores of the processor, at least 1
 * @param keepsTurns whether of two tasks with equal priority the one released first runs first, which holds if each release is one piece
 *        of work, and not a graph of several
 * @param doubt property of the set or its platform for which no test is valid, if there is one
 */
public record PeriodicSet(List<PeriodicTask> tasks, int cores, boolean keepsTurns, Optional<Message> doubt) {
    /** Largest number of tasks: sums of more fractions may have too many digits. */
    public static final int MOST_TASKS = 100;

    public PeriodicSet {
        tasks = List.copyOf(tasks);
        if (tasks.isEmpty() || tasks.size() > MOST_TASKS) {
            throw new ModelException(Message.of("periodic", tasks.isEmpty() ? "set.none" : "set.size", tasks.size(), MOST_TASKS));
        }
    }

    /** A set on one core. */
    public static PeriodicSet of(List<PeriodicTask> tasks) {
        return new PeriodicSet(tasks, 1, true, Optional.empty());
    }

    /** Share C ÷ T of a core that a task needs. */
    static BigRatio utilisation(PeriodicTask task) {
        return new BigRatio(BigInteger.valueOf(task.exec()), BigInteger.valueOf(task.period()));
    }

    /** Utilisation U = Σ C ÷ T, in cores. */
    public BigRatio utilisation() {
        return tasks.stream().map(PeriodicSet::utilisation).reduce(BigRatio.ZERO, BigRatio::plus);
    }

    /** Least common multiple of the periods, in ticks; empty if it leaves {@code long}. */
    public OptionalLong hyperperiod() {
        BigInteger common = BigInteger.ONE;
        for (PeriodicTask task : tasks) {
            BigInteger period = BigInteger.valueOf(task.period());
            common = common.divide(common.gcd(period)).multiply(period);
            if (common.bitLength() >= Long.SIZE) {
                return OptionalLong.empty();
            }
        }
        return OptionalLong.of(common.longValueExact());
    }

    /** Whether all tasks are released together at first, which is the worst case. */
    public boolean isSynchronous() {
        return tasks.stream().mapToLong(PeriodicTask::arrival).distinct().count() == 1;
    }

    /** Name of the first task with a property. */
    Optional<String> nameOf(Predicate<PeriodicTask> property) {
        return tasks.stream().filter(property).map(PeriodicTask::name).findFirst();
    }
}
