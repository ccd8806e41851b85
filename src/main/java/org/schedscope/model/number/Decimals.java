package org.schedscope.model.number;

import java.math.BigDecimal;
import java.math.MathContext;
import java.math.RoundingMode;
import java.util.Optional;

/** Fractions as decimal text. */
public final class Decimals {
    private Decimals() {
    }

    /** The shortest decimal that is exactly this fraction; {@code numerator/denominator} if there is none. */
    public static String text(Ratio ratio) {
        try {
            return new BigDecimal(ratio.numerator()).divide(new BigDecimal(ratio.denominator())).stripTrailingZeros().toPlainString();
        } catch (ArithmeticException endless) {
            return ratio.toString();
        }
    }

    /** The fraction that a text such as 3, 3.5 or 7/2 means, exactly; none if it is another text, or has too many digits. */
    public static Optional<Ratio> read(String text) {
        if (text.matches("[0-9]{1,15}(\\.[0-9]{1,3})?|[0-9]{1,9}\\.[0-9]{1,9}")) {
            return Optional.of(Ratio.of(new BigDecimal(text)));
        }
        int slash = text.indexOf('/');
        return text.matches("[0-9]{1,18}/0*[1-9][0-9]{0,17}")
                ? Optional.of(new Ratio(Long.parseLong(text.substring(0, slash)), Long.parseLong(text.substring(slash + 1))))
                : Optional.empty();
    }

    /** The fraction as a decimal of at most 17 significant digits, for formats without fractions. */
    public static BigDecimal rounded(Ratio ratio) {
        return new BigDecimal(ratio.numerator()).divide(new BigDecimal(ratio.denominator()), new MathContext(17, RoundingMode.HALF_EVEN));
    }
}
