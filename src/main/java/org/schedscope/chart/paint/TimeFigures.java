package org.schedscope.chart.paint;

import java.math.BigDecimal;
import java.math.BigInteger;
import java.math.RoundingMode;
import java.time.LocalDateTime;
import java.time.ZoneOffset;
import java.time.ZonedDateTime;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.IntStream;
import org.schedscope.model.Workload;
import org.schedscope.model.number.BigRatio;
import org.schedscope.model.time.TickClock;
import org.schedscope.policy.expression.Arithmetic;
import org.schedscope.text.Language;
import org.schedscope.text.Texts;

/**
 * Ticks as people read them: dates where a workload has a start, time since the start where it has a length of ticks, and plain
 * ticks where it has neither or ticks are chosen. Lengths of time have their two largest units.
 */
public final class TimeFigures {
    private static final BigDecimal NANOS = BigDecimal.valueOf(1_000_000_000L);
    private static final long[] SECONDS = {86_400, 3_600, 60, 1};
    private static final String[] UNITS = {"d", "h", "min", "s"};
    private static final int MINUTES = 2;
    /** What there is of words in the arithmetic of keys. */
    private static final List<Phrase> PHRASES = List.of(Phrase.of("ready", "\\bready at\\b"), Phrase.of("jobs-before", "\\bjobs before\\b"),
            Phrase.of("drawn", "^drawn$"), Phrase.of("no-curve", "no value curve: job (\\d+) to arrive"),
            Phrase.of("nothing-left", "nothing left from SLR (\\S+)"), Phrase.of("from", "from SLR (\\S+) to (\\S+)"),
            Phrase.of("used", "(\\S+) core-ticks used"), Phrase.of("core", "\\b1 core in use"), Phrase.of("cores", "(\\d+) cores in use"));

    private record Phrase(String key, Pattern english) {
        static Phrase of(String key, String pattern) {
            return new Phrase(key, Pattern.compile(pattern));
        }
    }

    private final TickClock clock;
    private final Texts texts;
    private final boolean asTicks;

    private TimeFigures(TickClock clock, Texts texts, boolean asTicks) {
        this.clock = clock;
        this.texts = texts;
        this.asTicks = asTicks || !clock.isTime();
    }

    /** Times of a workload. */
    public static TimeFigures of(Workload workload, Language language) {
        return of(workload, language, false);
    }

    /** @param asTicks whether plain ticks are chosen, whatever the workload has */
    public static TimeFigures of(Workload workload, Language language, boolean asTicks) {
        return new TimeFigures(TickClock.of(workload), Texts.of("times", language), asTicks);
    }

    /** The language in which they are written. */
    public Language language() {
        return texts.language();
    }

    /** What is known of the ticks. */
    public TickClock clock() {
        return clock;
    }

    /** Whether ticks are written as ticks. */
    public boolean areTicks() {
        return asTicks;
    }

    /** Whether moments are written as dates. */
    public boolean areDates() {
        return !asTicks && clock.start().isPresent();
    }

    /** A moment among figures: {@code 1 234}, {@code 29 Feb 2000 11:15}, {@code 12 d 3:20:15}. */
    public String moment(long tick) {
        return asTicks ? Figures.whole(tick) : date(tick).map(date -> texts.text("moment", day(date), minutes(date)))
                .orElseGet(() -> elapsed(tick));
    }

    /** A moment in a sentence: {@code tick 1 234}, else as {@link #moment}. */
    public String at(long tick) {
        return asTicks ? tick(tick) : moment(tick);
    }

    /** A moment in full, to the second: {@code Tue 29 Feb 2000, 11:15:07}. */
    public String full(long tick) {
        return asTicks ? Figures.whole(tick)
                : date(tick).map(date -> texts.text("moment.full", weekday(date, true), seconds(date))).orElseGet(() -> elapsed(tick));
    }

    /** The day of a moment, {@code 29 Feb}; nothing where moments are not written as dates. */
    public Optional<String> day(long tick) {
        return date(tick).map(this::day);
    }

    /** The time of a moment without its day where there are days. */
    public String time(long tick) {
        return date(tick).map(TimeFigures::minutes).orElseGet(() -> moment(tick));
    }

    /** The exact tick, for a hover: {@code tick 1 234}. */
    public String tick(long tick) {
        return texts.text("tick", Figures.whole(tick));
    }

