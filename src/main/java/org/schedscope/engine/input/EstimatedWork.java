package org.schedscope.engine.input;

import org.schedscope.model.Jobs;
import org.schedscope.model.Task;
import org.schedscope.model.graph.Downstream;
import org.schedscope.model.graph.WorkloadIndex;
import org.schedscope.model.number.Ratio;

/** Estimated exec × cores of tasks, exactly, as integers: scaled by a factor that is the same for all tasks of a workload. */
public final class EstimatedWork {
    private final Jobs columns;
    /** Empty where no task has figures per cluster: then the scale is 1. */
    private final long[] scaled;
    private final long scale;
    private final Downstream downstream;

    /** @throws ArithmeticException if work is beyond a long */
    EstimatedWork(WorkloadIndex index) {
        columns = index.columns();
        scaled = new long[columns.anyFigures() ? index.taskCount() : 0];
        downstream = new Downstream(index, this::scaled);
        if (!columns.anyFigures()) {
            scale = 1;
            return;
        }
        long multiple = 1;
        for (int task = 0; task < scaled.length; task++) {
            if (!index.task(task).execOn().isEmpty()) {
                multiple = leastCommonMultiple(multiple, index.task(task).meanEstimate().denominator());
            }
        }
        scale = multiple;
        for (int number = 0; number < scaled.length; number++) {
            Task task = index.task(number);
            long work = task.estimate().isPresent() || task.execOn().isEmpty()
                    ? Math.multiplyExact(task.estimate().orElse(task.exec()), scale)
                    : task.meanEstimate().times(scale).numerator();
            scaled[number] = Math.multiplyExact(work, task.cores());
        }
    }

    private static long leastCommonMultiple(long a, long b) {
        // In lowest terms, a/b has the denominator b ÷ gcd(a, b).
        return Math.multiplyExact(a, new Ratio(a, b).denominator());
    }

    /** {@link #scaled}, to be called once for every task; throws an {@link ArithmeticException} if it is beyond a long. */
    long checked(int task) {
        return scaled.length == 0 ? Math.multiplyExact(columns.told(task), (long) columns.cores()[task]) : scaled[task];
    }

    /** Work of a task, scaled: good for comparing loads. */
    public long scaled(int task) {
        return scaled.length == 0 ? columns.told(task) * columns.cores()[task] : scaled[task];
    }

    /** A sum of scaled work in core-ticks. */
    public Ratio unscaled(long sumOfScaledWork) {
        return new Ratio(sumOfScaledWork, scale);
    }

    /** Work of a task and its distinct descendants, in core-ticks. */
    public Ratio downstream(int task) {
        return new Ratio(downstream.of(task), scale);
    }
}
