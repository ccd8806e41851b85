package org.schedscope.io.output;

import java.math.BigDecimal;
import java.math.MathContext;

/** Figures of reports in six significant digits. */
public final class SignificantDigits {
    private static final MathContext DIGITS = new MathContext(6);
    private static final double LARGEST_PLAIN = 1e15;
    private static final double SMALLEST_PLAIN = 1e-6;

    private SignificantDigits() {
    }

    /** A figure; a dash if undefined. */
    public static String text(double value) {
        if (Double.isNaN(value) || Double.isInfinite(value)) {
            return "-";
        }
        if (value == Math.rint(value) && Math.abs(value) < LARGEST_PLAIN) {
            return Long.toString((long) value);
        }
        BigDecimal rounded = new BigDecimal(value).round(DIGITS);
        boolean plain = Math.abs(value) < LARGEST_PLAIN && Math.abs(value) >= SMALLEST_PLAIN;
        return plain ? rounded.stripTrailingZeros().toPlainString() : rounded.toString();
    }

    /** A difference with its sign; 0 without one. */
    public static String signed(double difference) {
        return difference > 0 && !Double.isInfinite(difference) ? "+" + text(difference) : text(difference);
    }
}
