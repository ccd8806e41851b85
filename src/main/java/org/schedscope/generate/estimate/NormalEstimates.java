package org.schedscope.generate.estimate;

import org.schedscope.generate.RandomStream;
import org.schedscope.model.ModelException;
import org.schedscope.model.Task;
import org.schedscope.model.number.Decimals;
import org.schedscope.model.number.Ratio;
import org.schedscope.text.Message;

/**
 * The estimate is max(1, ceil(Normal(exec, exec·N/100))).
 *
 * @param percent N, from 0 to {@value #MOST}
 */
public record NormalEstimates(Ratio percent) implements EstimateModel {
    /** The largest that Burkimsher, Bate, Indrusiak 2014, §2.2, try. */
    static final int MOST = 100_000_000;

    public NormalEstimates {
        if (percent.signum() < 0 || percent.compareTo(Ratio.of(MOST)) > 0) {
            throw new ModelException(Message.of("choices", "normal", Decimals.text(percent), MOST));
        }
    }

    @Override
    public String text() {
        return "normal:" + Decimals.text(percent);
    }

    @Override
    public Task applyTo(Task task, RandomStream draws) {
        // exec is whole, so that the ceiling may be taken of the deviation alone, which keeps exec exact beyond 2^53.
        double deviation = Math.ceil(task.exec() * (percent.toDouble() / 100) * draws.normal());
        long estimate = deviation >= 0x1p62 ? Long.MAX_VALUE : Math.max(1, task.exec() + (long) Math.max(-0x1p62, deviation));
        return task.withEstimate(estimate);
    }
}
