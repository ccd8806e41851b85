package org.schedscope.bound;

import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.TreeMap;
import java.util.function.ToDoubleFunction;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.schedscope.fixture.Laws;
import org.schedscope.fixture.RandomCases;
import org.schedscope.fixture.RandomForks;
import org.schedscope.fixture.SampleRuns;
import org.schedscope.metrics.MeasuredRun;
import org.schedscope.metrics.ReportOptions;
import org.schedscope.metrics.RunMeasures;
import org.schedscope.metrics.fact.JobFacts;
import org.schedscope.model.graph.WorkloadIndex;
import org.schedscope.scheduler.RunSpec;
import org.schedscope.scheduler.Schedulers;

/** No run of any scheduler is better than its bounds say. */
class BoundsOfRunsTest {
    private static final int CASES = 10;

    static List<String> policies() {
        return Schedulers.policyNames().stream().filter(name -> !Schedulers.impliedBy(name).equals(Schedulers.TIME_SHARING)).toList();
    }

    @ParameterizedTest
    @MethodSource("policies")
    void noPolicyGoesBelow(String policy) {
        for (long seed : Laws.seeds(Laws.cases(CASES), policy)) {
            check(named(RandomCases.hierarchical(seed, "fifo-job"), policy));
        }
        check(named(SampleRuns.campus(), policy));
    }

    private static RunSpec named(RunSpec spec, String policy) {
        return new RunSpec(spec.workload(), spec.platform(), policy, Schedulers.impliedBy(policy), spec.seed(), new TreeMap<>());
    }

    /** Every scheduler, with cores that come and go, outages, jobs that are taken out and jobs that starve. */
    @ParameterizedTest
    @ValueSource(ints = {0, 1, 2})
    void noForkedRunGoesBelow(int forks) {
        for (int seed = 0; seed < Laws.cases(100); seed++) {
            RunSpec spec = RandomForks.root(3L * seed + forks);
            for (int fork = 0; fork < forks; fork++) {
                spec = RandomForks.forked(spec, seed + 1000L * fork);
            }
            if (RandomForks.isPossible(spec)) {
                check(spec);
            }
        }
    }

    private static void check(RunSpec spec) {
        RunMeasures measures = new RunMeasures(new JobFacts(new WorkloadIndex(spec.recordedWorkload()), spec.recordedPlatform()));
        Schedulers.start(spec, measures).runToEnd();
        MeasuredRun run = measures.measured(ReportOptions.defaults());
        for (LowerBound bound : Bounds.of(run).all()) {
            double figure = figure(bound.metric()).applyAsDouble(run);
            assertTrue(bound.atBest() <= figure * (1 + 1e-12), bound + " but " + figure + " of " + spec);
        }
    }

    private static ToDoubleFunction<MeasuredRun> figure(String metric) {
        return switch (metric) {
            case Bounds.MAKESPAN -> MeasuredRun::makespan;
            case Bounds.MEAN_SLR -> run -> run.slr().mean();
            case Bounds.WORST_SLR -> run -> run.slr().largest();
            case Bounds.MEAN_RESPONSE -> run -> run.response().mean();
            case Bounds.WORST_RESPONSE -> run -> run.response().largest();
            case Bounds.WEIGHTED_TARDINESS -> run -> run.lateness().weightedTardiness();
            default -> throw new IllegalArgumentException(metric);
        };
    }
}
