package org.schedscope.generate.estimate;

import org.schedscope.generate.RandomStream;
import org.schedscope.model.ModelException;
import org.schedscope.model.Task;
import org.schedscope.model.number.Decimals;
import org.schedscope.model.number.Ratio;
import org.schedscope.parameter.Parameter;
import org.schedscope.text.Message;

/**
 * The estimate is ceil(Normal(exec, exec·N/100)) (Burkimsher, Bate, Indrusiak 2014, §2.2, Equation 1). The paper leaves open what
 * becomes of draws of 0 and less.
 *
 * @param percent N, from 0 to {@value #MOST}
 * @param negative what becomes of a draw of 0 or less
 */
public record NormalEstimates(Ratio percent, Negative negative) implements EstimateModel {
    static final Parameter.Choice<Negative> NEGATIVE = Parameter.Choice.of("negative", Negative.class,
            "What becomes of a normal estimate of 0 or less.");
    /** The largest that Burkimsher, Bate, Indrusiak 2014, §2.2, try. */
    static final int MOST = 100_000_000;

    /** What becomes of a draw of 0 or less. */
    public enum Negative {
        /** It is drawn again. */
        REDRAW,
        /** It loses its sign. */
        ABS,
        /** It becomes 1 tick. */
        CLAMP
    }

    public NormalEstimates {
        if (percent.signum() < 0 || percent.compareTo(Ratio.of(MOST)) > 0) {
            throw new ModelException(Message.of("choices", "normal", Decimals.text(percent), MOST));
        }
    }

    @Override
    public String text() {
        return EstimateModels.text("normal", percent, NEGATIVE, negative);
    }

    @Override
    public Task applyTo(Task task, RandomStream draws) {
        // exec is whole, so that the ceiling may be taken of the deviation alone, which keeps exec exact beyond 2^53.
        double deviation = deviation(task, draws);
        while (negative == Negative.REDRAW && sum(task, deviation) < 1) {
            deviation = deviation(task, draws);
        }
        long estimate = sum(task, deviation);
        if (estimate < 1 && negative == Negative.ABS) {
            estimate = (long) Math.min(0x1p62, Math.ceil(-deviation)) - task.exec();
        }
        return task.withEstimate(Math.max(1, estimate));
    }

    private double deviation(Task task, RandomStream draws) {
        return task.exec() * (percent.toDouble() / 100) * draws.normal();
    }

    /** The ceiling of exec + deviation. */
    private static long sum(Task task, double deviation) {
        double ceiling = Math.ceil(deviation);
        return ceiling >= 0x1p62 ? Long.MAX_VALUE : task.exec() + (long) Math.max(-0x1p62, ceiling);
    }
}
