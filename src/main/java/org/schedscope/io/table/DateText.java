package org.schedscope.io.table;

import java.math.BigDecimal;
import java.math.RoundingMode;
import java.time.DateTimeException;
import java.time.LocalDate;
import java.time.LocalDateTime;
import java.time.LocalTime;
import java.time.ZoneId;
import java.time.ZoneOffset;
import java.time.ZonedDateTime;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalLong;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.schedscope.io.format.FormatWords;
import org.schedscope.io.input.TableColumns.DateOrder;

/**
 * Dates in the notations of logs, as millionths of a second since 1970: with numbers, {@code 2024-03-01T08:00:00+01:00}, {@code 01.03.2024
 * 08:00}, {@code 3/1/24 8:00 AM}; and with names of months, {@code Fri Mar 1 08:00:00 CET 2024}, {@code 1-Mar-2024 08:00}. In UTC without a
 * zone.
 */
final class DateText {
    private static final Pattern NUMBERS = Pattern.compile("([0-9]{1,4})([-/.])([0-9]{1,2})\\2([0-9]{1,4})(?:(?:[tT ,_]|-)?(.+))?");
    private static final Pattern COMPACT = Pattern.compile("([0-9]{4})([0-9]{2})([0-9]{2})[tT_]([0-9]{2}):?([0-9]{2}):?([0-9]{2})(.*)");
    private static final Pattern TIME = Pattern.compile("([0-9]{1,2}):([0-9]{2})(?::([0-9]{2}))?(?:[.,]([0-9]{1,9}))?");
    private static final Pattern CLOCK = Pattern.compile(TIME.pattern() + "(?:\\s*([aApP])\\.?[mM]\\.?)?\\s*(.*)");
    private static final Pattern OFFSET = Pattern.compile("([-+])([0-9]{1,2}):?([0-9]{2})?");
    private static final Pattern WORD = Pattern.compile("[,\\s]+|(?<=[0-9])-(?=\\p{L})|(?<=\\p{L})-(?=[0-9])");
    private static final Pattern YEAR = Pattern.compile("[0-9]{2}|[0-9]{4}");
    private static final List<String> WEEKDAYS = List.of("mon", "tue", "wed", "thu", "fri", "sat", "sun");
    private static final Map<String, String> MONTHS = FormatWords.keys("months");
    private static final Map<String, String> ZONES = FormatWords.keys("zones");
    /** First year of two digits that is in the 20th century. */
    private static final int LAST_CENTURY = 70;
    private static final int NOON = 12;
    private static final BigDecimal EPOCH_OF_SHEETS = new BigDecimal(25_569);
    private static final BigDecimal DAY = new BigDecimal(86_400_000);

    private DateText() {
    }

    /**
     * Parses a date and time; empty if malformed.
     *
     * @param order order of day, month and year if all are numbers and the year is not the first; empty: month, day, year with slashes,
     *             else day, month, year
     */
    static OptionalLong micros(String text, Optional<DateOrder> order) {
        try {
            Matcher numbers = NUMBERS.matcher(text);
            if (numbers.matches()) {
                return at(day(numbers, order), numbers.group(5));
            }
            Matcher compact = COMPACT.matcher(text);
            if (compact.matches()) {
                return at(LocalDate.of(number(compact, 1), number(compact, 2), number(compact, 3)),
                        compact.group(4) + ":" + compact.group(5) + ":" + compact.group(6) + compact.group(7));
            }
            return CLOCK.matcher(text).matches() ? at(LocalDate.EPOCH, text) : words(text);
        } catch (DateTimeException wrong) {
            return OptionalLong.empty();
        }
    }

    /** The date of a number of days since 1900, as in spreadsheets, to the thousandth of a second. */
    static long ofDays(BigDecimal days) {
        return days.subtract(EPOCH_OF_SHEETS).multiply(DAY).setScale(0, RoundingMode.HALF_UP).longValueExact() * 1000;
    }

    /** Orders that the numbers of a date allow; empty if the date has no such numbers, or begins with the year. */
    static List<DateOrder> orders(String text) {
        Matcher numbers = NUMBERS.matcher(text);
        if (!numbers.matches() || numbers.group(1).length() > 2) {
            return List.of();
        }
        return List.of(DateOrder.DMY, DateOrder.MDY).stream().filter(order -> micros(text, Optional.of(order)).isPresent()).toList();
    }

