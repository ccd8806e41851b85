package org.schedscope.model.time;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.time.ZonedDateTime;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.schedscope.model.ModelException;

class TimeReaderTest {
    private static final ZonedDateTime START = ZonedDateTime.parse("1998-04-24T18:11:04-07:00[US/Pacific]");
    private static final TimeReader DATED = TimeReader.of(new TickClock(Optional.of(TickLength.SECOND), Optional.of(START)));
    private static final TimeReader LONG = TimeReader.of(new TickClock(Optional.of(TickLength.parse("10min")), Optional.empty()));
    private static final TimeReader PLAIN = TimeReader.of(TickClock.PLAIN);

    @ParameterizedTest
    @CsvSource(delimiter = '|', value = {"6048000|6048000", "6\u2009048\u2009000|6048000", "week 10|6048000", "Woche 10|6048000",
            "day 3|259200",
            "2h30m|9000", "1.5h|5400", "1,5 Std|5400", "41 d 3 h|3553200", "tick 34|34", "1998-04-24 18:11:05|1",
            "1998-04-25|20936", "25.4.1998 0:00|20936", "25 Apr 00:00|20936", "Sat 25 Apr 1998, 00:00:00|20936", "25. Apr. 1998|20936",
            "1998-04-25T00:00|20936", "1 M\u00e4rz 2000|58430936", "90 s|90"})
    void aMomentIsATickOrATimeAfterTheStartOrADate(String typed, long tick) {
        assertEquals(tick, DATED.moment(typed));
    }

    /** In 1998 clocks went back on 25 October: that day has 25 hours. */
    @Test
    void datesAreThoseOfTheClockOfTheMachine() {
        assertEquals(25 * 3600, DATED.moment("1998-10-26") - DATED.moment("1998-10-25"));
    }

    @Test
    void aSignCountsFromWhereOneIs() {
        assertEquals(100 + 86_400, DATED.from(100).moment("+1d"));
        assertEquals(40, DATED.from(100).moment("-1min"));
        assertEquals(107, PLAIN.from(100).moment("+7"));
        assertEquals("'-2h' is before the start, 1998-04-24", told(() -> DATED.from(100).moment("-2h")));
    }

    @Test
    void lengthsAreRoundedUpToWholeTicks() {
        assertEquals(1, LONG.length("1s"));
        assertEquals(6, LONG.length("hour"));
        assertEquals(1008, LONG.moment("week 1"));
        assertEquals(7, PLAIN.length("7"));
        assertEquals(7, PLAIN.length("7 ticks"));
    }

    @Test
    void aRangeHasTwoMomentsOfWhichTheSecondMayCountFromTheFirst() {
        assertArrayEquals(new long[] {0, 3600}, PLAIN.span("0:3600"));
        assertArrayEquals(new long[] {6_048_000, 6_134_400}, DATED.span("week 10:+1d"));
        assertArrayEquals(new long[] {20_936 + 3_600, 20_936 + 5_400}, DATED.span("1998-04-25 1:00:1998-04-25 1:30"));
        assertEquals("'12' is not a valid range; write FROM:TO, such as 0:3600 or week 10:+1d", told(() -> PLAIN.span("12")));
    }

    @Test
    void whatCannotBeMeantIsToldInPlainWords() {
        assertEquals("'2000-05-01' is a date, but it is not known when this workload starts; write, for example, 6048000,"
                + " week 10, day 3, 2h30m, +1d", told(() -> LONG.moment("2000-05-01")));
        assertEquals("'1d' is a length of time, but it is not known how long a tick of this workload is; write a number of ticks",
                told(() -> PLAIN.moment("1d")));
        assertEquals("'soon' is not a valid time; write, for example, 6048000", told(() -> PLAIN.moment("soon")));
        assertEquals("'2000-02-30' is not a valid date; write it as 2000-05-01 14:00", told(() -> DATED.moment("2000-02-30")));
        assertEquals("'1999999999999999999' is not a valid tick: a tick is a whole number of at most 18 digits",
                told(() -> DATED.moment("1999999999999999999")));
        assertEquals("'9 hats' is not a valid length of time; write ticks such as 3600, or 2h30m, 1d, 41 d 3 h", told(() -> DATED
                .length("9 hats")));
        assertEquals("'1990-01-01' is before the start, 1998-04-24", told(() -> DATED.moment("1990-01-01")));
    }

    @Test
    void itIsKnownWhatIsALengthInUnits() {
        assertTrue(TimeReader.isLength("9h"));
        assertTrue(!TimeReader.isLength("9") && !TimeReader.isLength("C2"));
    }

    private static String told(Runnable read) {
        return assertThrows(ModelException.class, read::run).getMessage();
    }
}
