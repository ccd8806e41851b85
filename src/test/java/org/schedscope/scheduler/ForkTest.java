package org.schedscope.scheduler;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalLong;
import java.util.SplittableRandom;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.schedscope.audit.ScheduleAuditor;
import org.schedscope.engine.Checkpoint;
import org.schedscope.engine.Simulation;
import org.schedscope.event.EventKind;
import org.schedscope.event.ForkSpec;
import org.schedscope.event.RunChoices;
import org.schedscope.event.ScheduleEvent;
import org.schedscope.experiment.Audits;
import org.schedscope.fixture.EventList;
import org.schedscope.fixture.Laws;
import org.schedscope.fixture.RandomCases;
import org.schedscope.fixture.RandomForks;
import org.schedscope.fixture.Runs;
import org.schedscope.fixture.naive.NaiveCentral;
import org.schedscope.fixture.naive.NaiveHierarchical;
import org.schedscope.model.Closure;
import org.schedscope.model.Cluster;
import org.schedscope.model.ModelException;
import org.schedscope.model.graph.WorkloadIndex;
import org.schedscope.trace.RunStates;
import org.schedscope.trace.Trace;
import org.schedscope.trace.TraceCursor;

/** A run goes on differently from a tick on. */
@Tag("law")
class ForkTest {
    private static final int CASES = Laws.cases(140);

    @Test
    void everyForkedRunIsLegal() {
        int forked = 0;
        for (long seed = 0; seed < CASES; seed++) {
            RunSpec spec = RandomForks.forked(RandomForks.root(seed), seed);
            if (!RandomForks.isPossible(spec)) {
                continue;
            }
            ScheduleAuditor auditor = Audits.of(spec, new WorkloadIndex(spec.recordedWorkload()));
            Simulation simulation = Schedulers.start(spec, auditor);
            simulation.runToEnd();
            assertEquals(List.of(), auditor.finish(),
                    "seed " + seed + ": " + spec.policy() + " in " + spec.scheduler() + " " + spec.parameters()
                            + ", then " + spec.forks());
            forked += spec.forks().size();
        }
        assertTrue(forked > CASES / 2, "too few forks: " + forked);
    }

    @Test
    void aForkThatChangesNothingIsNone() {
        for (long seed = 0; seed < CASES / 5; seed++) {
            RunSpec root = RandomForks.root(seed);
            RunSpec same = root
                    .forked(ForkSpec.at(7).withChoices(new RunChoices(root.policy(), root.scheduler(), root.seed(), root.parameters())));
            assertEquals(root, same);
            assertEquals(Runs.events(root), Runs.events(same), "seed " + seed);
        }
    }

    @Test
    void upToTheForkNothingIsDifferent() {
        for (long seed = 0; seed < CASES / 5; seed++) {
            RunSpec root = RandomForks.root(seed);
            RunSpec spec = RandomForks.forked(root, seed);
            if (!spec.forks().isEmpty() && RandomForks.isPossible(spec)) {
                long tick = spec.forks().get(0).at();
                assertEquals(until(Runs.events(root), tick), until(Runs.events(spec), tick), "seed " + seed);
            }
        }
    }

    private static List<ScheduleEvent> until(List<ScheduleEvent> events, long tick) {
        return events.stream().filter(event -> event.tick() < tick).toList();
    }

    @Test
    void aForkedRunResumedFromAnyTickGoesOnAsTheStraightOne() {
        for (long seed = 0; seed < CASES / 5; seed++) {
            RunSpec spec = RandomForks.forked(RandomForks.forked(RandomForks.root(seed), seed), seed + 1_000_000);
            if (!RandomForks.isPossible(spec)) {
                continue;
            }
            List<ScheduleEvent> straight = Runs.events(spec);
            EventList walked = new EventList();
            Simulation simulation = Schedulers.start(spec, walked);
            while (simulation.hasNext()) {
                simulation.step();
                List<ScheduleEvent> resumed = new ArrayList<>(walked.events());
                Checkpoint checkpoint = simulation.checkpoint();
                Schedulers.resume(checkpoint, event -> resumed.add(event.copy())).runToEnd();
                assertEquals(straight, resumed, "seed " + seed + " from tick " + checkpoint.tick());
            }
        }
    }

