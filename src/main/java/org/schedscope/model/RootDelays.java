package org.schedscope.model;

import java.math.BigInteger;
import java.util.Optional;
import org.schedscope.model.number.Ratio;

/**
 * A thin tree whose exponent is not an integer: ceil(x·L^(n/d)) with x = exec·s/(1−s) = N/D, L levels and −p = n/d.
 *
 * <p>Exact: k is the answer exactly if it is the smallest integer with {@code k^d·D^d ≥ N^d·L^n} (for n &lt; 0 the power of L is on the
 * left), a comparison of integers. Floating point only finds where to look: two roundings of N and D, a division, {@link StrictMath#pow}
 * within one unit in the last place of an exponent that was itself rounded, at most 64·ln 64 &lt; 2^9 times 2^-53 off, and a product stay
 * below a relative error of 2^-42. Where the next integer is farther away than 2^-40 relatively, the ceiling is certain as it is.
 */
final class RootDelays implements Delays {
    private static final double DOUBT = 0x1p-40;

    private final TreeLevels levels;
    private final Ratio ccr;
    private final int degree;
    private final boolean growing;
    private final double[] powers;
    private final BigInteger[] exactPowers;
    private final int slowest;

    RootDelays(NetworkModel.ThinTree model, TreeLevels levels) {
        this.levels = levels;
        ccr = model.ccr();
        degree = (int) model.p().denominator();
        growing = model.p().signum() < 0;
        powers = new double[levels.most()];
        exactPowers = new BigInteger[levels.most()];
        slowest = growing ? levels.most() - 1 : 0;
        for (int route = 0; route < powers.length; route++) {
            powers[route] = StrictMath.pow(route + 1, -model.p().toDouble());
            exactPowers[route] = BigInteger.valueOf(route + 1).pow((int) Math.abs(model.p().numerator()));
        }
    }

    @Override
    public int routeCount() {
        return powers.length;
    }

    @Override
    public int route(int from, int to) {
        return levels.between(from, to) - 1;
    }

    @Override
    public long bound(long exec, Optional<Ratio> data) {
        return onRoute(exec, data, slowest);
    }

    @Override
    public long onRoute(Ratio exec, Optional<Ratio> data, int route) {
        BigInteger above = BigInteger.valueOf(exec.numerator()).multiply(BigInteger.valueOf(ccr.numerator()));
        if (above.signum() == 0) {
            return 0;
        }
        BigInteger below = BigInteger.valueOf(exec.denominator()).multiply(BigInteger.valueOf(ccr.denominator()));
        double near = above.doubleValue() / below.doubleValue() * powers[route];
        if (near >= 0x1p62) {
            throw new ArithmeticException("a delay is out of range");
        }
        double doubt = near * DOUBT;
        if (Math.ceil(near - doubt) == Math.ceil(near + doubt)) {
            return (long) Math.ceil(near);
        }
        return exactly(above.pow(degree), below.pow(degree), route, (long) Math.floor(near - doubt), (long) Math.ceil(near + doubt));
    }

    /** The smallest integer in (low, high] that is large enough, as high is. */
    private long exactly(BigInteger above, BigInteger below, int route, long low, long high) {
        BigInteger right = growing ? above.multiply(exactPowers[route]) : above;
        BigInteger left = growing ? below : below.multiply(exactPowers[route]);
        long tooSmall = low;
        long enough = high;
        while (enough - tooSmall > 1) {
            long middle = tooSmall + (enough - tooSmall) / 2;
            if (BigInteger.valueOf(middle).pow(degree).multiply(left).compareTo(right) >= 0) {
                enough = middle;
            } else {
                tooSmall = middle;
            }
        }
        return enough;
    }
}
