package org.schedscope.scheduler;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.SplittableRandom;
import java.util.TreeMap;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.schedscope.audit.ScheduleAuditor;
import org.schedscope.audit.lint.ScheduleLinter;
import org.schedscope.engine.Checkpoint;
import org.schedscope.engine.Simulation;
import org.schedscope.event.FanOut;
import org.schedscope.event.ForkSpec;
import org.schedscope.event.ScheduleEvent;
import org.schedscope.experiment.Audits;
import org.schedscope.fixture.EventList;
import org.schedscope.fixture.Laws;
import org.schedscope.model.Cluster;
import org.schedscope.model.Job;
import org.schedscope.model.ModelException;
import org.schedscope.model.Platform;
import org.schedscope.model.SchedulingParameters;
import org.schedscope.model.SiteRules;
import org.schedscope.model.Task;
import org.schedscope.model.Workload;
import org.schedscope.model.graph.UnplaceableTaskException;
import org.schedscope.model.graph.WorkloadIndex;
import org.schedscope.parameter.Parameter;

/** Time sharing as a scheduler among the others: audited, forked, stepped back, repeated, refused. */
@Tag("law")
class TimeSharingTest {
    private static final int CASES = Laws.cases(40);

    static List<String> policies() {
        return TimeSharingEqualsNaiveTest.policies();
    }

    private static RunSpec with(RunSpec spec, String policy) {
        return spec.with(spec.choices().with(policy, Schedulers.TIME_SHARING, spec.parameters()));
    }

    private static List<ScheduleEvent> audited(RunSpec spec) {
        WorkloadIndex index = new WorkloadIndex(spec.recordedWorkload());
        ScheduleAuditor auditor = Audits.of(spec, index);
        ScheduleLinter linter = new ScheduleLinter(index, spec.recordedPlatform(), true, true)
                .switching(Schedulers.switchTicks(spec.choices()));
        EventList events = new EventList();
        Schedulers.start(spec, FanOut.of(auditor, linter, events)).runToEnd();
        assertEquals(List.of(), auditor.finish(), () -> spec.choices().toString());
        if (spec.forks().isEmpty()) {
            assertEquals(List.of(), linter.errors(), () -> spec.choices().toString());
        }
        return events.events();
    }

    @ParameterizedTest
    @MethodSource("policies")
    void everyRunIsLegal(String policy) {
        for (long seed : Laws.seeds(CASES, policy)) {
            RunSpec spec = TimeSharingEqualsNaiveTest.random(seed, policy);
            assertEquals(audited(spec), audited(spec), "seed " + seed);
        }
    }

    @ParameterizedTest
    @MethodSource("policies")
    void aRunFromACheckpointIsTheSame(String policy) {
        for (long seed : Laws.seeds(CASES, policy)) {
            RunSpec spec = TimeSharingEqualsNaiveTest.random(seed, policy);
            EventList all = new EventList();
            Schedulers.start(spec, all).runToEnd();
            EventList parts = new EventList();
            Simulation simulation = Schedulers.start(spec, parts);
            while (simulation.hasNext()) {
                simulation.step();
                Checkpoint checkpoint = simulation.checkpoint();
                EventList lost = new EventList();
                Simulation.resume(checkpoint, Optional.of(lost)).runToEnd();
                simulation = Simulation.resume(checkpoint, Optional.of(parts));
            }
            assertEquals(all.events(), parts.events(), "seed " + seed);
        }
    }

    @ParameterizedTest
    @MethodSource("policies")
    void aForkWithinTimeSharingIsLegal(String policy) {
        List<String> all = policies();
        for (long seed : Laws.seeds(CASES, policy)) {
            SplittableRandom random = new SplittableRandom(seed);
            RunSpec spec = TimeSharingEqualsNaiveTest.random(seed, policy);
            ForkSpec fork = ForkSpec.at(random.nextInt(25));
            fork = random.nextBoolean() ? fork.withPolicy(all.get(random.nextInt(all.size()))) : fork;
            fork = random.nextBoolean() ? fork.withCores("C0", 1 + random.nextInt(4)) : fork;
            audited(spec.forked(spec.whole(fork)));
        }
    }

    @Test
    void aForkAtTheStartIsAsARunUnderTheOtherPolicy() {
        for (long seed : Laws.seeds(CASES, "start")) {
            RunSpec spec = TimeSharingEqualsNaiveTest.random(seed, "rr");
            RunSpec forked = spec.forked(spec.whole(ForkSpec.at(ForkSpec.START).withPolicy("srtf")));
            assertEquals(TimeSharingEqualsNaiveTest.pieces(with(spec, "srtf")), TimeSharingEqualsNaiveTest.pieces(forked));
        }
    }

    private static Workload two() {
        return Workload.of("two", Job.of("A", 0, Task.of("T", 3)), Job.of("B", 0, Task.of("T", 2)));
    }

    private static final Platform CPU = Platform.of("cpu", Cluster.of("C", 1, "cpu"), Cluster.of("D", 2, "io"));

    private static RunSpec spec(Workload workload, Platform platform, String policy, String scheduler) {
        return new RunSpec(workload, platform, policy, scheduler, 1, new TreeMap<>());
    }

