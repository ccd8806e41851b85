package org.schedscope.engine.queue.use;

import java.math.BigInteger;
import java.util.OptionalLong;

/**
 * How much of past use counts: integer weights W(t) of ticks, so that use of c cores from a to b, seen at now, counts
 * {@code c · (W(b) − W(a)) ÷ W(now) · h ÷ ln 2} core-ticks.
 *
 * <p>With a half-life h, {@code W(t) = ⌊2^((t mod h) ÷ h) · 2⁶²⌋ · 2^⌊t ÷ h⌋}: {@link #weight} is the first factor, {@link #epoch} the
 * exponent of the second. The factor is rounded down from its exact value, so it is the same on every machine. Since W doubles
 * exactly from one half-life to the next, histories that are equal as real numbers are equal here; what rounding leaves open is
 * less than a thousandth of a tick even at the longest half-life, 10¹⁵. Without a half-life, {@code W(t) = t}.
 */
final class Decay {
    /** Binary digits of a weight after the point. */
    static final int WEIGHT_BITS = 62;
    private static final int DIGITS = 128;

    private final OptionalLong halfLife;
    private long knownTick;
    private long knownWeight = 1L << WEIGHT_BITS;

    private Decay(OptionalLong halfLife) {
        this.halfLife = halfLife;
    }

    static Decay of(OptionalLong halfLife) {
        return new Decay(halfLife);
    }

    Decay copy() {
        return new Decay(halfLife);
    }

    OptionalLong halfLife() {
        return halfLife;
    }

    /** Whole half-lives before a tick; 0 without one. */
    long epoch(long tick) {
        return halfLife.isEmpty() ? 0 : tick / halfLife.getAsLong();
    }

    /** The weight of a tick inside its epoch. */
    long weight(long tick) {
        if (halfLife.isEmpty()) {
            return tick;
        }
        if (tick != knownTick) {
            knownTick = tick;
            knownWeight = powerOfTwo(tick % halfLife.getAsLong(), halfLife.getAsLong());
        }
        return knownWeight;
    }

    /** {@code ⌊2^(above ÷ below) · 2⁶²⌋} for 0 ≤ above &lt; below. The power is irrational, so enough digits always decide the rounding. */
    private static long powerOfTwo(long above, long below) {
        if (above == 0) {
            return 1L << WEIGHT_BITS;
        }
        for (int digits = DIGITS;; digits *= 2) {
            BigInteger exponent = ln2(digits).multiply(BigInteger.valueOf(above)).divide(BigInteger.valueOf(below));
            BigInteger least = exponential(exponent, digits);
            // Each of the fewer than `digits` terms of either series loses less than 4 units in the last digit.
            BigInteger most = least.add(BigInteger.valueOf(8L * digits));
            int surplus = digits - WEIGHT_BITS;
            if (least.shiftRight(surplus).equals(most.shiftRight(surplus))) {
                return least.shiftRight(surplus).longValueExact();
            }
        }
    }

    /** {@code 2^(62 − ago ÷ h)}, rounded to the nearest integer, halves up. */
    static long nearest(long ago, long halfLife) {
        long halvings = ago / halfLife + (ago % halfLife == 0 ? 0 : 1);
        long above = halvings * halfLife - ago;
        if (halvings > WEIGHT_BITS + 1) {
            return 0;
        }
        // The power is 2^(above ÷ h) times 2^(62 − halvings).
        return halvings == 0 ? 1L << WEIGHT_BITS : (powerOfTwo(above, halfLife) >> halvings - 1) + 1 >> 1;
    }

    /** {@code ln 2 · 2^digits}, rounded down term by term: Σ 1 ÷ (k·2^k). */
    static BigInteger ln2(int digits) {
        BigInteger sum = BigInteger.ZERO;
        for (int k = 1; k <= digits; k++) {
            sum = sum.add(BigInteger.ONE.shiftLeft(digits - k).divide(BigInteger.valueOf(k)));
        }
        return sum;
    }

    /** {@code e^(x ÷ 2^digits) · 2^digits} for 0 ≤ x &lt; 2^digits, rounded down term by term: Σ x^k ÷ k!. */
    private static BigInteger exponential(BigInteger x, int digits) {
        BigInteger sum = BigInteger.ZERO;
        BigInteger term = BigInteger.ONE.shiftLeft(digits);
        for (int k = 1; term.signum() > 0; k++) {
            sum = sum.add(term);
            term = term.multiply(x).shiftRight(digits).divide(BigInteger.valueOf(k));
        }
        return sum;
    }
}
