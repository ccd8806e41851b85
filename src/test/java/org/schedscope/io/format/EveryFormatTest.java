package org.schedscope.io.format;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Locale;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.schedscope.fixture.FormatContract;
import org.schedscope.io.Formats;
import org.schedscope.io.ManifestTest;
import org.schedscope.io.ScheduleFormats;
import org.schedscope.io.ScheduleFormatsTest;
import org.schedscope.io.WorkflowArchive;
import org.schedscope.io.input.InputException;
import org.schedscope.io.input.InputFile;
import org.schedscope.io.input.Limits;
import org.schedscope.io.input.ReadOptions;
import org.schedscope.io.input.WorkloadFormatsTest;
import org.schedscope.io.json.DocumentHead;
import org.schedscope.io.swf.SwfTest;
import org.schedscope.io.table.AccountingLogsTest;
import org.schedscope.io.table.TableLogsTest;
import org.schedscope.io.workflow.WfFormatTest;
import org.schedscope.io.workload.WorkloadJsonTest;
import org.schedscope.io.workload.WorkloadWriter;
import org.schedscope.model.Workload;

/**
 * The contract of every format that is read: known by its content, the same whatever the clothes, never partly, and wrong in one line
 * only where it is. {@code -Dgolden.update=true} rewrites what the samples give.
 */
class EveryFormatTest {
    private static final Path GOLDEN = Path.of("src/test/resources/golden/formats");

    /**
     * A small file of a format.
     *
     * @param format name of the format that must recognise it
     * @param name of the golden file
     * @param good what is replaced by something bad
     * @param line where the bad thing then stands
     * @param cuts whether every prefix must be refused; where lines stand alone, a file may end after any of them
     */
    private record Sample(String format, String name, String text, String good, String bad, int line, boolean cuts) {
        @Override
        public String toString() {
            return name;
        }
    }

    @TempDir
    Path folder;

    private static Stream<Sample> samples() {
        return Stream.of(
                new Sample("native workload JSON", "native", WorkloadJsonTest.EVERYTHING, "\"exec\": ", "\"exec\": -", 0, true),
                new Sample("WfCommons WfFormat JSON", "wfformat-1.5", WfFormatTest.LATEST, "59.5", "-59.5", 4, true),
                new Sample("WfCommons WfFormat JSON", "wfformat-1.2", WfFormatTest.OLD, "\"size\": 9", "\"size\": -9", 3, true),
                new Sample("Standard Workload Format", "swf", SwfTest.LOG, "", "", 0, false),
                new Sample("Pegasus DAX XML", "dax", WorkloadFormatsTest.DAX, "13.39", "13,39", 7, true),
                new Sample("Standard Task Graph", "stg", WorkloadFormatsTest.STG, "20", "2O", 3, false),
                new Sample("Standard Task Graph", "stg-prototype", WorkloadFormatsTest.STG_PROTOTYPE, "20", "2O", 3, false),
                new Sample("Standard Task Graph", "stg-costs", WorkloadFormatsTest.STG_COSTS, " 1 9", " 1 -9", 5, false),
                new Sample("Cloud Workflow Simulator DAG", "dag", WorkloadFormatsTest.DAG, "1.5", "1.5s", 6, false),
                new Sample("Batsim workload JSON", "batsim-old", WorkloadFormatsTest.BATSIM_OLD, "\"res\": 4", "\"res\": 0", 4, true),
                new Sample("Batsim workload JSON", "batsim-new", WorkloadFormatsTest.BATSIM_NEW, "20.25", "-20.25", 8, true),
                new Sample("manifest of workflows", "manifest", ManifestTest.MANIFEST, "\"every\": 100", "\"every\": 0.5", 3, true),
                new Sample("schedule CSV", "schedule-csv", ScheduleFormatsTest.CSV, "3,14,2", "3,14,0", 3, false),
                new Sample("Batsim jobs.csv", "batsim-jobs", ScheduleFormatsTest.BATSIM, "20.7,0.5", "x,0.5", 2, false),
                new Sample("Slurm sacct", "sacct", TableLogsTest.SACCT, "2024-03-01T09:30:05", "2024-03-01T09:61:05", 4, false),
                new Sample("Slurm sacct JSON", "sacct-json", TableLogsTest.SACCT_JSON, "", "", 0, true),
                new Sample("Nextflow trace", "nextflow", TableLogsTest.NEXTFLOW, "252ms", "252 ants", 2, false),
                new Sample("Alibaba 2018 batch_task", "alibaba", TableLogsTest.ALIBABA, "157297", "x157297", 2, false),
                new Sample("PBS accounting log", "pbs", TableLogsTest.PBS, "04/05/2017 13:07:00;E", "04-05 13:07:00;E", 3, false),
                new Sample("Grid Engine accounting", "sge", AccountingLogsTest.SGE, "1433190540:", "14331905x40:", 5, false),
                new Sample("Grid Engine qacct -j", "qacct", AccountingLogsTest.QACCT, "20:45:43", "20:45:67", 12, false),
                new Sample("LSF lsb.acct", "lsf", AccountingLogsTest.LSF, " 1644826620 ", " 1644826620x ", 3, false),
                new Sample("HTCondor user log", "condor", AccountingLogsTest.CONDOR, "03-01 09:20:00 ", "03-01 09:61:00 ", 1, false),
                new Sample("OAR workload trace", "oar", TableLogsTest.OAR, "2 5 9 12", "2 5 x 12", 5, false),
                new Sample("old Batsim jobs.csv", "batsim-jobs-old", TableLogsTest.BATSIM_OLD, "1497297523.0", "soon", 3, false),
                new Sample("DOT task graph", "dot", WorkloadFormatsTest.DOT, "\"2e9\"", "\"2e9x\"", 4, true),
                new Sample("Chrome trace event JSON", "chrome", TableLogsTest.CHROME, "[", "5, [", 0, true),
                new Sample("Jedule XML", "jedule", ScheduleFormatsTest.JEDULE, "\"2.5\"", "\"-2.5\"", 10, true));
    }

