package org.schedscope.audit.lint;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalLong;
import java.util.TreeMap;
import java.util.TreeSet;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.constraints.IntRange;
import org.junit.jupiter.api.Test;
import org.schedscope.event.CoreSet;
import org.schedscope.event.EventSink;
import org.schedscope.event.ForkSpec;
import org.schedscope.event.RunChoices;
import org.schedscope.fixture.RandomCases;
import org.schedscope.fixture.RandomRun;
import org.schedscope.fixture.Runs;
import org.schedscope.fixture.ScheduleBuilder;
import org.schedscope.model.Cluster;
import org.schedscope.model.Job;
import org.schedscope.model.NetworkModel;
import org.schedscope.model.Platform;
import org.schedscope.model.Router;
import org.schedscope.model.Task;
import org.schedscope.model.Workload;
import org.schedscope.model.graph.WorkloadIndex;
import org.schedscope.model.number.Ratio;
import org.schedscope.scheduler.RunSpec;
import org.schedscope.scheduler.Schedulers;
import org.schedscope.text.Language;
import org.schedscope.trace.Trace;
import org.schedscope.trace.foreign.PlacedPiece;
import org.schedscope.trace.foreign.ScheduleReplay;

class ScheduleLinterTest {
    private static final TreeMap<String, String> EASY = new TreeMap<>(Map.of("rearrangement", "easy"));
    private static final Platform TWO_CORES = Platform.of("p", Cluster.of("C", 2));

    private static Job job(String id, long arrival, Task... tasks) {
        return Job.of(id, arrival, tasks);
    }

    private static PlacedPiece piece(int task, long start, long end, int... cores) {
        return new PlacedPiece(task, 0, start, end,
                cores.length == 0 ? Optional.empty() : Optional.of(CoreSet.of(cores[0], cores[cores.length - 1])));
    }

    private static List<String> lint(Workload workload, Platform platform, PlacedPiece... pieces) {
        WorkloadIndex index = new WorkloadIndex(workload);
        boolean known = Arrays.stream(pieces).allMatch(piece -> piece.cores().isPresent());
        ScheduleLinter linter = new ScheduleLinter(index, platform, known, false);
        ScheduleReplay.tell(index, platform, List.of(pieces), linter);
        return texts(linter.report());
    }

    private static List<String> texts(ScheduleLinter.Report report) {
        return report.findings().stream()
                .map(found -> found.tick() + (found.error() ? " error: " : " advice: ") + found.message() + " [" + found.rule() + "]")
                .toList();
    }

    private static final Workload CHAIN = Workload.of("w", job("J", 1, Task.of("a", 3), Task.of("b", 2).after(0)));

    @Test
    void aGoodScheduleHasNoFindings() {
        assertEquals(List.of(), lint(CHAIN, TWO_CORES, piece(0, 1, 4), piece(1, 4, 6)));
    }

    @Test
    void findingsAreToldInTheLanguageOfWhoeverShowsThem() {
        WorkloadIndex index = new WorkloadIndex(CHAIN);
        ScheduleLinter linter = new ScheduleLinter(index, TWO_CORES, false, false);
        ScheduleReplay.tell(index, TWO_CORES, List.of(piece(0, 0, 3), piece(1, 2, 4)), linter);
        assertEquals(List.of("J a startet bei 0, bevor sein Job bei 1 eintrifft", "J b startet bei 2, bevor sein Vorgänger a bei 3 endet"),
                linter.report().findings().stream().map(found -> found.message().in(Language.GERMAN)).toList());
    }

    @Test
    void startsBeforeWhatTheyNeedAreErrors() {
        assertEquals(List.of("0 error: J a starts at 0, before its job arrives at 1 [broken-input]",
                "2 error: J b starts at 2, before its parent a finishes at 3 [broken-input]"),
                lint(CHAIN, TWO_CORES, piece(0, 0, 3), piece(1, 2, 4)));
    }

    @Test
    void dataNeedsItsTime() {
        Platform platform = new Platform("p", new Router("r", List.of(Cluster.of("C", 1), Cluster.of("D", 1))),
                new NetworkModel.Ccr(new Ratio(1, 2)), Map.of());
        assertEquals(List.of("5 error: J b starts at 5, before the data of its parent a can be on D at 6 [broken-input]"),
                lint(CHAIN, platform, piece(0, 1, 4), new PlacedPiece(1, 1, 5, 7, Optional.empty())));
        assertEquals(List.of(), lint(CHAIN, platform, piece(0, 1, 4), new PlacedPiece(1, 1, 6, 8, Optional.empty())));
    }

