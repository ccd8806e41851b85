package org.schedscope.io;

import java.math.BigDecimal;
import java.util.Locale;
import org.schedscope.model.Ratio;

/** Numbers of a document, exactly as their decimal text means them. */
public final class Numbers {
    /** Digits before or after the point that are looked at; {@code long} has 19. */
    private static final int MOST_DIGITS = 40;

    private Numbers() {
    }

    /** Reads an integer within bounds; notes a problem and gives {@code least} otherwise. {@code 3.0} and {@code 3e2} are integers. */
    public static long whole(JsonCursor in, String what, long least, long most) throws InputException {
        long plain = in.plainLong();
        if (plain != Long.MIN_VALUE) {
            return bounded(in, what, plain, least, most);
        }
        String text = in.numberText();
        if (text == null) {
            in.problem(what + " must be a number, not " + in.found());
            in.skip();
            return least;
        }
        BigDecimal value = decimal(text);
        if (value != null && value.scale() > 0) {
            in.problem(what + " is " + OneLine.cut(text) + "; it must be a whole number");
            return least;
        }
        if (value == null || value.abs().compareTo(BigDecimal.valueOf(Long.MAX_VALUE)) > 0) {
            in.problem(what + " is " + OneLine.cut(text) + "; " + beyond(text, least, most));
            return least;
        }
        return bounded(in, what, value.longValueExact(), least, most);
    }

    private static String beyond(String text, long least, long most) {
        if (text.toLowerCase(Locale.ROOT).contains("e-")) {
            return "it must be a whole number";
        }
        return text.startsWith("-") ? "it must " + (least == 0 ? "not be negative" : "be at least " + least) : "it must be at most " + most;
    }

    private static long bounded(JsonCursor in, String what, long value, long least, long most) throws InputException {
        if (value < least) {
            in.problem(what + " is " + value + "; it must " + (least == 0 ? "not be negative" : "be at least " + least));
            return least;
        }
        if (value > most) {
            in.problem(what + " is " + value + "; it must be at most " + most);
            return least;
        }
        return value;
    }

    /** Reads an exact fraction; notes a problem and gives 1 otherwise. */
    public static Ratio ratio(JsonCursor in, String what) throws InputException {
        String text = in.numberText();
        if (text == null) {
            in.problem(what + " must be a number, not " + in.found());
            in.skip();
            return Ratio.ONE;
        }
        try {
            BigDecimal value = decimal(text);
            if (value != null) {
                return Ratio.of(value);
            }
        } catch (ArithmeticException e) {
            // Told below, with the text as it stands in the file.
        }
        in.problem(what + " is " + OneLine.cut(text) + "; that is out of the range of exact fractions (18 digits)");
        return Ratio.ONE;
    }

    /** Null for numbers too large or too fine to be looked at: 1e999999999 must not cost a gigabyte. */
    public static BigDecimal decimal(String text) {
        try {
            BigDecimal value = new BigDecimal(text).stripTrailingZeros();
            return value.signum() == 0 ? BigDecimal.ZERO
                    : Math.abs((long) value.scale()) <= MOST_DIGITS && value.precision() <= 2 * MOST_DIGITS ? value : null;
        } catch (NumberFormatException e) {
            return null;
        }
    }
}
