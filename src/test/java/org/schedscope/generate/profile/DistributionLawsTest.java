package org.schedscope.generate.profile;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.function.DoubleUnaryOperator;
import java.util.function.ToDoubleFunction;
import java.util.stream.DoubleStream;
import java.util.stream.IntStream;
import org.apache.commons.statistics.distribution.NormalDistribution;
import org.apache.commons.statistics.inference.KolmogorovSmirnovTest;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.schedscope.generate.RandomStream;
import org.schedscope.generate.SettingValues;
import org.schedscope.model.Job;
import org.schedscope.model.Task;

/**
 * Every distribution that profiles draw from, against its closed form: moments within four standard errors, and Kolmogorov–Smirnov. Seeds
 * are fixed, so that a test passes always or never; the bounds are such that one seed in ten thousand would fail.
 */
class DistributionLawsTest {
    private static final int DRAWS = 20_000;
    private static final double RARE = 1e-4;

    /** Continuous draws have a distribution function. */
    static void follows(double[] drawn, DoubleUnaryOperator cdf) {
        double p = KolmogorovSmirnovTest.withDefaults().test(drawn, cdf).getPValue();
        assertTrue(p > RARE, "p = " + p);
    }

    /** Draws in steps have a distribution function: no farther from it than chance and, at a step, its height. */
    static void follows(double[] drawn, DoubleUnaryOperator cdf, double step) {
        double bound = Math.sqrt(-Math.log(RARE / 2) / 2 / drawn.length) + step;
        double distance = KolmogorovSmirnovTest.withDefaults().statistic(drawn, cdf);
        assertTrue(distance < bound, distance + " against " + bound);
    }

    private static void same(double[] one, double[] other) {
        double p = KolmogorovSmirnovTest.withDefaults().test(one, other).getPValue();
        assertTrue(p > RARE, "p = " + p);
    }

    private static void moments(double[] drawn, double mean, double variance) {
        double found = Arrays.stream(drawn).average().orElseThrow();
        assertEquals(mean, found, 4 * Math.sqrt(variance / drawn.length));
        double second = Arrays.stream(drawn).map(x -> (x - mean) * (x - mean)).average().orElseThrow();
        double fourth = Arrays.stream(drawn).map(x -> Math.pow(x - mean, 4)).average().orElseThrow();
        assertEquals(variance, second, 4 * Math.sqrt(fourth / drawn.length));
    }

    private static double[] shares(Shares shares, int count, double spread, long seed, ToDoubleFunction<double[]> of) {
        return IntStream.range(0, DRAWS).mapToDouble(i -> {
            double[] drawn = shares.draw(count, spread, RandomStream.of(seed, "law", i));
            double sum = Arrays.stream(drawn).sum();
            return of.applyAsDouble(Arrays.stream(drawn).map(x -> x / sum).toArray());
        }).toArray();
    }

    @Test
    void unitsAndNormalsAreThoseOfTheirNames() {
        RandomStream draws = RandomStream.of(3, "law");
        double[] units = DoubleStream.generate(draws::unit).limit(DRAWS).toArray();
        follows(units, x -> x);
        moments(units, 0.5, 1 / 12.0);
        double[] normals = DoubleStream.generate(draws::normal).limit(DRAWS).toArray();
        follows(normals, NormalDistribution.of(0, 1)::cumulativeProbability);
        moments(normals, 0, 1);
        double[] whole = DoubleStream.generate(() -> draws.below(1_000_000) / 1e6).limit(DRAWS).toArray();
        follows(whole, x -> x, 1e-6);
    }

    /** A share of n uniform over the simplex is Beta(1, n − 1): P(≤ x) = 1 − (1 − x)^(n−1), whichever of them it is. */
    @ParameterizedTest
    @CsvSource({"2, 0", "2, 1", "5, 4", "30, 0", "30, 17"})
    void uniformSharesAreThoseOfUUnifast(int n, int which) {
        double[] drawn = shares(Shares.UNIFORM, n, 1e15, 5, all -> all[which]);
        follows(drawn, x -> 1 - Math.pow(1 - x, n - 1));
        moments(drawn, 1.0 / n, (n - 1.0) / (n * n * (n + 1.0)));
    }

    /** The algorithm as Bini and Buttazzo print it; the largest of the shares stands for their joint distribution. */
    @Test
    void uniformSharesAreThoseOfTheAlgorithmAsPrinted() {
        int n = 12;
        double[] printed = IntStream.range(0, DRAWS).mapToDouble(i -> {
            RandomStream draws = RandomStream.of(6, "printed", i);
            double left = 1;
            double largest = 0;
            for (int k = 1; k < n; k++) {
                double next = left * Math.pow(draws.unit(), 1.0 / (n - k));
                largest = Math.max(largest, left - next);
                left = next;
            }
            return Math.max(largest, left);
        }).toArray();
        same(printed, shares(Shares.UNIFORM, n, 1e15, 7, all -> Arrays.stream(all).max().orElseThrow()));
    }

