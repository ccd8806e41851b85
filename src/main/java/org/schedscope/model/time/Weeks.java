package org.schedscope.model.time;

import java.math.BigDecimal;
import java.time.DayOfWeek;
import java.time.ZonedDateTime;
import java.time.temporal.ChronoUnit;
import java.time.temporal.TemporalAdjusters;
import java.util.Arrays;
import java.util.stream.LongStream;

/**
 * The weeks of a run: from Monday to Sunday by the clock of its file, whose first week may be shorter. Where no date is known, each seven
 * days from tick 0. Where ticks have no length, the whole run is one week.
 */
public final class Weeks {
    private static final long WEEK_SECONDS = 604_800;
    /** First tick of each week, ascending, from 0. */
    private final long[] begins;
    private final long end;

    private Weeks(long[] begins, long end) {
        this.begins = begins;
        this.end = end;
    }

    /** @param lastTick the last tick that is in a week */
    public static Weeks of(TickClock clock, long lastTick) {
        LongStream.Builder begins = LongStream.builder().add(0);
        long next = clock.isTime() ? first(clock) : lastTick + 1;
        while (next <= lastTick) {
            begins.add(next);
            next = next(clock, next);
        }
        return new Weeks(begins.build().distinct().toArray(), Math.max(next, lastTick + 1));
    }

    private static long first(TickClock clock) {
        return clock.date(0).map(start -> clock.tickAt(monday(start))).orElseGet(() -> next(clock, 0));
    }

    private static ZonedDateTime monday(ZonedDateTime date) {
        return date.truncatedTo(ChronoUnit.DAYS).with(TemporalAdjusters.next(DayOfWeek.MONDAY));
    }

    /** The next Monday. It comes a tick later at least, also where a tick is longer than a week. */
    private static long next(TickClock clock, long begin) {
        long plain = begin + Math.max(1, clock.ticks(BigDecimal.valueOf(WEEK_SECONDS)));
        return clock.date(begin).map(date -> Math.max(begin + 1, clock.tickAt(monday(date)))).orElse(plain);
    }

    public int count() {
        return begins.length;
    }

    /** The week that has a tick, from 0. */
    public int at(long tick) {
        int at = Arrays.binarySearch(begins, tick);
        return at >= 0 ? at : Math.max(0, -at - 2);
    }

    public long from(int week) {
        return begins[week];
    }

    /** End of a week, exclusive. */
    public long to(int week) {
        return week + 1 < begins.length ? begins[week + 1] : end;
    }
}