    @Test
    void aCoreThatTwoTasksHoldIsAnError() {
        Workload workload = Workload.of("w", job("J", 0, Task.of("a", 3)), job("K", 0, Task.of("b", 3)));
        assertEquals(List.of("2 error: K b takes core 1 of C, which J a holds until 3 [overlapping-cores]"),
                lint(workload, Platform.of("p", Cluster.of("C", 4)), piece(0, 0, 3, 1), piece(1, 2, 5, 1)).stream()
                        .filter(text -> text.contains("error")).toList());
        assertEquals(List.of(), lint(workload, Platform.of("p", Cluster.of("C", 4)), piece(0, 0, 3, 1), piece(1, 0, 3, 2)));
    }

    @Test
    void whereOnlyCountsAreKnownMoreCoresThanThereAreIsAnError() {
        Workload workload = Workload.of("w", job("J", 0, Task.of("a", 3).withCores(2)), job("K", 0, Task.of("b", 3)));
        assertEquals(List.of("0 error: with K b, tasks on C hold 3 of its 2 cores [overlapping-cores]"),
                lint(workload, TWO_CORES, piece(0, 0, 3), piece(1, 0, 3)));
    }

    @Test
    void memoryIsLimitedToo() {
        Workload workload = Workload.of("w", job("J", 0, Task.of("a", 3).withMemory(5)), job("K", 0, Task.of("b", 3).withMemory(4)));
        Platform platform = Platform.of("p", new Cluster("C", 2, "any", Ratio.ONE, OptionalLong.of(8)));
        assertEquals(List.of("0 error: with K b, tasks on C hold 9 of its 8 memory [overlapping-cores]"),
                lint(workload, platform, piece(0, 0, 3), piece(1, 0, 3)));
    }

    @Test
    void placesAndDurationsMustBeRight() {
        Workload workload = Workload.of("w", job("J", 0, Task.of("a", 3).withKind("gpu")), job("K", 0, Task.of("b", 4)),
                job("L", 0, Task.of("c", 2).withCores(2)));
        Platform platform = new Platform("p", new Router("r", List.of(Cluster.of("C", 4, "cpu"), Cluster.of("D", 1, "gpu"))),
                NetworkModel.NONE, Map.of());
        assertEquals(List.of("0 error: J a runs on C, which is of kind cpu; it needs gpu [wrong-place]",
                "0 error: L c holds 1 core of C instead of 2 [wrong-place]",
                "3 error: K b runs for 3 ticks on C; it takes 4 ticks [wrong-duration]"),
                lint(workload, platform, piece(0, 0, 3, 0), piece(1, 0, 3, 1), piece(2, 0, 2, 2)));
    }

    @Test
    void aClusterThatIsTooSmallIsToldWithTheNumbers() {
        Workload workload = Workload.of("w", job("J", 0, Task.of("a", 3).withCores(3)), job("K", 0, Task.of("b", 4).withMemory(9)),
                job("L", 0, Task.of("c", 2).withExecOn(Map.of("D", 2L))));
        Platform platform = new Platform("p", new Router("r", List.of(
                new Cluster("C", 2, "any", Ratio.ONE, OptionalLong.of(8)), Cluster.of("D", 4))), NetworkModel.NONE, Map.of());
        assertEquals(List.of("0 error: J a runs on C and needs 3 cores; the cluster has 2 [wrong-place]",
                "4 error: K b runs on C and needs 9 memory; the cluster has 8 [wrong-place]",
                "8 error: L c runs on C, which cannot hold it [wrong-place]"),
                lint(workload, platform, piece(0, 0, 3, 0, 1), piece(1, 4, 8, 0), piece(2, 8, 10, 0)).stream()
                        .filter(text -> text.endsWith("[wrong-place]")).toList());
    }