    private static LocalDate day(Matcher numbers, Optional<DateOrder> order) {
        int first = number(numbers, 1);
        int second = number(numbers, 3);
        int third = number(numbers, 4);
        DateOrder taken = numbers.group(1).length() > 2 ? DateOrder.YMD
                : order.orElse(numbers.group(2).equals("/") ? DateOrder.MDY : DateOrder.DMY);
        return switch (taken) {
            case YMD -> LocalDate.of(year(numbers.group(1)), second, third);
            case DMY -> LocalDate.of(year(numbers.group(4)), second, first);
            case MDY -> LocalDate.of(year(numbers.group(4)), first, second);
        };
    }

    private static int year(String digits) {
        if (!YEAR.matcher(digits).matches()) {
            throw new DateTimeException(digits);
        }
        int year = Integer.parseInt(digits);
        return digits.length() > 2 ? year : year < LAST_CENTURY ? 2000 + year : 1900 + year;
    }

    private static int number(Matcher matcher, int group) {
        return Integer.parseInt(matcher.group(group));
    }

    /** Parses a date with the name of its month and, in any order, a time of day, a zone and a weekday. */
    private static OptionalLong words(String text) {
        int month = 0;
        int day = 0;
        String year = "";
        String time = "00:00";
        String rest = "";
        for (String word : WORD.split(text.strip())) {
            String plain = word.toLowerCase(Locale.ROOT).replaceAll("\\.$", "");
            String three = plain.substring(0, Math.min(3, plain.length()));
            if (month == 0 && MONTHS.containsKey(three) && plain.chars().allMatch(Character::isLetter)) {
                month = Integer.parseInt(MONTHS.get(three));
            } else if (TIME.matcher(plain).lookingAt()) {
                time = word;
            } else if (day == 0 && plain.matches("[0-9]{1,2}")) {
                day = Integer.parseInt(plain);
            } else if (year.isEmpty() && YEAR.matcher(plain).matches()) {
                year = plain;
            } else if (!(WEEKDAYS.contains(three) && month == 0)) {
                rest += " " + word;
            }
        }
        return month == 0 || day == 0 || year.isEmpty() ? OptionalLong.empty() : at(LocalDate.of(year(year), month, day), time + rest);
    }

    private static OptionalLong at(LocalDate day, String rest) {
        Matcher clock = CLOCK.matcher(rest == null ? "00:00" : rest.strip());
        if (!clock.matches()) {
            return OptionalLong.empty();
        }
        int hour = number(clock, 1);
        if (clock.group(5) != null) {
            if (hour < 1 || hour > NOON) {
                return OptionalLong.empty();
            }
            hour = hour % NOON + (clock.group(5).equalsIgnoreCase("p") ? NOON : 0);
        }
        boolean midnight = hour == 24 && number(clock, 2) == 0;
        LocalTime time = LocalTime.of(midnight ? 0 : hour, number(clock, 2), clock.group(3) == null ? 0 : number(clock, 3));
        Optional<ZoneId> zone = zone(clock.group(6));
        if (zone.isEmpty()) {
            return OptionalLong.empty();
        }
        long seconds = ZonedDateTime.of(LocalDateTime.of(midnight ? day.plusDays(1) : day, time), zone.get()).toEpochSecond();
        return OptionalLong.of(seconds * 1_000_000 + TimeText.fraction(clock.group(4)));
    }

    private static Optional<ZoneId> zone(String text) {
        if (text.isEmpty()) {
            return Optional.of(ZoneOffset.UTC);
        }
        // Java writes the name of a zone behind its offset.
        String name = text.strip().replaceAll("(?<=[Z0-9])\\[.*\\]$|^\\(|\\)$", "");
        Matcher offset = OFFSET.matcher(name);
        if (offset.matches()) {
            int minutes = number(offset, 2) * 60 + (offset.group(3) == null ? 0 : number(offset, 3));
            return Optional.of(ZoneOffset.ofTotalSeconds(60 * (offset.group(1).equals("-") ? -minutes : minutes)));
        }
        String known = ZONES.get(name.toLowerCase(Locale.ROOT));
        return known != null ? Optional.of(ZoneId.of(known)) : name.indexOf('/') > 0 ? Optional.of(ZoneId.of(name)) : Optional.empty();
    }
}