    /** A length of time: {@code 3 ticks}, {@code 41 d 3 h}. */
    public String length(long ticks) {
        return asTicks ? texts.text("ticks", Figures.whole(ticks)) : units(ticks);
    }

    /** A length of time where the unit is elsewhere: {@code 3}, {@code 41 d 3 h}. */
    public String figure(long ticks) {
        return asTicks ? Figures.whole(ticks) : units(ticks);
    }

    /** A length that is a mean of others. */
    public String figure(double ticks, int digits) {
        return asTicks || Double.isNaN(ticks) || Double.isInfinite(ticks) ? Figures.decimal(ticks, digits, texts.language())
                : units(BigDecimal.valueOf(ticks).multiply(BigDecimal.valueOf(clock.seconds(1))));
    }

    /** How a key comes about, its ticks as times: {@code (29 Feb 11:15 − 29 Feb 9:00 + 1 h + 1 s) / 1 h}. */
    public String arithmetic(Arithmetic key) {
        return asTicks ? key.told(this::words, Long::toString, BigRatio::toString)
                : key.told(this::words, this::moment, ticks -> figure(ticks.toDouble(), 2));
    }

    /** Policies write keys in English. */
    private String words(String english) {
        String spoken = english;
        for (Phrase phrase : PHRASES) {
            Matcher found = phrase.english().matcher(spoken);
            if (found.find()) {
                Object[] numbers = IntStream.rangeClosed(1, found.groupCount()).mapToObj(found::group).toArray();
                spoken = found.replaceFirst(Matcher.quoteReplacement(texts.text("arithmetic." + phrase.key(), numbers)));
            }
        }
        return spoken;
    }

    /** The exact number of ticks, for a hover: {@code 3 ticks}. */
    public String ticks(long ticks) {
        return texts.text("ticks", Figures.whole(ticks));
    }

    /** How much of a run goes by in a second of watching: {@code 50 ticks/s}, {@code 8 h/s}. */
    public String speed(double ticksPerSecond) {
        String ticks = ticksPerSecond < 10 ? Figures.brief(ticksPerSecond, 1, texts.language()) : Figures.whole(Math.round(ticksPerSecond));
        return texts.text("speed", asTicks ? texts.text("ticks", ticks)
                : units(BigDecimal.valueOf(ticksPerSecond).multiply(BigDecimal.valueOf(clock.seconds(1)))));
    }

    /** {@code week 95, day 670 of 730}, from 0; nothing where ticks are no time, or all fits into a day. */
    public Optional<String> elapsedOf(long tick, long last) {
        if (asTicks || clock.seconds(last) < SECONDS[0]) {
            return Optional.empty();
        }
        long day = (long) (clock.seconds(tick) / SECONDS[0]);
        return Optional.of(texts.text("elapsed.of", Figures.whole(day / 7), Figures.whole(day),
                Figures.whole((long) Math.ceil(clock.seconds(last) / SECONDS[0]))));
    }

    private Optional<ZonedDateTime> date(long tick) {
        return asTicks ? Optional.empty() : clock.date(tick);
    }

    private String day(ZonedDateTime date) {
        boolean firstYear = clock.start().orElseThrow().getYear() == date.getYear();
        return texts.text(firstYear ? "day" : "day.year", number(date.getDayOfMonth()), month(date), number(date.getYear()));
    }

    private String weekday(ZonedDateTime date, boolean withYear) {
        return texts.text(withYear ? "day.weekday.year" : "day.weekday", number(date.getDayOfMonth()), month(date), number(date.getYear()),
                texts.text("weekdays").split(",")[date.getDayOfWeek().getValue() - 1]);
    }

    private String month(ZonedDateTime date) {
        return texts.text("months").split(",")[date.getMonthValue() - 1];
    }

    /** The head of the hours of a day: {@code Tue 29 Feb}. */
    public String dayHead(LocalDateTime moment) {
        return weekday(zoned(moment), false);
    }

    /** {@code 29}, or with its weekday {@code Tue 29}. */
    public String dayOfMonth(LocalDateTime moment, boolean named) {
        String day = number(moment.getDayOfMonth());
        return named ? texts.text("day.short", day, texts.text("weekdays").split(",")[moment.getDayOfWeek().getValue() - 1]) : day;
    }

    /** {@code Feb}. */
    public String monthName(LocalDateTime moment) {
        return month(zoned(moment));
    }

    /** {@code Feb 2000}. */
    public String monthAndYear(LocalDateTime moment) {
        return texts.text("month.year", monthName(moment), year(moment));
    }

