package org.schedscope.optimum;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalLong;
import java.util.SplittableRandom;
import java.util.concurrent.atomic.AtomicBoolean;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.EnumSource;
import org.schedscope.audit.lint.ScheduleLinter;
import org.schedscope.engine.input.SimulationInput;
import org.schedscope.fixture.Laws;
import org.schedscope.io.Formats;
import org.schedscope.io.format.PlatformChoice;
import org.schedscope.io.format.LoadedWorkload;
import org.schedscope.io.input.InputFile;
import org.schedscope.io.input.Limits;
import org.schedscope.io.input.ReadOptions;
import org.schedscope.metrics.Metrics;
import org.schedscope.metrics.ReportOptions;
import org.schedscope.metrics.RunMeasures;
import org.schedscope.metrics.fact.EetCapacity;
import org.schedscope.metrics.fact.JobFacts;
import org.schedscope.model.Cluster;
import org.schedscope.model.Job;
import org.schedscope.model.ModelException;
import org.schedscope.model.NetworkModel;
import org.schedscope.model.Platform;
import org.schedscope.model.Router;
import org.schedscope.model.Task;
import org.schedscope.model.ValueCurve;
import org.schedscope.model.Workload;
import org.schedscope.model.number.Ratio;
import org.schedscope.trace.Trace;

/** The best schedules are the best ones: known optima, and every schedule there is of tiny workloads. */
class OptimumSearchTest {
    private static final int CASES = Laws.cases(3);
    private static final long ENOUGH = 400_000;
    private static final double SAME = 1e-6;

    private static BestSchedule best(SimulationInput input, Objective objective, long steps) {
        return new OptimumSearch(input, objective, EetCapacity.EQUAL_SHARES, 1).run(new Budget(steps, () -> false), state -> {
        });
    }

    private static SimulationInput sample(String name) throws Exception {
        InputFile file = InputFile.of(Path.of("sample-workloads", name + ".workload.json"));
        LoadedWorkload loaded = Formats.read(file, ReadOptions.DEFAULT);
        return SimulationInput.of(loaded.workload(), PlatformChoice.of(loaded, file, Optional.empty(), Limits.DEFAULT).platform());
    }

    private static double measured(Trace trace, Objective objective) {
        JobFacts facts = new JobFacts(trace.index(), trace.platform());
        return Metrics.named(objective.metric()).orElseThrow()
                .of(RunMeasures.at(facts, trace, trace.eventCount()).measured(ReportOptions.defaults()));
    }

    private static void isLegal(Trace trace) {
        ScheduleLinter linter = new ScheduleLinter(trace.index(), trace.platform(), true, false);
        trace.replay(0, trace.eventCount(), linter);
        assertEquals(List.of(), linter.errors());
    }

    @ParameterizedTest
    @CsvSource({"graham-1969, 12, 12", "heft-ten-tasks, 73, 80", "wait-for-the-fast, 4, 4"})
    void knownOptimaComeOutAndAreProven(String sample, double optimum, double heft) throws Exception {
        SimulationInput input = sample(sample);
        BestSchedule best = best(input, Objective.MAKESPAN, ENOUGH);
        assertTrue(best.proven(), best.toString());
        assertEquals(optimum, best.best());
        isLegal(best.schedule());
        assertTrue(best.policyBest() <= heft, best.toString());
    }

    /** Kinds, speeds, memory, delays, arrivals, figures per cluster, wide tasks: whatever the law has. */
    static SimulationInput tiny(long seed) {
        SplittableRandom random = new SplittableRandom(seed);
        List<Cluster> clusters = List.of(
                new Cluster("C1", 2, "K1", Ratio.ONE, random.nextBoolean() ? OptionalLong.of(3) : OptionalLong.empty()),
                new Cluster("C2", 1 + random.nextInt(2), random.nextBoolean() ? "K1" : "K2", new Ratio(3, 2), OptionalLong.empty()));
        NetworkModel network = random.nextBoolean() ? NetworkModel.NONE : new NetworkModel.Ccr(new Ratio(1 + random.nextInt(4), 4));
        Platform platform = new Platform("tiny", new Router("root", List.copyOf(clusters)), network, Map.of());
        return SimulationInput.of(tiny(random, 3), platform);
    }

    /** Three clusters at two distances, the farther the slower. */
    private static SimulationInput tree(long seed) {
        SplittableRandom random = new SplittableRandom(seed);
        List<Cluster> clusters = new ArrayList<>();
        for (int cluster = 1; cluster <= 3; cluster++) {
            boolean any = cluster == 1 || random.nextInt(3) > 0;
            clusters.add(new Cluster("C" + cluster, 2, any ? "K1" : "K2", new Ratio(1 + random.nextInt(3), 2),
                    any ? OptionalLong.of(2 + random.nextInt(2)) : OptionalLong.empty()));
        }
        Router root = new Router("root", List.of(new Router("near", List.copyOf(clusters.subList(0, 2))), clusters.get(2)));
        NetworkModel network = new NetworkModel.ThinTree(new Ratio(1 + random.nextInt(2), 4), NetworkModel.ThinTree.DEFAULT_P);
        return SimulationInput.of(tiny(random, 2), new Platform("tree", root, network, Map.of()));
    }

