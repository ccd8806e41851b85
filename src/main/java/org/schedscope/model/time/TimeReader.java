package org.schedscope.model.time;

import java.math.BigDecimal;
import java.time.DateTimeException;
import java.time.ZonedDateTime;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalLong;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.schedscope.model.ModelException;
import org.schedscope.text.Message;

/**
 * Parser of what users type for a moment of a run or for a length of time.
 *
 * <p>A moment is a tick ({@code 6048000}), a time after the start ({@code week 10}, {@code day 3}, {@code 2h30m}), a time after or before
 * another moment ({@code +1d}, {@code -2h}), or a date ({@code 2000-05-01 14:00}, {@code 1 May 2000 14:00}). A length is a number of ticks
 * or of units: {@code 41 d 3 h}, {@code 1.5h}, {@code day}. All but ticks need a workload whose ticks have a length; dates need one with a
 * start. English and German are read alike.
 */
public final class TimeReader {
    private static final int MOST_DIGITS = 18;
    private static final String NUMBER = "[0-9]{1,15}(?:[.,][0-9]{1,9})?";
    private static final Pattern WHOLE = Pattern.compile("[0-9]+");
    private static final Pattern PART = Pattern.compile("\\s*(" + NUMBER + ")?\\s*([a-z\u00b5]+)\\.?\\s*");
    private static final Pattern NAMED = Pattern.compile("([a-z]+)\\s*(" + NUMBER + ")");
    private static final Pattern ISO = Pattern
            .compile("([0-9]{1,4})-([0-9]{1,2})-([0-9]{1,2})(?:(?:t|\\s+)([0-9:]+))?");
    private static final Pattern GERMAN = Pattern
            .compile("([0-9]{1,2})\\.\\s*([0-9]{1,2})\\.\\s*([0-9]{4})(?:,?\\s+([0-9:]+))?");
    private static final Pattern MONTH = Pattern
            .compile("(?:[a-z]{2,3}\\s+)?([0-9]{1,2})\\.?\\s+([a-z\u00e4]{3,9})\\.?(?:\\s+([0-9]{4}))?(?:,?\\s+([0-9:]+))?");
    private static final List<String> MONTHS = List.of("jan", "feb", "mar", "apr", "may", "jun", "jul", "aug", "sep", "oct", "nov", "dec");
    private static final Map<String, String> GERMAN_MONTHS = Map.of("m\u00e4r", "mar", "mrz", "mar", "mai", "may", "okt", "oct", "dez",
            "dec");

    /** A unit of time: its length and its names. */
    private enum Unit {
        WEEK("604800", "w", "wk", "week", "weeks", "woche", "wochen"),
        DAY("86400", "d", "day", "days", "t", "tag", "tage", "tagen"),
        HOUR("3600", "h", "hr", "hour", "hours", "std", "stunde", "stunden"),
        MINUTE("60", "min", "m", "minute", "minutes", "minuten"),
        SECOND("1", "s", "sec", "second", "seconds", "sek", "sekunde", "sekunden"),
        MILLI("0.001", "ms"),
        MICRO("0.000001", "us", "\u00b5s");

        private final BigDecimal seconds;
        private final List<String> names;

        Unit(String seconds, String... names) {
            this.seconds = new BigDecimal(seconds);
            this.names = List.of(names);
        }

        static Optional<Unit> named(String name) {
            return Arrays.stream(values()).filter(unit -> unit.names.contains(name)).findFirst();
        }
    }

    private final TickClock clock;
    private final OptionalLong base;

    private TimeReader(TickClock clock, OptionalLong base) {
        this.clock = clock;
        this.base = base;
    }

    /** Reads times of a workload; what begins with a sign counts from the start. */
    public static TimeReader of(TickClock clock) {
        return new TimeReader(clock, OptionalLong.empty());
    }

    /** The same, with what begins with a sign counted from a tick. */
    public TimeReader from(long tick) {
        return new TimeReader(clock, OptionalLong.of(tick));
    }

    /**
     * A moment, as a tick.
     *
     * @return from 0 to 2^61
     * @throws ModelException with a sentence for the user
     */
    public long moment(String typed) {
        String text = plain(typed);
        if (text.startsWith("+") || text.startsWith("-")) {
            long length = length(text.substring(1));
            return inside(base.orElse(0) + (text.charAt(0) == '+' ? length : -length), typed);
        }
        if (text.startsWith("tick ")) {
            return ticks(text.substring(5), typed);
        }
        return WHOLE.matcher(text).matches() ? ticks(text, typed) : sinceStart(text, typed);
    }

    private long sinceStart(String text, String typed) {
        Matcher named = NAMED.matcher(text);
        Optional<Unit> unit = named.matches() ? Unit.named(named.group(1)) : Optional.empty();
        if (unit.isPresent()) {
            return inTicks(new BigDecimal(named.group(2).replace(',', '.')).multiply(unit.get().seconds), typed);
        }
        Optional<ZonedDateTime> date = date(text, typed);
        if (date.isPresent()) {
            long tick = clock.tickAt(date.get());
            // The minute of the start begins before it, and means the start when it is typed.
            return tick < 0 && tick + clock.ticks(Unit.MINUTE.seconds) > 0 ? 0 : inside(tick, typed);
        }
        return seconds(text).map(seconds -> inTicks(seconds, typed)).orElseThrow(() -> new ModelException(words("moment.wrong", typed,
                example())));
    }

