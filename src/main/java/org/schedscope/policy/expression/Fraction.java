package org.schedscope.policy.expression;

import java.math.BigInteger;
import org.schedscope.model.number.BigRatio;

/**
 * An exact intermediate result of an expression: a fraction of two {@code long}s with a positive denominator or, if these overflow, of
 * integers of any size. Mutable, so that ordinary numbers are computed without allocation, which is many times faster than {@link BigRatio}
 * alone.
 */
public final class Fraction {
    private long above;
    private long below = 1;
    /** The number where it does not fit; null where it does. */
    private BigRatio large;

    void set(long whole) {
        above = whole;
        below = 1;
        large = null;
    }

    void set(BigRatio number) {
        if (number.numerator().bitLength() < Long.SIZE && number.denominator().bitLength() < Long.SIZE) {
            above = number.numerator().longValue();
            below = number.denominator().longValue();
            large = null;
        } else {
            large = number;
        }
    }

    void set(Fraction other) {
        above = other.above;
        below = other.below;
        large = other.large;
    }

    /** Whether numerator and denominator are {@code long}s. */
    public boolean fits() {
        return large == null;
    }

    /** The numerator, if it {@link #fits}. */
    public long above() {
        return above;
    }

    /** The denominator, at least 1, if it {@link #fits}. */
    public long below() {
        return below;
    }

    public BigRatio exact() {
        return fits() ? new BigRatio(BigInteger.valueOf(above), BigInteger.valueOf(below)) : large;
    }

    int signum() {
        return fits() ? Long.signum(above) : large.signum();
    }

    void negate() {
        if (fits() && above != Long.MIN_VALUE) {
            above = -above;
        } else {
            set(BigRatio.ZERO.minus(exact()));
        }
    }

    /** Adds, or takes away if {@code sign} is −1. */
    void add(Fraction other, int sign) {
        if (fits() && other.fits()) {
            if (below == other.below) {
                long sum = sign > 0 ? above + other.above : above - other.above;
                boolean over = sign > 0 ? ((above ^ sum) & (other.above ^ sum)) < 0 : ((above ^ other.above) & (above ^ sum)) < 0;
                if (!over) {
                    above = sum;
                    return;
                }
            } else if (isSmall() && other.isSmall()) {
                above = above * other.below + sign * other.above * below;
                below *= other.below;
                return;
            }
        }
        set(sign > 0 ? exact().plus(other.exact()) : exact().minus(other.exact()));
    }

    /** Whether products of two such numbers, and sums of two of those, fit into a {@code long}. */
    private boolean isSmall() {
        return above > -(1L << 30) && above < 1L << 30 && below < 1L << 30;
    }

    void multiply(Fraction other) {
        if (fits() && other.fits() && product(above, other.above) && product(below, other.below)) {
            above *= other.above;
            below *= other.below;
        } else {
            set(exact().times(other.exact()));
        }
    }

    private static boolean product(long a, long b) {
        return a != Long.MIN_VALUE && Math.multiplyHigh(a, b) == a * b >> 63;
    }

    /** @throws ArithmeticException if the other is 0 */
    void divide(Fraction other) {
        if (other.signum() == 0) {
            throw new ArithmeticException("division by zero");
        }
        boolean long64 = fits() && other.fits() && other.above != Long.MIN_VALUE && above != Long.MIN_VALUE;
        if (long64 && product(above, other.below) && product(below, Math.abs(other.above))) {
            long divided = above * other.below;
            below *= Math.abs(other.above);
            above = other.above < 0 ? -divided : divided;
        } else {
            set(exact().dividedBy(other.exact()));
        }
    }

    void floor() {
        if (fits()) {
            set(Math.floorDiv(above, below));
        } else {
            BigInteger[] parts = large.numerator().divideAndRemainder(large.denominator());
            set(new BigRatio(parts[1].signum() < 0 ? parts[0].subtract(BigInteger.ONE) : parts[0], BigInteger.ONE));
        }
    }

    boolean isWhole() {
        return fits() ? above % below == 0 : large.denominator().equals(BigInteger.ONE);
    }

    /** The smallest integer that is not below it; {@link Long#MAX_VALUE} if that is beyond 62 bits. */
    long ceil() {
        if (fits() && above != Long.MIN_VALUE) {
            return -Math.floorDiv(-above, below);
        }
        BigRatio exact = exact();
        BigInteger[] parts = exact.numerator().divideAndRemainder(exact.denominator());
        BigInteger ceil = parts[1].signum() > 0 ? parts[0].add(BigInteger.ONE) : parts[0];
        return ceil.bitLength() > 62 ? Long.MAX_VALUE : ceil.longValue();
    }

    int compareTo(Fraction other) {
        if (fits() && other.fits() && below == other.below) {
            return Long.compare(above, other.above);
        }
        return fits() && other.fits() && isSmall() && other.isSmall() ? Long.compare(above * other.below, other.above * below)
                : exact().compareTo(other.exact());
    }
}