    @Test
    void aForkIntoOrOutOfTimeSharingIsRefused() {
        for (String[] way : new String[][] {{"rr", "time-sharing", "p-slr", "hierarchical"},
                {"p-slr", "hierarchical", "rr", "time-sharing"}}) {
            ModelException refused = assertThrows(ModelException.class,
                    () -> spec(two(), CPU, way[0], way[1]).forked(ForkSpec.at(1).withPolicy(way[2])));
            assertEquals("a fork cannot lead from the scheduler " + way[1] + " to " + way[3] + ": what tasks have run in turns has no"
                    + " meaning in the other one", refused.getMessage());
        }
    }

    @Test
    void namesMeanTheTextbooksPoliciesInTimeSharingOnly() {
        assertEquals("fcfs", spec(two(), CPU, "fcfs", Schedulers.TIME_SHARING).policy());
        assertEquals("fifo-job", spec(two(), CPU, "fcfs", Schedulers.HIERARCHICAL).policy());
        assertEquals("srtf", spec(two(), CPU, "sjf", Schedulers.HIERARCHICAL).policy());
        assertEquals(Schedulers.HIERARCHICAL, Schedulers.impliedBy("srtf"));
        assertEquals(Schedulers.MARKET, Schedulers.impliedBy("edf"));
        for (String policy : List.of("rr", "mlfq", "lottery", "stride", "rm", "dm", "llf", "priority", "priority-preemptive")) {
            assertEquals(Schedulers.TIME_SHARING, Schedulers.impliedBy(policy));
        }
        assertThrows(ModelException.class, () -> Schedulers.check("rr", Schedulers.CENTRAL, new TreeMap<>()));
        assertThrows(ModelException.class, () -> Schedulers.check("p-slr", Schedulers.TIME_SHARING, new TreeMap<>()));
        assertEquals("1", Schedulers.value(spec(two(), CPU, "llf", Schedulers.TIME_SHARING), quantum("llf")));
        assertEquals("4", Schedulers.value(spec(two(), CPU, "rr", Schedulers.TIME_SHARING), quantum("rr")));
    }

    private static Parameter quantum(String policy) {
        return Schedulers.parameters(policy, Schedulers.TIME_SHARING).stream().filter(parameter -> parameter.name().equals("quantum"))
                .findFirst().orElseThrow();
    }

    @Test
    void wideTasksAndTasksThatOnlyDevicesHoldAreRefused() {
        Workload wide = Workload.of("wide", Job.of("A", 0, Task.of("T", 3).withCores(2)));
        Platform large = Platform.of("large", Cluster.of("C", 4, "cpu"));
        assertEquals("time sharing gives a task one core: task T of job A asks for 2", assertThrows(UnplaceableTaskException.class,
                () -> Schedulers.start(spec(wide, large, "rr", Schedulers.TIME_SHARING), new EventList())).getMessage());
        Workload only = Workload.of("only", Job.of("A", 0, Task.of("T", 3).withExecOn(Map.of("D", 3L))));
        assertEquals("only devices could hold task T of job A, and tasks of kind any do not run on devices",
                assertThrows(UnplaceableTaskException.class,
                        () -> Schedulers.start(spec(only, CPU, "rr", Schedulers.TIME_SHARING), new EventList())).getMessage());
    }

    @Test
    void limitsAreRefused() {
        SiteRules rules = new SiteRules(new TreeMap<>(), new TreeMap<>(), Map.of("licence", 1L));
        assertEquals("the scheduler time-sharing has no rule for limits of cores, jobs and shared resources; the platform "
                + CPU.name() + " states some",
                assertThrows(ModelException.class,
                        () -> Schedulers.start(spec(two(), CPU.withRules(rules), "rr", Schedulers.TIME_SHARING), new EventList()))
                        .getMessage());
    }

    @Test
    void moreQuantaThanLevelsAreRefused() {
        TreeMap<String, String> set = new TreeMap<>();
        set.put("quanta", "1,2,3,4");
        assertThrows(ModelException.class, () -> Schedulers.start(new RunSpec(two(), CPU, "mlfq", Schedulers.TIME_SHARING, 1, set),
                new EventList()));
    }

    @Test
    void lotteriesAreRepeatableBySeedAndFollowTickets() {
        List<Job> jobs = new ArrayList<>();
        for (int job = 0; job < 2; job++) {
            jobs.add(Job.of("J" + job, 0, Task.of("T", 4000)).withScheduling(SchedulingParameters.NONE.withTickets(job == 0 ? 300 : 100)));
        }
        RunSpec spec = new RunSpec(Workload.of("two", jobs.toArray(Job[]::new)), CPU, "lottery", Schedulers.TIME_SHARING, 7,
                new TreeMap<>(Map.of("quantum", "1")));
        List<ScheduleEvent> events = audited(spec);
        assertEquals(events, audited(spec));
        long end = TimeSharingEqualsNaiveTest.pieces(spec).stream().filter(piece -> piece.job().equals("J0"))
                .mapToLong(piece -> piece.finish()).max().orElseThrow();
        assertTrue(Math.abs(end - 4000 * 4 / 3) < 250, "three of four quanta until " + end);
    }
}