    /**
     * A length of time, in ticks, rounded up.
     *
     * @return from 0 to 2^61
     * @throws ModelException with a sentence for the user
     */
    public long length(String typed) {
        String text = plain(typed);
        String number = text.endsWith(" ticks") ? text.substring(0, text.length() - 6) : text;
        if (WHOLE.matcher(number).matches()) {
            return ticks(number, typed);
        }
        return seconds(text).map(seconds -> inTicks(seconds, typed)).orElseThrow(() -> new ModelException(words("length.wrong", typed)));
    }

    /** Whether a text is a length of time in units, such as {@code 9h}, whatever the workload's ticks are. */
    public static boolean isLength(String text) {
        return !WHOLE.matcher(plain(text)).matches() && seconds(plain(text)).isPresent();
    }

    /** The two moments of {@code FROM:TO}; the second may count from the first: {@code week 10:+1d}. */
    public long[] span(String typed) {
        ModelException wrong = null;
        for (int colon = typed.indexOf(':'); colon >= 0; colon = typed.indexOf(':', colon + 1)) {
            try {
                long from = moment(typed.substring(0, colon));
                return new long[] {from, from(from).moment(typed.substring(colon + 1))};
            } catch (ModelException notHere) {
                wrong = wrong == null ? notHere : wrong;
            }
        }
        throw wrong == null ? new ModelException(words("span.wrong", typed)) : wrong;
    }

    private static Optional<BigDecimal> seconds(String text) {
        Matcher part = PART.matcher(text);
        BigDecimal sum = BigDecimal.ZERO;
        int at = 0;
        while (at < text.length() && part.find(at) && part.start() == at) {
            Optional<Unit> unit = Unit.named(part.group(2));
            if (unit.isEmpty() || part.group(1) == null && (at > 0 || part.end() < text.length())) {
                return Optional.empty();
            }
            BigDecimal count = part.group(1) == null ? BigDecimal.ONE : new BigDecimal(part.group(1).replace(',', '.'));
            sum = sum.add(count.multiply(unit.get().seconds));
            at = part.end();
        }
        return at == text.length() && at > 0 ? Optional.of(sum) : Optional.empty();
    }

    private Optional<ZonedDateTime> date(String text, String typed) {
        Matcher iso = ISO.matcher(text);
        Matcher german = GERMAN.matcher(text);
        Matcher month = MONTH.matcher(text);
        try {
            if (iso.matches()) {
                return Optional.of(date(iso.group(1), iso.group(2), iso.group(3), iso.group(4), typed));
            }
            if (german.matches()) {
                return Optional.of(date(german.group(3), german.group(2), german.group(1), german.group(4), typed));
            }
            if (month.matches()) {
                String name = month.group(2).substring(0, 3);
                int number = MONTHS.indexOf(GERMAN_MONTHS.getOrDefault(name, name)) + 1;
                String year = month.group(3) == null ? Integer.toString(begun(typed).getYear()) : month.group(3);
                return number == 0 ? Optional.empty()
                        : Optional.of(date(year, Integer.toString(number), month.group(1), month.group(4), typed));
            }
            return Optional.empty();
        } catch (DateTimeException | NumberFormatException | ArrayIndexOutOfBoundsException noDate) {
            throw new ModelException(words("date.wrong", typed));
        }
    }

    private ZonedDateTime date(String year, String month, String day, String time, String typed) {
        int[] parts = time == null ? new int[2] : Stream.of(time.split(":")).mapToInt(Integer::parseInt).toArray();
        return ZonedDateTime.of(Integer.parseInt(year), Integer.parseInt(month), Integer.parseInt(day), parts[0], parts[1],
                parts.length > 2 ? parts[2] : 0, 0, begun(typed).getZone());
    }

    private ZonedDateTime begun(String typed) {
        return clock.start().orElseThrow(() -> new ModelException(words("no.start", typed, example())));
    }

    private long inTicks(BigDecimal seconds, String typed) {
        if (!clock.isTime()) {
            throw new ModelException(words("no.length", typed));
        }
        return inside(clock.ticks(seconds), typed);
    }

    private long ticks(String digits, String typed) {
        if (!WHOLE.matcher(digits).matches() || digits.length() > MOST_DIGITS) {
            throw new ModelException(words("tick.wrong", typed));
        }
        return inside(Long.parseLong(digits), typed);
    }

    private long inside(long tick, String typed) {
        if (tick < 0) {
            throw new ModelException(clock.start().isPresent() ? words("early.date", typed, clock.start().get().toLocalDate())
                    : words("early", typed));
        }
        return tick;
    }

    /** Notations that are valid for a moment of this workload. */
    private String example() {
        return Stream.of(Optional.of("6048000"), Optional.of("week 10, day 3, 2h30m, +1d").filter(text -> clock.isTime()),
                clock.start().map(begun -> begun.toLocalDate() + " 14:00")).flatMap(Optional::stream).collect(Collectors.joining(", "));
    }

    /** In small letters, digits without the spaces that group them. */
    private static String plain(String typed) {
        return typed.replaceAll("(?<=[0-9])[\u2009\u00a0\u202f](?=[0-9]{3})", "").replaceAll("[\\s\u2009\u00a0\u202f]+", " ").strip()
                .toLowerCase(Locale.ROOT);
    }

    private static Message words(String key, Object... values) {
        return Message.of("times", key, values);
    }
}
