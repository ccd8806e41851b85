package org.schedscope.scheduler;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.schedscope.fixture.Events.jobArrived;
import static org.schedscope.fixture.Events.jobRemoved;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.SortedSet;
import java.util.SplittableRandom;
import java.util.TreeMap;
import java.util.TreeSet;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.schedscope.audit.ScheduleAuditor;
import org.schedscope.engine.Simulation;
import org.schedscope.event.ForkSpec;
import org.schedscope.event.JobChange;
import org.schedscope.event.RunChoices;
import org.schedscope.event.ScheduleEvent;
import org.schedscope.experiment.Audits;
import org.schedscope.fixture.EventList;
import org.schedscope.fixture.Events;
import org.schedscope.fixture.Laws;
import org.schedscope.fixture.RandomCases;
import org.schedscope.fixture.RandomForks;
import org.schedscope.fixture.Runs;
import org.schedscope.fixture.naive.Placement;
import org.schedscope.io.input.InputFile;
import org.schedscope.io.input.Limits;
import org.schedscope.io.log.EventLogReader;
import org.schedscope.io.log.EventLogWriter;
import org.schedscope.io.log.RecordedRun;
import org.schedscope.model.Cluster;
import org.schedscope.model.Job;
import org.schedscope.model.ModelException;
import org.schedscope.model.NetworkModel;
import org.schedscope.model.Platform;
import org.schedscope.model.Router;
import org.schedscope.model.Task;
import org.schedscope.model.Workload;
import org.schedscope.model.graph.WorkloadIndex;
import org.schedscope.trace.JobState;
import org.schedscope.trace.TraceCursor;

/** A fork from the start is the run of what it leaves, changes and asks for, as if nothing else had ever been. */
@Tag("law")
class ForkFromStartTest {
    private static final int CASES = Laws.cases(200);

    /** Two equal clusters; the long job's going frees the first one for the short job, which would else have been sent to the second. */
    @Test
    void aJobGoesWhereItWouldHaveGoneWithoutTheOneThatIsLeftOut() {
        Platform platform = new Platform("two", new Router("root", List.of(Cluster.of("C1", 1, "any"), Cluster.of("C2", 1, "any"))),
                new NetworkModel.None(), Map.of());
        Workload workload = Workload.of("w", Job.of("long", 0, Task.of("T1", 9)),
                Job.of("short", 0, Task.of("T1", 1), Task.of("T2", 2).after(0)));
        RunSpec root = RunSpec.of(workload, platform, "fifo-job", 1);
        assertEquals(List.of(1, 1), Runs.placements(Runs.trace(root)).stream().skip(1).map(Placement::cluster).toList());
        RunSpec fork = root.forked(ForkSpec.at(ForkSpec.START).withRemoved(new TreeSet<>(List.of("long"))));
        assertEquals(List.of(0, 0), Runs.placements(Runs.trace(fork)).stream().map(Placement::cluster).toList());
        assertEquals(List.of(Events.forked(0, 0), jobRemoved(0, 0), jobArrived(0, 1)),
                Runs.events(fork).subList(0, 3));
    }

    /** Bob's going leaves all of the group's share to Ada, who is then as well off as Cy and comes first. */
    @Test
    void nobodyKeepsAShareForAUserWhoIsLeftOut() {
        Platform platform = Platform.of("one", Cluster.of("C1", 1, "any"));
        Workload workload = Workload.of("w", Job.of("ada", 0, Task.of("T1", 3)).withUser("/m/ada"),
                Job.of("bob", 0, Task.of("T1", 3)).withUser("/m/bob"),
                Job.of("cy", 0, Task.of("T1", 3)).withUser("/p/cy"));
        RunSpec root = RunSpec.of(workload, platform, "fair-share", 1);
        assertEquals(List.of("cy T1 0-3"), Runs.schedule(root).stream().filter(line -> line.contains(" 0-")).toList());
        RunSpec fork = root.forked(ForkSpec.at(ForkSpec.START).withRemoved(new TreeSet<>(List.of("bob"))));
        assertEquals(List.of("ada T1 0-3", "cy T1 3-6"), Runs.schedule(fork));
    }

    /** All events but those of the fork itself: starts, cores, keys, transfers, passes. */
    @Test
    void everyRunForkedFromTheStartIsTheFreshRunOfTheChangedInput() throws IOException {
        int[] seen = new int[4];
        for (long seed = 0; seed < CASES; seed++) {
            RunSpec spec = forked(RandomForks.root(seed), seed);
            if (spec.forks().isEmpty() || !RandomForks.isPossible(spec)) {
                continue;
            }
            ForkSpec fork = spec.forks().get(0);
            assertEquals(without(fork, told(fresh(spec, fork))), without(fork, told(spec)), "seed " + seed + ": " + fork);
            seen[0]++;
            seen[1] += fork.removed().isEmpty() ? 0 : 1;
            seen[2] += fork.cores().isEmpty() ? 0 : 1;
            seen[3] += fork.changed().isEmpty() ? 0 : 1;
        }
        assertTrue(seen[0] > CASES / 2 && seen[1] > CASES / 5 && seen[2] > CASES / 10 && seen[3] > CASES / 10, "too few forks: "
                + Arrays.toString(seen));
    }

    @Test
    void drawsKeepTheirTasks() throws IOException {
        for (long seed = 0; seed < CASES / 10; seed++) {
            RunSpec root = RandomCases.hierarchical(seed, "fifo-job");
            RunSpec spec = root.forked(ForkSpec.at(ForkSpec.START).withChoices(new RunChoices("random", "hierarchical", seed,
                    new TreeMap<>(Map.of("routing", "random-sticky")))));
            assertEquals(told(fresh(spec, spec.forks().get(0))), told(spec), "seed " + seed);
        }
    }