    private static String bad(Sample sample) {
        return sample.text().replaceFirst(java.util.regex.Pattern.quote(sample.good()),
                java.util.regex.Matcher.quoteReplacement(sample.bad()));
    }

    /** Everything that comes out of a file, as text; the file's own name counts as nothing. */
    private static String read(Path file) throws InputException {
        return read(file, ReadOptions.DEFAULT);
    }

    private static String read(Path file, ReadOptions options) throws InputException {
        InputFile input = InputFile.of(file);
        try {
            StringBuilder text = new StringBuilder();
            if (ScheduleFormats.of(DocumentHead.of(input, Limits.DEFAULT)).isPresent()) {
                RawSchedule schedule = ScheduleFormats.read(input, options);
                schedule.pieces().forEach(piece -> text.append(piece).append('\n'));
                schedule.jobs().forEach(job -> text.append(job).append('\n'));
                text.append(schedule.clusters()).append('\n');
                schedule.warnings().forEach(warning -> text.append("warning: ").append(warning.message()).append('\n'));
                return text.toString();
            }
            LoadedWorkload loaded = Formats.read(file, options);
            ByteArrayOutputStream out = new ByteArrayOutputStream();
            Workload workload = loaded.workload();
            WorkloadWriter.write(new Workload("NAME", workload.timeUnit(), workload.platform(), workload.jobs()), out);
            text.append(out.toString(StandardCharsets.UTF_8).replace("\"" + input.stem() + "\"", "\"NAME\""));
            loaded.described().ifPresent(platform -> text.append("platform: ").append(platform.clusters()).append('\n'));
            loaded.warnings().forEach(warning -> text.append("warning: ").append(warning.message().toString()
                    .replaceAll("the file .*\\.machines", "the file FILE.machines"))
                    .append('\n'));
            return text.toString();
        } catch (IOException e) {
            throw input.failure(e);
        }
    }

    private FormatContract<String> contract() throws IOException {
        Files.writeString(folder.resolve("two.json"), WfFormatTest.LATEST);
        Files.createDirectories(folder.resolve("sub"));
        Files.writeString(folder.resolve("sub/graph.stg"), WorkloadFormatsTest.STG);
        Files.writeString(folder.resolve("jobs.swf"), SwfTest.LOG);
        return new FormatContract<>(folder, EveryFormatTest::read);
    }

