package org.schedscope.chart.paint;

import java.math.BigDecimal;
import java.math.MathContext;
import java.math.RoundingMode;
import org.schedscope.text.Language;
import org.schedscope.text.Texts;

/**
 * Figures as people read them: thousands by thin space, a true minus sign, the same in every locale. The mark before decimals is that of
 * the language that they are read in.
 */
public final class Figures {
    public static final char THIN_SPACE = '\u2009';
    private static final char MINUS = '\u2212';
    private static final double LEAST_COMPACT = 10_000;
    private static final String UNITS = "kMGTPE";
    private static final String NONE = "\u2013";

    private Figures() {
    }

    public static String whole(long value) {
        return grouped(Long.toString(value), Language.ENGLISH);
    }

    /** Rounded half up to some decimals; a dash if there is no such figure. */
    public static String decimal(double value, int digits, Language language) {
        if (Double.isNaN(value)) {
            return NONE;
        }
        if (Double.isInfinite(value)) {
            return value > 0 ? "\u221E" : MINUS + "\u221E";
        }
        return grouped(BigDecimal.valueOf(value).setScale(digits, RoundingMode.HALF_UP).toPlainString(), language);
    }

    /** At most some decimals, without trailing zeros. */
    public static String brief(double value, int digits, Language language) {
        if (Double.isNaN(value) || Double.isInfinite(value)) {
            return decimal(value, digits, language);
        }
        BigDecimal rounded = BigDecimal.valueOf(value).setScale(digits, RoundingMode.HALF_UP);
        return grouped(rounded.signum() == 0 ? "0" : rounded.stripTrailingZeros().toPlainString(), language);
    }

    /**
     * A figure for a narrow column: as {@link #decimal} below 10 000, from there on three digits with k, M, G or T. The exact one must be
     * shown nearby.
     */
    public static String compact(double value, int digits, Language language) {
        if (Double.isNaN(value) || Double.isInfinite(value) || Math.abs(value) < LEAST_COMPACT) {
            return decimal(value, digits, language);
        }
        BigDecimal rounded = BigDecimal.valueOf(value).round(new MathContext(3, RoundingMode.HALF_UP));
        int thousands = Math.min(UNITS.length(), (rounded.precision() - rounded.scale() - 1) / 3);
        return grouped(rounded.movePointLeft(3 * thousands).stripTrailingZeros().toPlainString(), language) + UNITS.charAt(thousands - 1);
    }

    /** A policy's key: of large ones fewer digits differ enough, and more would not fit. */
    public static String key(double key, boolean whole, Language language) {
        return compact(key, whole || Math.abs(key) >= 1_000 ? 0 : Math.abs(key) >= 100 ? 1 : 2, language);
    }

    /** {@code 1 job}, {@code 2 jobs}. */
    public static String count(long number, String one, String many) {
        return whole(number) + " " + (number == 1 ? one : many);
    }

    /** A count in some language: the text of that key, or of {@code key.one}, with the number in it. */
    public static String count(long number, String key, Texts texts) {
        return texts.count(key, number, whole(number));
    }

    private static String grouped(String plain, Language language) {
        boolean negative = plain.startsWith("-");
        int start = negative ? 1 : 0;
        int point = plain.indexOf('.');
        int end = point < 0 ? plain.length() : point;
        StringBuilder out = new StringBuilder();
        if (negative) {
            out.append(MINUS);
        }
        for (int i = start; i < end; i++) {
            if (i > start && (end - i) % 3 == 0) {
                out.append(THIN_SPACE);
            }
            out.append(plain.charAt(i));
        }
        return end == plain.length() ? out.toString() : out.append(language.written(plain.substring(end))).toString();
    }
}