    /** Draws again what is too small, one round after the other, as the rule has it, however long that takes. */
    private static double[] naive(int n, double spread, RandomStream draws) {
        double[] drawn = DoubleStream.generate(() -> -Math.log(draws.unit())).limit(n).toArray();
        while (Arrays.stream(drawn).min().orElseThrow() < Arrays.stream(drawn).max().orElseThrow() / spread) {
            double bound = Arrays.stream(drawn).max().orElseThrow() / spread;
            for (int i = 0; i < n; i++) {
                drawn[i] = drawn[i] < bound ? -Math.log(draws.unit()) : drawn[i];
            }
        }
        double sum = Arrays.stream(drawn).sum();
        return Arrays.stream(drawn).map(x -> x / sum).toArray();
    }

    @ParameterizedTest
    @CsvSource({"4, 2", "20, 3", "20, 100", "60, 1000"})
    void discardedSharesAreInLawThoseOfTheRule(int n, double spread) {
        for (ToDoubleFunction<double[]> of : List.<ToDoubleFunction<double[]>>of(all -> all[0], all -> Arrays.stream(all).max()
                .orElseThrow(), all -> Arrays.stream(all).min().orElseThrow())) {
            double[] slow = IntStream.range(0, DRAWS / 10).mapToDouble(i -> of.applyAsDouble(naive(n, spread, RandomStream.of(8, "slow",
                    i)))).toArray();
            same(slow, shares(Shares.UNIFORM, n, spread, 9, of));
        }
    }

    @Test
    void aSmallSpreadOfManySharesEnds() {
        double[] drawn = Shares.UNIFORM.draw(1_000_000, 2, RandomStream.of(1, "many"));
        assertTrue(Arrays.stream(drawn).min().orElseThrow() * 2 >= Arrays.stream(drawn).max().orElseThrow());
    }

    @ParameterizedTest
    @ValueSource(ints = {2, 1000, 100_000})
    void logarithmicSharesAreUniformInTheLogarithm(int spread) {
        double[] logs = Arrays.stream(Shares.LOG.draw(DRAWS, spread, RandomStream.of(10, "law"))).map(x -> Math.log(x) / Math.log(spread))
                .toArray();
        follows(logs, x -> x);
        moments(logs, 0.5, 1 / 12.0);
    }

    private static List<Job> jobs(String name, Map<String, String> set) {
        WorkloadProfile profile = WorkloadProfiles.find(name).orElseThrow();
        return profile.generate(new SettingValues(profile, set), 11).workload().jobs();
    }

    private static double[] tasks(List<Job> jobs, ToDoubleFunction<Task> of) {
        return jobs.stream().flatMap(job -> job.tasks().stream()).mapToDouble(of).toArray();
    }

    @Test
    void gapsOfAPoissonProcessAreExponential() {
        long[] arrivals = jobs("mows", Map.of("workflows", "8000", "interval", "100000", "node", "1", "w-dag", "1-1")).stream()
                .mapToLong(Job::arrival).toArray();
        double[] gaps = IntStream.range(1, arrivals.length).mapToDouble(i -> (arrivals[i] - arrivals[i - 1]) / 1e5).toArray();
        follows(gaps, x -> 1 - Math.exp(-x), 1e-5);
        moments(gaps, 1, 1);
    }

    @Test
    void timesAndCoresOfWorkflowsAreUniform() {
        List<Job> jobs = jobs("mows", Map.of("w-dag", "500-500", "node", "100", "max-cores", "50", "clusters", "1", "b-range", "0"));
        follows(tasks(jobs, Task::exec), x -> x / 1000, 0.001);
        follows(tasks(jobs, Task::cores), x -> x / 50, 0.02);
        moments(tasks(jobs, Task::cores), 25.5, (50 * 50 - 1) / 12.0);
        double[] means = jobs("mows", Map.of("workflows", "4000", "node", "2", "ccr", "0")).stream()
                .mapToDouble(job -> job.tasks().get(0).exec()).toArray();
        // Uniform on 1 to 2W, with W uniform on 100 to 1000: the mean is that of W and a half.
        assertEquals(550.5, Arrays.stream(means).average().orElseThrow(), 4 * 400 / Math.sqrt(4000));
    }

    @Test
    void coresKindsAndUsersOfGridsAreUniform() {
        List<Job> jobs = jobs("pslr-log", Map.of("jobs", "20000"));
        double[] cores = tasks(jobs, task -> List.of(1, 5, 10, 15, 20).indexOf(task.cores()));
        moments(cores, 2, 2);
        moments(tasks(jobs, task -> task.kind().equals("Kind2") ? 1 : 0), 0.2, 0.16);
        double[] users = jobs.stream().mapToDouble(job -> Integer.parseInt(job.user().substring("/share".length()))).toArray();
        moments(users, 3, 2);
        moments(jobs("pslr-probabilistic", Map.of("jobs", "5000")).stream().mapToDouble(job -> job.tasks().size()).toArray(), 10.5,
                (20 * 20 - 1) / 12.0);
    }

    @Test
    void deadlinesOfTheMarketAreUniform() {
        List<Job> jobs = jobs("market", Map.of("jobs", "5000", "tasks", "1-1"));
        follows(jobs.stream().mapToDouble(job -> job.value().orElseThrow().initialDeadline().toDouble()).toArray(), x -> (x - 2) / 2,
                0.0005);
        follows(jobs.stream().mapToDouble(job -> job.value().orElseThrow().finalDeadline().toDouble()).toArray(), x -> (x - 6) / 4,
                0.0005);
    }
}
