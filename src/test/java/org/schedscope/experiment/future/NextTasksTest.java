package org.schedscope.experiment.future;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.TreeMap;
import org.junit.jupiter.api.Test;
import org.schedscope.engine.input.SimulationInput;
import org.schedscope.event.ForkSpec;
import org.schedscope.event.RunChoices;
import org.schedscope.experiment.RunDigest;
import org.schedscope.fixture.Laws;
import org.schedscope.fixture.RandomCases;
import org.schedscope.metrics.Metric;
import org.schedscope.metrics.Metrics;
import org.schedscope.metrics.ReportOptions;
import org.schedscope.metrics.RunMeasures;
import org.schedscope.model.Cluster;
import org.schedscope.model.Job;
import org.schedscope.model.Platform;
import org.schedscope.model.Task;
import org.schedscope.model.Workload;
import org.schedscope.model.graph.WorkloadIndex;
import org.schedscope.scheduler.ForkPoint;
import org.schedscope.scheduler.RunSpec;
import org.schedscope.scheduler.Schedulers;
import org.schedscope.trace.Trace;
import org.schedscope.trace.TraceRecorder;

class NextTasksTest {
    /** Three tasks of 2 ticks and two of 3: on two cores lists of the policies take 7 ticks, the best takes 6. */
    private static final Workload FIVE = Workload.of("five", job("a", 0, 2), job("b", 0, 2), job("c", 0, 2), job("d", 0, 3),
            job("e", 0, 3));

    private static Job job(String id, long arrival, long exec) {
        return Job.of(id, arrival, Task.of("T", exec));
    }

    private static Trace trace(RunSpec spec) {
        TraceRecorder recorder = new TraceRecorder(new WorkloadIndex(spec.recordedWorkload()), spec.recordedPlatform(),
                spec.begunPlatform());
        Schedulers.start(spec, recorder).runToEnd();
        return recorder.trace();
    }

    private static NextTasks.Found found(RunSpec spec, long tick, int count, String metric, int orders) {
        return new NextTasks(spec, trace(spec), tick, count, Metrics.named(metric).orElseThrow(), ReportOptions.defaults(),
                new Most(orders)).find();
    }

    /** Ends a search after so many orders. */
    private static final class Most implements NextTasks.Watch {
        private final int orders;
        private int tried;

        Most(int orders) {
            this.orders = orders;
        }

        @Override
        public void tried(int many, double best) {
            tried = many;
        }

        @Override
        public boolean isEnough() {
            return tried >= orders;
        }
    }

    private static double value(RunSpec spec, Metric metric) {
        RunMeasures measures = new RunMeasures(new WorkloadIndex(spec.recordedWorkload()), spec.recordedPlatform());
        Schedulers.start(spec, measures).runToEnd();
        return metric.of(measures.measured(ReportOptions.defaults()));
    }

    @Test
    void allOrdersOfAFewTasksAreTriedAndTheForkDoesWhatIsPromised() {
        RunSpec spec = RunSpec.of(FIVE, Platform.of("p", Cluster.of("C", 2)), "fifo-job", 1);
        NextTasks.Found found = found(spec, 0, 5, "makespan", 1000);
        assertEquals(List.of(7.0, 6.0), List.of(found.was(), found.best()));
        assertTrue(found.all());
        assertEquals(120, found.tried());
        assertEquals(6.0, value(spec.forked(found.fork().orElseThrow()), Metrics.named("makespan").orElseThrow()));
    }

    @Test
    void whatStartedBeforeStaysAndThePolicyGoesOnAfterThePlan() {
        Workload late = Workload.of("late", job("a", 0, 4), job("long", 1, 9), job("short", 2, 1), job("next", 20, 5), job("last", 20, 1));
        RunSpec spec = RunSpec.of(late, Platform.of("p", Cluster.of("C", 1)), "fifo-job", 1);
        NextTasks.Found found = found(spec, 2, 10, "meanResponse", 1000);
        assertEquals(List.of(1, 2), found.tasks(), "what runs, and what is not there yet, is not planned");
        assertEquals(List.of(2, 1), found.order());
        assertEquals("plan:2.1:fifo-job", found.fork().orElseThrow().policy().orElseThrow());
        Trace planned = trace(spec.forked(found.fork().orElseThrow()));
        assertEquals(List.of(0L, 5L, 4L, 20L, 25L), starts(planned));
    }

    private static List<Long> starts(Trace trace) {
        long[] starts = new long[trace.index().taskCount()];
        for (int piece = 0; piece < trace.pieces().count(); piece++) {
            starts[trace.pieces().task(piece)] = trace.pieces().start(piece);
        }
        return Arrays.stream(starts).boxed().toList();
    }

    @Test
    void nothingIsPromisedWhereNoOrderIsBetter() {
        RunSpec spec = RunSpec.of(FIVE, Platform.of("p", Cluster.of("C", 5)), "srtf", 1);
        NextTasks.Found found = found(spec, 0, 5, "meanResponse", 1000);
        assertEquals(Optional.empty(), found.fork());
        assertEquals(found.was(), found.best());
        assertEquals(0, found(spec, 3, 5, "meanResponse", 10).tried(), "nothing waits any more");
    }

