package org.schedscope.bound;

import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.OptionalLong;
import java.util.SplittableRandom;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.schedscope.fixture.Laws;
import org.schedscope.fixture.naive.BestSchedules;
import org.schedscope.metrics.fact.EetCapacity;
import org.schedscope.metrics.fact.ExpectedEndTimes;
import org.schedscope.metrics.fact.JobFacts;
import org.schedscope.model.Cluster;
import org.schedscope.model.Job;
import org.schedscope.model.NetworkModel;
import org.schedscope.model.Platform;
import org.schedscope.model.Router;
import org.schedscope.model.Task;
import org.schedscope.model.Workload;
import org.schedscope.model.graph.WorkloadIndex;
import org.schedscope.model.number.BigRatio;
import org.schedscope.model.number.Ratio;

/** No schedule is better than a bound says, and often one is as good. */
class BoundsTest {
    private static final List<String> METRICS = List.of(Bounds.MAKESPAN, Bounds.MEAN_SLR, Bounds.WORST_SLR, Bounds.MEAN_RESPONSE,
            Bounds.WORST_RESPONSE, Bounds.WEIGHTED_TARDINESS);

    /** In what part of the cases, at least, some schedule is as good as the bound. */
    private static final double[] OFTEN = {0.65, 0.4, 0.55, 0.55, 0.65, 0.65};

    /** Thousands of cases of up to five tasks with everything that the model has, against the best of all their schedules. */
    @ParameterizedTest
    @ValueSource(ints = {0, 1})
    void noScheduleOfAFewTasksGoesBelow(int group) {
        int[] tight = new int[METRICS.size()];
        int cases = Laws.cases(1000);
        for (int i = 0; i < cases; i++) {
            Tiny tiny = new Tiny(2L * i + group);
            Bounds bounds = Bounds.of(tiny.facts, tiny.expected);
            List<Ratio> best = BestSchedules.of(tiny.workload, tiny.platform, tiny.costs());
            for (int m = 0; m < METRICS.size(); m++) {
                LowerBound bound = bounds.of(METRICS.get(m)).orElseThrow();
                int above = bound.value().compareTo(BigRatio.of(best.get(m)));
                assertTrue(above <= 0, tiny.seed + ": " + bound + " but " + best.get(m) + "\n" + tiny.workload + "\n" + tiny.platform);
                tight[m] += bound.atBest() >= 0.999999 * best.get(m).toDouble() ? 1 : 0;
            }
        }
        for (int m = 0; m < METRICS.size(); m++) {
            assertTrue(tight[m] > OFTEN[m] * cases, METRICS.get(m) + " is reached in " + tight[m] + " of " + cases);
        }
    }

    /** A case that can be searched. */
    private static final class Tiny {
        final long seed;
        final Workload workload;
        final Platform platform;
        final JobFacts facts;
        final ExpectedEndTimes expected;
        private final SplittableRandom random;

        Tiny(long seed) {
            this.seed = seed;
            random = new SplittableRandom(seed);
            platform = platform();
            workload = workload();
            facts = new JobFacts(new WorkloadIndex(workload), platform);
            expected = facts.expectedEndTimes(EetCapacity.EQUAL_SHARES);
        }

        private Platform platform() {
            List<Cluster> clusters = new ArrayList<>();
            int count = 1 + random.nextInt(2);
            boolean memory = random.nextInt(3) == 0;
            for (int c = 0; c < count; c++) {
                Ratio speed = random.nextInt(3) == 0 ? new Ratio(1 + random.nextInt(4), 1 + random.nextInt(3)) : Ratio.ONE;
                clusters.add(new Cluster("C" + c, 2 + random.nextInt(3), random.nextBoolean() ? "cpu" : "gpu", speed,
                        memory ? OptionalLong.of(3 + random.nextInt(4)) : OptionalLong.empty()));
            }
            NetworkModel network = random.nextBoolean() ? NetworkModel.NONE : new NetworkModel.Ccr(new Ratio(1 + random.nextInt(6), 5));
            return new Platform("tiny", count == 1 ? clusters.get(0) : new Router("root", List.copyOf(clusters)), network, Map.of());
        }

        private Workload workload() {
            int left = random.nextInt(8) == 0 ? 5 : 2 + random.nextInt(3);
            List<Job> jobs = new ArrayList<>();
            boolean dense = random.nextBoolean();
            while (left > 0) {
                int count = 1 + random.nextInt(Math.min(3, left));
                Task[] tasks = new Task[count];
                for (int t = 0; t < count; t++) {
                    tasks[t] = task(t);
                }
                left -= count;
                jobs.add(Job.of("J" + jobs.size(), random.nextInt(dense ? 3 : 9), tasks).withUser(random.nextInt(3) == 0 ? "/a" : "/b"));
            }
            return Workload.of("tiny", jobs.toArray(new Job[0]));
        }

        private Task task(int number) {
            Cluster at = platform.clusters().get(random.nextInt(platform.clusters().size()));
            Task task = Task.of("T" + number, 1 + random.nextInt(6)).withCores(1 + random.nextInt(at.cores()));
            if (random.nextInt(3) == 0) {
                task = task.withKind(at.kind());
            }
            if (at.memory().isPresent()) {
                task = task.withMemory(random.nextInt((int) at.memory().getAsLong() + 1));
            }
            if (random.nextInt(6) == 0) {
                task = task.withExecOn(Map.of(at.id(), 1L + random.nextInt(6)));
            }
            for (int p = 0; p < number; p++) {
                task = random.nextInt(3) == 0 ? task.after(p) : task;
            }
            return task;
        }

        List<BestSchedules.Cost> costs() {
            return List.of(ends -> cost(ends, (job, end) -> Ratio.of(end), true),
                    ends -> cost(ends, this::slr, false).times(new Ratio(1, ends.length)), ends -> cost(ends, this::slr, true),
                    ends -> cost(ends, this::response, false).times(new Ratio(1, ends.length)), ends -> cost(ends, this::response, true),
                    ends -> cost(ends, (job, end) -> Ratio.of(Math.max(0, end - expected.of(job)) * expected.request(job)), false));
        }

        private Ratio response(int job, long end) {
            return Ratio.of(end - facts.arrival(job));
        }

        private Ratio slr(int job, long end) {
            return new Ratio(end - facts.arrival(job), facts.criticalPath(job));
        }

        private interface OfJob {
            Ratio of(int job, long end);
        }

        private static Ratio cost(long[] ends, OfJob of, boolean largest) {
            Ratio all = Ratio.ZERO;
            for (int job = 0; job < ends.length; job++) {
                Ratio one = of.of(job, ends[job]);
                all = !largest ? all.plus(one) : one.compareTo(all) > 0 ? one : all;
            }
            return all;
        }
    }
}
