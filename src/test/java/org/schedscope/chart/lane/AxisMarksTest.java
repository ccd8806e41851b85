package org.schedscope.chart.lane;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.time.ZonedDateTime;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;
import org.schedscope.chart.paint.TimeFigures;
import org.schedscope.model.Job;
import org.schedscope.model.Task;
import org.schedscope.model.Workload;
import org.schedscope.model.time.TimeReader;
import org.schedscope.text.Language;

class AxisMarksTest {
    private static final TimeFigures DATED = times("s", Optional.of(ZonedDateTime.parse("1998-04-24T18:11:04-07:00[US/Pacific]")));
    private static final TimeFigures SINCE = times("s", Optional.empty());

    private static TimeFigures times(String unit, Optional<ZonedDateTime> start) {
        return TimeFigures.of(new Workload("w", unit, start, Optional.empty(), List.of(Job.of("J", 0, Task.of("T", 1)))), Language.ENGLISH);
    }

    private static AxisMarks marks(TimeFigures times, long from, long to) {
        return AxisMarks.of(TimeScale.fitting(from, to, 0, 886), times, 60, 1);
    }

    private static String labels(List<AxisMarks.Mark> marks) {
        return marks.stream().map(AxisMarks.Mark::label).collect(Collectors.joining(" | "));
    }

    private static long at(String moment) {
        return TimeReader.of(DATED.clock()).moment(moment);
    }

    @Test
    void fiveDaysHaveDaysAboveHours() {
        AxisMarks marks = marks(DATED, at("2000-02-26"), at("2000-03-02") - 1);
        assertEquals("Sat 26 Feb | Sun 27 Feb | Mon 28 Feb | Tue 29 Feb | Wed 1 Mar", labels(marks.heads()));
        assertTrue(labels(marks.labels()).startsWith("00:00 | 12:00 | 00:00"), labels(marks.labels()));
    }

    @Test
    void twoYearsHaveMonthsUnderYears() {
        AxisMarks marks = marks(DATED, 0, 63_000_000);
        assertEquals("1998 | 1999 | 2000", labels(marks.heads()));
        assertEquals("Apr | Jul | Oct | Jan | Apr | Jul | Oct | Jan | Apr", labels(marks.labels()));
    }

    @Test
    void aMonthHasDaysOrWeeksThatBeginOnMondays() {
        assertEquals("28 | 6 | 13 | 20 | 27 | 3", labels(marks(DATED, at("2000-03-01"), at("2000-04-08")).labels()));
    }

    @Test
    void aDayOfTwentyFiveHoursHasNoHourTwice() {
        List<AxisMarks.Mark> hours = marks(DATED, at("1998-10-25"), at("1998-10-25 12:00")).labels();
        for (int i = 1; i < hours.size(); i++) {
            assertTrue(hours.get(i).tick() > hours.get(i - 1).tick(), labels(hours));
        }
        assertEquals(hours.stream().map(AxisMarks.Mark::label).distinct().count(), hours.size());
    }

    @Test
    void withoutDatesTimeCountsFromTheStart() {
        assertEquals("0:00 | 0:00:30 | 0:01 | 0:01:30 | 0:02 | 0:02:30 | 0:03 | 0:03:30 | 0:04 | 0:04:30 | 0:05",
                labels(marks(SINCE, 0, 312).labels()));
        assertEquals("week 0 | week 4 | week 8", labels(marks(SINCE, 0, 10 * 604_800L * 3).labels()).substring(0, 24));
    }

    @Test
    void plainTicksAreLabelledAtRoundNumbers() {
        assertEquals("0 | 100 | 200 | 300 | 400 | 500 | 600 | 700 | 800 | 900", labels(marks(times("tick", Optional.empty()), 0,
                959).labels()));
    }

    @Test
    void labelsNeverComeCloserThanTheyMay() {
        for (TimeFigures times : List.of(DATED, SINCE)) {
            for (long span = 20; span < 4_000_000_000L; span *= 3) {
                TimeScale scale = TimeScale.fitting(at("1999-01-01"), at("1999-01-01") + span, 0, 886);
                List<AxisMarks.Mark> labels = AxisMarks.of(scale, times, 60, 1).labels();
                assertTrue(labels.size() > 0 && labels.size() < 20, span + ": " + labels(labels));
                for (int i = 1; i < labels.size(); i++) {
                    assertTrue(scale.x(labels.get(i).tick()) - scale.x(labels.get(i - 1).tick()) > 50, span + ": " + labels(labels));
                }
            }
        }
    }
}
