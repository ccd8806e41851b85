package org.schedscope.generate.estimate;

import java.math.BigInteger;
import org.schedscope.generate.RandomStream;
import org.schedscope.model.ModelException;
import org.schedscope.model.Task;
import org.schedscope.model.number.Decimals;
import org.schedscope.model.number.Ratio;
import org.schedscope.parameter.Parameter;
import org.schedscope.text.Message;

/**
 * The estimate is max(1, round(M^e)), a power of M, where e is log_M exec as a whole number (Burkimsher, Bate, Indrusiak 2014, §2.2,
 * Equation 2). Halves of a power are rounded up. Base 1 means exact.
 *
 * <p>The exponent is found in integers: ⌈log_M x⌉ is the smallest k with M^k ≥ x, ⌊log_M x⌋ the largest with M^k ≤ x, and the nearest
 * exponent, halves up, the largest with M^(2k−1) ≤ x².
 *
 * @param base M: 1, or from 1.01 to 10^18 with at most three decimals
 * @param rounding how the logarithm becomes a whole number
 */
public record LogRoundEstimates(Ratio base, Rounding rounding) implements EstimateModel {
    static final Parameter.Choice<Rounding> ROUNDING = Parameter.Choice.of("rounding", Rounding.class,
            "How log-round makes the logarithm of an execution time whole.");
    private static final Ratio SMALLEST = new Ratio(101, 100);
    private static final long LARGEST = 1_000_000_000_000_000_000L;

    /** How a logarithm becomes whole. */
    public enum Rounding {
        /** Up: the brackets around the logarithm in Equation 2 are lost, those of Equation 1 mean this. */
        CEIL,
        /** Down. */
        FLOOR,
        /** To the nearest whole number, halves up. */
        NEAR
    }

    public LogRoundEstimates {
        boolean inRange = base.compareTo(SMALLEST) >= 0 && base.compareTo(Ratio.of(LARGEST)) <= 0 && base.denominator() <= 1000;
        if (!base.equals(Ratio.ONE) && !inRange) {
            throw new ModelException(Message.of("choices", "log-round", Decimals.text(base)));
        }
    }

    @Override
    public String text() {
        return EstimateModels.text("log-round", base, ROUNDING, rounding);
    }

    @Override
    public Task applyTo(Task task, RandomStream draws) {
        return base.equals(Ratio.ONE) ? new ExactEstimates().applyTo(task, draws) : task.withEstimate(rounded(task.exec()));
    }

    /** The power of the base for a number of at least 1. */
    long rounded(long exec) {
        int exponent = exponent(exec);
        BigInteger above = BigInteger.valueOf(base.numerator()).pow(exponent).shiftLeft(1);
        BigInteger below = BigInteger.valueOf(base.denominator()).pow(exponent);
        BigInteger nearest = above.add(below).divide(below.shiftLeft(1));
        return Math.max(1, nearest.bitLength() < 63 ? nearest.longValueExact() : Long.MAX_VALUE);
    }

    private int exponent(long exec) {
        return switch (rounding) {
            case NEAR -> largest(exec, 2, 1);
            case FLOOR -> largest(exec, 1, 0);
            case CEIL -> {
                int floor = largest(exec, 1, 0);
                yield compare(exec, 1, floor) > 0 ? floor + 1 : floor;
            }
        };
    }

    /** The largest k of at least 0 with M^(scale·k − shift) ≤ exec^scale. */
    private int largest(long exec, int scale, int shift) {
        // Floating point finds where to look; the neighbours decide exactly.
        int k = (int) Math.max(0, StrictMath.rint(StrictMath.log(exec) / StrictMath.log(base.toDouble())));
        while (k > 0 && compare(exec, scale, scale * k - shift) < 0) {
            k--;
        }
        while (compare(exec, scale, scale * (k + 1) - shift) >= 0) {
            k++;
        }
        return k;
    }

    /** Compares exec^scale with M^power. */
    private int compare(long exec, int scale, int power) {
        BigInteger below = BigInteger.valueOf(base.denominator()).pow(power);
        return BigInteger.valueOf(exec).pow(scale).multiply(below).compareTo(BigInteger.valueOf(base.numerator()).pow(power));
    }
}
