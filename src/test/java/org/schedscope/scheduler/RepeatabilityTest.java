package org.schedscope.scheduler;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.schedscope.engine.Checkpoint;
import org.schedscope.engine.Simulation;
import org.schedscope.event.EventField;
import org.schedscope.event.EventKind;
import org.schedscope.event.ScheduleEvent;
import org.schedscope.fixture.EventList;
import org.schedscope.fixture.Laws;
import org.schedscope.fixture.RandomCases;
import org.schedscope.fixture.Runs;
import org.schedscope.model.Job;
import org.schedscope.model.Task;
import org.schedscope.model.Workload;
import org.schedscope.policy.registry.Policies;

/** The same inputs and seed give the same events, however a run is moved. */
@Tag("law")
class RepeatabilityTest {
    private static final int CASES = Laws.cases(16);

    static List<String> policies() {
        return Policies.namesForAnyQueue();
    }

    @ParameterizedTest
    @MethodSource("policies")
    void aRunResumedFromAnyTickGoesOnAsTheStraightOne(String policy) {
        for (long seed : Laws.seeds(CASES, policy)) {
            resumedFromEveryTick(RandomCases.hierarchical(seed, policy));
        }
    }

    @ParameterizedTest
    @MethodSource("policies")
    void anAuctionResumedFromAnyTickGoesOnAsTheStraightOne(String policy) {
        for (long seed : Laws.seeds(CASES, policy)) {
            RunSpec market = RandomCases.market(seed, policy);
            resumedFromEveryTick(market);
            RunSpec central = new RunSpec(market.workload(), market.platform(), policy, "central", seed, market.parameters());
            resumedFromEveryTick(RandomCases.with(central, "rearrangement", "easy"));
            RunSpec starving = RandomCases.with(central, "starvation", seed % 2 == 0 ? "on" : "off");
            resumedFromEveryTick(RandomCases.with(starving, "rearrangement", "conservative"));
        }
    }

    @ParameterizedTest
    @ValueSource(strings = {"owm", "owm-preemptive", "mows", "heft", "swf-path", "fair-share"})
    void plansAheadResumedFromAnyTickGoOnAsTheStraightOnes(String policy) {
        for (long seed : Laws.seeds(CASES, policy)) {
            RunSpec random = RandomCases.market(seed, policy);
            RunSpec spec = new RunSpec(random.workload(), random.platform(), policy, "four-phase", seed, random.parameters());
            resumedFromEveryTick(seed % 3 == 0 ? RandomCases.with(spec, "starvation", "on") : spec);
        }
    }

    @ParameterizedTest
    @ValueSource(strings = {"owm", "mows", "heft", "cpop"})
    void changingWhatHasNotFinishedDoesNotChangePlansUpToNow(String policy) {
        for (long seed : Laws.seeds(CASES, policy)) {
            RunSpec random = RandomCases.hierarchicalWithEstimates(seed, policy);
            RunSpec spec = new RunSpec(random.workload(), random.platform(), policy, "four-phase", seed, random.parameters());
            List<ScheduleEvent> events = Runs.events(spec);
            long now = events.get(events.size() / 2).tick();
            assertEquals(decisions(events, now), decisions(Runs.events(withLongerFuture(spec, events, now)), now), "seed " + seed);
        }
    }

    private static void resumedFromEveryTick(RunSpec spec) {
        List<ScheduleEvent> straight = Runs.events(spec);
        EventList walked = new EventList();
        Simulation simulation = Schedulers.start(spec, walked);
        while (simulation.hasNext()) {
            simulation.step();
            List<ScheduleEvent> resumed = new ArrayList<>(walked.events());
            Checkpoint checkpoint = simulation.checkpoint();
            Schedulers.resume(checkpoint, event -> resumed.add(event.copy())).runToEnd();
            assertEquals(straight, resumed, "seed " + spec.seed() + " from tick " + checkpoint.tick());
        }
        assertEquals(straight, walked.events());
    }

    @Test
    void aCheckpointMayBeResumedTwice() {
        RunSpec spec = RandomCases.hierarchical(7, "p-slr");
        Simulation simulation = Schedulers.start(spec, new EventList());
        simulation.runUntil(5);
        Checkpoint checkpoint = simulation.checkpoint();
        List<ScheduleEvent> first = new ArrayList<>();
        List<ScheduleEvent> second = new ArrayList<>();
        Schedulers.resume(checkpoint, event -> first.add(event.copy())).runToEnd();
        simulation.runToEnd();
        Schedulers.resume(checkpoint, event -> second.add(event.copy())).runToEnd();
        assertEquals(first, second);
        assertTrue(first.stream().allMatch(event -> event.tick() > 5));
    }

