package org.schedscope.scheduler;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.TreeMap;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.schedscope.audit.ScheduleAuditor;
import org.schedscope.audit.SchedulerCapabilities;
import org.schedscope.event.EventKind;
import org.schedscope.event.FanOut;
import org.schedscope.fixture.Laws;
import org.schedscope.fixture.RandomBatch;
import org.schedscope.fixture.RandomCases;
import org.schedscope.fixture.Runs;
import org.schedscope.fixture.naive.NaiveCentral;
import org.schedscope.fixture.naive.NaiveFourPhase;
import org.schedscope.fixture.naive.NaiveHierarchical;
import org.schedscope.fixture.naive.Placement;
import org.schedscope.model.graph.WorkloadIndex;
import org.schedscope.trace.Trace;
import org.schedscope.trace.TraceRecorder;

/** The rules of batch systems against their naive form, on random workloads full of ties. */
@Tag("law")
class BatchEqualsNaiveTest {
    private static final int CASES = Laws.cases(40);
    private static final List<String> REARRANGEMENTS = List.of("none", "easy", "conservative");

    @ParameterizedTest
    @ValueSource(strings = {"fifo-task", "fifo-job", "fair-share", "srtf", "p-slr", "edf"})
    void jobsWaitForTicksAndForEachOther(String policy) {
        int left = 0;
        for (long seed : Laws.seeds(CASES, policy)) {
            for (String rearrangement : REARRANGEMENTS) {
                RunSpec spec = RandomBatch.released(starving(rearranged(RandomCases.market(seed, policy), rearrangement)));
                left += compare(seed % 3 == 0 ? spec : RandomBatch.killing(spec));
            }
        }
        assertTrue(left > CASES, "too few jobs leave: " + left);
    }

    @ParameterizedTest
    @ValueSource(strings = {"fifo-task", "fifo-job", "fair-share", "fair-usage", "srtf", "p-slr", "edf", "pvd"})
    void queuesAndLimitsHoldTasks(String policy) {
        for (long seed : Laws.seeds(CASES, policy)) {
            for (String rearrangement : REARRANGEMENTS) {
                RunSpec spec = RandomBatch.limited(starving(rearranged(RandomCases.market(seed, policy), rearrangement)));
                compare(seed % 2 == 0 ? spec : RandomBatch.killing(RandomBatch.released(spec)));
            }
        }
    }

    @ParameterizedTest
    @ValueSource(strings = {"fifo-task", "fifo-job", "fair-share", "fair-usage", "srtf", "p-slr", "edf", "pvd"})
    void resourcesOfThePlatformHoldTasks(String policy) {
        int held = 0;
        for (long seed : Laws.seeds(CASES, policy)) {
            for (String rearrangement : REARRANGEMENTS) {
                RunSpec spec = RandomBatch.licensed(starving(rearranged(RandomCases.market(seed, policy), rearrangement)));
                compare(seed % 2 == 0 ? spec : RandomBatch.passing(RandomBatch.killing(RandomBatch.released(RandomBatch.limited(spec)))));
                RunSpec closed = RandomCases.withClosures(RandomBatch.limited(spec), seed);
                compare(seed % 3 == 0 ? RandomBatch.passing(closed) : closed);
                held += pieces(Runs.trace(spec)).equals(pieces(Runs.trace(RandomBatch.plentiful(spec)))) ? 0 : 1;
            }
        }
        assertTrue(held > CASES / 4, "too few schedules with tasks that are held: " + held);
    }

    @ParameterizedTest
    @ValueSource(strings = {"fifo-task", "fifo-job", "fair-share", "fair-usage", "srtf", "p-slr", "edf", "pvd"})
    void passesAtIntervalsLookAtFewTasks(String policy) {
        for (long seed : Laws.seeds(CASES, policy)) {
            for (String rearrangement : REARRANGEMENTS) {
                RunSpec spec = RandomBatch.passing(starving(rearranged(RandomCases.market(seed, policy), rearrangement)));
                compare(seed % 2 == 0 ? spec : RandomBatch.killing(RandomBatch.released(RandomBatch.limited(spec))));
            }
        }
    }

