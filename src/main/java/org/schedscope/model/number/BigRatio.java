package org.schedscope.model.number;

import java.math.BigDecimal;
import java.math.BigInteger;
import java.math.MathContext;

/** An exact fraction of integers of any size, in lowest terms, denominator &gt; 0: where a {@link Ratio} could overflow. */
public record BigRatio(BigInteger numerator, BigInteger denominator) implements Comparable<BigRatio> {
    public static final BigRatio ZERO = BigRatio.of(0);
    private static final MathContext DIGITS = new MathContext(20);

    public BigRatio {
        if (denominator.signum() == 0) {
            throw new ArithmeticException("a fraction cannot have denominator 0");
        }
        BigInteger gcd = numerator.gcd(denominator);
        BigInteger divisor = denominator.signum() < 0 ? gcd.negate() : gcd;
        if (!divisor.equals(BigInteger.ONE)) {
            numerator = numerator.divide(divisor);
            denominator = denominator.divide(divisor);
        }
    }

    public static BigRatio of(long value) {
        return new BigRatio(BigInteger.valueOf(value), BigInteger.ONE);
    }

    public static BigRatio of(Ratio ratio) {
        return new BigRatio(BigInteger.valueOf(ratio.numerator()), BigInteger.valueOf(ratio.denominator()));
    }

    /** The fraction that {@link #toString} wrote. */
    public static BigRatio parse(String text) {
        int slash = text.indexOf('/');
        return slash < 0 ? new BigRatio(new BigInteger(text), BigInteger.ONE)
                : new BigRatio(new BigInteger(text.substring(0, slash)), new BigInteger(text.substring(slash + 1)));
    }

    public BigRatio plus(BigRatio other) {
        return new BigRatio(numerator.multiply(other.denominator).add(other.numerator.multiply(denominator)),
                denominator.multiply(other.denominator));
    }

    public BigRatio minus(BigRatio other) {
        return plus(new BigRatio(other.numerator.negate(), other.denominator));
    }

    public BigRatio times(BigRatio other) {
        return new BigRatio(numerator.multiply(other.numerator), denominator.multiply(other.denominator));
    }

    public BigRatio dividedBy(BigRatio other) {
        return new BigRatio(numerator.multiply(other.denominator), denominator.multiply(other.numerator));
    }

    public int signum() {
        return numerator.signum();
    }

    /** The smallest integer that is not below this; {@link Long#MAX_VALUE} where it is beyond {@code long}. For fractions of at least 0. */
    public long ceilOrMost() {
        BigInteger ceil = numerator.add(denominator).subtract(BigInteger.ONE).divide(denominator);
        return ceil.bitLength() > 63 ? Long.MAX_VALUE : ceil.longValue();
    }

    /** The nearest double, or one of the two nearest. */
    public double toDouble() {
        return new BigDecimal(numerator).divide(new BigDecimal(denominator), DIGITS).doubleValue();
    }

    @Override
    public int compareTo(BigRatio other) {
        return numerator.multiply(other.denominator).compareTo(other.numerator.multiply(denominator));
    }

    /** {@code 7} or {@code 13/12}. */
    @Override
    public String toString() {
        return denominator.equals(BigInteger.ONE) ? numerator.toString() : numerator + "/" + denominator;
    }
}
