package org.schedscope.generate.estimate;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.math.BigDecimal;
import java.math.BigInteger;
import java.math.RoundingMode;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.OptionalLong;
import java.util.TreeMap;
import java.util.stream.LongStream;
import org.apache.commons.statistics.distribution.NormalDistribution;
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
    private static final NormalDistribution NORMAL = NormalDistribution.of(0, 1);

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
        long[] estimates = estimates(model("normal:300:clamp").applyTo(many(Task.of("t", 2)), 7));
        assertEquals(1, LongStream.of(estimates).min().orElseThrow());
        // Below 1 with probability Φ((1 − 2)/6) = 0.4338.
        assertEquals(0.4338 * DRAWS, LongStream.of(estimates).filter(value -> value == 1).count(), 4 * Math.sqrt(DRAWS * 0.4338 * 0.5662));
        assertEquals(List.of(2L),
                LongStream.of(estimates(model("normal:0").applyTo(many(Task.of("t", 2)), 7))).distinct().boxed().toList());
    }

    /** Normal with mean 2 and deviation 6: P(≤ 0) = Φ(−1/3) = 0.36944; ceilings of the rest, or of the absolute value. */
    @Test
    void drawsOfZeroAndLessAreDrawnAgainOrLoseTheirSign() {
        Workload two = many(Task.of("t", 2));
        long[] redrawn = estimates(model("normal:300").applyTo(two, 7));
        long[] absolute = estimates(model("normal:300:abs").applyTo(two, 7));
        for (int most = 1; most < 20; most += 3) {
            double below = NORMAL.cumulativeProbability((most - 2) / 6.0);
            double at0 = NORMAL.cumulativeProbability(-2 / 6.0);
            close((below - at0) / (1 - at0), share(redrawn, most));
            close(below - NORMAL.cumulativeProbability((-most - 2) / 6.0), share(absolute, most));
        }
        assertEquals(1, LongStream.of(redrawn).min().orElseThrow());
        assertEquals(1, LongStream.of(absolute).min().orElseThrow());
    }

    private static double share(long[] values, long most) {
        return LongStream.of(values).filter(value -> value <= most).count() / (double) values.length;
    }

    private static void close(double expected, double share) {
        assertEquals(expected, share, 4 * Math.sqrt(expected * (1 - expected) / DRAWS));
    }

    /** The same draws, so that only those of 0 and less differ. */
    @Test
    void theWaysOfNegativesAgreeOnTheRest() {
        Workload some = many(Task.of("t", 50));
        long[] clamped = estimates(model("normal:100:clamp").applyTo(some, 3));
        long[] redrawn = estimates(model("normal:100:redraw").applyTo(some, 3));
        long[] absolute = estimates(model("normal:100:abs").applyTo(some, 3));
        int negative = 0;
        for (int i = 0; i < DRAWS; i++) {
            if (clamped[i] > 1) {
                assertEquals(clamped[i], redrawn[i]);
                assertEquals(clamped[i], absolute[i]);
            } else {
                negative++;
            }
        }
        assertTrue(negative > DRAWS / 10);
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
        LogRoundEstimates ten = (LogRoundEstimates) model("log-round:10:near");
        // √10 = 3.16…, 10·√10 = 31.6….
        assertEquals(List.of(1L, 1L, 10L, 10L, 100L, 1000L), LongStream.of(1, 3, 4, 31, 32, 999).map(ten::rounded).boxed().toList());
        LogRoundEstimates four = (LogRoundEstimates) model("log-round:4:near");
        // 2 = 4^½ exactly, a half, goes up; 8 = 4^1.5 too.
        assertEquals(List.of(1L, 4L, 4L, 16L), LongStream.of(1, 2, 7, 8).map(four::rounded).boxed().toList());
        LogRoundEstimates half = (LogRoundEstimates) model("log-round:1.5:near");
        // 1.5, 2.25, 3.375, 5.0625 rounded.
        assertEquals(List.of(1L, 2L, 3L, 3L, 5L, 5L), LongStream.of(1, 2, 3, 4, 5, 6).map(half::rounded).boxed().toList());
        assertEquals(OptionalLong.empty(), model("log-round:1").applyTo(Task.of("t", 7).withEstimate(9), RandomStream.of(1,
                "x")).estimate());
        assertEquals(1L << 60, ((LogRoundEstimates) model("log-round:2:near")).rounded((1L << 60) + 1));
    }

    /** The powers one after the other, as fractions; the first that reaches, the last that does not exceed, the first past the middle. */
    private static long naive(BigDecimal base, String rounding, long exec) {
        BigDecimal power = BigDecimal.ONE;
        BigDecimal x = BigDecimal.valueOf(exec);
        while (power.multiply(base).compareTo(x) <= 0) {
            power = power.multiply(base);
        }
        BigDecimal next = power.multiply(base);
        boolean up = switch (rounding) {
            case "ceil" -> power.compareTo(x) < 0;
            case "near" -> power.multiply(next).compareTo(x.multiply(x)) <= 0;
            default -> false;
        };
        BigInteger whole = (up ? next : power).setScale(0, RoundingMode.HALF_UP).toBigIntegerExact();
        return whole.bitLength() < 63 ? Math.max(1, whole.longValueExact()) : Long.MAX_VALUE;
    }

    @ParameterizedTest
    @ValueSource(strings = {"ceil", "floor", "near"})
    void wholeLogarithmsAreExact(String rounding) {
        for (String base : List.of("1.01", "1.5", "2", "3", "4", "10", "12.25", "1000", "10000000")) {
            LogRoundEstimates model = new LogRoundEstimates(Ratio.of(new BigDecimal(base)),
                    LogRoundEstimates.ROUNDING.chosen(rounding));
            for (BigInteger power = BigInteger.ONE; power.bitLength() < 52; power = power.multiply(BigInteger.TEN.add(BigInteger.TWO))) {
                long near = new BigDecimal(base).pow(power.bitLength() / 9).min(BigDecimal.valueOf(1L << 55)).longValue()
                        + power.longValue() % 3;
                for (long exec : new long[] {power.longValue(), near - 1, near, near + 1}) {
                    long asked = Math.max(1, exec);
                    assertEquals(naive(new BigDecimal(base), rounding, asked), model.rounded(asked), base + " " + asked);
                }
            }
        }
        for (int k = 0; k <= 15; k++) {
            long power = BigInteger.TEN.pow(k).longValue();
            LogRoundEstimates ten = new LogRoundEstimates(Ratio.of(10), LogRoundEstimates.ROUNDING.chosen(rounding));
            assertEquals(power, ten.rounded(power), "a whole logarithm stays");
            assertEquals(rounding.equals("ceil") ? 10 * power : power, ten.rounded(power + 1), "one more");
        }
    }

    /** [NET] §2.2: with base 10^7 "all are in the same class", which times up to 10^7 ticks are if logarithms are rounded up. */
    @Test
    void ceilIsTheDefaultAndPutsAllInOneClass() {
        LogRoundEstimates model = (LogRoundEstimates) model("log-round:10000000");
        assertEquals(List.of(10_000_000L), LongStream.of(2, 99, 4_000_000, 10_000_000).map(model::rounded).distinct().boxed().toList());
    }

    @Test
    void parametersSetOneByOneArePartOfTheText() {
        assertEquals(new TreeMap<>(Map.of("estimate", "log-round:10:near", "memory", "on")), EstimateModels.joined(
                new TreeMap<>(Map.of("estimate", "log-round:10", "rounding", "near", "memory", "on")), "estimate"));
        assertEquals("'negative' belongs to --estimate normal, which is not chosen or has a value for it already",
                assertThrows(ModelException.class,
                        () -> EstimateModels.joined(new TreeMap<>(Map.of("estimate", "log-round:10", "negative", "abs")), "estimate"))
                        .getMessage());
        assertThrows(ModelException.class, () -> EstimateModels.joined(new TreeMap<>(Map.of("rounding", "up")), "estimate"));
        assertThrows(ModelException.class, () -> EstimateModels.joined(
                new TreeMap<>(Map.of("estimate", "normal:9:abs", "negative", "abs")), "estimate"));
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
        for (String text : List.of("exact", "normal:100", "log-round:10", "uniform:300", "normal:5:abs", "normal:5:clamp",
                "log-round:2:floor", "log-round:2:near")) {
            assertEquals(text, model(text).text());
        }
        assertEquals("log-round:10", model("log-round:10.0:ceil").text());
        assertEquals(new NormalEstimates(Ratio.of(new BigDecimal("12.5")), NormalEstimates.Negative.REDRAW), model("normal:12.50"));
        assertEquals("unknown value 'up' of rounding; available: ceil, floor, near", refusal("log-round:10:up"));
        assertEquals("unknown estimate model 'uniform:3:abs'; write exact, normal:100, log-round:10, uniform:300",
                refusal("uniform:3:abs"));
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
