package org.schedscope.generate.estimate;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.math.BigDecimal;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.OptionalLong;
import java.util.stream.LongStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.schedscope.generate.RandomStream;
import org.schedscope.model.Job;
import org.schedscope.model.ModelException;
import org.schedscope.model.Task;
import org.schedscope.model.Workload;
import org.schedscope.model.number.Ratio;

class EstimateModelsTest {
    private static final int DRAWS = 20_000;

    private static Workload many(Task task) {
        List<Job> jobs = new ArrayList<>();
        for (int j = 0; j < DRAWS; j++) {
            jobs.add(Job.of("J" + j, 0, task));
        }
        return Workload.of("many", jobs.toArray(new Job[0]));
    }

    private static long[] estimates(Workload workload) {
        return workload.jobs().stream().mapToLong(job -> job.tasks().get(0).estimate().orElseThrow()).toArray();
    }

    private static long[] truths(Workload workload) {
        return workload.jobs().stream().mapToLong(job -> job.tasks().get(0).exec()).toArray();
    }

    private static double mean(long[] values) {
        return LongStream.of(values).average().orElseThrow();
    }

    private static double deviation(long[] values) {
        double mean = mean(values);
        return Math.sqrt(LongStream.of(values).mapToDouble(value -> (value - mean) * (value - mean)).sum() / (values.length - 1));
    }

    private static EstimateModel model(String text) {
        return EstimateModels.parse(text);
    }

    @Test
    void normalEstimatesSpreadAroundTheTruth() {
        long[] estimates = estimates(model("normal:20").applyTo(many(Task.of("t", 10_000)), 7));
        assertEquals(10_000.5, mean(estimates), 4 * 2000 / Math.sqrt(DRAWS));
        assertEquals(2000, deviation(estimates), 4 * 2000 / Math.sqrt(2.0 * DRAWS));
        // 68.27 % within one deviation, four deviations of that count allowed.
        long near = LongStream.of(estimates).filter(value -> Math.abs(value - 10_000) <= 2000).count();
        assertEquals(0.6827 * DRAWS, near, 4 * Math.sqrt(DRAWS * 0.6827 * 0.3173));
    }

    @Test
    void normalEstimatesAreAtLeastOneTick() {
        long[] estimates = estimates(model("normal:300").applyTo(many(Task.of("t", 2)), 7));
        assertEquals(1, LongStream.of(estimates).min().orElseThrow());
        // Below 1 with probability Φ((1 − 2)/6) = 0.4338.
        assertEquals(0.4338 * DRAWS, LongStream.of(estimates).filter(value -> value == 1).count(), 4 * Math.sqrt(DRAWS * 0.4338 * 0.5662));
        assertEquals(List.of(2L),
                LongStream.of(estimates(model("normal:0").applyTo(many(Task.of("t", 2)), 7))).distinct().boxed().toList());
    }

    @Test
    void theTruthIsUniformUpToItsBound() {
        Workload drawn = model("uniform:150").applyTo(many(Task.of("t", 25)), 3);
        long[] truths = truths(drawn);
        assertEquals(List.of(25L), LongStream.of(estimates(drawn)).distinct().boxed().toList());
        long[] counts = new long[101];
        for (long truth : truths) {
            counts[(int) truth]++;
        }
        // 1 to 25 + 3·25; chi-squared with 99 degrees of freedom stays below 160 but once in ten thousand times.
        double chi = 0;
        for (int value = 1; value <= 100; value++) {
            chi += Math.pow(counts[value] - DRAWS / 100.0, 2) / (DRAWS / 100.0);
        }
        assertTrue(chi < 160, "chi-squared " + chi);
    }

    @Test
    void aStatedEstimateIsTheOneOfUniform() {
        Workload drawn = model("uniform:0").applyTo(many(Task.of("t", 100).withEstimate(3)), 3);
        assertEquals(List.of(3L), LongStream.of(estimates(drawn)).distinct().boxed().toList());
        assertEquals(List.of(1L, 2L, 3L), LongStream.of(truths(drawn)).distinct().sorted().boxed().toList());
    }

