package org.schedscope.policy.expression;

import java.math.BigInteger;
import org.schedscope.model.number.BigRatio;

/**
 * What an expression is from the present tick on: a line {@code constant + slope · now}, exactly, and the tick at which it may become
 * another one. Values of other kinds are a line for one tick alone. Mutable.
 */
public final class LinePiece {
    /** The end of a line that stays for ever. */
    public static final long FOREVER = Long.MAX_VALUE;
    private static final int MOST_BITS = 62;

    private final Fraction constant = new Fraction();
    private final Fraction slope = new Fraction();
    private final Fraction spare = new Fraction();
    private long end = FOREVER;
    private long offset;
    private long rise;
    private long divisor;

    void set(long newConstant, long newSlope) {
        constant.set(newConstant);
        slope.set(newSlope);
        end = FOREVER;
    }

    void set(BigRatio number) {
        constant.set(number);
        slope.set(0);
        end = FOREVER;
    }

    /** Becomes the line through a value at the present tick and one at the next, up to a tick. */
    public void set(long now, BigRatio value, BigRatio next, long newEnd) {
        slope.set(next.minus(value));
        constant.set(value.minus(next.minus(value).times(BigRatio.of(now))));
        end = newEnd;
    }

    private void set(LinePiece other) {
        constant.set(other.constant);
        slope.set(other.slope);
    }

    /** The first tick after the present one at which it may be another line. */
    public long end() {
        return end;
    }

    void endBy(long tick) {
        end = Math.min(end, tick);
    }

    void negate() {
        constant.negate();
        slope.negate();
    }

    void add(LinePiece other, int sign) {
        constant.add(other.constant, sign);
        slope.add(other.slope, sign);
        endBy(other.end);
    }

    void multiply(LinePiece other, long now) {
        if (slope.signum() == 0) {
            spare.set(constant);
            set(other);
            constant.multiply(spare);
            slope.multiply(spare);
        } else {
            other.stand(now);
            constant.multiply(other.constant);
            slope.multiply(other.constant);
        }
        endBy(other.end);
    }

    void divide(LinePiece other, long now) {
        other.stand(now);
        constant.divide(other.constant);
        slope.divide(other.constant);
        endBy(other.end);
    }

    /** Stops at its present value, for this tick, if it moves. */
    private void stand(long now) {
        if (slope.signum() != 0) {
            endBy(now + 1);
            valueAt(now);
            constant.set(spare);
            slope.set(0);
        }
    }

    /** Leaves its value at a tick in the spare number. */
    private void valueAt(long now) {
        spare.set(now);
        spare.multiply(slope);
        spare.add(constant, 1);
    }

    /** Raises it to a power of at least 0 by repeated multiplication. */
    void raise(int exponent, long now) {
        if (exponent == 0) {
            constant.set(1);
            slope.set(0);
        } else if (exponent > 1) {
            stand(now);
            spare.set(constant);
            for (int i = 1; i < exponent; i++) {
                constant.multiply(spare);
            }
        }
    }

    /** −1, 0 or 1: its sign at the present tick, or at the next if it is 0 now. */
    private int bearing(long now) {
        valueAt(now);
        return spare.signum() != 0 ? spare.signum() : slope.signum();
    }

    /** Its sign at a tick. */
    int signum(long now) {
        valueAt(now);
        return spare.signum();
    }

    /** The first tick after the present one at which it may have another sign. */
    long signEnd(long now) {
        int sign = signum(now);
        if (slope.signum() == 0 || sign == slope.signum()) {
            return FOREVER;
        }
        if (sign == 0) {
            return now + 1;
        }
        spare.set(constant);
        spare.negate();
        spare.divide(slope);
        return spare.ceil();
    }

    /** The first tick after the present one from which on {@link #bearing} may be another. */
    private long bearingEnd(long now) {
        return signum(now) == 0 ? FOREVER : signEnd(now);
    }

    /** Becomes the other if that is larger, or smaller. */
    void take(LinePiece other, boolean larger, LinePiece difference, long now) {
        difference.set(this);
        difference.end = FOREVER;
        difference.add(other, -1);
        int bearing = difference.bearing(now);
        if (larger ? bearing < 0 : bearing > 0) {
            set(other);
        }
        endBy(Math.min(other.end, difference.bearingEnd(now)));
    }

    void dropSign(long now) {
        endBy(bearingEnd(now));
        if (bearing(now) < 0) {
            negate();
        }
    }

    void floor(long now) {
        if (slope.signum() == 0) {
            constant.floor();
        } else if (!constant.isWhole() || !slope.isWhole()) {
            valueAt(now);
            spare.floor();
            Fraction whole = new Fraction();
            whole.set(spare);
            Fraction one = new Fraction();
            one.set(1);
            if (slope.signum() > 0) {
                // Another whole number from where it reaches the next one up.
                spare.add(one, 1);
                reachedBySpare();
                endBy(spare.ceil());
            } else {
                // Or from after where it is this one for the last time.
                reachedBySpare();
                spare.floor();
                spare.add(one, 1);
                endBy(spare.ceil());
            }
            constant.set(whole);
            slope.set(0);
        }
    }

    /** Makes of a value in the spare number the moment at which it is reached. */
    private void reachedBySpare() {
        spare.add(constant, -1);
        spare.divide(slope);
    }

    /**
     * Whether it is {@code (offset + rise · now) / divisor} with three integers of at most 62 bits, to be found in {@link #offset},
     * {@link #rise} and {@link #divisor}.
     */
    public boolean fits() {
        if (constant.fits() && slope.fits() && (slope.above() == 0 || constant.below() == slope.below())
                && isSmall(constant.above()) && isSmall(constant.below()) && isSmall(slope.above())) {
            offset = constant.above();
            rise = slope.above();
            divisor = constant.below();
            return true;
        }
        BigRatio above = constant.exact();
        BigRatio pace = slope.exact();
        BigInteger gcd = above.denominator().gcd(pace.denominator());
        BigInteger below = above.denominator().divide(gcd).multiply(pace.denominator());
        BigInteger first = above.numerator().multiply(below.divide(above.denominator()));
        BigInteger second = pace.numerator().multiply(below.divide(pace.denominator()));
        if (first.bitLength() >= MOST_BITS || second.bitLength() >= MOST_BITS || below.bitLength() >= MOST_BITS) {
            return false;
        }
        offset = first.longValue();
        rise = second.longValue();
        divisor = below.longValue();
        return true;
    }

    private static boolean isSmall(long number) {
        return number >> MOST_BITS == number >> Long.SIZE - 1;
    }

    public long offset() {
        return offset;
    }

    public long rise() {
        return rise;
    }

    public long divisor() {
        return divisor;
    }
}
