package org.schedscope.scheduler;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.TreeMap;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.schedscope.audit.ScheduleAuditor;
import org.schedscope.audit.SchedulerCapabilities;
import org.schedscope.event.FanOut;
import org.schedscope.fixture.Laws;
import org.schedscope.fixture.RandomCases;
import org.schedscope.fixture.naive.NaiveFourPhase;
import org.schedscope.fixture.naive.Placement;
import org.schedscope.model.graph.WorkloadIndex;
import org.schedscope.trace.Trace;
import org.schedscope.trace.TraceRecorder;

/** The four-phase scheduler against the rules written down naively, on random workloads full of ties, wrong estimates and transfers. */
@Tag("law")
class FourPhaseEqualsNaiveTest {
    /** Fewer than others take, since plans made tick by tick are slow. */
    private static final int CASES = Laws.cases(40);

    @ParameterizedTest
    @ValueSource(strings = {"owm", "owm-swf", "owm-backfilling", "owm-preemptive", "owm-all-eft", "mows", "heft", "cpop"})
    void everyPresetIsTheNaiveOne(String preset) {
        int suspensions = 0;
        // Of mows, only candidates suspend: those that could start at once elsewhere.
        int cases = preset.equals("mows") ? 10 * CASES : CASES;
        for (long seed : Laws.seeds(cases, preset)) {
            suspensions += compare(spec(seed, preset));
        }
        int least = preset.equals("mows") ? cases / 400 : cases / 50;
        boolean preempts = preset.equals("mows") || preset.equals("owm-preemptive");
        assertTrue(preempts ? suspensions > least : suspensions == 0, "suspensions: " + suspensions);
    }

    @ParameterizedTest
    @CsvSource({"sws, fcfs, all-eft, rank", "cpws, priority-backfill, aa, rank-many", "sws, owm-backfill, aa, none", "cpws, owm-backfill, all-eft, rank",
        "sws, priority-backfill, aa, rank", "sws, priority-backfill, all-eft, rank-many",
        "sws, owm-backfill, aa, rank-waiting", "cpws, priority-backfill, all-eft, rank-waiting", "sws, fcfs, aa, rank-waiting"})
    void choicesCombineFreely(String prioritising, String rearrangement, String allocation, String preemption) {
        for (String policy : List.of("rank-hybd", "swf", "swf-work", "swf-path")) {
            for (long seed : Laws.seeds(CASES / 4, policy + rearrangement + preemption)) {
                RunSpec spec = RandomCases.with(spec(seed, policy), "prioritising", prioritising);
                spec = RandomCases.with(RandomCases.with(spec, "rearrangement", rearrangement), "allocation", allocation);
                compare(RandomCases.with(spec, "preemption", preemption));
            }
        }
    }

    @ParameterizedTest
    @ValueSource(strings = {"fifo-task", "fifo-job", "fair-share", "fair-usage", "srtf", "lrtf", "p-slr-2013", "p-slr", "edf", "edf-final", "pvd", "pvr"})
    void everyOrderingServesAsSecondPhase(String policy) {
        for (long seed : Laws.seeds(CASES / 4, policy)) {
            RunSpec spec = spec(seed, policy);
            compare(spec);
            spec = RandomCases.with(spec, "rearrangement", seed % 2 == 0 ? "priority-backfill" : "owm-backfill");
            // Use that counts what suspended tasks have had is beyond the naive run.
            compare(policy.equals("fair-usage") ? spec : RandomCases.with(spec, "preemption", seed % 4 < 2 ? "rank" : "rank-waiting"));
        }
    }

    private static RunSpec spec(long seed, String policy) {
        RunSpec random = RandomCases.hierarchical(seed, policy);
        return new RunSpec(random.workload(), random.platform(), policy, "four-phase", seed, new TreeMap<>());
    }

    private static int compare(RunSpec spec) {
        NaiveFourPhase naive = new NaiveFourPhase(spec);
        List<Placement> expected = naive.run();
        WorkloadIndex index = new WorkloadIndex(spec.workload());
        TraceRecorder recorder = new TraceRecorder(index, spec.platform());
        ScheduleAuditor auditor = new ScheduleAuditor(index, spec.platform(), SchedulerCapabilities.FOUR_PHASE);
        Schedulers.start(spec, FanOut.of(recorder, auditor)).runToEnd();
        assertEquals(expected, pieces(recorder.trace()), () -> "seed " + spec.seed() + " " + spec.policy() + " " + spec.parameters());
        assertEquals(List.of(), auditor.finish(), () -> "seed " + spec.seed() + " " + spec.policy() + " " + spec.parameters());
        return naive.suspensions();
    }

    private static List<Placement> pieces(Trace trace) {
        List<Placement> pieces = new ArrayList<>();
        for (int piece = 0; piece < trace.pieces().count(); piece++) {
            pieces.add(new Placement(trace.pieces().task(piece), trace.pieces().cluster(piece), trace.pieces().start(piece), trace.pieces().end(piece)));
        }
        pieces.sort(Comparator.comparingLong(Placement::start).thenComparing(Placement::task));
        return pieces;
    }
}
