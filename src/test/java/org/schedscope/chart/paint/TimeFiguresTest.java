package org.schedscope.chart.paint;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.time.ZonedDateTime;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.schedscope.model.Job;
import org.schedscope.model.Task;
import org.schedscope.model.Workload;
import org.schedscope.policy.expression.Arithmetic;
import org.schedscope.model.time.TickClock;
import org.schedscope.model.time.TimeReader;
import org.schedscope.text.Language;

class TimeFiguresTest {
    private static final ZonedDateTime START = ZonedDateTime.parse("1998-04-24T18:11:04-07:00[US/Pacific]");

    private static Workload workload(String unit, Optional<ZonedDateTime> start) {
        return new Workload("w", unit, start, Optional.empty(), List.of(Job.of("J", 0, Task.of("T", 1))));
    }

    private static TimeFigures times(String unit, Optional<ZonedDateTime> start) {
        return TimeFigures.of(workload(unit, start), Language.ENGLISH);
    }

    @ParameterizedTest
    @CsvSource({"0,0 s", "45,45 s", "60,1 min", "75,1 min 15 s", "3599,59 min 59 s", "3600,1 h", "50220,13 h 57 min", "172800,2 d",
            "3553200,41 d 3 h", "3555253,41 d 4 h", "86399,1 d", "3569,59 min 29 s", "-90,\u22121 min 30 s", "63072000,730 d"})
    void aLengthHasItsTwoLargestUnitsRounded(long seconds, String told) {
        assertEquals(told, times("s", Optional.empty()).figure(seconds));
    }

    @Test
    void ticksShorterThanASecondAreToldAsWhatTheyAre() {
        assertEquals("350 ms", times("ms", Optional.empty()).figure(350));
        assertEquals("4.35 s", times("ms", Optional.empty()).figure(4_350));
        assertEquals("0:00:04.35", times("ms", Optional.empty()).moment(4_350));
    }

    @Test
    void aMomentIsADateWhereTheStartIsKnown() {
        TimeFigures dated = times("s", Optional.of(START));
        assertEquals("24 Apr 18:11", dated.moment(0));
        assertEquals("1 Mar 2000 18:30", dated.moment(TimeReader.of(dated.clock()).moment("2000-03-01 18:30")));
        assertEquals("Fri 24 Apr 1998, 18:11:04", dated.full(0));
        assertEquals("week 0, day 3 of 730", dated.elapsedOf(3 * 86_400 + 5, 730 * 86_400).orElseThrow());
        assertEquals("24. Apr. 18:11", TimeFigures.of(workload("s", Optional.of(START)), Language.GERMAN).moment(0));
    }

    @Test
    void aMomentIsTimeSinceTheStartWhereOnlyTheLengthOfATickIsKnown() {
        TimeFigures since = times("s", Optional.empty());
        assertEquals("0:05:12", since.moment(312));
        assertEquals("12 d 3:20:15", since.at(12 * 86_400 + 12_015));
        assertEquals("8 h/s", since.speed(28_800));
    }

    /** What is shown to the minute leads back to that minute. */
    @Test
    void whatIsToldCanBeTypedAgain() {
        for (Language language : Language.values()) {
            TimeFigures dated = TimeFigures.of(workload("s", Optional.of(START)), language);
            for (long tick = 0; tick < 63_000_000; tick += 1_234_567) {
                assertEquals(dated.moment(tick), dated.moment(TimeReader.of(dated.clock()).moment(dated.moment(tick))));
                assertEquals(tick, TimeReader.of(dated.clock()).moment(dated.full(tick)), dated.full(tick));
            }
        }
    }

    @Test
    void plainTicksStayAsTheyAre() {
        TimeFigures plain = times("tick", Optional.empty());
        assertEquals("1\u2009234", plain.moment(1_234));
        assertEquals("tick 1\u2009234", plain.at(1_234));
        assertEquals("1 tick", plain.length(1));
        assertEquals("50 ticks/s", plain.speed(50));
        assertEquals(TickClock.PLAIN, plain.clock());
        assertEquals("tick 60", TimeFigures.of(workload("s", Optional.of(START)), Language.ENGLISH, true).at(60), "asked for");
    }

    @Test
    void theArithmeticOfAKeyIsInTheLanguageToo() {
        TimeFigures english = TimeFigures.of(Workload.of("w", Job.of("J", 0, Task.of("T", 1))), Language.ENGLISH);
        TimeFigures german = TimeFigures.of(Workload.of("w", Job.of("J", 0, Task.of("T", 1))), Language.GERMAN);
        for (String[] key : new String[][] {{"jobs before: 2, ready at ", "Jobs davor: 2, bereit bei "},
                {"no value curve: job 3 to arrive, ready at ", "keine Wertkurve: als Job Nr. 3 angekommen, bereit bei "},
                {"0: nothing left from SLR 5/2", "0: kein Wert mehr ab SLR 5/2"}, {"4 × 2 from SLR 1 to 3", "4 × 2 von SLR 1 bis 3"},
                {"7 core-ticks used, 1 core in use", "7 Kernticks verbraucht, 1 Kern belegt"},
                {"7.5 core-ticks used, 12 cores in use", "7.5 Kernticks verbraucht, 12 Kerne belegt"}, {"R = ", "R = "}}) {
            Arithmetic arithmetic = Arithmetic.of(key[0]).moment(7);
            assertEquals(arithmetic.toString(), english.arithmetic(arithmetic));
            assertEquals(key[1] + "7", german.arithmetic(arithmetic));
        }
        assertEquals("ausgelost", german.arithmetic(Arithmetic.of("drawn")));
    }
}
