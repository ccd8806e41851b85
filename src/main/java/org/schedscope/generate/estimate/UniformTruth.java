package org.schedscope.generate.estimate;

import java.util.LinkedHashMap;
import java.util.Map;
import org.schedscope.generate.RandomStream;
import org.schedscope.model.ModelException;
import org.schedscope.model.Task;
import org.schedscope.model.number.Decimals;
import org.schedscope.model.number.Ratio;
import org.schedscope.text.Message;

/**
 * True times around estimates: the estimate is the workload's, or else its execution time; the truth is drawn uniformly from the
 * integers in [1, est + 2·U/100·est] ([MOWS], Hsu, Huang, Wang 2011, §5-2-6). Times per cluster are scaled by truth ÷ mean and rounded up,
 * so that a cluster that is faster for this task stays so.
 *
 * @param percent U, from 0 to {@value #MOST}
 */
public record UniformTruth(Ratio percent) implements EstimateModel {
    static final int MOST = 1_000_000;

    public UniformTruth {
        if (percent.signum() < 0 || percent.compareTo(Ratio.of(MOST)) > 0) {
            throw new ModelException(Message.of("choices", "uniform", Decimals.text(percent), MOST));
        }
    }

    @Override
    public String text() {
        return "uniform:" + Decimals.text(percent);
    }

    @Override
    public Task applyTo(Task task, RandomStream draws) {
        Ratio largest = Ratio.ONE.plus(percent.dividedBy(Ratio.of(50)));
        long estimate = task.estimate().orElse(task.exec());
        try {
            long truth = 1 + draws.below(largest.times(estimate).floor());
            Map<String, Long> figures = new LinkedHashMap<>();
            Ratio factor = Ratio.of(truth).dividedBy(task.meanExec());
            task.execOn().forEach((cluster, ticks) -> figures.put(cluster, Ratio.ceilOfProduct(ticks, factor)));
            return task.withExecOn(figures).withExec(truth).withEstimate(estimate);
        } catch (ArithmeticException e) {
            throw new ModelException(Message.of("choices", "uniform.large", estimate, text()));
        }
    }
}