    @Test
    void aSuspendedTaskGoesOnForWhatIsLeft() {
        Workload workload = Workload.of("w", job("J", 0, Task.of("a", 5)));
        assertEquals(List.of("9 error: J a runs for 2 ticks on C; it takes 3 ticks [wrong-duration]"),
                lint(workload, TWO_CORES, piece(0, 0, 2), piece(0, 7, 9)).stream().filter(text -> text.contains("error")).toList());
        assertEquals(List.of("2 advice: J a waits for 5 ticks from 2 on although C has the cores that it needs, 1, free [idle-cores]"),
                lint(workload, TWO_CORES, piece(0, 0, 2), piece(0, 7, 10)));
    }

    @Test
    void whatIsLeftUndoneIsAnErrorAtTheEnd() {
        Workload workload = Workload.of("w", job("J", 0, Task.of("a", 5), Task.of("b", 1)));
        assertEquals(List.of("3 error: J a never finishes [left-undone]", "3 error: J b never runs [left-undone]"),
                lint(workload, TWO_CORES, piece(0, 3, Trace.OPEN)).stream().filter(text -> text.contains("error")).toList());
    }

    @Test
    void idleCoresAreAdviceOnlyWhereTheTaskWouldFit() {
        Workload workload = Workload.of("w", job("J", 0, Task.of("a", 4)), job("K", 1, Task.of("b", 2).withCores(2)),
                job("L", 1, Task.of("c", 1)));
        // b needs both cores and cannot start before 4; c could have started at 1, and waits until 6.
        assertEquals(List.of("1 advice: L c waits for 3 ticks from 1 on although C has the cores that it needs, 1, free [idle-cores]"),
                lint(workload, TWO_CORES, piece(0, 0, 4), piece(1, 4, 6), piece(2, 6, 7)));
    }

    @Test
    void aBackfillThatDelaysTheOneOvertakenHurts() {
        Workload workload = Workload.of("w", job("J", 0, Task.of("a", 4)), job("K", 1, Task.of("b", 2).withCores(2)),
                job("L", 2, Task.of("c", 9)));
        assertEquals(List.of("2 advice: L c overtakes K b, which has waited since 1 and starts at 11; without L c, it could have"
                + " started at 4 [harmful-backfill]"), lint(workload, TWO_CORES, piece(0, 0, 4), piece(2, 2, 11), piece(1, 11, 13)));
    }

    @Test
    void aBackfillThatIsGoneInTimeDoesNotHurt() {
        Workload workload = Workload.of("w", job("J", 0, Task.of("a", 4)), job("K", 1, Task.of("b", 2).withCores(2)),
                job("L", 2, Task.of("c", 2)));
        assertEquals(List.of(), lint(workload, TWO_CORES, piece(0, 0, 4), piece(2, 2, 4), piece(1, 4, 6)));
    }

    @Test
    void aStartLaterThanAPromiseIsAdvice() {
        Workload workload = Workload.of("w", job("J", 0, Task.of("a", 4).withEstimate(2)), job("K", 1, Task.of("b", 2).withCores(2)),
                job("L", 1, Task.of("c", 2).withCores(2)));
        RunSpec spec = new RunSpec(workload, TWO_CORES, "fifo-job", Schedulers.HIERARCHICAL, 1,
                new TreeMap<>(Map.of("rearrangement", "easy")));
        ScheduleLinter linter = new ScheduleLinter(new WorkloadIndex(workload), TWO_CORES, true, true);
        Schedulers.start(spec, linter).runToEnd();
        assertEquals(List.of("4 advice: K b starts at 4; at 1 a start at 2 was reserved for it [late-for-promise]"),
                texts(linter.report()));
    }

    private static List<String> lintForked(Workload workload, java.util.function.UnaryOperator<ForkSpec> change) {
        RunSpec spec = new RunSpec(workload, TWO_CORES, "fifo-job", Schedulers.HIERARCHICAL, 1, EASY);
        RunSpec forked = spec.forked(change.apply(ForkSpec.at(4)));
        Trace trace = Runs.trace(forked);
        ScheduleLinter linter = new ScheduleLinter(trace.index(), trace.platform(), true, true);
        trace.replay(0, trace.eventCount(), linter);
        return texts(linter.report());
    }

    @Test
    void aJobThatAForkTakesOutIsNotLeftUndone() {
        Workload workload = Workload.of("w", job("J", 0, Task.of("a", 10)), job("K", 1, Task.of("b", 2).withCores(2)),
                job("L", 9, Task.of("c", 2)));
        assertEquals(List.of(), lintForked(workload, fork -> fork.withRemoved(new TreeSet<>(List.of("K")))));
    }

