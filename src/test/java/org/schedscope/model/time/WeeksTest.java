package org.schedscope.model.time;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.time.ZonedDateTime;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

class WeeksTest {
    private static final long DAY = 86_400;

    private static List<Long> begins(Weeks weeks) {
        return IntStream.range(0, weeks.count()).mapToObj(weeks::from).toList();
    }

    @Test
    void weeksBeginOnMondaysByTheClockOfTheFile() {
        // A Friday at noon; on Sunday, 29 March 1998, clocks went one hour forward.
        TickClock clock = new TickClock(Optional.of(TickLength.SECOND),
                Optional.of(ZonedDateTime.parse("1998-03-27T12:00:00+01:00[Europe/Berlin]")));
        Weeks weeks = Weeks.of(clock, 10 * DAY);
        long monday = 5 * DAY / 2 - 3600;
        assertEquals(List.of(0L, monday, monday + 7 * DAY), begins(weeks));
        assertEquals(0, weeks.at(monday - 1));
        assertEquals(1, weeks.at(monday));
        assertEquals(monday, weeks.to(0));
        assertEquals(monday + 14 * DAY, weeks.to(2));
    }

    @Test
    void withoutADateEachSevenDaysAreAWeek() {
        assertEquals(List.of(0L, 7 * DAY), begins(Weeks.of(new TickClock(Optional.of(TickLength.SECOND), Optional.empty()), 7 * DAY)));
        TickClock months = new TickClock(Optional.of(TickLength.parse("30d")), Optional.empty());
        assertEquals(List.of(0L, 1L, 2L), begins(Weeks.of(months, 2)), "a tick is longer than a week");
    }

    @Test
    void withoutALengthOfTicksTheRunIsOneWeek() {
        Weeks weeks = Weeks.of(TickClock.PLAIN, 1000);
        assertEquals(List.of(0L), begins(weeks));
        assertEquals(1001, weeks.to(0));
        assertEquals(0, weeks.at(1000));
    }
}
