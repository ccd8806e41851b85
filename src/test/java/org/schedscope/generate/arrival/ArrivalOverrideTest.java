package org.schedscope.generate.arrival;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.schedscope.model.Job;
import org.schedscope.model.ModelException;
import org.schedscope.model.Task;
import org.schedscope.model.Workload;

class ArrivalOverrideTest {
    private static Workload jobs(int count) {
        return Workload.of("w", IntStream.range(0, count).mapToObj(i -> Job.of("J" + i, 3, Task.of("a", 1))).toArray(Job[]::new));
    }

    private static List<Long> arrivals(String text, int count) {
        return ArrivalOverride.parse(text).applyTo(jobs(count)).jobs().stream().map(Job::arrival).toList();
    }

    @Test
    void jobsArriveAtOnceOrOneAfterTheOther() {
        assertEquals(List.of(0L, 0L, 0L), arrivals("once", 3));
        assertEquals(List.of(0L, 60L, 120L), arrivals("every:60", 3));
    }

    @Test
    void poissonGapsHaveTheirMeanAndShareBelowIt() {
        List<Long> arrivals = arrivals("poisson:1000:7", 20_000);
        assertEquals(1000, arrivals.get(arrivals.size() - 1) / 20_000.0, 30);
        long below = IntStream.range(1, arrivals.size()).filter(i -> arrivals.get(i) - arrivals.get(i - 1) < 1000).count();
        assertEquals(1 - Math.exp(-1), below / 20_000.0, 0.015);
    }

    @Test
    void theSameSeedGivesTheSameArrivalsAndLaterJobsChangeNothing() {
        assertEquals(arrivals("poisson:50:3", 10), arrivals("poisson:50:3", 20).subList(0, 10));
        assertTrue(!arrivals("poisson:50:3", 10).equals(arrivals("poisson:50:4", 10)));
        assertEquals(arrivals("poisson:50", 10), arrivals("poisson:50:1", 10));
    }

    @Test
    void textsComeBack() {
        for (String text : List.of("once", "every:600", "poisson:600:7")) {
            assertEquals(text, ArrivalOverride.parse(text).text());
        }
    }

    @Test
    void otherTextsAreRefused() {
        for (String text : List.of("", "every", "every:x", "every:1:2", "poisson:", "daily:3")) {
            assertEquals("unknown arrivals '" + text + "'; write once, every:600, poisson:600, poisson:600:7",
                    assertThrows(ModelException.class, () -> ArrivalOverride.parse(text)).getMessage());
        }
        assertEquals("arrivals need from 1 to 2^40 ticks between two jobs, not 0",
                assertThrows(ModelException.class, () -> ArrivalOverride.parse("every:0")).getMessage());
    }
}