    private static Workload tiny(SplittableRandom random, int first) {
        List<Job> jobs = new ArrayList<>();
        for (int job = 0; job < 2; job++) {
            List<Task> tasks = new ArrayList<>();
            int count = job == 0 ? first : 1 + random.nextInt(2);
            for (int place = 0; place < count; place++) {
                Task task = Task.of("T" + place, 1 + random.nextInt(6)).withCores(1 + random.nextInt(2)).withMemory(random.nextInt(3));
                task = random.nextInt(4) == 0 ? task.withExecOn(Map.of("C1", 1L + random.nextInt(5))) : task;
                task = random.nextInt(3) == 0 ? task.withKind("K1") : task;
                tasks.add(place > 0 && random.nextBoolean() ? task.after(random.nextInt(place)) : task);
            }
            ValueCurve curve = new ValueCurve(Ratio.of(10 + job), List.of(new ValueCurve.Point(Ratio.ONE, Ratio.ONE),
                    new ValueCurve.Point(new Ratio(3, 2), new Ratio(1, 2)), new ValueCurve.Point(Ratio.of(4), Ratio.ZERO)));
            jobs.add(Job.of("J" + job, random.nextInt(4), tasks.toArray(Task[]::new)).withUser("/u" + job).withValue(curve));
        }
        return new Workload("tiny", "tick", Optional.empty(), jobs);
    }

    @Tag("law")
    @ParameterizedTest
    @EnumSource(Objective.class)
    void noScheduleOfATinyWorkloadIsBetter(Objective objective) {
        for (long seed : Laws.seeds(CASES, objective)) {
            isBest(tiny(seed), objective, seed);
        }
    }

    @Tag("law")
    @ParameterizedTest
    @EnumSource(Objective.class)
    void noScheduleOnATinyTreeIsBetter(Objective objective) {
        for (long seed : Laws.seeds(CASES, objective)) {
            isBest(tree(seed), objective, seed);
        }
    }

    private static void isBest(SimulationInput input, Objective objective, long seed) {
        BestSchedule best = best(input, objective, ENOUGH);
        double[] least = {Double.POSITIVE_INFINITY};
        double sign = objective == Objective.VALUE ? -1 : 1;
        EverySchedule.tell(input.index(), input.platform(), trace -> least[0] = Math.min(least[0], sign * measured(trace, objective)));
        isLegal(best.schedule());
        assertEquals(measured(best.schedule(), objective), best.best(), SAME, () -> "seed " + seed);
        assertEquals(sign * least[0], best.best(), SAME, () -> "seed " + seed);
        assertTrue(best.proven(), () -> "seed " + seed);
    }

    @Test
    void theSameStepsGiveTheSameScheduleAndNoBoundIsAboveIt() throws Exception {
        SimulationInput input = sample("campus-week");
        assertTrue(input.index().taskCount() > 50);
        BestSchedule first = best(input, Objective.MEAN_RESPONSE, 900);
        BestSchedule second = best(input, Objective.MEAN_RESPONSE, 900);
        assertEquals(first.best(), second.best());
        assertEquals(first.bound(), second.bound());
        assertEquals(first.steps(), second.steps());
        assertTrue(first.bound() <= first.best() && first.best() <= first.policyBest(), first.toString());
        isLegal(first.schedule());
    }

    @Test
    void timesThatAreTooLongToBeCountedAreRefused() {
        Workload workload = Workload.of("long", Job.of("A", 0, Task.of("T", 1)), Job.of("B", 0, Task.of("T", 999_999_999_999_989L)),
                Job.of("C", 1, Task.of("T", 1)));
        SimulationInput input = SimulationInput.of(workload, Platform.of("one", Cluster.of("C1", 1)));
        assertEquals(1_000_000_000_000_000L - 9, best(input, Objective.MAKESPAN, ENOUGH).best());
        assertTrue(assertThrows(ModelException.class, () -> best(input, Objective.MEAN_SLR, ENOUGH)).getMessage()
                .startsWith("times of this workload are too long"));
    }

    @Test
    void whoeverStopsTheSearchKeepsTheBestSoFar() throws Exception {
        AtomicBoolean stopped = new AtomicBoolean();
        BestSchedule best = new OptimumSearch(sample("heft-ten-tasks"), Objective.MAKESPAN, EetCapacity.EQUAL_SHARES, 1)
                .run(new Budget(ENOUGH, stopped::get), state -> stopped.set(true));
        assertTrue(!best.proven() && best.gap() > 0 && best.best() > 73, best.toString());
        isLegal(best.schedule());
    }

    @Test
    void whatCannotBeSearchedIsRefused() throws Exception {
        assertEquals("no job of this workload has a value curve, so no schedule earns anything",
                assertThrows(ModelException.class, () -> best(sample("graham-1969"), Objective.VALUE, 1)).getMessage());
        Task[] many = new Task[PlacementProblem.MOST_TASKS + 1];
        for (int task = 0; task < many.length; task++) {
            many[task] = Task.of("T" + task, 1);
        }
        Workload large = new Workload("large", "tick", Optional.empty(), List.of(Job.of("J", 0, many)));
        Platform one = new Platform("one", Cluster.of("C", 1), NetworkModel.NONE, Map.of());
        assertTrue(assertThrows(ModelException.class, () -> best(SimulationInput.of(large, one), Objective.MAKESPAN, 1)).getMessage()
                .contains("at most 2000 tasks"));
    }
}
