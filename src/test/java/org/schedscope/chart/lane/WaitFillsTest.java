package org.schedscope.chart.lane;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.OptionalInt;
import java.util.stream.IntStream;
import java.util.stream.LongStream;
import org.junit.jupiter.api.Test;
import org.schedscope.chart.paint.Palette;
import org.schedscope.chart.paint.Theme;
import org.schedscope.fixture.SampleRuns;
import org.schedscope.model.Cluster;
import org.schedscope.model.Job;
import org.schedscope.model.Platform;
import org.schedscope.model.Task;
import org.schedscope.model.Workload;
import org.schedscope.scheduler.RunSpec;
import org.schedscope.trace.Trace;

class WaitFillsTest {
    private static Trace onOneCore(long... execs) {
        Job[] jobs = IntStream.range(0, execs.length).mapToObj(job -> Job.of("J" + job, 0, Task.of("T", execs[job]))).toArray(Job[]::new);
        return SampleRuns.trace(RunSpec.of(Workload.of("w", jobs), Platform.of("p", Cluster.of("C", 1)), "fifo-job", 1));
    }

    @Test
    void aJobThatStartsAtItsArrivalIsNeutralAndOthersHaveTheHeatOfTheirWait() {
        // Waits of 0, 1, 3, 10, 100 and 100 000 ticks, in steps up to 10, 100, 1 000, 10 000 and 100 000.
        WaitFills fills = new WaitFills(onOneCore(1, 2, 7, 90, 99_900, 5));
        assertEquals(List.of(10L, 100L, 1_000L, 10_000L, 100_000L), fills.bounds());
        assertEquals(List.of(0, 1, 1, 1, 2, 5), IntStream.range(0, 6).mapToObj(job -> fills.step(job).getAsInt()).toList());
        for (Theme theme : Theme.values()) {
            Palette palette = new Palette(theme);
            assertEquals(palette.valueOpen(), fills.fill(palette, 0, 0));
            assertEquals(palette.heat(2), fills.fill(palette, 4, 4));
            assertEquals(palette.heat(5), fills.fill(palette, 5, 5));
        }
    }

    @Test
    void whereNoJobWaitsAllAreNeutral() {
        WaitFills fills = new WaitFills(onOneCore(4));
        assertEquals(List.of(), fills.bounds());
        assertEquals(OptionalInt.of(0), fills.step(0));
    }

    @Test
    void theLongestWaitHasAStepHoweverLongItIs() {
        long year = 365L * 86_400_000_000L;
        WaitFills fills = new WaitFills(onOneCore(1_000 * year, year, 1));
        assertEquals(OptionalInt.of(5), fills.step(2));
        assertEquals(1_001 * year, fills.bounds().get(4));
        assertTrue(LongStream.range(1, 5).allMatch(i -> fills.bounds().get((int) i) > fills.bounds().get((int) i - 1)));
    }
}