    @Test
    void suchARunIsLegalAndItsLogReadsBackAndEveryJobLeftOutIsGone() throws IOException {
        for (long seed = 0; seed < CASES / 5; seed++) {
            RunSpec spec = RandomForks.forked(forked(RandomForks.root(seed), seed), seed);
            if (!RandomForks.isPossible(spec)) {
                continue;
            }
            WorkloadIndex index = new WorkloadIndex(spec.recordedWorkload());
            ScheduleAuditor auditor = Audits.of(spec, index);
            Schedulers.start(spec, auditor).runToEnd();
            assertEquals(List.of(), auditor.finish(), "seed " + seed + ": " + spec.forks());
            RecordedRun read = EventLogReader.read(InputFile.of("log", log(spec)), Limits.DEFAULT);
            assertEquals(spec.info(), read.info());
            assertEquals(Runs.placements(Runs.trace(spec)), Runs.placements(read.trace()));
            TraceCursor end = new TraceCursor(read.trace());
            end.moveTo(read.trace().eventCount());
            for (int job : spec.absentJobs()) {
                assertEquals(JobState.REMOVED, end.jobState(job), "seed " + seed);
            }
        }
    }

    @Test
    void itGoesOnFromAnyTickAsTheStraightOne() {
        for (long seed = 0; seed < CASES / 10; seed++) {
            RunSpec spec = RandomForks.forked(forked(RandomForks.root(seed), seed), seed);
            if (!RandomForks.isPossible(spec)) {
                continue;
            }
            EventList walked = new EventList();
            Simulation simulation = Schedulers.start(spec, walked);
            List<ScheduleEvent> straight = Runs.events(spec);
            while (simulation.hasNext()) {
                List<ScheduleEvent> resumed = new ArrayList<>(walked.events());
                Schedulers.resume(simulation.checkpoint(), event -> resumed.add(event.copy())).runToEnd();
                assertEquals(straight, resumed, "seed " + seed + " from tick " + simulation.tick());
                simulation.step();
            }
        }
    }

    @Test
    void aForkFromTheStartComesBeforeAllOthers() {
        RunSpec root = RandomCases.hierarchical(1, "fifo-job");
        RunSpec later = root.forked(ForkSpec.at(0).withPolicy("srtf"));
        assertEquals("the fork from the start comes after one at tick 0",
                assertThrows(ModelException.class, () -> later.forked(ForkSpec.at(ForkSpec.START).withPolicy("lrtf"))).getMessage());
        assertEquals(2,
                root.forked(ForkSpec.at(ForkSpec.START).withPolicy("lrtf")).forked(ForkSpec.at(0).withPolicy("srtf")).forks().size());
    }

    /** Where jobs are left out, keys that are jobs' places count them still. */
    private static List<String> without(ForkSpec fork, List<String> told) {
        return fork.removed().isEmpty() ? told : told.stream().map(line -> line.replaceFirst("\"key\":\"[^\"]*\",", "")).toList();
    }

    private static RunSpec forked(RunSpec root, long seed) {
        SplittableRandom random = new SplittableRandom(seed * 31 + 7);
        ForkSpec fork = RandomForks.elsewhere(root, ForkSpec.at(ForkSpec.START), random).withOutages(List.of());
        if (random.nextInt(3) == 0) {
            RunSpec other = RandomForks.root(seed + 5_000_000);
            fork = fork.withChoices(new RunChoices(other.policy(), other.scheduler(), seed, other.parameters()));
        }
        SortedSet<String> removed = new TreeSet<>();
        List<JobChange> changed = new ArrayList<>();
        for (Job job : root.workload().jobs()) {
            int draw = random.nextInt(8);
            if (draw == 0 && removed.size() + 1 < root.workload().jobs().size()) {
                removed.add(job.id());
            } else if (draw == 1) {
                changed.add(
                        JobChange.between(job, new Job(job.id(), job.user(), random.nextInt(20), job.tasks(), job.value(), job.queue())));
            }
        }
        return root.forked(fork.withRemoved(removed).withChanged(changed));
    }

    private static RunSpec fresh(RunSpec spec, ForkSpec fork) {
        RunSpec stage = spec.lastStage();
        List<Job> left = stage.workload().jobs().stream().filter(job -> !fork.removed().contains(job.id())).toList();
        Workload workload = new Workload(stage.workload().name(), stage.workload().timeUnit(), stage.workload().platform(), left);
        return new RunSpec(workload, stage.platform(), stage.policy(), stage.scheduler(), stage.seed(), stage.parameters());
    }

    private static byte[] log(RunSpec spec) throws IOException {
        ByteArrayOutputStream bytes = new ByteArrayOutputStream();
        try (EventLogWriter log = new EventLogWriter(spec.info(), spec.workload(), spec.platform(),
                new WorkloadIndex(spec.recordedWorkload()), bytes)) {
            Schedulers.start(spec, log).runToEnd();
        }
        return bytes.toByteArray();
    }

    private static List<String> told(RunSpec spec) throws IOException {
        return new String(log(spec), StandardCharsets.UTF_8).lines().skip(1)
                .filter(line -> !line.matches(".*\"type\":\"(Forked|JobRemoved)\".*"))
                .map(line -> line.replaceFirst("\"seq\":[0-9]+,", "")).toList();
    }
}