    @ParameterizedTest
    @ValueSource(strings = {"=fairshare", "=usage + size / 3", "=queuePriority - tier", "multifactor"})
    void usersAndQueuesOrderTasks(String policy) {
        for (long seed : Laws.seeds(CASES, policy)) {
            for (String rearrangement : REARRANGEMENTS) {
                RunSpec spec = RandomBatch.limited(rearranged(RandomCases.market(seed, policy), rearrangement));
                if (policy.equals("multifactor")) {
                    spec = RandomCases.with(RandomCases.with(spec, "max-age", "" + (1 + seed % 9)), "fairshare-weight", "0.5");
                    spec = RandomCases.with(RandomCases.with(spec, "size-weight", "2"), "queue-weight", "0.1");
                }
                compare(policy.startsWith("=q") || seed % 2 == 0 ? spec : RandomCases.with(spec, "half-life", "" + (1 + seed % 7)));
            }
        }
    }

    @ParameterizedTest
    @ValueSource(strings = {"owm", "owm-swf", "mows", "owm-preemptive", "heft", "cpop", "fair-share", "swf"})
    void workflowsAreTakenInWhenTheyMayBegin(String policy) {
        for (long seed : Laws.seeds(CASES / 4, policy)) {
            RunSpec random = RandomCases.hierarchical(seed, policy);
            RunSpec spec = RandomBatch.released(
                    new RunSpec(random.workload(), random.platform(), policy, "four-phase", seed, new TreeMap<>()));
            compare(seed % 3 == 0 ? spec : RandomBatch.killing(spec));
        }
    }

    /** A third of the runs each in the hierarchical scheduler, in the central one, and in the market. */
    private static RunSpec rearranged(RunSpec spec, String rearrangement) {
        String scheduler = List.of("hierarchical", "central", "market").get(Math.floorMod(spec.seed(), 3));
        RunSpec plain = new RunSpec(spec.workload(), spec.platform(), spec.policy(), scheduler, spec.seed(), spec.parameters());
        return scheduler.equals("market") ? plain : RandomCases.with(plain, "rearrangement", rearrangement);
    }

    private static RunSpec starving(RunSpec spec) {
        return RandomCases.with(spec, "starvation", spec.seed() % 4 == 0 ? "on" : "off");
    }

    private static List<Placement> naive(RunSpec spec) {
        return switch (spec.scheduler()) {
            case "hierarchical" -> new NaiveHierarchical(spec).run();
            case "four-phase" -> new NaiveFourPhase(spec).run();
            default -> new NaiveCentral(spec).run();
        };
    }

    /** Number of jobs that left because of a limit or of another job. */
    private static int compare(RunSpec spec) {
        WorkloadIndex index = new WorkloadIndex(spec.workload());
        TraceRecorder recorder = new TraceRecorder(index, spec.platform());
        ScheduleAuditor auditor = new ScheduleAuditor(index, spec.platform(), switch (spec.scheduler()) {
            case "hierarchical" -> SchedulerCapabilities.HIERARCHICAL;
            case "four-phase" -> SchedulerCapabilities.FOUR_PHASE;
            default -> SchedulerCapabilities.CENTRAL;
        });
        Schedulers.start(spec, FanOut.of(recorder, auditor)).runToEnd();
        assertEquals(sorted(naive(spec)), pieces(recorder.trace()), () -> "seed " + spec.seed() + spec.choices());
        assertEquals(List.of(), auditor.finish(), () -> "seed " + spec.seed() + spec.choices());
        return recorder.trace().pieces().count() - count(recorder.trace(), EventKind.TASK_FINISHED);
    }

    private static int count(Trace trace, EventKind kind) {
        int count = 0;
        for (int seq = 0; seq < trace.eventCount(); seq++) {
            count += trace.kind(seq) == kind ? 1 : 0;
        }
        return count;
    }

    private static List<Placement> pieces(Trace trace) {
        List<Placement> pieces = new ArrayList<>();
        for (int piece = 0; piece < trace.pieces().count(); piece++) {
            pieces.add(new Placement(trace.pieces().task(piece), trace.pieces().cluster(piece), trace.pieces().start(piece),
                    trace.pieces().end(piece)));
        }
        return sorted(pieces);
    }

    private static List<Placement> sorted(List<Placement> placements) {
        return placements.stream().sorted(Comparator.comparingLong(Placement::start).thenComparing(Placement::task)).toList();
    }
}
