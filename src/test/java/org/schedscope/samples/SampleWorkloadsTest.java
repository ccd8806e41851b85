package org.schedscope.samples;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.schedscope.audit.ScheduleAuditor;
import org.schedscope.event.EventField;
import org.schedscope.event.EventKind;
import org.schedscope.event.ScheduleEvent;
import org.schedscope.io.Formats;
import org.schedscope.io.format.LoadedWorkload;
import org.schedscope.io.format.PlatformChoice;
import org.schedscope.io.input.InputException;
import org.schedscope.io.input.InputFile;
import org.schedscope.io.input.Limits;
import org.schedscope.io.input.ReadOptions;
import org.schedscope.io.input.Samples;
import org.schedscope.metrics.DecileRow;
import org.schedscope.metrics.ReportOptions;
import org.schedscope.metrics.RunMeasures;
import org.schedscope.metrics.RunReport;
import org.schedscope.model.graph.WorkloadIndex;
import org.schedscope.policy.registry.Policies;
import org.schedscope.scheduler.RunSpec;
import org.schedscope.scheduler.Schedulers;

/** The samples say what their README says they say. */
class SampleWorkloadsTest {
    private static final Path FOLDER = Path.of("sample-workloads");

    static Stream<Path> files() throws IOException {
        try (Stream<Path> files = Files.list(FOLDER)) {
            return files.filter(file -> file.toString().endsWith(".json") && !file.toString().endsWith(".platform.json")).sorted().toList()
                    .stream();
        }
    }

    private static RunSpec spec(Path file, String policy) throws InputException {
        LoadedWorkload loaded = Formats.read(file, ReadOptions.DEFAULT);
        assertEquals(List.of(), loaded.warnings());
        return RunSpec.of(loaded.workload(), PlatformChoice.of(loaded, InputFile.of(file), Optional.empty(), Limits.DEFAULT).platform(),
                policy, 1);
    }

    private static RunReport report(String name, String policy) throws InputException {
        RunSpec spec = spec(FOLDER.resolve(name), policy);
        RunMeasures measures = new RunMeasures(new WorkloadIndex(spec.workload()), spec.platform());
        Schedulers.start(spec, measures).runToEnd();
        return measures.report(ReportOptions.defaults());
    }

    private static List<String> starts(String name, String policy) throws InputException {
        RunSpec spec = spec(FOLDER.resolve(name), policy);
        WorkloadIndex index = new WorkloadIndex(spec.workload());
        List<String> starts = new ArrayList<>();
        Schedulers.start(spec, event -> {
            if (event.kind() == EventKind.TASK_STARTED) {
                starts.add(index.label(event.get(EventField.TASK)) + " " + event.tick());
            }
        }).runToEnd();
        return starts;
    }

    @ParameterizedTest
    @MethodSource("files")
    void runLegallyUnderEveryPolicy(Path file) throws InputException {
        for (String policy : Policies.namesForAnyQueue()) {
            RunSpec spec = spec(file, policy);
            ScheduleAuditor auditor = new ScheduleAuditor(new WorkloadIndex(spec.workload()), spec.platform());
            Schedulers.start(spec, auditor).runToEnd();
            assertEquals(List.of(), auditor.finish(), policy);
        }
    }

    @ParameterizedTest
    @MethodSource("files")
    void areDescribedInTheReadme(Path file) throws IOException {
        assertTrue(Files.readString(FOLDER.resolve("README.md")).contains("`" + file.getFileName() + "`"), file.toString());
    }

    @Test
    void allComeWithTheProgram() throws IOException {
        assertEquals(files().map(file -> file.getFileName().toString()).toList(), Samples.names().stream().sorted().toList());
    }

    @Test
    void soDoAllPlatforms() throws IOException {
        try (Stream<Path> files = Files.list(FOLDER)) {
            assertEquals(files.map(file -> file.getFileName().toString()).filter(name -> name.endsWith(".platform.json")).sorted().toList(),
                    Samples.platforms());
        }
    }

    @Test
    void campusWeekShowsPolicySlrAndFifoApart() throws InputException {
        RunReport fifo = report("campus-week.workload.json", "fifo-job");
        RunReport pslr = report("campus-week.workload.json", "p-slr");
        assertEquals(List.of(40, 5.22, 23.5, 985.0, 52.5), summary(fifo));
        assertEquals(List.of(40, 1.86, 6.63, 993.0, 32.5), summary(pslr));
        assertEquals(9.65, rounded(report("campus-week.workload.json", "lrtf").metrics().get("meanSlr")));
        for (DecileRow row : fifo.byDecile()) {
            assertEquals(4, row.count(), "enough for a box in every decile");
        }
        assertEquals(12, Math.round((fifo.byDecile().get(0).mean() + fifo.byDecile().get(1).mean()) / 2));
        assertEquals(1.5, Math.round(10 * fifo.byDecile().get(9).mean()) / 10.0);
        assertTrue(pslr.byDecile().stream().allMatch(row -> row.mean() < 2.6));
        for (RunReport run : List.of(fifo, pslr)) {
            assertEquals(0, run.users().stream().filter(user -> user.user().equals("/cs/edsger")).findFirst().orElseThrow().violated());
        }
    }