    @ParameterizedTest
    @MethodSource("policies")
    void twoSimulationsSideBySideDoNotDisturbEachOther(String policy) {
        List<RunSpec> specs = IntStream.range(0, 40).mapToObj(seed -> RandomCases.hierarchical(seed, policy)).toList();
        List<List<ScheduleEvent>> alone = specs.stream().map(Runs::events).toList();
        assertEquals(alone, specs.parallelStream().map(Runs::events).toList());
    }

    @Test
    void runUntilStopsAfterTheTickAndStepsGoOn() {
        RunSpec spec = RandomCases.hierarchical(3, "fifo-job");
        List<ScheduleEvent> straight = Runs.events(spec);
        EventList target = new EventList();
        Simulation simulation = Schedulers.start(spec, target);
        simulation.runUntil(9);
        assertEquals(straight.stream().filter(event -> event.tick() <= 9).toList(), target.events());
        simulation.runToEnd();
        assertEquals(straight, target.events());
    }

    @Test
    void aRunWithoutListenersEndsAtTheSameTick() {
        RunSpec spec = RandomCases.hierarchical(11, "p-slr");
        Simulation silent = Schedulers.start(spec, org.schedscope.engine.input.SimulationInput.of(spec.workload(), spec.platform()),
                Optional.empty());
        silent.runToEnd();
        List<ScheduleEvent> events = Runs.events(spec);
        assertEquals(events.get(events.size() - 1).tick(), silent.tick());
        assertEquals(0, silent.unfinishedJobs());
    }

    @Test
    void theRandomOrderFollowsItsSeed() {
        Job[] jobs = IntStream.range(0, 30).mapToObj(i -> Job.of("J" + i, 0, Task.of("T", 1))).toArray(Job[]::new);
        Workload workload = Workload.of("thirty", jobs);
        org.schedscope.model.Platform platform = org.schedscope.model.Platform.of("p", org.schedscope.model.Cluster.of("C", 1));
        List<String> one = Runs.schedule(RunSpec.of(workload, platform, "random", 1));
        assertEquals(one, Runs.schedule(RunSpec.of(workload, platform, "random", 1)));
        assertNotEquals(one, Runs.schedule(RunSpec.of(workload, platform, "random", 2)));
    }

    @ParameterizedTest
    @MethodSource("policies")
    void changingWhatHasNotFinishedDoesNotChangeDecisionsUpToNow(String policy) {
        for (long seed : Laws.seeds(CASES, policy)) {
            RunSpec spec = RandomCases.hierarchicalWithEstimates(seed, policy);
            List<ScheduleEvent> events = Runs.events(spec);
            long now = events.get(events.size() / 2).tick();
            List<ScheduleEvent> changed = Runs.events(withLongerFuture(spec, events, now));
            assertEquals(decisions(events, now), decisions(changed, now), "seed " + seed);
        }
    }

    private static List<ScheduleEvent> decisions(List<ScheduleEvent> events, long now) {
        return events.stream().filter(event -> event.tick() <= now)
                .filter(event -> event.kind() == EventKind.TASK_STARTED || event.kind() == EventKind.TASK_PLACED
                        || event.kind() == EventKind.RESERVATION_MADE || event.kind() == EventKind.TASK_PREEMPTED)
                .toList();
    }

    /** Every task that has not finished by {@code now} takes longer; what schedulers are told stays. */
    private static RunSpec withLongerFuture(RunSpec spec, List<ScheduleEvent> events, long now) {
        java.util.Set<Integer> finished = new java.util.HashSet<>();
        for (ScheduleEvent event : events) {
            if (event.kind() == EventKind.TASK_FINISHED && event.tick() <= now) {
                finished.add(event.get(EventField.TASK));
            }
        }
        List<Job> jobs = new ArrayList<>();
        int number = 0;
        for (Job job : spec.workload().jobs()) {
            List<Task> tasks = new ArrayList<>();
            for (Task task : job.tasks()) {
                tasks.add(
                        finished.contains(number++) ? task : new Task(task.id(), task.exec() + 50, task.cores(), task.kind(), task.memory(),
                                task.estimate(), Map.of(), task.parents()));
            }
            jobs.add(new Job(job.id(), job.user(), job.arrival(), tasks, job.value(), job.queue()));
        }
        Workload workload = new Workload(spec.workload().name(), spec.workload().timeUnit(), spec.workload().platform(), jobs);
        return new RunSpec(workload, spec.platform(), spec.policy(), spec.scheduler(), spec.seed(), spec.parameters());
    }
}