    @Test
    void ofManyTasksOrdersAreBetteredAsLongAsTheyMayBeAndAlwaysTheSameWay() {
        Job[] jobs = new Job[12];
        for (int j = 0; j < jobs.length; j++) {
            jobs[j] = job("J" + j, 0, 1 + (j * 5) % 12);
        }
        RunSpec spec = RunSpec.of(Workload.of("w", jobs), Platform.of("p", Cluster.of("C", 3)), "lrtf", 1);
        NextTasks.Found found = found(spec, 0, 12, "meanResponse", 300);
        assertTrue(found.best() < found.was());
        assertEquals(300, found.tried());
        assertEquals(found, found(spec, 0, 12, "meanResponse", 300));
    }

    /** Hears nothing, and has enough after so many looks, also in the middle of a run. */
    private static final class Looks implements NextTasks.Watch {
        private int left;
        private int orders;

        Looks(int left) {
            this.left = left;
        }

        @Override
        public void tried(int many, double best) {
            orders = many;
        }

        @Override
        public boolean isEnough() {
            return left-- <= 0;
        }
    }

    @Test
    void aRunThatIsNotWaitedForEndsInTheMiddleAndDoesNotCount() {
        Job[] jobs = new Job[300];
        for (int j = 0; j < jobs.length; j++) {
            jobs[j] = job("J" + j, j / 3, 1 + j * 7 % 5);
        }
        RunSpec spec = RunSpec.of(Workload.of("long", jobs), Platform.of("p", Cluster.of("C", 1)), "srtf", 1);
        Trace trace = trace(spec);
        for (int looks : new int[] {0, 5, 200, 900}) {
            Looks watch = new Looks(looks);
            NextTasks.Found found = new NextTasks(spec, trace, 50, 4, Metrics.named("meanResponse").orElseThrow(),
                    ReportOptions.defaults(), watch).find();
            assertEquals(watch.orders, found.tried());
            assertTrue(found.tried() * 100 <= looks, "each takes more than a hundred steps");
            assertTrue(-1 <= watch.left, "nothing is done once it is enough");
        }
    }

    /** Of every kind of scheduler and policy, also of a run that is forked already: the metric and the log of a run made from the start. */
    @Test
    void whatIsTriedFromTheTickOnIsTheRunThatAForkMakesFromTheStart() {
        int better = 0;
        for (int seed = 0; seed < Laws.cases(60); seed++) {
            String policy = List.of("p-slr", "fifo-job", "pvr", "=age / exec", "p-slr-2013").get(seed % 5);
            RunSpec spec = seed % 2 == 0 ? RandomCases.hierarchical(seed, policy) : RandomCases.market(seed, policy);
            Trace plain = trace(spec);
            long tick = plain.tick(plain.eventCount() / 3);
            if (seed % 3 == 0) {
                spec = spec.forked(ForkSpec.at(tick / 2).withChoices(new RunChoices("srtf", spec.scheduler(), 3, new TreeMap<>())));
            }
            Trace trace = trace(spec);
            Metric metric = Metrics.named("meanResponse").orElseThrow();
            NextTasks.Found found = found(spec, tick, 5, metric.name(), 30);
            double best = found.was();
            if (found.fork().isPresent()) {
                better++;
                RunSpec forked = spec.forked(found.fork().get());
                best = value(forked, metric);
                assertEquals(digest(forked, List.of()), digest(forked, List.of(found.fork().get())), "seed " + seed);
            }
            assertEquals(best, found.best(), "seed " + seed);
            assertEquals(value(spec, metric), found.was(), "seed " + seed);
            assertEquals(trace.index().taskCount(), plain.index().taskCount());
        }
        assertTrue(better > 5, better + " of the cases have a better order");
    }

    /** @param last the last fork if the run is to be made up to it and to go on from there */
    private static String digest(RunSpec spec, List<ForkSpec> last) {
        WorkloadIndex index = new WorkloadIndex(spec.recordedWorkload());
        RunDigest digest = new RunDigest(spec, index);
        if (last.isEmpty()) {
            Schedulers.start(spec, digest.sink()).runToEnd();
        } else {
            RunSpec before = spec.with(spec.choices().withForks(spec.forks().subList(0, spec.forks().size() - 1)));
            ForkPoint point = ForkPoint.of(before, SimulationInput.of(spec.workload(), spec.platform()), last.get(0).tick(),
                    digest.sink(), () -> false);
            point.under(last.get(0), digest.sink()).runToEnd();
        }
        return digest.hex();
    }

    @Test
    void onceThePlanIsCarriedOutKeysAreThoseOfThePolicy() {
        RunSpec spec = RunSpec.of(FIVE, Platform.of("p", Cluster.of("C", 1)), "plan:3.1:p-slr", 1);
        Trace trace = trace(spec);
        assertEquals(List.of(3, 1), List.of(trace.pieces().task(0), trace.pieces().task(1)));
        Trace policy = trace(RunSpec.of(FIVE, Platform.of("p", Cluster.of("C", 1)), "p-slr", 1));
        assertEquals(policy.pieces().key(4), trace.pieces().key(4), "the last one alone has the same key");
    }
}
