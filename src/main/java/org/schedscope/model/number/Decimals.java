package org.schedscope.model.number;

import java.math.BigDecimal;
import java.math.MathContext;
import java.math.RoundingMode;

/** Fractions as decimal text. */
public final class Decimals {
    private Decimals() {
    }

    /** The shortest decimal that means exactly this fraction; if there is none, {@code numerator/denominator}. */
    public static String text(Ratio ratio) {
        try {
            return new BigDecimal(ratio.numerator()).divide(new BigDecimal(ratio.denominator())).stripTrailingZeros().toPlainString();
        } catch (ArithmeticException endless) {
            return ratio.toString();
        }
    }

    /** The fraction as a decimal of at most 17 significant digits, for formats that know no fractions. */
    public static BigDecimal rounded(Ratio ratio) {
        return new BigDecimal(ratio.numerator()).divide(new BigDecimal(ratio.denominator()), new MathContext(17, RoundingMode.HALF_EVEN));
    }
}
