package org.schedscope.generate.estimate;

import java.math.BigInteger;
import org.schedscope.generate.RandomStream;
import org.schedscope.model.ModelException;
import org.schedscope.model.Task;
import org.schedscope.model.number.Decimals;
import org.schedscope.model.number.Ratio;
import org.schedscope.text.Message;

/**
 * The estimate is max(1, round(M^round(log_M exec))): a power of M; halves are rounded up, both times. Base 1 means exact.
 *
 * <p>In integers: round(log_M e) is the largest k with M^(2k−1) ≤ e².
 *
 * @param base M: 1, or from 1.01 to 10^18 with at most three decimals
 */
public record LogRoundEstimates(Ratio base) implements EstimateModel {
    private static final Ratio SMALLEST = new Ratio(101, 100);
    private static final long LARGEST = 1_000_000_000_000_000_000L;

    public LogRoundEstimates {
        boolean inRange = base.compareTo(SMALLEST) >= 0 && base.compareTo(Ratio.of(LARGEST)) <= 0 && base.denominator() <= 1000;
        if (!base.equals(Ratio.ONE) && !inRange) {
            throw new ModelException(Message.of("choices", "log-round", Decimals.text(base)));
        }
    }

    @Override
    public String text() {
        return "log-round:" + Decimals.text(base);
    }

    @Override
    public Task applyTo(Task task, RandomStream draws) {
        return base.equals(Ratio.ONE) ? new ExactEstimates().applyTo(task, draws) : task.withEstimate(rounded(task.exec()));
    }

    /** The power of the base nearest to a number of at least 1, by its logarithm. */
    long rounded(long exec) {
        int exponent = exponent(exec);
        BigInteger above = BigInteger.valueOf(base.numerator()).pow(exponent).shiftLeft(1);
        BigInteger below = BigInteger.valueOf(base.denominator()).pow(exponent);
        BigInteger nearest = above.add(below).divide(below.shiftLeft(1));
        return Math.max(1, nearest.bitLength() < 63 ? nearest.longValueExact() : Long.MAX_VALUE);
    }

    private int exponent(long exec) {
        // Floating point finds where to look; the neighbours decide exactly.
        int k = (int) Math.max(0, StrictMath.rint(StrictMath.log(exec) / StrictMath.log(base.toDouble())));
        while (k > 0 && !reaches(exec, k)) {
            k--;
        }
        while (reaches(exec, k + 1)) {
            k++;
        }
        return k;
    }

    /** Whether exec² ≥ M^(2k−1). */
    private boolean reaches(long exec, int k) {
        BigInteger above = BigInteger.valueOf(base.numerator()).pow(2 * k - 1);
        BigInteger below = BigInteger.valueOf(base.denominator()).pow(2 * k - 1);
        return BigInteger.valueOf(exec).pow(2).multiply(below).compareTo(above) >= 0;
    }
}