    /** Under the market: jobs starved, per cent of the value, core-ticks spent in vain. */
    private static List<Long> market(String policy, String stop) throws InputException {
        RunSpec bare = spec(FOLDER.resolve("overloaded-market.workload.json"), policy);
        RunSpec spec = new RunSpec(bare.workload(), bare.platform(), policy, Schedulers.MARKET, 1,
                new TreeMap<>(Map.of("auction-stop", stop)));
        RunMeasures measures = new RunMeasures(new WorkloadIndex(spec.workload()), spec.platform());
        Schedulers.start(spec, measures).runToEnd();
        Map<String, Double> metrics = measures.report(ReportOptions.defaults()).metrics();
        return List.of(Math.round(metrics.get("starvedJobs")), Math.round(100 * metrics.get("valueProportion")),
                Math.round(metrics.get("starvedCoreTicks")));
    }

    @Test
    void theOverloadedMarketShowsValuePoliciesApart() throws InputException {
        assertEquals(List.of(6L, 46L, 10416L), market("pvr", "market"));
        assertEquals(List.of(4L, 49L, 7955L), market("edf-final", "market"));
        assertEquals(List.of(68L, 52L, 7183L), market("edf", "market"));
        assertEquals(List.of(11L, 65L, 3526L), market("srtf", "market"));
        assertEquals(List.of(151L, 61L, 2984L), market("pv", "market"));
        assertEquals(List.of(163L, 39L, 17877L), market("lrtf", "market"));
        assertEquals(List.of(0L, 83L, 0L), market("pvr", "kind"));
        assertEquals(List.of(1L, 81L, 46L), market("edf-final", "kind"));
        assertEquals(List.of(34L, 65L, 3446L), market("edf", "kind"));
        assertEquals(List.of(3L, 77L, 3601L), market("srtf", "kind"));
        assertEquals(List.of(147L, 62L, 6050L), market("pv", "kind"));
        assertEquals(List.of(153L, 46L, 18614L), market("lrtf", "kind"));
    }

    private static List<Object> summary(RunReport report) {
        Map<String, Double> metrics = report.metrics();
        return List.of(report.finishedJobs(), rounded(metrics.get("meanSlr")), rounded(metrics.get("worstSlr")), metrics.get("makespan"),
                metrics.get("violatedEetPercent"));
    }

    private static double rounded(double value) {
        return Math.round(value * 100) / 100.0;
    }

    @Test
    void grahamIsTheSurveysScheduleBUnderFifo() throws InputException {
        assertEquals(List.of("J1 T1 0", "J2 T2 0", "J3 T3 0", "J4 T4 2", "J1 T9 3", "J4 T5 4", "J4 T6 4", "J4 T7 8", "J4 T8 8"),
                starts("graham-1969.workload.json", "fifo-job"));
        assertEquals(15, report("graham-1969.workload.json", "p-slr").metrics().get("makespan"));
        assertEquals(18, report("graham-1969.workload.json", "srtf").metrics().get("makespan"));
    }

    @Test
    void multipleWaitsIsTheSurveysScheduleBUnderFifoOverJobs() throws InputException {
        assertEquals(List.of("J1 T1 0", "J1 T2 1", "J1 T3 2", "J2 T1 3", "J2 T2 4", "J2 T3 5"),
                starts("multiple-waits.workload.json", "fifo-job"));
        assertEquals(1, report("multiple-waits.workload.json", "fifo-job").metrics().get("peakInFlight"));
        assertEquals(List.of("J2 T1 0", "J1 T1 1", "J2 T2 2", "J1 T2 3", "J1 T3 4", "J2 T3 5"),
                starts("multiple-waits.workload.json", "lrtf"));
    }

    @Test
    void slrVersusStretchIsFigure5UnderEveryPolicy() throws InputException {
        for (String policy : Policies.namesForAnyQueue()) {
            RunReport report = report("slr-versus-stretch.workload.json", policy);
            assertEquals(List.of(5 / 3.0, 1.0), report.byDecile().stream().filter(row -> row.count() > 0).map(DecileRow::mean).toList(),
                    policy);
            assertEquals(List.of(1.0, 1.0), List.of(report.metrics().get("meanStretch"), report.metrics().get("worstSpeedup")), policy);
        }
    }

    @Test
    void diamondsTakeTheirCriticalPath() throws InputException {
        RunReport report = report("wfformat-diamonds.json", "p-slr");
        assertEquals(List.of(175.0, 1.0), List.of(report.metrics().get("makespan"), report.metrics().get("meanSlr")));
    }
}
