package org.schedscope.ui.state.compare;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.IntStream;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.schedscope.chart.picture.Exportable;
import org.schedscope.event.ForkSpec;
import org.schedscope.fixture.HandCranked;
import org.schedscope.fixture.TestRuns;
import org.schedscope.metrics.ReportOptions;
import org.schedscope.metrics.RunReport;
import org.schedscope.metrics.range.PartMeasures;
import org.schedscope.metrics.range.PartReport;
import org.schedscope.metrics.range.RunPart;
import org.schedscope.ui.state.draft.RunExports;
import org.schedscope.ui.state.run.OpenRun;
import org.schedscope.ui.state.session.Session;
import org.schedscope.ui.state.snapshot.JobTimes;
import org.schedscope.ui.state.snapshot.PlayheadSnapshot;
import org.schedscope.ui.state.snapshot.UserTimes;

/** What compares runs, and what is exported, while a part of the run is marked. */
class RangedRunsTest {
    private final HandCranked threads = new HandCranked();
    private final Session session = TestRuns.session(threads, 8);
    private OpenRun parent;
    private OpenRun child;

    @BeforeEach
    void fork() {
        parent = session.runs().run();
        session.answers().figures().setWatched(true);
        session.runs().fork(ForkSpec.at(0).withPolicy("lrtf"));
        threads.settle();
        child = session.runs().run();
        session.playhead().toEnd();
        threads.settle();
    }

    private void mark(long from, long to) {
        session.range().markTicks(from, to);
        threads.settle();
    }

    private RunComparison compared() {
        return session.answers().compare().get().orElseThrow();
    }

    private static RunReport report(OpenRun run, RunPart part, ReportOptions options) {
        return new PartReport(run.trace(), run.jobs(), PairReader.measures(run, part, options)).report(options);
    }

    @Test
    void aComparisonTellsOfTheMarkedTicksUntilTheyAreLifted() {
        RunComparison whole = compared();
        long half = child.lastTick() / 2;
        mark(0, half);
        RunComparison ranged = compared();
        RunPart part = RunPart.ofTicks(0, half);
        assertEquals(Optional.of(part), ranged.part());
        ReportOptions options = child.reportOptions().withHorizon(ranged.comparison().horizon());
        assertEquals(report(parent, part, options).metrics(), ranged.comparison().runs().get(0).report().metrics());
        assertEquals(report(child, part, options).metrics(), ranged.comparison().runs().get(1).report().metrics());
        assertTrue(ranged.comparison().jobs(1).jobs() < whole.comparison().jobs(1).jobs(), "jobs that ended there in both");
        assertTrue(ranged.starts().earlier() + ranged.starts().later() <= whole.starts().earlier() + whole.starts().later());
        session.range().lift();
        threads.settle();
        assertEquals(whole.comparison().rows(), compared().comparison().rows());
        assertEquals(whole.starts(), compared().starts());
    }

    @Test
    void whatTheScheduleShowsOfTheOtherRunStaysWhileARangeIsDrawn() {
        List<Optional<RunComparison>> seen = new ArrayList<>();
        session.answers().compare().valueProperty().addListener((property, before, now) -> seen.add(now));
        mark(0, 4);
        mark(0, 5);
        assertFalse(seen.isEmpty());
        assertTrue(seen.stream().allMatch(Optional::isPresent));
        assertEquals(Optional.of(RunPart.ofTicks(0, 5)), compared().part());
    }

    @Test
    void markedRowsCountWhereBothRunsHaveTheSameCores() {
        session.range().markRows(List.of(RunPart.Cores.of(child.platform(), 0)));
        threads.settle();
        assertEquals(List.of(RunPart.Cores.of(child.platform(), 0)), compared().part().orElseThrow().rows());
        assertNotEquals(report(child, RunPart.ALL, child.reportOptions()).metrics(),
                compared().comparison().runs().get(1).report().metrics());
    }

    @Test
    void everyRunInTheListIsMeasuredInTheMarkedTicks() {
        Map<Integer, RunReport> whole = session.answers().figures().get();
        long half = child.lastTick() / 2;
        mark(0, half);
        Map<Integer, RunReport> ranged = session.answers().figures().get();
        assertEquals(whole.keySet(), ranged.keySet());
        for (OpenRun run : List.of(parent, child)) {
            assertEquals(report(run, RunPart.ofTicks(0, half), run.reportOptions()), ranged.get(run.number()));
        }
        session.range().lift();
        threads.settle();
        assertEquals(whole, session.answers().figures().get());
    }

    @Test
    void usersAreToldOfByTheirJobsInTheRange() {
        mark(0, child.lastTick() / 2);
        PlayheadSnapshot snapshot = session.snapshot().get();
        JobTimes times = snapshot.times();
        PartMeasures part = snapshot.part().orElseThrow();
        String user = child.jobs().users().get(0);
        double largest = IntStream.range(0, child.index().jobCount())
                .filter(job -> part.has(job) && child.index().job(job).user().equals(user)).mapToDouble(times::wait)
                .filter(wait -> !Double.isNaN(wait)).max().orElse(Double.NaN);
        assertEquals(largest, UserTimes.of(snapshot)[0].largestWait());
    }

    @Test
    void whatIsExportedHasTheJobsOfTheRangeAndSaysSo() throws IOException {
        assertEquals(1 + child.index().jobCount(), jobRows());
        String whole = RunExports.caption(session.snapshot().get());
        long half = child.lastTick() / 2;
        mark(0, half);
        assertEquals(1 + session.snapshot().get().part().orElseThrow().jobCount(), jobRows());
        assertEquals(whole + " · only 0–" + half, RunExports.caption(session.snapshot().get()));
        assertEquals(whole + " · only 0–" + half, exportable("slr-deciles").picture().orElseThrow().get().caption());
    }

    private Exportable exportable(String name) {
        PlayheadSnapshot snapshot = session.snapshot().get();
        return RunExports.of(snapshot, RunExports.all(snapshot)).stream().filter(one -> one.name().equals(name)).findFirst().orElseThrow();
    }

    private int jobRows() throws IOException {
        List<Object[]> rows = new ArrayList<>();
        exportable("jobs").figures().orElseThrow().writeTo(cells -> rows.add(Arrays.copyOf(cells, cells.length)));
        return rows.size();
    }
}