    /** {@code 2000}. */
    public String year(LocalDateTime moment) {
        return number(moment.getYear());
    }

    /** {@code day 12}, {@code week 2}: so many days after the start. */
    public String elapsed(long days, boolean inWeeks) {
        return texts.text(inWeeks ? "elapsed.week" : "elapsed.day", Figures.whole(inWeeks ? days / 7 : days));
    }

    /** {@code 06:00} of a day, {@code 6:00} since it began; with seconds where there are some. */
    public String timeOfDay(LocalDateTime moment, boolean dated) {
        String hours = String.format(Locale.ROOT, dated ? "%02d:%02d" : "%d:%02d", moment.getHour(), moment.getMinute());
        return moment.getSecond() == 0 ? hours : hours + String.format(Locale.ROOT, ":%02d", moment.getSecond());
    }

    /** The words beside a time axis: the year in view and the zone of the machine's clock; nothing without dates. */
    public Optional<String> beside(long tick) {
        return date(tick).map(date -> date.getYear() + " \u00b7 " + date.getZone().getId());
    }

    private static ZonedDateTime zoned(LocalDateTime moment) {
        return moment.atZone(ZoneOffset.UTC);
    }

    private static String number(int number) {
        return Integer.toString(number);
    }

    private static String minutes(ZonedDateTime date) {
        return String.format(Locale.ROOT, "%02d:%02d", date.getHour(), date.getMinute());
    }

    private static String seconds(ZonedDateTime date) {
        return String.format(Locale.ROOT, "%s:%02d", minutes(date), date.getSecond());
    }

    /** Time since the start, with the exact second: {@code 12 d 3:20:15}, and what is left of it where ticks are shorter. */
    private String elapsed(long tick) {
        BigDecimal all = new BigDecimal(clock.nanos(tick)).divide(NANOS);
        long seconds = all.abs().longValue();
        BigDecimal rest = all.abs().subtract(BigDecimal.valueOf(seconds));
        String fraction = rest.signum() == 0 ? ""
                : texts.language().written(rest.setScale(6, RoundingMode.DOWN).stripTrailingZeros().toPlainString().substring(1));
        String time = String.format(Locale.ROOT, "%d:%02d:%02d", seconds / 3600 % 24, seconds / 60 % 60, seconds % 60) + fraction;
        return (all.signum() < 0 ? "\u2212" : "") + (seconds < SECONDS[0] ? time : Figures.whole(seconds / SECONDS[0]) + " d " + time);
    }

    private String units(long ticks) {
        return units(new BigDecimal(clock.nanos(ticks)).divide(NANOS));
    }

    private String units(BigDecimal seconds) {
        if (seconds.signum() < 0) {
            return "\u2212" + units(seconds.negate());
        }
        if (seconds.compareTo(BigDecimal.valueOf(SECONDS[MINUTES])) < 0) {
            return belowMinute(seconds);
        }
        int unit = MINUTES;
        while (unit > 0 && seconds.compareTo(BigDecimal.valueOf(SECONDS[unit - 1])) >= 0) {
            unit--;
        }
        long rounded = rounded(seconds, SECONDS[unit + 1]);
        return two(rounded, unit > 0 && rounded >= SECONDS[unit - 1] ? unit - 1 : unit);
    }

    private String belowMinute(BigDecimal seconds) {
        boolean small = seconds.signum() > 0 && seconds.compareTo(BigDecimal.ONE) < 0;
        boolean tiny = small && seconds.movePointRight(3).compareTo(BigDecimal.ONE) < 0;
        BigDecimal figure = tiny ? seconds.movePointRight(6) : small ? seconds.movePointRight(3) : seconds;
        return Figures.brief(figure.doubleValue(), small ? 1 : 2, texts.language()) + (tiny ? " \u00b5s" : small ? " ms" : " s");
    }

    private static long rounded(BigDecimal seconds, long unit) {
        BigInteger count = seconds.divide(BigDecimal.valueOf(unit), 0, RoundingMode.HALF_UP).toBigInteger();
        return count.min(BigInteger.valueOf(Long.MAX_VALUE / unit)).longValue() * unit;
    }

    private static String two(long seconds, int unit) {
        long rest = seconds % SECONDS[unit] / SECONDS[unit + 1];
        return Figures.whole(seconds / SECONDS[unit]) + " " + UNITS[unit] + (rest == 0 ? "" : " " + rest + " " + UNITS[unit + 1]);
    }
}
