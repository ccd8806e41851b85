package org.schedscope.scheduler;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Set;
import java.util.TreeMap;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.schedscope.audit.ScheduleAuditor;
import org.schedscope.audit.SchedulerCapabilities;
import org.schedscope.event.FanOut;
import org.schedscope.fixture.Laws;
import org.schedscope.fixture.RandomCases;
import org.schedscope.fixture.naive.NaiveFourPhase;
import org.schedscope.fixture.naive.Placement;
import org.schedscope.model.graph.WorkloadIndex;
import org.schedscope.parameter.Parameter;
import org.schedscope.scheduler.fourphase.PhaseRules;
import org.schedscope.trace.Trace;
import org.schedscope.trace.TraceRecorder;

/** The four-phase scheduler against the rules written down naively, on random workloads full of ties, wrong estimates and transfers. */
@Tag("law")
class FourPhaseEqualsNaiveTest {
    /** Fewer than others take, since plans made tick by tick are slow. */
    private static final int CASES = Laws.cases(16);

    static List<String> presets() {
        return Preset.all().stream().filter(preset -> preset.scheduler().equals(Schedulers.FOUR_PHASE)).map(Preset::name).toList();
    }

    @ParameterizedTest
    @MethodSource("presets")
    void everyPresetIsTheNaiveOne(String preset) {
        int suspensions = 0;
        // Of mows, only candidates suspend: those that could start at once elsewhere.
        int cases = preset.equals("mows") ? 10 * CASES : CASES;
        for (long seed : Laws.seeds(cases, preset)) {
            suspensions += compare(spec(seed, preset));
        }
        int least = preset.equals("mows") ? cases / 400 : cases / 50;
        boolean preempts = Preset.find(preset).orElseThrow().parameters().containsKey("preemption");
        assertTrue(preempts ? suspensions > least : suspensions == 0, "suspensions: " + suspensions);
    }

    static List<Arguments> combinations() {
        return Stream.of("sws, fcfs, all-eft, rank", "cpws, priority-backfill, aa, rank-many", "sws, owm-backfill, aa, none",
                "cpws, owm-backfill, all-eft, rank", "sws, priority-backfill, aa, rank", "sws, priority-backfill, all-eft, rank-many",
                "sws, owm-backfill, aa, rank-waiting", "cpws, priority-backfill, all-eft, rank-waiting", "sws, fcfs, aa, rank-waiting")
                .map(line -> Arguments.of((Object[]) line.split(", "))).toList();
    }

    @Test
    void everyRuleOfEveryPhaseIsAmongThem() {
        List<Parameter> phases = List.of(PhaseRules.PRIORITISING, PhaseRules.BACKFILLING, PhaseRules.ALLOCATION, PhaseRules.PREEMPTION);
        for (int phase = 0; phase < phases.size(); phase++) {
            int number = phase;
            Set<Object> combined = combinations().stream().map(one -> one.get()[number]).collect(Collectors.toSet());
            assertEquals(Set.copyOf(((Parameter.Choice<?>) phases.get(phase)).values()), combined);
        }
        assertEquals(Set.copyOf(PhaseRules.PLANNING.values()), presets().stream()
                .map(name -> Preset.find(name).orElseThrow().parameters().getOrDefault("planning", "online")).collect(Collectors.toSet()));
        assertEquals(phases.size() + 1, PhaseRules.PARAMETERS.size());
    }

    @ParameterizedTest
    @MethodSource("combinations")
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
    @ValueSource(strings = {"fifo-task", "fifo-job", "fair-share", "fair-usage", "eet", "srtf", "lrtf", "p-slr-2013", "p-slr", "edf",
            "edf-final", "pvd", "pvr"})
    void everyOrderingServesAsSecondPhase(String policy) {
        for (long seed : Laws.seeds(CASES / 4, policy)) {
            RunSpec spec = spec(seed, policy);
            compare(spec);
            spec = RandomCases.with(spec, "rearrangement", seed % 2 == 0 ? "priority-backfill" : "owm-backfill");
            // Use that counts what suspended tasks have had is beyond the naive run.
            compare(policy.equals("fair-usage") ? spec : RandomCases.with(spec, "preemption", seed % 4 < 2 ? "rank" : "rank-waiting"));
        }
    }

    @ParameterizedTest
    @MethodSource("presets")
    void everyScheduleOfCountedResourcesIsTheNaiveOne(String preset) {
        for (long seed : Laws.seeds(CASES / 2, preset)) {
            compare(RandomCases.withResources(spec(seed, preset), seed));
        }
    }

    @ParameterizedTest
    @MethodSource("presets")
    void everyScheduleAroundClosuresIsTheNaiveOne(String preset) {
        for (long seed : Laws.seeds(CASES, preset)) {
            compare(RandomCases.withClosures(spec(seed, preset), seed));
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
            pieces.add(new Placement(trace.pieces().task(piece), trace.pieces().cluster(piece), trace.pieces().start(piece),
                    trace.pieces().end(piece)));
        }
        pieces.sort(Comparator.comparingLong(Placement::start).thenComparing(Placement::task));
        return pieces;
    }
}
