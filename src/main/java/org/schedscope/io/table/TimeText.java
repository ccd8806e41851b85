package org.schedscope.io.table;

import java.math.BigDecimal;
import java.math.RoundingMode;
import java.time.Duration;
import java.time.Instant;
import java.time.format.DateTimeParseException;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalLong;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.schedscope.io.format.FormatWords;
import org.schedscope.io.input.Limits;
import org.schedscope.io.input.TableColumns.DateOrder;
import org.schedscope.io.input.TableColumns.Separator;
import org.schedscope.io.json.Numbers;

/**
 * Times in the notations of logs, in millionths of a second, finer ones rounded up. Points in time are numbers since 1970 or any other
 * origin, or dates, which are in UTC unless they have an offset; durations are numbers, {@code D-HH:MM:SS}, or {@code 4h 12m 1.5s}.
 */
final class TimeText {
    /** An absent time. */
    static final long UNKNOWN = Long.MIN_VALUE;
    /** A malformed time. */
    static final long WRONG = Long.MIN_VALUE + 1;

    private static final Set<String> ABSENT = Set.of("", "-", "unknown", "none", "n/a", "na", "nan", "null", "nil", "unlimited", "infinite",
            "partition_limit", "not_set", "invalid", "undefined", "not set", "<none>", "<null>", "\\n", "\u2014", "\u2013", "--", "?",
            "-1");
    private static final Map<String, BigDecimal> MICROS = Map.of("ns", new BigDecimal("0.001"), "us", BigDecimal.ONE, "ms",
            new BigDecimal(1_000), "s", new BigDecimal(1_000_000), "min", new BigDecimal(60_000_000L), "h", new BigDecimal(3_600_000_000L),
            "d", new BigDecimal(86_400_000_000L));
    private static final Map<String, String> WORDS = FormatWords.keys("units");
    private static final Pattern PART = Pattern.compile("([0-9]{1,18}(?:\\.[0-9]{1,18})?)\\s*([a-z]+)[\\s,]*");
    private static final Pattern CLOCK = Pattern
            .compile("(?:([0-9]{1,7})-)?([0-9]{1,7}):([0-9]{1,2})(?::([0-9]{1,2}))?(?:[.,]([0-9]{1,9}))?");
    private static final Pattern COMMA = Pattern.compile("-?(?:[0-9]{1,18}|[0-9]{1,3}(?:\\.[0-9]{3}){1,5}),[0-9]{1,18}");
    private static final Pattern THOUSANDS = Pattern.compile("-?[0-9]{1,3}(?:\\.[0-9]{3}){2,5}");
    private static final Pattern ISO = Pattern.compile("P(?:[0-9]{1,7}D)?(?:T[0-9.HMS]{2,40})?");
    private static final Pattern DAYS_AND_CLOCK = Pattern.compile("([0-9]{1,7}) days?,? ([0-9]{1,2}:[0-9]{2}:.*)");
    private static final BigDecimal LARGEST = BigDecimal.valueOf(Limits.LARGEST_TOTAL - 1);
    private static final int LONGEST = 60;

    private TimeText() {
    }

    /** A unit by any of its names; empty if unknown. */
    static String unit(String word) {
        String unit = WORDS.getOrDefault(word, word);
        return MICROS.containsKey(unit) ? unit : "";
    }

    /** Length of a unit in seconds. */
    static BigDecimal seconds(String unit) {
        return MICROS.get(unit).movePointLeft(6);
    }

    /** A cell with a decimal point: a decimal comma is possible if the separator is a semicolon. */
    static String decimal(String cell, Optional<Separator> separator) {
        boolean points = separator.equals(Optional.of(Separator.SEMICOLON)) && THOUSANDS.matcher(cell).matches();
        return points || hasComma(cell, separator) ? cell.replace(".", "").replace(',', '.') : cell;
    }

    /** Whether a cell is a number with a decimal comma. */
    static boolean hasComma(String cell, Optional<Separator> separator) {
        return separator.equals(Optional.of(Separator.SEMICOLON)) && COMMA.matcher(cell).matches();
    }

    /** Whether a text means that there is no value. */
    static boolean isAbsent(String text) {
        return ABSENT.contains(text.toLowerCase(Locale.ROOT)) || text.toLowerCase(Locale.ROOT).startsWith("none ");
    }

    /**
     * A point in time.
     *
     * @param unit unit of plain numbers; empty: by their size, seconds, thousandths, millionths or billionths since 1970
     */
    static long point(String text, String unit) {
        return point(text, unit, Optional.empty());
    }

