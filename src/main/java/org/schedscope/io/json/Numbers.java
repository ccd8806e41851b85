package org.schedscope.io.json;

import java.math.BigDecimal;
import java.util.Locale;
import org.schedscope.io.input.InputException;
import org.schedscope.io.input.Problem;
import org.schedscope.io.input.SafeText;
import org.schedscope.model.number.Ratio;
import org.schedscope.text.Message;

/** Exact numbers of a document, by their decimal text. */
public final class Numbers {
    /** Maximum of digits before or after the point; {@code long} has 19. */
    private static final int MOST_DIGITS = 40;

    private Numbers() {
    }

    /**
     * Reads an integer within bounds; {@code least}, with a problem noted, for any other value. {@code 3.0} and {@code 3e2} are integers.
     *
     * @param what a message, or the key of a noun
     */
    public static long whole(JsonCursor in, Object what, long least, long most) throws InputException {
        long plain = in.plainLong();
        if (plain != Long.MIN_VALUE) {
            return bounded(in, what, plain, least, most);
        }
        String text = in.numberText();
        if (text == null) {
            in.problem(Problem.words("number", noun(what), in.foundHere()));
            in.skip();
            return least;
        }
        BigDecimal value = decimal(text);
        if (value != null && value.scale() > 0) {
            in.problem(Problem.words("number.whole", noun(what), SafeText.cut(text)));
            return least;
        }
        if (value == null || value.abs().compareTo(BigDecimal.valueOf(Long.MAX_VALUE)) > 0) {
            in.problem(beyond(noun(what), text, least, most));
            return least;
        }
        return bounded(in, what, value.longValueExact(), least, most);
    }

    private static Message noun(Object what) {
        return what instanceof Message told ? told : JsonCursor.noun((String) what);
    }

    private static Message beyond(Message what, String text, long least, long most) {
        if (text.toLowerCase(Locale.ROOT).contains("e-")) {
            return Problem.words("number.whole", what, SafeText.cut(text));
        }
        return text.startsWith("-") ? low(what, SafeText.cut(text), least) : Problem.words("number.high", what, SafeText.cut(text), most);
    }

    private static Message low(Message what, Object value, long least) {
        return least == 0 ? Problem.words("number.negative", what, value) : Problem.words("number.low", what, value, least);
    }

    private static long bounded(JsonCursor in, Object what, long value, long least, long most) throws InputException {
        if (value < least) {
            in.problem(low(noun(what), value, least));
            return least;
        }
        if (value > most) {
            in.problem(Problem.words("number.high", noun(what), value, most));
            return least;
        }
        return value;
    }

    /**
     * Reads an exact fraction; 1, with a problem noted, for any other value.
     *
     * @param what a message, or the key of a noun
     */
    public static Ratio ratio(JsonCursor in, Object what) throws InputException {
        String text = in.numberText();
        if (text == null) {
            in.problem(Problem.words("number", noun(what), in.foundHere()));
            in.skip();
            return Ratio.ONE;
        }
        try {
            BigDecimal value = decimal(text);
            if (value != null) {
                return Ratio.of(value);
            }
        } catch (ArithmeticException e) {
            // Reported below, with the text from the file.
        }
        in.problem(Problem.words("number.range", noun(what), SafeText.cut(text)));
        return Ratio.ONE;
    }

    /** A decimal number; null if it is too large or has too many digits: 1e999999999 must not take a gigabyte. */
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
