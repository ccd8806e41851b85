package org.schedscope.parameter;

import java.math.BigDecimal;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.function.Predicate;
import org.schedscope.model.number.Ratio;

/** Parser for numbers in the values of parameters. */
final class NumberText {
    /** A separator that matches nothing: the text is one number. */
    static final String ONE = "(?!)";
    private static final int LONGEST = 400;

    private NumberText() {
    }

    /** The numbers of a text; empty if a part between separators is not a number. Spaces around numbers are ignored. */
    static Optional<List<Ratio>> read(String text, String separator) {
        return read(text, separator, LONGEST);
    }

    /** @param longest most characters */
    static Optional<List<Ratio>> read(String text, String separator, int longest) {
        if (text.length() > longest) {
            return Optional.empty();
        }
        try {
            return Optional.of(Arrays.stream(text.split(separator, -1)).map(NumberText::number).toList());
        } catch (NumberFormatException | ArithmeticException notNumbers) {
            return Optional.empty();
        }
    }

    /**
     * One number.
     *
     * @throws NumberFormatException if the text is not a number
     * @throws ArithmeticException if it is out of range
     */
    static Ratio number(String text) {
        return Ratio.of(new BigDecimal(text.strip()));
    }

    static Predicate<List<Ratio>> within(Ratio least, Ratio most) {
        return numbers -> numbers.stream().allMatch(number -> number.compareTo(least) >= 0 && number.compareTo(most) <= 0);
    }

    static Predicate<List<Ratio>> wholeWithin(long least, long most) {
        return within(Ratio.of(least), Ratio.of(most)).and(numbers -> numbers.stream().allMatch(Ratio::isInteger));
    }
}
