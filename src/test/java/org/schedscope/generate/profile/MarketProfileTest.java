package org.schedscope.generate.profile;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.Map;
import java.util.stream.LongStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.schedscope.generate.SettingValues;
import org.schedscope.generate.arrival.WeeklyCycle;
import org.schedscope.model.Job;
import org.schedscope.model.ValueCurve;
import org.schedscope.model.number.Ratio;

/** Workloads as section V of Burkimsher and Indrusiak's bidding policies describes them. */
class MarketProfileTest {
    private static List<Job> draw(long seed, Map<String, String> set) {
        WorkloadProfile market = WorkloadProfiles.find("market").orElseThrow();
        return market.generate(new SettingValues(market, set), seed).workload().jobs();
    }

    private static double work(Job job) {
        return job.tasks().stream().mapToDouble(task -> (double) task.exec() * task.cores()).sum();
    }

    @Test
    void theDefaultsAreThoseOfThePaper() {
        List<Job> jobs = draw(1, Map.of());
        assertEquals(10_000, jobs.size());
        double tasks = jobs.stream().mapToInt(job -> job.tasks().size()).sum();
        assertEquals(125_000, tasks, 2_000);
        assertEquals(0.2, jobs.stream().flatMap(job -> job.tasks().stream()).filter(task -> task.kind().equals("Kind2")).count() / tasks,
                0.01);
        for (Job job : jobs) {
            ValueCurve curve = job.value().orElseThrow();
            assertTrue(job.tasks().size() >= 5 && job.tasks().size() <= 20);
            assertTrue(curve.initialDeadline().compareTo(Ratio.of(2)) >= 0 && curve.initialDeadline().compareTo(Ratio.of(4)) <= 0);
            assertTrue(curve.finalDeadline().compareTo(Ratio.of(6)) >= 0 && curve.finalDeadline().compareTo(Ratio.of(10)) <= 0);
            assertTrue(curve.points().size() <= 12);
            assertEquals(work(job) / 60, curve.max().toDouble(), 1e-6 * work(job));
        }
    }

    /** Of the last of 200 tasks, which has tasks enough before it: geometric, P(k) = (1 − q)·q^k with q = d ÷ (1 + d), mean d. */
    @ParameterizedTest
    @ValueSource(doubles = {0, 0.5, 1, 4})
    void parentsHaveTheDistributionOfTheirDegree(double degree) {
        long[] parents = draw(2, Map.of("jobs", "2000", "tasks", "200-200", "degree", Double.toString(degree))).stream()
                .mapToLong(job -> job.tasks().get(199).parents().size()).toArray();
        double q = degree / (1 + degree);
        assertEquals(degree, LongStream.of(parents).average().orElseThrow(), 4 * Math.sqrt(degree * (1 + degree) / 2000));
        for (int most = 0; most < 12; most++) {
            int bound = most;
            double expected = 1 - Math.pow(q, most + 1);
            assertEquals(expected, LongStream.of(parents).filter(count -> count <= bound).count() / 2000.0,
                    4 * Math.sqrt(expected * (1 - expected) / 2000) + 1e-9);
        }
    }

    @Test
    void workComesFasterInWorkingHoursAndInAWeekAtTheRateThatIsAskedFor() {
        WeeklyCycle cycle = new WeeklyCycle(24, 3);
        assertEquals(168, cycle.tick(168));
        assertEquals(0, cycle.tick(0));
        double quiet = 1 / (50 / 168.0 * 3 + 118 / 168.0);
        assertEquals(8, cycle.tick(8 * quiet + 1e-9));
        assertEquals(18, cycle.tick(8 * quiet + 30 * quiet + 1e-9));
        assertEquals(168 + 8, cycle.tick(168 + 8 * quiet + 1e-9));
        List<Job> jobs = draw(3, Map.of("jobs", "4000", "spread", "2"));
        long working = jobs.stream().map(Job::arrival)
                .filter(tick -> tick / 86_400 % 7 < 5 && tick / 3600 % 24 >= 8 && tick / 3600 % 24 < 18).count();
        assertTrue(working > 0.5 * jobs.size(), "of 30 % of the hours: " + working);
    }

    @Test
    void aSeedIsAWorkload() {
        assertEquals(draw(4, Map.of("jobs", "50")), draw(4, Map.of("jobs", "50")));
    }
}