    @Test
    void everyForkedScheduleIsTheNaiveOne() {
        String[] policies = {"fifo-task", "fifo-job", "fair-share", "fair-usage", "srtf", "p-slr", "edf", "edf-final"};
        List<String> rearrangements = List.of("none", "easy", "conservative");
        int[] seen = new int[3];
        for (long seed = 0; seed < CASES; seed++) {
            SplittableRandom random = new SplittableRandom(seed);
            RunSpec root = RandomCases.with(RandomCases.hierarchical(seed, policies[random.nextInt(policies.length)]), "rearrangement",
                    rearrangements.get(random.nextInt(3)));
            RunSpec spec = forkedTwice(seed % 2 == 0 ? root : RandomCases.withClosures(root, seed), policies, rearrangements,
                    random);
            if (seed % 4 == 3) {
                spec = spec.forked(otherClosures(spec, seed));
            }
            if (count(spec, seen)) {
                assertEquals(NaiveHierarchical.runForked(spec), Runs.placements(Runs.trace(spec)), "seed " + seed + ": " + spec.forks());
            }
        }
        assertTrue(seen[0] > CASES / 2 && seen[1] > CASES / 4 && seen[2] > CASES / 20, "too few forks: " + Arrays.toString(seen));
    }

    @Test
    void everyForkedScheduleOfOneQueueIsTheNaiveOne() {
        String[] policies = {"fifo-task", "fifo-job", "fair-usage", "eet", "srtf", "p-slr", "edf", "pvd"};
        List<String> rearrangements = List.of("none", "easy", "conservative");
        int[] seen = new int[3];
        for (long seed = 0; seed < CASES; seed++) {
            SplittableRandom random = new SplittableRandom(seed);
            RunSpec plain = RandomCases.market(seed, policies[random.nextInt(policies.length)]);
            RunSpec root = new RunSpec(plain.workload(), plain.platform(), plain.policy(), "central", seed,
                    new TreeMap<>(Map.of("rearrangement", rearrangements.get(random.nextInt(3)))));
            RunSpec spec = forkedTwice(seed % 2 == 0 ? root : RandomCases.withClosures(root, seed), policies, rearrangements,
                    random);
            if (seed % 4 == 3) {
                spec = spec.forked(otherClosures(spec, seed));
            }
            if (count(spec, seen)) {
                assertEquals(NaiveCentral.runForked(spec), Runs.placements(Runs.trace(spec)), "seed " + seed + ": " + spec.forks());
            }
        }
        assertTrue(seen[0] > CASES / 2 && seen[1] > CASES / 4 && seen[2] > CASES / 20, "too few forks: " + Arrays.toString(seen));
    }

    @Test
    void admissionSwitchedByAForkCountsAllThatIsThere() {
        String[] policies = {"fifo-job", "srtf", "p-slr", "edf", "pvd"};
        int refused = 0;
        for (long seed = 0; seed < CASES; seed++) {
            SplittableRandom random = new SplittableRandom(seed);
            RunSpec plain = RandomCases.market(seed, policies[random.nextInt(policies.length)]);
            RunSpec root = random.nextBoolean() ? RandomCases.with(plain, "admission", "value") : plain;
            RunSpec spec = root.forked(ForkSpec.at(random.nextInt(12)).withChoices(new RunChoices(policies[random.nextInt(policies.length)],
                    "market", seed, new TreeMap<>(Map.of("admission", root == plain ? "value" : "off")))));
            assertEquals(NaiveCentral.runForked(spec), Runs.placements(Runs.trace(spec)), "seed " + seed + ": " + spec.forks());
            Trace trace = Runs.trace(spec);
            refused += (int) IntStream.range(0, trace.eventCount()).filter(seq -> trace.kind(seq) == EventKind.JOB_REFUSED).count();
        }
        assertTrue(refused > CASES / 10, "too few jobs are refused: " + refused);
    }