    @Test
    void whoWaitsAcrossAForkIsNotOvertakenForEver() {
        Workload workload = Workload.of("w", job("J", 0, Task.of("a", 10).withCores(2)), job("K", 1, Task.of("b", 2)),
                job("N", 20, Task.of("n", 5)), job("P", 21, Task.of("p", 1).withCores(2)), job("Q", 22, Task.of("q", 2)));
        // Q overtakes P from 22 to 24, and P cannot start before 25.
        assertEquals(List.of(), lintForked(workload, fork -> fork.withChoices(new RunChoices("srtf", Schedulers.HIERARCHICAL, 1, EASY))));
    }

    @Test
    void promisesBeforeAForkAreVoid() {
        Workload workload = Workload.of("w", job("J", 0, Task.of("a", 10)), job("K", 1, Task.of("b", 2).withCores(2)),
                job("L", 2, Task.of("l", 3).withCores(2)), job("M", 5, Task.of("m", 1).withCores(2)));
        assertEquals(List.of(),
                lintForked(workload, fork -> fork.withChoices(new RunChoices("srtf", Schedulers.HIERARCHICAL, 1, new TreeMap<>()))));
    }

    @Test
    void coresThatAreGoneDoNotIdle() {
        Workload workload = Workload.of("w", job("J", 0, Task.of("a", 10)), job("K", 6, Task.of("b", 2)));
        assertEquals(List.of(), lintForked(workload, fork -> fork.withOutages(List.of(new ForkSpec.CoresOut("C", 1, 9)))));
    }

    @Test
    void firstComeFirstServedMayBeByJobsOrByTasks() {
        Workload workload = Workload.of("w", job("J", 0, Task.of("a", 4), Task.of("b", 9).after(0)),
                job("K", 1, Task.of("c", 2).withCores(2)));
        // b is ready after c, but of an earlier job.
        assertEquals(List.of(), lint(workload, TWO_CORES, piece(0, 0, 4), piece(1, 4, 13), piece(2, 13, 15)));
    }

    private static ScheduleLinter.Report report(WorkloadIndex index, Platform platform, java.util.function.Consumer<EventSink> run) {
        ScheduleLinter linter = new ScheduleLinter(index, platform, true, true);
        run.accept(linter);
        return linter.report();
    }

    @Property(tries = 300, seed = "1")
    void legalRunsHaveNoErrors(@ForAll @IntRange(max = 1_000_000) int seed) {
        ScheduleBuilder run = RandomRun.of(seed);
        assertEquals(0, report(run.index(), run.platform(), run::emit).errors());
        RunSpec spec = RandomCases.hierarchical(seed, "p-slr");
        ScheduleLinter.Report ours = report(new WorkloadIndex(spec.workload()), spec.platform(),
                sink -> Schedulers.start(spec, sink).runToEnd());
        assertEquals(0, ours.errors(), () -> texts(ours).toString());
    }

    /** The first task that has parents, moved to tick 0: no parent can have finished by then. */
    @Property(tries = 300, seed = "2")
    void aTaskMovedBeforeItsParentsNeverGoesUnnoticed(@ForAll @IntRange(max = 1_000_000) int seed) {
        RunSpec spec = RandomCases.hierarchical(seed, "fifo-task");
        WorkloadIndex index = new WorkloadIndex(spec.workload());
        Trace trace = Runs.trace(spec);
        List<PlacedPiece> pieces = new ArrayList<>();
        int moved = -1;
        for (int piece = 0; piece < trace.pieces().count(); piece++) {
            boolean child = !index.task(trace.pieces().task(piece)).parents().isEmpty();
            long shift = moved < 0 && child ? trace.pieces().start(piece) : 0;
            moved = shift > 0 ? piece : moved;
            pieces.add(new PlacedPiece(trace.pieces().task(piece), trace.pieces().cluster(piece), trace.pieces().start(piece) - shift,
                    trace.pieces().end(piece) - shift, Optional.empty()));
        }
        ScheduleLinter linter = new ScheduleLinter(index, spec.platform(), false, false);
        ScheduleReplay.tell(index, spec.platform(), pieces, linter);
        assertTrue(moved < 0 == (linter.report().errors() == 0));
    }
}
