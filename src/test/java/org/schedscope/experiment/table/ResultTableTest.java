package org.schedscope.experiment.table;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.schedscope.experiment.result.RunResult;
import org.schedscope.fixture.SmallResults;
import org.schedscope.model.ModelException;

class ResultTableTest {
    @Test
    void runsThatDifferInTheirPolicyOnlyAreAPair() throws Exception {
        Runs runs = new SmallResults("p", 3).seeds(120, "srtf", "meanSlr", 5, 2, 2).seeds(120, "p-slr", "meanSlr", 3, 4)
                .seeds(80, "p-slr", "meanSlr", 9)
                .table().part("p").orElseThrow();
        Pairs pairs = runs.pairs("p-slr", "srtf", "meanSlr");
        assertArrayEquals(new double[] {3, 4}, pairs.ours());
        assertArrayEquals(new double[] {5, 2}, pairs.theirs());
        assertEquals(0.5, pairs.dominance());
        assertEquals(0, pairs.difference().middle());
    }

    @Test
    void valuesComeInTheOrderOfTheDefinitionHoweverRunsEnded() throws Exception {
        Runs runs = new SmallResults("p", 1).seeds(120, "srtf", "meanSlr", 1).seeds(80, "p-slr", "meanSlr", 1).table().part("p")
                .orElseThrow();
        assertEquals(List.of("80", "120"), runs.values("load"));
        assertEquals(List.of("p-slr", "srtf"), runs.policies());
        assertEquals(List.of(), runs.values("ccr"));
        assertEquals(Optional.empty(), new SmallResults("p", 1).table().part("p"));
    }

    @Test
    void runsComeInTheOrderOfTheGridHoweverThreadsEndedThem() throws Exception {
        Runs runs = new SmallResults("p", 3).with(120, 2, "srtf", Map.of("meanSlr", 8.0)).with(80, 1, "srtf", Map.of("meanSlr", 2.0))
                .with(120, 1, "p-slr", Map.of("meanSlr", 3.0)).with(80, 1, "p-slr", Map.of("meanSlr", 1.0)).table().part("p").orElseThrow();
        assertEquals(List.of(1.0, 2.0, 3.0, 8.0), runs.all().stream().map(run -> run.measures().get("meanSlr")).toList());
    }

    /** One run ends at 10, the other at 14: four ticks more for work of 5 core-ticks that has been done by then. */
    @Test
    void completionIsCountedToTheLargestMakespanOfThePair() throws Exception {
        Runs runs = new SmallResults("p", 1)
                .with(80, 1, "p-slr", Map.of("cumulativeCompletion", 100.0, "horizon", 10.0, "finishedWork", 5.0))
                .with(80, 1, "srtf", Map.of("cumulativeCompletion", 110.0, "horizon", 14.0, "finishedWork", 5.0)).table().part("p")
                .orElseThrow();
        assertArrayEquals(new double[] {120}, runs.of("p-slr").measure("cumulativeCompletion"));
        assertArrayEquals(new double[] {110}, runs.of("srtf").measure("cumulativeCompletion"));
    }

    @Test
    void resultsOfTwoSizesAreNotMixed() throws Exception {
        SmallResults small = new SmallResults("p", 1).seeds(80, "srtf", "meanSlr", 1);
        ResultTable table = small.table();
        table.add(small.experiment(), small.runs());
        assertEquals(1, table.part("p").orElseThrow().all().size());
        RunResult run = small.runs().get(0);
        List<RunResult> other = List.of(new RunResult(run.axes(), "another", run.counts(), run.measures(), run.series(), run.names(), 0));
        assertTrue(assertThrows(ModelException.class, () -> table.add(small.experiment(), other)).getMessage()
                .startsWith("the run part=p|workload=pslr-log|seed=1|load=80|policy=srtf has two different results; "));
    }
}
