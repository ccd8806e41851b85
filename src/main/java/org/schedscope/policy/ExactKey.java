package org.schedscope.policy;

import java.math.BigInteger;
import org.schedscope.model.number.BigRatio;
import org.schedscope.model.number.NumberSink;
import org.schedscope.model.number.Ratio;

/**
 * An exact number, at least −2⁶³: a whole part of 128 bits and a proper fraction. Mutable, so that a queue can be ordered without
 * making objects.
 */
public final class ExactKey {
    private long high;
    private long low;
    private long numerator;
    private long denominator = 1;

    /** Becomes {@code numerator / denominator}; the denominator must be greater than 0. */
    public void setFraction(long newNumerator, long newDenominator) {
        low = Math.floorDiv(newNumerator, newDenominator);
        high = low >> 63;
        numerator = Math.floorMod(newNumerator, newDenominator);
        denominator = newDenominator;
    }

    /**
     * Becomes a number with a whole part within 127 bits and a denominator within 63.
     *
     * @throws ArithmeticException if there is no room
     */
    public void set(BigRatio number) {
        BigInteger[] parts = number.numerator().divideAndRemainder(number.denominator());
        BigInteger whole = parts[1].signum() < 0 ? parts[0].subtract(BigInteger.ONE) : parts[0];
        BigInteger rest = parts[1].signum() < 0 ? parts[1].add(number.denominator()) : parts[1];
        if (whole.bitLength() >= 2 * Long.SIZE || number.denominator().bitLength() >= Long.SIZE) {
            throw new ArithmeticException("a number of more digits than are compared");
        }
        high = whole.shiftRight(Long.SIZE).longValue();
        low = whole.longValue();
        numerator = rest.longValue();
        denominator = number.denominator().longValue();
    }

    /** Adds {@code root²} for a root of at least 0. */
    public void addSquare(long root) {
        long squareLow = root * root;
        long sum = low + squareLow;
        high += Math.multiplyHigh(root, root) + (Long.compareUnsigned(sum, squareLow) < 0 ? 1 : 0);
        low = sum;
    }

    public void store(long[] slots, int at) {
        slots[at] = high;
        slots[at + 1] = low;
        slots[at + 2] = numerator;
        slots[at + 3] = denominator;
    }

    public void load(long[] slots, int at) {
        high = slots[at];
        low = slots[at + 1];
        numerator = slots[at + 2];
        denominator = slots[at + 3];
    }

    /** Compares two stored keys, four slots each. */
    public static int compareStored(long[] slots, int a, int b) {
        if (slots[a] != slots[b]) {
            return Long.compare(slots[a], slots[b]);
        }
        if (slots[a + 1] != slots[b + 1]) {
            return Long.compareUnsigned(slots[a + 1], slots[b + 1]);
        }
        if (slots[a + 3] == slots[b + 3]) {
            return Long.compare(slots[a + 2], slots[b + 2]);
        }
        return Ratio.compareProducts(slots[a + 2], slots[b + 3], slots[b + 2], slots[a + 3]);
    }

    /** The number itself. */
    BigRatio exact() {
        BigInteger below = BigInteger.valueOf(denominator);
        BigInteger whole = BigInteger.valueOf(high).shiftLeft(64).add(new BigInteger(Long.toUnsignedString(low)));
        return new BigRatio(whole.multiply(below).add(BigInteger.valueOf(numerator)), below);
    }

    /** An integer, or a fraction in lowest terms. */
    public String text() {
        return isSmall() ? new Ratio(low * denominator + numerator, denominator).toString() : exact().toString();
    }

    /** Writes the number. */
    public void writeTo(NumberSink sink) {
        if (isSmall()) {
            long above = low * denominator + numerator;
            long common = Ratio.gcd(Math.abs(above), denominator);
            sink.number(above / common, denominator / common);
        } else {
            sink.text(exact().toString());
        }
    }

    /** Whether it is a fraction of two {@code long}s. */
    private boolean isSmall() {
        return high == low >> 63 && (low == 0 || Math.abs(low) < Long.MAX_VALUE / denominator - 1);
    }
}
