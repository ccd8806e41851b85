package org.schedscope.chart.lane;

import java.math.BigDecimal;
import java.time.LocalDate;
import java.time.LocalDateTime;
import java.time.ZoneOffset;
import java.time.ZonedDateTime;
import java.time.temporal.ChronoUnit;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Function;
import org.schedscope.chart.lane.AxisMarks.Mark;
import org.schedscope.chart.paint.TimeFigures;

/**
 * Round moments between two ticks. With dates they are those of the machine's calendar, in local time, so that a day with 23 hours has
 * none twice; without, they count from the start as if it were midnight of a first day.
 */
final class CalendarSteps {
    private static final long DAY = 86_400;
    /** Steps within a day in seconds, and the step of marks without a label. */
    private static final long[][] WITHIN_DAY = {{1, 1}, {2, 1}, {5, 1}, {10, 5}, {15, 5}, {30, 10}, {60, 15}, {120, 60}, {300, 60},
            {600, 300}, {900, 300}, {1_800, 600}, {3_600, 900}, {7_200, 3_600}, {10_800, 3_600}, {21_600, 3_600}, {43_200, 10_800}};
    /** Whole days without a calendar: days, then weeks. */
    private static final long[] DAYS = {1, 2, 7, 14, 28, 70, 140, 350, 700, 1_400, 3_500, 7_000};
    private static final int WEEK = 7;
    private static final int[] MONTHS = {1, 3, 6, 12, 24, 60, 120, 240, 600, 1_200, 2_400, 6_000};
    private static final int YEAR = 12;
    private static final LocalDate FIRST_DAY = LocalDate.EPOCH;

    private final TimeFigures times;
    private final long from;
    private final long to;
    private final boolean dated;

    CalendarSteps(TimeFigures times, long from, long to) {
        this.times = times;
        this.from = from;
        this.to = to;
        dated = times.areDates() && times.clock().date(from).isPresent() && times.clock().date(to).isPresent();
    }

    /** @param least seconds between two labels */
    AxisMarks marks(double least) {
        for (long[] step : WITHIN_DAY) {
            if (step[0] >= least) {
                List<Mark> labels = within(step[0], this::timeLabel);
                return new AxisMarks(labels, heads(), without(labels, within(step[1], moment -> "")));
            }
        }
        return dated ? calendar(least) : elapsed(least);
    }

    private AxisMarks calendar(double least) {
        if (DAY >= least) {
            List<Mark> days = days(1, moment -> times.dayOfMonth(moment, true));
            return new AxisMarks(days, months(1, times::monthAndYear), without(days, within(21_600, moment -> "")));
        }
        if (WEEK * DAY >= least) {
            List<Mark> weeks = days(WEEK, moment -> times.dayOfMonth(moment, false));
            return new AxisMarks(weeks, months(1, times::monthAndYear), without(weeks, days(1, moment -> "")));
        }
        int step = 0;
        while (step + 1 < MONTHS.length && MONTHS[step] * 28 * DAY < least) {
            step++;
        }
        boolean years = MONTHS[step] >= YEAR;
        List<Mark> labels = months(MONTHS[step], years ? times::year : times::monthName);
        List<Mark> minor = MONTHS[step] == 1 ? List.of() : months(years ? Math.max(3, MONTHS[step] / 4) : 1, moment -> "");
        return new AxisMarks(labels, years ? List.of() : months(YEAR, times::year), without(labels, minor));
    }

    private AxisMarks elapsed(double least) {
        int step = 0;
        while (step + 1 < DAYS.length && DAYS[step] * DAY < least) {
            step++;
        }
        long days = DAYS[step];
        List<Mark> labels = days(days, moment -> times.elapsed(dayOf(moment), days % WEEK == 0));
        return new AxisMarks(labels, List.of(), without(labels, days(days == WEEK ? 1 : days > WEEK ? WEEK * Math.max(1, days / 35) : 1,
                moment -> "")));
    }

    private List<Mark> heads() {
        return dated ? days(1, moment -> times.dayHead(moment)) : to < ticks(DAY) ? List.of()
                : days(1, moment -> times.elapsed(dayOf(moment), false));
    }

    private String timeLabel(LocalDateTime moment) {
        return times.timeOfDay(moment, dated);
    }

    private static long dayOf(LocalDateTime moment) {
        return ChronoUnit.DAYS.between(FIRST_DAY, moment.toLocalDate());
    }

    private long ticks(long seconds) {
        return times.clock().ticks(BigDecimal.valueOf(seconds));
    }

    private LocalDateTime local(long tick) {
        return dated ? times.clock().date(tick).orElseThrow().toLocalDateTime()
                : LocalDateTime.ofEpochSecond((long) times.clock().seconds(tick), 0, ZoneOffset.UTC);
    }

    private long tick(LocalDateTime moment) {
        Optional<ZonedDateTime> start = times.clock().start();
        return dated ? times.clock().tickAt(moment.atZone(start.orElseThrow().getZone())) : ticks(moment.toEpochSecond(ZoneOffset.UTC));
    }

    private List<Mark> within(long seconds, Function<LocalDateTime, String> label) {
        List<Mark> marks = new ArrayList<>();
        LocalDateTime begin = local(from);
        long second = begin.toLocalTime().toSecondOfDay() / seconds * seconds;
        LocalDateTime at = begin.toLocalDate().atStartOfDay().plusSeconds(second);
        while (add(marks, at, label)) {
            at = at.plusSeconds(seconds);
        }
        return marks;
    }

    private List<Mark> days(long every, Function<LocalDateTime, String> label) {
        List<Mark> marks = new ArrayList<>();
        LocalDate first = local(from).toLocalDate();
        long past = dated ? every == WEEK ? first.getDayOfWeek().getValue() - 1 : 0 : ChronoUnit.DAYS.between(FIRST_DAY, first) % every;
        LocalDateTime at = first.minusDays(past).atStartOfDay();
        while (add(marks, at, label)) {
            at = at.plusDays(every);
        }
        return marks;
    }

    private List<Mark> months(int every, Function<LocalDateTime, String> label) {
        List<Mark> marks = new ArrayList<>();
        LocalDate first = local(from).toLocalDate();
        long month = (first.getYear() * (long) YEAR + first.getMonthValue() - 1) / every * every;
        LocalDateTime at = LocalDate.of((int) (month / YEAR), (int) (month % YEAR) + 1, 1).atStartOfDay();
        while (add(marks, at, label)) {
            at = at.plusMonths(every);
        }
        return marks;
    }

    /** Whether the next moment may still be in view. The last one left of the view is kept: a head reaches into it. */
    private boolean add(List<Mark> marks, LocalDateTime at, Function<LocalDateTime, String> label) {
        long tick = tick(at);
        if (tick > to) {
            return false;
        }
        if (marks.isEmpty() || tick > marks.get(marks.size() - 1).tick()) {
            marks.add(new Mark(tick, label.apply(at)));
        }
        return true;
    }

    private static List<Long> without(List<Mark> labels, List<Mark> minor) {
        List<Long> labelled = labels.stream().map(Mark::tick).toList();
        return minor.stream().map(Mark::tick).filter(tick -> !labelled.contains(tick)).toList();
    }
}
