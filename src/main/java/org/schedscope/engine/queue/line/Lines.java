package org.schedscope.engine.queue.line;

import java.math.BigInteger;
import java.util.Arrays;
import org.schedscope.model.number.BigRatio;
import org.schedscope.model.number.Ratio;
import org.schedscope.policy.ExactKey;

/**
 * Lines over time, {@code (offset + slope · t) / divisor} with a divisor of at least 1, known by number; which of two is higher, and when
 * that changes, exactly. Numbers are within ±2⁶², or the slope is 1 and sums with any tick fit into a {@code long}.
 */
public final class Lines {
    public static final long FOREVER = Long.MAX_VALUE;

    private long[] offset = new long[16];
    private long[] slope = new long[16];
    private long[] divisor = new long[16];

    public Lines copy() {
        Lines copy = new Lines();
        copy.offset = offset.clone();
        copy.slope = slope.clone();
        copy.divisor = divisor.clone();
        return copy;
    }

    public void grow(int capacity) {
        offset = Arrays.copyOf(offset, capacity);
        slope = Arrays.copyOf(slope, capacity);
        divisor = Arrays.copyOf(divisor, capacity);
    }

    public void set(int line, long newOffset, long newSlope, long newDivisor) {
        offset[line] = newOffset;
        slope[line] = newSlope;
        divisor[line] = newDivisor;
    }

    /** Writes the height of a line at a tick. */
    void height(int line, long now, ExactKey height) {
        if (fits(line, now)) {
            height.setFraction(slope[line] * now + offset[line], divisor[line]);
        } else {
            height.set(new BigRatio(above(line, now), big(divisor[line])));
        }
    }

    /** Above 0 if the first line is higher at a tick, below 0 if the second is. */
    public int compare(int a, int b, long now) {
        if (divisor[a] == divisor[b] && slope[a] == slope[b]) {
            return Long.compare(offset[a], offset[b]);
        }
        return fits(a, now) && fits(b, now)
                ? Ratio.compareProducts(slope[a] * now + offset[a], divisor[b], slope[b] * now + offset[b], divisor[a])
                : above(a, now).multiply(big(divisor[b])).compareTo(above(b, now).multiply(big(divisor[a])));
    }

    /** Whether the dividend fits into a {@code long} at a tick. */
    private boolean fits(int line, long now) {
        long risen = slope[line] * now;
        return slope[line] == 1 || Math.multiplyHigh(slope[line], now) == risen >> 63
                && ((risen ^ risen + offset[line]) & (offset[line] ^ risen + offset[line])) >= 0;
    }

    private BigInteger above(int line, long now) {
        return big(slope[line]).multiply(big(now)).add(big(offset[line]));
    }

    private static BigInteger big(long number) {
        return BigInteger.valueOf(number);
    }

    /** The first tick at which a line is higher than {@code best}, or equally high if that is enough; at present it is lower. */
    public long overtakes(int rising, int best, boolean asHighWillDo) {
        if (slope[rising] == slope[best] && divisor[rising] >= divisor[best] && slope[best] >= 0) {
            return FOREVER;
        }
        // (oR + sR·t)/dR meets (oB + sB·t)/dB at t = (oB·dR − oR·dB) / (sR·dB − sB·dR), if the lower number is above 0.
        if (products(rising, best)) {
            long steeper = slope[rising] * divisor[best] - slope[best] * divisor[rising];
            if (steeper <= 0) {
                return FOREVER;
            }
            long apart = offset[best] * divisor[rising] - offset[rising] * divisor[best];
            long floor = Math.floorDiv(apart, steeper);
            return asHighWillDo && floor * steeper == apart ? floor : floor + 1;
        }
        return overtakesBeyondLong(rising, best, asHighWillDo);
    }

    /** Whether the products of two lines and their differences fit into {@code long}s. */
    private boolean products(int a, int b) {
        return difference(offset[b], divisor[a], offset[a], divisor[b]) && difference(slope[a], divisor[b], slope[b], divisor[a]);
    }

    private static boolean difference(long a, long b, long c, long d) {
        long first = a * b;
        long second = c * d;
        return Math.multiplyHigh(a, b) == first >> 63 && Math.multiplyHigh(c, d) == second >> 63
                && ((first ^ second) & (first ^ first - second)) >= 0;
    }

    private long overtakesBeyondLong(int rising, int best, boolean asHighWillDo) {
        BigInteger steeper = big(slope[rising]).multiply(big(divisor[best])).subtract(big(slope[best]).multiply(big(divisor[rising])));
        if (steeper.signum() <= 0) {
            return FOREVER;
        }
        BigInteger apart = big(offset[best]).multiply(big(divisor[rising])).subtract(big(offset[rising]).multiply(big(divisor[best])));
        BigInteger[] quotient = apart.divideAndRemainder(steeper);
        BigInteger floor = quotient[1].signum() < 0 ? quotient[0].subtract(BigInteger.ONE) : quotient[0];
        BigInteger meets = asHighWillDo && quotient[1].signum() == 0 ? floor : floor.add(BigInteger.ONE);
        return meets.bitLength() > 62 ? FOREVER : meets.longValueExact();
    }
}