    @Test
    void logRoundGivesTheNearestPower() {
        LogRoundEstimates ten = (LogRoundEstimates) model("log-round:10");
        // √10 = 3.16…, 10·√10 = 31.6….
        assertEquals(List.of(1L, 1L, 10L, 10L, 100L, 1000L), LongStream.of(1, 3, 4, 31, 32, 999).map(ten::rounded).boxed().toList());
        LogRoundEstimates four = (LogRoundEstimates) model("log-round:4");
        // 2 = 4^½ exactly, a half, goes up; 8 = 4^1.5 too.
        assertEquals(List.of(1L, 4L, 4L, 16L), LongStream.of(1, 2, 7, 8).map(four::rounded).boxed().toList());
        LogRoundEstimates half = (LogRoundEstimates) model("log-round:1.5");
        // 1.5, 2.25, 3.375, 5.0625 rounded.
        assertEquals(List.of(1L, 2L, 3L, 3L, 5L, 5L), LongStream.of(1, 2, 3, 4, 5, 6).map(half::rounded).boxed().toList());
        assertEquals(OptionalLong.empty(), model("log-round:1").applyTo(Task.of("t", 7).withEstimate(9), RandomStream.of(1,
                "x")).estimate());
        assertEquals(1L << 60, ((LogRoundEstimates) model("log-round:2")).rounded((1L << 60) + 1));
    }

    @Test
    void exactForgetsWhatTheWorkloadStates() {
        Task task = Task.of("t", 7).withCores(3).after();
        assertEquals(Workload.of("w", Job.of("J", 4, task)),
                model("exact").applyTo(Workload.of("w", Job.of("J", 4, task.withEstimate(2))), 1));
    }

    @Test
    void timesPerClusterKeepTheirProportions() {
        Task task = Task.of("t", 1).withExecOn(Map.of("a", 10L, "b", 30L));
        Task drawn = model("uniform:100").applyTo(task, RandomStream.of(1, "estimate", 0, 0));
        long truth = 1 + RandomStream.of(1, "estimate", 0, 0).below(60);
        assertEquals(Map.of("a", (truth + 1) / 2, "b", (3 * truth + 1) / 2), drawn.execOn());
        assertEquals(OptionalLong.of(20), drawn.estimate());
        Task guessed = model("normal:10").applyTo(task, RandomStream.of(1, "estimate", 0, 0));
        assertEquals(task.execOn(), guessed.execOn());
        assertTrue(Math.abs(guessed.estimate().orElseThrow() - 20) < 12);
    }

    /** Also worked out by another program from the description of the samplers. */
    @Test
    void theFirstDrawsNeverChange() {
        RandomStream draws = RandomStream.of(1, "estimate", 0, 0);
        assertEquals("[664, 487, 345] 0.2499358286368643 -0.8993089956070766 0.062355007866694886",
                List.of(draws.below(1000), draws.below(1000), draws.below(1000)) + " " + draws.unit() + " " + draws.normal() + " "
                        + draws.normal());
    }

    @ParameterizedTest
    @ValueSource(strings = {"normal:50", "uniform:300"})
    void drawsOfATaskDependOnItsPlaceAlone(String text) {
        Job first = Job.of("a", 0, Task.of("x", 100), Task.of("y", 100));
        Job second = Job.of("b", 0, Task.of("x", 100));
        Workload shorter = model(text).applyTo(Workload.of("w", first, second), 5);
        Workload longer = model(text)
                .applyTo(Workload.of("w", Job.of("a", 0, Task.of("x", 100), Task.of("y", 100), Task.of("z", 9)), second), 5);
        assertEquals(shorter.jobs().get(1), longer.jobs().get(1));
        assertEquals(shorter.jobs().get(0).tasks(), longer.jobs().get(0).tasks().subList(0, 2));
        assertEquals(shorter, model(text).applyTo(Workload.of("w", first, second), 5));
        assertNotEquals(shorter, model(text).applyTo(Workload.of("w", first, second), 6));
    }

    @Test
    void textsAreReadAndPrinted() {
        for (String text : EstimateModels.examples()) {
            assertEquals(text, model(text).text());
        }
        assertEquals(new NormalEstimates(Ratio.of(new BigDecimal("12.5"))), model("normal:12.50"));
        assertEquals("unknown estimate model 'gauss:3'; write exact, normal:100, log-round:10, uniform:300", refusal("gauss:3"));
        assertEquals("unknown estimate model 'normal'; write exact, normal:100, log-round:10, uniform:300", refusal("normal"));
        assertEquals("unknown estimate model 'normal:x'; write exact, normal:100, log-round:10, uniform:300", refusal("normal:x"));
        assertEquals("the spread of normal estimates is -1 %; it must be from 0 to 100000000", refusal("normal:-1"));
        assertEquals("the inaccuracy of uniform times is -1 %; it must be from 0 to 1000000", refusal("uniform:-1"));
        assertEquals("the base of log-round is 1.001; it must be 1, or from 1.01 to 10^18 with at most three decimals",
                refusal("log-round:1.001"));
    }

    private static String refusal(String text) {
        return assertThrows(ModelException.class, () -> model(text)).getMessage();
    }
}
