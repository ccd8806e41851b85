package org.schedscope.metrics;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalLong;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.constraints.IntRange;
import org.schedscope.event.ScheduleEvent;
import org.schedscope.fixture.RandomRun;
import org.schedscope.fixture.ScheduleBuilder;
import org.schedscope.fixture.naive.NaiveReport;
import org.schedscope.metrics.fact.EetCapacity;
import org.schedscope.metrics.fact.PastUse;
import org.schedscope.trace.TraceRecorder;

/** After any event of any run, the report is what going through all events again by the definitions gives. */
class LiveReportTest {
    @Property(tries = 300, seed = "1")
    void equalsTheDefinitionsAfterAnyEvent(@ForAll @IntRange(max = 1_000_000) int seed, @ForAll @IntRange(max = 100) int percent) {
        ScheduleBuilder run = RandomRun.of(seed);
        List<ScheduleEvent> all = run.events();
        List<ScheduleEvent> events = all.subList(0, all.size() * percent / 100);
        RunMeasures measures = new RunMeasures(run.index(), run.platform());
        events.forEach(measures::on);
        NaiveReport naive = new NaiveReport(run.index(), run.platform(), events);
        RunReport report = measures.report(ReportOptions.defaults());
        assertClose(naive.metrics(), report.metrics());
        assertEquals(rounded(naive.deciles()), rounded(report.byDecile()));
        assertEquals(naive.starvedByDecile(), report.starvedByDecile());
        assertEquals(rounded(naive.users()), rounded(report.users()));
        assertEquals(rounded(naive.clusters()), rounded(report.clusters()));
    }

    @Property(tries = 200, seed = "1")
    void theViolationGridCountsAsDefined(@ForAll @IntRange(max = 1_000_000) int seed, @ForAll @IntRange(max = 100) int percent,
            @ForAll @IntRange(min = 1, max = 12) int bin) {
        ScheduleBuilder run = RandomRun.of(seed);
        List<ScheduleEvent> all = run.events();
        List<ScheduleEvent> events = all.subList(0, all.size() * percent / 100);
        RunMeasures measures = new RunMeasures(run.index(), run.platform());
        events.forEach(measures::on);
        ViolationGrid grid = measures.violations(ReportOptions.defaults().withEetBin(bin));
        int[][] counts = new NaiveReport(run.index(), run.platform(), events).grid(bin, 2000);
        for (int row = 0; row < counts.length; row++) {
            for (int column = 0; column < counts[row].length; column++) {
                if (column < grid.columns()) {
                    assertEquals(counts[row][column], grid.count(row, column));
                    assertEquals(counts[row][column], grid.jobs(row, column).size());
                } else {
                    assertEquals(0, counts[row][column], "nothing is beyond the last column");
                }
            }
        }
    }

    @Property(tries = 80, seed = "1")
    void bagsAndPastUseCountAsDefined(@ForAll @IntRange(max = 1_000_000) int seed, @ForAll @IntRange(max = 100) int percent,
            @ForAll boolean bags, @ForAll @IntRange(max = 40) int window) {
        ScheduleBuilder run = RandomRun.of(seed);
        List<ScheduleEvent> events = run.events().subList(0, run.events().size() * percent / 100);
        RunMeasures measures = new RunMeasures(run.index(), run.platform());
        EetCapacity capacity = EetCapacity.EQUAL_SHARES.withBags(bags)
                .withPastWindow(window == 0 ? OptionalLong.empty() : OptionalLong.of(window));
        ReportOptions options = ReportOptions.defaults().withEetCapacity(capacity).withEetBin(3);
        Optional<PastUse> past = options.recorder(measures.facts());
        events.forEach(event -> {
            measures.on(event);
            past.ifPresent(use -> use.on(event));
        });
        NaiveReport naive = new NaiveReport(run.index(), run.platform(), events, bags, window);
        RunReport report = measures.report(options.withPastUse(past));
        assertClose(naive.metrics(), report.metrics());
        assertEquals(rounded(naive.users()), rounded(report.users()));
        ViolationGrid grid = measures.violations(options.withPastUse(past));
        int[][] counts = naive.grid(3, 2000);
        for (int row = 0; row < counts.length; row++) {
            for (int column = 0; column < grid.columns(); column++) {
                assertEquals(counts[row][column], grid.count(row, column));
            }
        }
    }

    @Property(tries = 50, seed = "1")
    void aReplayedPrefixAndACopyTellTheSameAsTheLiveRun(@ForAll @IntRange(max = 1_000_000) int seed,
            @ForAll @IntRange(max = 100) int percent) {
        ScheduleBuilder run = RandomRun.of(seed);
        List<ScheduleEvent> all = run.events();
        int position = all.size() * percent / 100;
        RunMeasures live = new RunMeasures(run.index(), run.platform());
        all.subList(0, position).forEach(live::on);
        RunMeasures copy = live.copy();
        RunReport then = live.report(ReportOptions.defaults());
        all.subList(position, all.size()).forEach(live::on);
        TraceRecorder recorder = new TraceRecorder(run.index(), run.platform());
        all.forEach(recorder::on);
        assertEquals(then, RunMeasures.at(live.facts(), recorder.trace(), position).report(ReportOptions.defaults()));
        assertEquals(then, copy.report(ReportOptions.defaults()));
        all.subList(position, all.size()).forEach(copy::on);
        assertEquals(live.report(ReportOptions.defaults()), copy.report(ReportOptions.defaults()));
    }

    private static void assertClose(Map<String, Double> expected, Map<String, Double> actual) {
        assertEquals(Metrics.all().stream().map(Metric::name).toList(), List.copyOf(actual.keySet()));
        actual.forEach((name, value) -> {
            double wanted = expected.get(name);
            assertTrue(Double.compare(wanted, value) == 0 || Math.abs(wanted - value) <= 1e-9 * Math.max(1, Math.abs(wanted)),
                    name + ": expected " + wanted + ", got " + value);
        });
    }

    /** Rows as text, figures to nine digits: whole rows are compared, the order of additions is not. */
    private static List<String> rounded(List<? extends Record> rows) {
        return rows.stream().map(LiveReportTest::rounded).toList();
    }

    private static String rounded(Record row) {
        StringBuilder text = new StringBuilder();
        for (java.lang.reflect.RecordComponent component : row.getClass().getRecordComponents()) {
            try {
                Object value = component.getAccessor().invoke(row);
                text.append(component.getName()).append('=')
                        .append(value instanceof Double number ? String.format(java.util.Locale.ROOT, "%.9g", number + 0.0) : value)
                        .append(' ');
            } catch (ReflectiveOperationException e) {
                throw new AssertionError(e);
            }
        }
        return text.toString();
    }
}