    @ParameterizedTest
    @MethodSource("samples")
    void theContentDecidesTheFormat(Sample sample) throws IOException {
        Path file = Files.writeString(folder.resolve("anything.bin"), sample.text());
        DocumentHead head = DocumentHead.of(InputFile.of(file), Limits.DEFAULT);
        List<String> recognised = Stream.concat(Formats.all().stream().filter(format -> format.recognises(head)).map(WorkloadFormat::name),
                ScheduleFormats.all().stream().filter(format -> format.recognises(head)).map(ScheduleFormat::name)).toList();
        assertEquals(sample.format(), recognised.get(0));
        assertEquals(1, recognised.size() - (recognised.contains("native workload JSON") && recognised.size() == 2 ? 1 : 0));
    }

    @ParameterizedTest
    @MethodSource("samples")
    void theSampleGivesWhatItAlwaysGave(Sample sample) throws IOException {
        String given = contract().read("sample", sample.text());
        Path golden = GOLDEN.resolve(sample.name() + ".txt");
        if (Boolean.getBoolean("golden.update")) {
            Files.createDirectories(GOLDEN);
            Files.writeString(golden, given);
        }
        assertEquals(Files.readString(golden), given);
    }

    @ParameterizedTest
    @MethodSource("samples")
    void clothesDoNotMatter(Sample sample) throws IOException {
        contract().readsTheSameInOtherClothes(sample.text(), contract().read("sample", sample.text()));
    }

    @ParameterizedTest
    @MethodSource("samples")
    void noPartOfAFileIsTakenForTheWhole(Sample sample) throws IOException {
        String whole = contract().read("sample", sample.text());
        if (sample.cuts()) {
            contract().refusesPrefixes(sample.text(), step(sample));
            return;
        }
        byte[] bytes = sample.text().getBytes(StandardCharsets.UTF_8);
        FormatContract<String> contract = contract();
        for (int length = 0; length < bytes.length; length += step(sample)) {
            try {
                String part = contract.read("cut", java.util.Arrays.copyOf(bytes, length));
                assertTrue(entries(part) <= entries(whole), part);
            } catch (InputException e) {
                assertTrue(e.problems().size() <= InputException.MAX_PROBLEMS);
            }
        }
    }

    /** A few hundred cuts, at all sorts of places. */
    private static int step(Sample sample) {
        return 1 + sample.text().length() / 200;
    }

    /** Tasks or pieces in what was read. */
    private static long entries(String text) {
        return text.lines().filter(line -> line.contains("\"exec\"") || line.startsWith("Piece")).count();
    }

    @ParameterizedTest
    @MethodSource("samples")
    void oneBadLineIsNamed(Sample sample) throws IOException {
        if (sample.line() == 0) {
            return;
        }
        String refusal = new FormatContract<>(folder, file -> read(file, ReadOptions.DEFAULT.withStrict(true))).refusal("bad", bad(sample));
        assertTrue(refusal.startsWith("bad:" + sample.line() + ":"), refusal);
        assertEquals(1, refusal.lines().count(), refusal);
    }

    @ParameterizedTest
    @MethodSource("samples")
    void theLocaleDoesNotMatter(Sample sample) throws IOException {
        String expected = contract().read("sample", sample.text());
        Locale before = Locale.getDefault();
        try {
            Locale.setDefault(Locale.forLanguageTag("tr-TR"));
            assertEquals(expected, contract().read("sample", sample.text()));
        } finally {
            Locale.setDefault(before);
        }
    }

    @Test
    void everyFormatHasASample() {
        Set<String> sampled = samples().map(Sample::format).collect(Collectors.toSet());
        Stream.concat(Formats.all().stream().filter(format -> !(format instanceof WorkflowArchive)).map(WorkloadFormat::name),
                ScheduleFormats.all().stream().map(ScheduleFormat::name)).forEach(name -> assertTrue(sampled.contains(name), name));
    }
}