    @Test
    void toNameWhatHoldsAnywayIsNoFork() {
        RunSpec easy = RandomCases.with(RandomCases.hierarchical(1, "fifo-job"), "rearrangement", "easy");
        assertEquals(easy, easy.forked(ForkSpec.at(3).withChoices(new RunChoices("fifo-job", "hierarchical", easy.seed(),
                new TreeMap<>(Map.of("rearrangement", "easy", "starvation", "off", "routing", "least-loaded"))))));
        RunSpec preset = new RunSpec(easy.workload(), easy.platform(), "easy", "central", 1, new TreeMap<>());
        assertEquals(preset,
                preset.forked(ForkSpec.at(3).withChoices(new RunChoices("fifo-job", "central", 1, new TreeMap<>(Map.of("rearrangement",
                        "easy"))))));
        assertEquals(1,
                preset.forked(ForkSpec.at(3).withChoices(new RunChoices("fifo-job", "central", 1, new TreeMap<>()))).forks().size());
        Cluster first = easy.platform().clusters().get(0);
        assertEquals(easy, easy.forked(ForkSpec.at(3).withPolicy("fifo-job").withCores(first.id(), first.cores())));
    }

    /** A fork after all others that changes nothing but the closures, of which some may stay. */
    private static ForkSpec otherClosures(RunSpec spec, long seed) {
        List<Closure> closures = new ArrayList<>(spec.platform().closures());
        closures.removeIf(closure -> closure.from() % 2 == seed / 4 % 2);
        closures.addAll(RandomCases.withClosures(spec, seed + 1).platform().closures());
        long last = spec.forks().stream().mapToLong(ForkSpec::at).max().orElse(0);
        return ForkSpec.at(last + 1 + seed % 7).withClosures(closures);
    }

    @Test
    void whatAForkDoesNotNameStaysSet() {
        RunSpec plain = RandomCases.hierarchical(1, "fifo-job");
        RunSpec set = RandomCases.with(RandomCases.with(plain, "rearrangement", "easy"), "starvation", "on");
        assertEquals(Map.of("rearrangement", "none", "starvation", "on"), after(set, Map.of("rearrangement", "none")));
        assertEquals(Map.of("rearrangement", "easy", "starvation", "on"), after(set, Map.of("starvation", "on")));
        assertEquals(set, fork(set, with(Map.of("starvation", "on"))), "what holds is no change");
        assertEquals(set, fork(set, with(Map.of())));
        assertEquals(Map.of("rearrangement", "easy", "routing", "random-sticky", "starvation", "on"),
                after(set, Map.of("routing", "random-sticky")));
        assertEquals(Map.of("rearrangement", "easy", "starvation", "on"),
                fork(set, ForkSpec.at(3).withChoices(new RunChoices("srtf", "central", 1, new TreeMap<>()))).lastStage().parameters());
        assertEquals(Map.of("starvation", "on"), fork(set, ForkSpec.at(3).withPolicy("owm")).lastStage().parameters(),
                "the four phases rearrange in other ways");
        assertEquals(Map.of("rearrangement", "easy", "starvation", "on", "half-life", "7"),
                fork(fork(set, ForkSpec.at(3).withPolicy("fair-usage")), with(Map.of("half-life", "7"))).lastStage().parameters());
        assertEquals(Map.of("rearrangement", "none"), set.forked(with(Map.of("rearrangement", "none"))).lastStage().parameters(),
                "a fork that is recorded has all that is set");
        assertEquals("a fork cannot change estimate: it belongs to the workload and the platform, and was set before the run began",
                assertThrows(ModelException.class, () -> fork(set, with(Map.of("estimate", "normal 20%")))).getMessage());
    }

