package org.schedscope.scheduler;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.ArrayList;
import java.util.List;
import java.util.TreeMap;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.schedscope.audit.ScheduleAuditor;
import org.schedscope.audit.SchedulerCapabilities;
import org.schedscope.fixture.Laws;
import org.schedscope.fixture.RandomCases;
import org.schedscope.fixture.Runs;
import org.schedscope.fixture.naive.Placement;
import org.schedscope.model.Job;
import org.schedscope.model.NetworkModel;
import org.schedscope.model.Platform;
import org.schedscope.model.Task;
import org.schedscope.model.Workload;
import org.schedscope.model.graph.WorkloadIndex;
import org.schedscope.policy.registry.Policies;

/** What holds for every policy on any workload. */
@Tag("law")
class EveryRunIsLegalTest {
    private static final int CASES = Laws.cases(160);

    static List<String> policies() {
        return Policies.namesForAnyQueue();
    }

    @ParameterizedTest
    @MethodSource("policies")
    void theAuditorFindsNothing(String policy) {
        for (long seed : Laws.seeds(CASES, policy)) {
            RunSpec spec = RandomCases.hierarchical(seed, policy);
            ScheduleAuditor auditor = new ScheduleAuditor(new WorkloadIndex(spec.workload()), spec.platform());
            Schedulers.start(spec, auditor).runToEnd();
            assertEquals(List.of(), auditor.finish(), "seed " + seed);
        }
    }

    @ParameterizedTest
    @MethodSource("policies")
    void norWhenTasksOvertake(String policy) {
        for (long seed : Laws.seeds(CASES / 4, policy)) {
            RunSpec spec = RandomCases.with(RandomCases.hierarchical(seed, policy), "rearrangement",
                    seed % 2 == 0 ? "easy" : "conservative");
            ScheduleAuditor auditor = new ScheduleAuditor(new WorkloadIndex(spec.workload()), spec.platform());
            Schedulers.start(spec, auditor).runToEnd();
            assertEquals(List.of(), auditor.finish(), "seed " + seed);
        }
    }

    /** Starved jobs leave their queues under every rearrangement. */
    @ParameterizedTest
    @ValueSource(strings = {"none", "easy", "conservative"})
    void theAuditorFindsNothingWhereJobsStarve(String rearrangement) {
        for (String policy : policies()) {
            for (long seed : Laws.seeds(CASES / 20, policy)) {
                RunSpec market = RandomCases.market(seed, policy);
                RunSpec plain = new RunSpec(market.workload(), market.platform(), policy, "hierarchical", seed, new TreeMap<>());
                RunSpec spec = RandomCases.with(RandomCases.with(plain, "starvation", "on"), "rearrangement", rearrangement);
                ScheduleAuditor auditor = new ScheduleAuditor(new WorkloadIndex(spec.workload()), spec.platform());
                Schedulers.start(spec, auditor).runToEnd();
                assertEquals(List.of(), auditor.finish(), policy + " seed " + seed);
            }
        }
    }

    @ParameterizedTest
    @ValueSource(strings = {"owm", "owm-swf", "owm-backfilling", "mows", "heft", "cpop"})
    void theAuditorFindsNothingWhereWorkflowsStarve(String preset) {
        for (long seed : Laws.seeds(CASES / 4, preset)) {
            RunSpec market = RandomCases.market(seed, preset);
            RunSpec spec = RandomCases.with(new RunSpec(market.workload(), market.platform(), preset, "four-phase", seed, new TreeMap<>()),
                    "starvation", "on");
            ScheduleAuditor auditor = new ScheduleAuditor(new WorkloadIndex(spec.workload()), spec.platform(),
                    SchedulerCapabilities.FOUR_PHASE);
            Schedulers.start(spec, auditor).runToEnd();
            assertEquals(List.of(), auditor.finish(), "seed " + seed);
        }
    }

    /** Not for P-SLR, whose 1 is a tick that does not grow, nor for draws, which depend on the tick. */
    @ParameterizedTest
    @MethodSource("scalable")
    void sevenTimesTheTimesGiveSevenTimesTheStarts(String policy) {
        for (long seed : Laws.seeds(CASES / 4, policy)) {
            RunSpec spec = RandomCases.hierarchical(seed, policy);
            // Speeds, estimates of another shape and delays round up, so they stay out.
            Platform platform = spec.platform().withNetwork(NetworkModel.NONE);
            if (platform.clusters().stream().anyMatch(cluster -> !cluster.speed().isInteger() || cluster.speed().numerator() != 1)) {
                continue;
            }
            RunSpec plain = RunSpec.of(times(spec.workload(), 1), platform, policy, seed);
            RunSpec slow = RunSpec.of(times(spec.workload(), 7), platform, policy, seed);
            List<Placement> expected = Runs.placements(Runs.trace(plain)).stream()
                    .map(p -> new Placement(p.task(), p.cluster(), 7 * p.start(), 7 * p.finish())).toList();
            assertEquals(expected, Runs.placements(Runs.trace(slow)), "seed " + seed);
        }
    }

    static List<String> scalable() {
        return List.of("fifo-task", "fifo-job", "fair-usage", "srtf", "lrtf", "edf", "edf-final", "pv", "pvd", "pvdsq",
                "pvd-resource-squared", "pvr", "pvr-live");
    }

    private static Workload times(Workload workload, long factor) {
        List<Job> jobs = new ArrayList<>();
        for (Job job : workload.jobs()) {
            List<Task> tasks = job.tasks().stream()
                    .map(task -> new Task(task.id(), task.exec() * factor, task.cores(), task.kind(), task.memory(),
                            java.util.OptionalLong.empty(), java.util.Map.of(), task.parents()))
                    .toList();
            jobs.add(new Job(job.id(), job.user(), job.arrival() * factor, tasks, job.value(), job.queue()));
        }
        return new Workload(workload.name(), workload.timeUnit(), workload.platform(), jobs);
    }

    @ParameterizedTest
    @MethodSource("policies")
    void namesDecideNothing(String policy) {
        for (long seed : Laws.seeds(CASES / 4, policy)) {
            RunSpec spec = RandomCases.hierarchical(seed, policy);
            List<Job> renamed = new ArrayList<>();
            for (Job job : spec.workload().jobs()) {
                List<Task> tasks = job.tasks().stream()
                        .map(task -> new Task("x" + (100 - job.tasks().indexOf(task)), task.exec(), task.cores(),
                                task.kind(), task.memory(), task.estimate(), task.execOn(), task.parents()))
                        .toList();
                renamed.add(new Job("z" + (100 - renamed.size()), job.user(), job.arrival(), tasks, job.value(), job.queue()));
            }
            Workload workload = new Workload("renamed", "tick", spec.workload().platform(), renamed);
            assertEquals(Runs.placements(Runs.trace(spec)),
                    Runs.placements(Runs.trace(RunSpec.of(workload, spec.platform(), policy, seed))),
                    "seed " + seed);
        }
    }
}
