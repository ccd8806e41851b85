package org.schedscope.model.number;

import java.math.BigDecimal;
import java.math.BigInteger;

/**
 * An exact fraction in lowest terms, denominator &gt; 0.
 *
 * <p>Arithmetic that leaves {@code long} throws {@link ArithmeticException}; comparison never does.
 */
public record Ratio(long numerator, long denominator) implements Comparable<Ratio> {
    public static final Ratio ZERO = new Ratio(0, 1);
    public static final Ratio ONE = new Ratio(1, 1);

    public Ratio {
        if (denominator == 0) {
            throw new ArithmeticException("a fraction cannot have denominator 0");
        }
        long gcd = gcd(numerator, denominator);
        if (gcd != 1) {
            numerator /= gcd;
            denominator /= gcd;
        }
        if (denominator < 0) {
            numerator = Math.negateExact(numerator);
            denominator = Math.negateExact(denominator);
        }
    }

    public static Ratio of(long value) {
        return value == 0 ? ZERO : value == 1 ? ONE : new Ratio(value, 1);
    }

    /**
     * The fraction that a decimal text means: {@code 0.2} is 1/5.
     *
     * @throws ArithmeticException where numerator or denominator leave {@code long}
     */
    public static Ratio of(BigDecimal decimal) {
        BigDecimal stripped = decimal.stripTrailingZeros();
        if (stripped.signum() == 0) {
            return ZERO;
        }
        // Bounded before any power of ten is built: 1e999999999 must not cost a gigabyte.
        if (stripped.scale() > 18 || stripped.scale() < -18) {
            throw new ArithmeticException("the number " + abbreviated(decimal) + " is out of range");
        }
        BigInteger numerator = stripped.unscaledValue();
        BigInteger denominator = BigInteger.ONE;
        if (stripped.scale() > 0) {
            denominator = BigInteger.TEN.pow(stripped.scale());
        } else {
            numerator = numerator.multiply(BigInteger.TEN.pow(-stripped.scale()));
        }
        return of(numerator, denominator);
    }

    /** The fraction of two integers of any size, if it fits once it is in lowest terms. */
    public static Ratio of(BigInteger numerator, BigInteger denominator) {
        BigInteger gcd = numerator.gcd(denominator);
        if (gcd.signum() == 0) {
            throw new ArithmeticException("a fraction cannot have denominator 0");
        }
        return new Ratio(numerator.divide(gcd).longValueExact(), denominator.divide(gcd).longValueExact());
    }

    private static String abbreviated(BigDecimal decimal) {
        String text = decimal.toString();
        return text.length() <= 24 ? text : text.substring(0, 24) + "…";
    }

    /** The greatest common divisor of two integers, at least 0; of 0 and another that other one. */
    public static long gcd(long a, long b) {
        while (b != 0) {
            long r = a % b;
            a = b;
            b = r;
        }
        return a < 0 ? -a : a;
    }

    /** Written out: the generated methods of a record load some thirty classes at the first call, which delays each start. */
    @Override
    public boolean equals(Object other) {
        return other instanceof Ratio ratio && numerator == ratio.numerator && denominator == ratio.denominator;
    }

    @Override
    public int hashCode() {
        return 31 * Long.hashCode(numerator) + Long.hashCode(denominator);
    }

    public int signum() {
        return Long.signum(numerator);
    }

    public boolean isInteger() {
        return denominator == 1;
    }

    public Ratio plus(Ratio other) {
        if (denominator == 1 && other.denominator == 1) {
            return of(Math.addExact(numerator, other.numerator));
        }
        return of(big(numerator).multiply(big(other.denominator)).add(big(other.numerator).multiply(big(denominator))),
                big(denominator).multiply(big(other.denominator)));
    }

    public Ratio minus(Ratio other) {
        return plus(new Ratio(Math.negateExact(other.numerator), other.denominator));
    }

    public Ratio times(Ratio other) {
        return of(big(numerator).multiply(big(other.numerator)), big(denominator).multiply(big(other.denominator)));
    }

    public Ratio times(long factor) {
        return denominator == 1 ? of(Math.multiplyExact(numerator, factor))
                : of(big(numerator).multiply(big(factor)), big(denominator));
    }

    public Ratio dividedBy(Ratio other) {
        return of(big(numerator).multiply(big(other.denominator)), big(denominator).multiply(big(other.numerator)));
    }

    /** The smallest integer that is not below this. */
    public long ceil() {
        return -Math.floorDiv(-numerator, denominator);
    }

    /** The largest integer that is not above this. */
    public long floor() {
        return Math.floorDiv(numerator, denominator);
    }

    public double toDouble() {
        return (double) numerator / denominator;
    }

    @Override
    public int compareTo(Ratio other) {
        if (denominator == other.denominator) {
            return Long.compare(numerator, other.numerator);
        }
        return compareProducts(numerator, other.denominator, other.numerator, denominator);
    }

    /** The smallest integer that is not below {@code a·b}; exact, and without objects where the products fit into {@code long}. */
    public static long ceilOfProduct(Ratio a, Ratio b) {
        long above = a.numerator * b.numerator;
        long below = a.denominator * b.denominator;
        boolean fits = Math.multiplyHigh(a.numerator, b.numerator) == above >> 63
                && Math.multiplyHigh(a.denominator, b.denominator) == below >> 63;
        return fits && above != Long.MIN_VALUE ? -Math.floorDiv(-above, below)
                : ceilOf(big(a.numerator).multiply(big(b.numerator)), big(a.denominator).multiply(big(b.denominator)));
    }

    /** The product of an integer and a fraction, rounded up. */
    public static long ceilOfProduct(long a, Ratio b) {
        long above = a * b.numerator;
        boolean fits = Math.multiplyHigh(a, b.numerator) == above >> 63 && above != Long.MIN_VALUE;
        return fits ? -Math.floorDiv(-above, b.denominator) : ceilOf(big(a).multiply(big(b.numerator)), big(b.denominator));
    }

    /** The smallest integer that is not below {@code above ÷ below}, of two integers of any size with {@code below > 0}. */
    public static long ceilOf(BigInteger above, BigInteger below) {
        BigInteger[] quotient = above.divideAndRemainder(below);
        return (quotient[1].signum() > 0 ? quotient[0].add(BigInteger.ONE) : quotient[0]).longValueExact();
    }

    /** Compares {@code a·b} with {@code c·d} exactly, in 128 bits. */
    public static int compareProducts(long a, long b, long c, long d) {
        long high = Math.multiplyHigh(a, b);
        long otherHigh = Math.multiplyHigh(c, d);
        return high != otherHigh ? Long.compare(high, otherHigh) : Long.compareUnsigned(a * b, c * d);
    }

    private static BigInteger big(long value) {
        return BigInteger.valueOf(value);
    }

    /** {@code 7} or {@code 13/12}. */
    @Override
    public String toString() {
        return denominator == 1 ? Long.toString(numerator) : numerator + "/" + denominator;
    }
}