    private static ForkSpec with(Map<String, String> parameters) {
        return new ForkSpec(3, Optional.empty(), Optional.empty(), OptionalLong.empty(), Optional.of(new TreeMap<>(parameters)),
                new TreeMap<>(), List.of(), new TreeSet<>(), List.of(), Optional.empty());
    }

    private static RunSpec fork(RunSpec run, ForkSpec named) {
        return run.forked(run.whole(named));
    }

    private static Map<String, String> after(RunSpec run, Map<String, String> parameters) {
        return fork(run, with(parameters)).lastStage().parameters();
    }

    /** Once or twice, under the same scheduler: another order, more or fewer cores, some of them out of order for a while. */
    private static RunSpec forkedTwice(RunSpec root, String[] policies, List<String> rearrangements, SplittableRandom random) {
        RunSpec spec = root;
        long at = 0;
        for (int fork = 0; fork <= random.nextInt(2); fork++) {
            TreeMap<String, String> parameters = new TreeMap<>();
            parameters.put("rearrangement", rearrangements.get(random.nextInt(rearrangements.size())));
            parameters.put("starvation", random.nextInt(4) == 0 ? "on" : "off");
            at += 1 + random.nextInt(25);
            ForkSpec other = random.nextInt(3) == 0 ? ForkSpec.at(at)
                    : ForkSpec.at(at).withChoices(
                            new RunChoices(policies[random.nextInt(policies.length)], root.scheduler(), root.seed(), parameters));
            spec = spec.forked(RandomForks.elsewhere(spec.lastStage(), other, random));
        }
        return spec;
    }

    /** Whether the run is forked; counts forks, outages, and clusters that became too small for some task. */
    private static boolean count(RunSpec spec, int[] seen) {
        for (int number = 0; number < spec.forks().size(); number++) {
            RunSpec before = spec.stage(number);
            RunSpec after = spec.stage(number + 1);
            seen[0]++;
            seen[1] += spec.forks().get(number).outages().size();
            boolean tooSmall = IntStream.range(0, before.platform().clusters().size()).anyMatch(c -> before.workload().jobs().stream()
                    .flatMap(job -> job.tasks().stream()).anyMatch(task -> task.fits(before.platform().clusters().get(c))
                            && !task.fits(after.platform().clusters().get(c))));
            seen[2] += tooSmall ? 1 : 0;
        }
        return !spec.forks().isEmpty();
    }

    @Test
    void goingBackOverForksLeadsToTheStateBefore() {
        for (long seed = 0; seed < CASES / 10; seed++) {
            RunSpec spec = RandomForks.forked(RandomForks.forked(RandomForks.root(seed), seed), seed + 1_000_000);
            if (!RandomForks.isPossible(spec)) {
                continue;
            }
            Trace trace = Runs.trace(spec);
            TraceCursor back = new TraceCursor(trace);
            back.moveTo(trace.eventCount());
            TraceCursor forward = new TraceCursor(trace);
            List<RunStates> states = new ArrayList<>();
            for (int position = 0; position <= trace.eventCount(); position++) {
                forward.moveTo(position);
                states.add(forward.states());
            }
            for (int position = trace.eventCount(); position >= 0; position--) {
                back.moveTo(position);
                assertEquals(states.get(position), back.states(), "seed " + seed + " at " + position);
            }
        }
    }

    @Test
    void runsForkedTwiceAreLegal() {
        for (long seed = 0; seed < CASES; seed++) {
            RunSpec spec = RandomForks.forked(RandomForks.forked(RandomForks.root(seed), seed), seed + 1_000_000);
            if (!RandomForks.isPossible(spec)) {
                continue;
            }
            ScheduleAuditor auditor = Audits.of(spec, new WorkloadIndex(spec.recordedWorkload()));
            Schedulers.start(spec, auditor).runToEnd();
            assertEquals(List.of(), auditor.finish(),
                    "seed " + seed + ": " + spec.policy() + " in " + spec.scheduler() + " " + spec.parameters()
                            + ", then " + spec.forks());
        }
    }
}