    /** A point in time, with a known order of the numbers of dates. */
    static long point(String text, String unit, Optional<DateOrder> order) {
        if (isAbsent(text)) {
            return UNKNOWN;
        }
        BigDecimal number = number(text);
        if (number != null) {
            return micros(number, unit.isEmpty() ? unitBySize(number) : unit);
        }
        OptionalLong date = text.length() > LONGEST ? OptionalLong.empty() : DateText.micros(text, order);
        return date.orElseGet(() -> text.length() > LONGEST ? WRONG : parts(text.toLowerCase(Locale.ROOT)));
    }

    /** Unit of a number of this size: seconds with so many digits reach the year 5138, thousandths begin in 1973. */
    static String unitBySize(BigDecimal number) {
        int digits = number.abs().toBigInteger().bitLength();
        return digits < 37 ? "s" : digits < 47 ? "ms" : digits < 57 ? "us" : "ns";
    }

    /** A duration. */
    static long span(String text, String unit) {
        if (isAbsent(text)) {
            return UNKNOWN;
        }
        BigDecimal number = number(text);
        if (number != null) {
            return micros(number, unit.isEmpty() ? "s" : unit);
        }
        if (text.length() > LONGEST) {
            return WRONG;
        }
        Matcher days = DAYS_AND_CLOCK.matcher(text);
        Matcher clock = CLOCK.matcher(days.matches() ? days.group(1) + "-" + days.group(2) : text);
        return clock.matches() ? clock(clock) : ISO.matcher(text).matches() ? iso(text) : parts(text.toLowerCase(Locale.ROOT));
    }

    /** Whether a text is a plain number, without a unit. */
    static boolean isNumber(String text) {
        return number(text) != null;
    }

    /** The number of a text; null if malformed, mostly recognised without an exception. */
    private static BigDecimal number(String text) {
        return text.length() > LONGEST || text.indexOf(':') >= 0 || text.indexOf('T') >= 0 ? null : Numbers.decimal(text);
    }

    private static long micros(BigDecimal number, String unit) {
        BigDecimal micros = number.multiply(MICROS.get(unit)).setScale(0, RoundingMode.CEILING);
        return micros.abs().compareTo(LARGEST) > 0 ? WRONG : micros.longValueExact();
    }

    /** {@code D-HH:MM:SS}, {@code D-HH:MM}, {@code HH:MM:SS} or {@code MM:SS}. */
    private static long clock(Matcher clock) {
        long days = clock.group(1) == null ? 0 : Long.parseLong(clock.group(1));
        long first = Long.parseLong(clock.group(2));
        long second = Long.parseLong(clock.group(3));
        boolean hours = clock.group(4) != null || clock.group(1) != null;
        long third = clock.group(4) == null ? 0 : Long.parseLong(clock.group(4));
        long seconds = hours ? days * 86_400 + first * 3_600 + second * 60 + third : first * 60 + second;
        return seconds * 1_000_000 + fraction(clock.group(5));
    }

    /** A date for users. */
    static String date(long micros) {
        return instant(micros).toString().replace('T', ' ').replace("Z", " UTC");
    }

    static Instant instant(long micros) {
        return Instant.ofEpochSecond(Math.floorDiv(micros, 1_000_000L), Math.floorMod(micros, 1_000_000L) * 1000);
    }

    /** Seconds, with as many decimals as needed. */
    static String seconds(long micros) {
        return BigDecimal.valueOf(micros, 6).stripTrailingZeros().toPlainString();
    }

    static long fraction(String digits) {
        return digits == null ? 0 : new BigDecimal("0." + digits).movePointRight(6).setScale(0, RoundingMode.CEILING).longValueExact();
    }

    /** A duration of ISO 8601, {@code PT1H30M}. */
    private static long iso(String text) {
        try {
            Duration length = Duration.parse(text);
            return micros(BigDecimal.valueOf(length.getSeconds()).add(BigDecimal.valueOf(length.getNano(), 9)), "s");
        } catch (DateTimeParseException wrong) {
            return WRONG;
        }
    }

    private static long parts(String text) {
        Matcher part = PART.matcher(text);
        long sum = 0;
        int end = 0;
        while (end < text.length() && part.find(end) && part.start() == end) {
            String unit = WORDS.getOrDefault(part.group(2), part.group(2));
            long micros = MICROS.containsKey(unit) ? micros(new BigDecimal(part.group(1)), unit) : WRONG;
            if (micros == WRONG || sum + micros >= Limits.LARGEST_TOTAL) {
                return WRONG;
            }
            sum += micros;
            end = part.end();
        }
        return end == text.length() && end > 0 ? sum : WRONG;
    }
}
