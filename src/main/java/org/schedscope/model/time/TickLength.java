package org.schedscope.model.time;

import java.math.BigDecimal;
import java.math.RoundingMode;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import org.schedscope.model.ModelException;
import org.schedscope.model.number.Ratio;
import org.schedscope.text.Message;

/**
 * The length of a tick, for formats that state times in seconds.
 *
 * @param text as the user wrote it, such as {@code 100ms}
 * @param seconds greater than 0
 * @param isFitting whether data that need a shorter tick replace it
 */
public record TickLength(String text, Ratio seconds, boolean isFitting) {
    /** One second. */
    public static final TickLength SECOND = new TickLength("1s", Ratio.ONE);
    /** One second by default; a reader may take a shorter tick that the times of its file need. */
    public static final TickLength FITTING = new TickLength("1s", Ratio.ONE, true);

    private static final Map<String, Ratio> UNITS = units();
    private static final long LARGEST = 1L << 61;

    private static final List<String> DECIMAL = List.of("1s", "100ms", "10ms", "1ms", "100us", "10us", "1us");

    public TickLength {
        if (seconds.signum() <= 0) {
            throw new ModelException(words("tick.short", text));
        }
    }

    public TickLength(String text, Ratio seconds) {
        this(text, seconds, false);
    }

    /**
     * Reads {@code 1s}, {@code 100ms}, {@code 0.5min}, {@code h}, {@code 30}.
     *
     * @throws ModelException with a sentence for the user
     */
    public static TickLength parse(String text) {
        String trimmed = text.strip().toLowerCase(Locale.ROOT);
        int end = 0;
        while (end < trimmed.length() && (Character.isDigit(trimmed.charAt(end)) || trimmed.charAt(end) == '.')) {
            end++;
        }
        String number = trimmed.substring(0, end);
        Ratio unit = UNITS.get(trimmed.substring(end).strip());
        if (trimmed.isEmpty() || unit == null || number.length() > 18) {
            throw new ModelException(words("tick", text));
        }
        try {
            Ratio count = number.isEmpty() ? Ratio.ONE : Ratio.of(new BigDecimal(number));
            return new TickLength(trimmed, count.times(unit));
        } catch (ArithmeticException | NumberFormatException e) {
            throw new ModelException(words("tick", text));
        }
    }

    /**
     * The longest of a second, a tenth and so on down to a microsecond that represents the given number of decimals of seconds, or as many
     * as possible.
     */
    public static TickLength ofDecimals(int decimals) {
        return parse(DECIMAL.get(Math.max(0, Math.min(decimals, DECIMAL.size() - 1))));
    }

    /** The length that the unit of a workload's ticks names; a second where the unit is not a length of time. */
    public static TickLength ofUnit(String unit) {
        return named(unit).orElse(SECOND);
    }

    /** The length that the unit of a workload's ticks names; none where the unit is not a length of time. */
    public static Optional<TickLength> named(String unit) {
        try {
            return unit.isBlank() ? Optional.empty() : Optional.of(parse(unit));
        } catch (ModelException noTime) {
            return Optional.empty();
        }
    }

    private static Message words(String key, Object... values) {
        return Message.of("problems", key, values);
    }

    /** The seconds of a number of ticks, as a decimal. */
    public BigDecimal secondsOf(long ticks) {
        BigDecimal exact = BigDecimal.valueOf(ticks).multiply(BigDecimal.valueOf(seconds.numerator()))
                .divide(BigDecimal.valueOf(seconds.denominator()), 18, RoundingMode.HALF_UP);
        return exact.signum() == 0 ? BigDecimal.ZERO : exact.stripTrailingZeros();
    }

    /** Name of the unit on time axes: {@code s}, {@code ms}, or the whole text when a tick is not one unit. */
    public String unitName() {
        return text.startsWith("1") && UNITS.containsKey(text.substring(1)) && text.length() > 1 ? text.substring(1) : text;
    }

    /** Ticks of a number of seconds, rounded up; at most 2^61. */
    public long ticks(BigDecimal seconds) {
        BigDecimal inTicks = seconds.multiply(BigDecimal.valueOf(this.seconds.denominator()))
                .divide(BigDecimal.valueOf(this.seconds.numerator()), 0, RoundingMode.CEILING);
        return inTicks.min(BigDecimal.valueOf(LARGEST)).longValueExact();
    }

    private static Map<String, Ratio> units() {
        Map<String, Ratio> units = new LinkedHashMap<>();
        units.put("", Ratio.ONE);
        units.put("us", new Ratio(1, 1_000_000));
        units.put("ms", new Ratio(1, 1000));
        units.put("s", Ratio.ONE);
        units.put("min", Ratio.of(60));
        units.put("h", Ratio.of(3600));
        units.put("d", Ratio.of(86_400));
        for (String word : List.of("second", "seconds", "minute", "minutes", "hour", "hours", "day", "days")) {
            units.put(word, units.get(word.startsWith("minute") ? "min" : word.substring(0, 1)));
        }
        return units;
    }
}
