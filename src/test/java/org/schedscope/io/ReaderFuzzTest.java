package org.schedscope.io;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.SplittableRandom;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.schedscope.experiment.definition.ExperimentJson;
import org.schedscope.experiment.definition.ExperimentJsonTest;
import org.schedscope.experiment.result.Results;
import org.schedscope.experiment.result.ResultsTest;
import org.schedscope.experiment.session.SessionFile;
import org.schedscope.experiment.session.SessionFileTest;
import org.schedscope.experiment.session.SessionFolder;
import org.schedscope.fixture.FormatContract;
import org.schedscope.io.batsim.BatsimJobsCsv;
import org.schedscope.io.batsim.BatsimJson;
import org.schedscope.io.csv.EetCapacityCsv;
import org.schedscope.io.format.LogFormat;
import org.schedscope.io.input.InputException;
import org.schedscope.io.input.InputFile;
import org.schedscope.io.input.Limits;
import org.schedscope.io.input.ReadOptions;
import org.schedscope.io.input.TableColumns;
import org.schedscope.io.input.WorkloadFormatsTest;
import org.schedscope.io.log.EventLogReader;
import org.schedscope.io.log.EventLogTest;
import org.schedscope.io.platform.PlatformJson;
import org.schedscope.io.platform.PlatformJsonTest;
import org.schedscope.io.schedule.JeduleReader;
import org.schedscope.io.schedule.ScheduleCsvReader;
import org.schedscope.io.swf.SwfMachines;
import org.schedscope.io.swf.SwfReader;
import org.schedscope.io.swf.SwfTest;
import org.schedscope.io.table.AccountingLogsTest;
import org.schedscope.io.table.ChromeTraceReaderTest;
import org.schedscope.io.table.TableLogsTest;
import org.schedscope.io.table.TableShapesTest;
import org.schedscope.io.workflow.CwsDagReader;
import org.schedscope.io.workflow.DaxReader;
import org.schedscope.io.workflow.DotReader;
import org.schedscope.io.workflow.StgReader;
import org.schedscope.io.workflow.WfFormat;
import org.schedscope.io.workflow.WfFormatTest;
import org.schedscope.io.workload.ForkJson;
import org.schedscope.io.workload.WorkloadJsonTest;
import org.schedscope.lesson.LessonJson;
import org.schedscope.lesson.LessonJsonTest;
import org.schedscope.model.time.TickLength;

/** Whatever the bytes: a result or an InputException. {@code -Dfuzz.inputs=N} looks longer. */
@Tag("law")
class ReaderFuzzTest {
    private static final int INPUTS = Integer.getInteger("fuzz.inputs", 600);
    private static final List<String> TOKENS = List.of("{", "}", "[", "]", ":", ",", "\"", "0", "-1", "1e99", "1e-9", "9223372036854775807",
            "null",
            "true", "\"id\"", "\"tasks\"", "\"jobs\"", "\"exec\"", "\"after\"", "\"T1\"", "\"workflow\"", "\"parents\"", "\"root\"",
            "\"children\"",
            "\"runtimeInSeconds\"", "\n", "\\", "\u0000", "é", "\uFEFF", "\"seq\"", "\"type\"", "\"t\"",
            "<", ">", "/>", "</", "<a>", "<job>", "&amp;", "&x;", "<!--", "-->", "<![CDATA[", "]]>", "<!DOCTYPE a [", "<?xml?>", "=", "'",
            " ", "\t", "-", "#", "->", "--", ";", "+", "/*", "*/", "//", "subgraph", "node", "[size=1]",
            "\"ph\"", "\"E\"", "\"b\"", "\"dur\"");

    @TempDir
    Path folder;

    private void survives(String valid, FormatContract.Reader<?> reader) throws IOException {
        survives(valid.getBytes(StandardCharsets.UTF_8), reader);
    }

    private void survives(byte[] bytes, FormatContract.Reader<?> reader) throws IOException {
        Path file = folder.resolve("fuzz.json");
        int ends = 0;
        for (int seed = 0; seed < INPUTS; seed++) {
            SplittableRandom random = new SplittableRandom(seed);
            Files.write(file, seed % 4 == 0 ? garbage(random) : mutated(bytes, random));
            try {
                reader.read(file);
                ends++;
            } catch (InputException e) {
                ends++;
            } catch (RuntimeException e) {
                throw new AssertionError("seed " + seed + ": " + Files.readString(file, StandardCharsets.ISO_8859_1), e);
            }
        }
        assertEquals(INPUTS, ends);
    }

    private static byte[] garbage(SplittableRandom random) {
        StringBuilder text = new StringBuilder(random.nextBoolean() ? "{" : "");
        int length = random.nextInt(60);
        for (int i = 0; i < length; i++) {
            text.append(TOKENS.get(random.nextInt(TOKENS.size())));
        }
        return text.toString().getBytes(StandardCharsets.UTF_8);
    }

    private static byte[] mutated(byte[] valid, SplittableRandom random) {
        byte[] bytes = valid.clone();
        int changes = 1 + random.nextInt(4);
        for (int i = 0; i < changes; i++) {
            int at = random.nextInt(bytes.length);
            switch (random.nextInt(4)) {
                case 0 -> bytes[at] = (byte) random.nextInt(256);
                case 1 -> bytes = spliced(bytes, at, Math.min(bytes.length, at + 1 + random.nextInt(8)), new byte[0]);
                case 2 -> bytes = spliced(bytes, at, at, TOKENS.get(random.nextInt(TOKENS.size())).getBytes(StandardCharsets.UTF_8));
                default -> bytes = spliced(bytes, at, at, Arrays.copyOfRange(bytes, random.nextInt(at + 1), at));
            }
            if (bytes.length == 0) {
                return bytes;
            }
        }
        return bytes;
    }

    private static byte[] spliced(byte[] bytes, int from, int to, byte[] between) {
        byte[] result = Arrays.copyOf(bytes, bytes.length - (to - from) + between.length);
        System.arraycopy(between, 0, result, from, between.length);
        System.arraycopy(bytes, to, result, from + between.length, bytes.length - to);
        return result;
    }

    @Test
    void theWorkloadReaderSurvivesAnything() throws IOException {
        survives(WorkloadJsonTest.EVERYTHING, path -> Formats.read(path, ReadOptions.DEFAULT));
    }

    @Test
    void thePlatformReaderSurvivesAnything() throws IOException {
        survives(PlatformJsonTest.EVERYTHING, path -> PlatformJson.read(InputFile.of(path), Limits.DEFAULT));
    }

    @Test
    void theWorkflowReaderSurvivesAnything() throws IOException {
        survives(WfFormatTest.LATEST, path -> new WfFormat().read(InputFile.of(path), ReadOptions.DEFAULT));
        survives(WfFormatTest.OLD, path -> new WfFormat().read(InputFile.of(path), ReadOptions.DEFAULT));
    }

    @Test
    void theLogReaderSurvivesAnything() throws IOException {
        survives(new String(EventLogTest.logOf(EventLogTest.smallRun()), StandardCharsets.UTF_8),
                path -> EventLogReader.read(InputFile.of(path), Limits.DEFAULT));
    }

    @Test
    void theReaderOfForksSurvivesAnything() throws IOException {
        survives("""
                {"format": "schedscope-fork", "version": 1, "at": 120, "policy": "fifo-job", "scheduler": "central", "seed": 3,
                 "parameters": {"rearrangement": "easy"}, "cores": {"C1": 4}, "outages": [{"cluster": "C2", "cores": 2, "until": 300}],
                 "remove": ["J3"], "jobs": [{"id": "J4", "arrival": 1, "tasks": [{"id": "T", "exec": 7, "after": []}]}]}
                """, path -> ForkJson.read(InputFile.of(path), Limits.DEFAULT));
    }

    @Test
    void theReaderOfLessonsSurvivesAnything() throws IOException {
        survives(LessonJsonTest.EVERYTHING, path -> LessonJson.read(InputFile.of(path), Limits.DEFAULT));
    }

    @Test
    void theReadersOfExperimentsSurviveAnything() throws IOException {
        survives(ExperimentJsonTest.EVERYTHING, path -> ExperimentJson.read(InputFile.of(path), Limits.DEFAULT));
        survives(ResultsTest.example(), path -> {
            try {
                return Results.read(path, result -> {});
            } catch (InputException refused) {
                throw refused;
            } catch (IOException e) {
                throw new AssertionError(e);
            }
        });
    }

    @Test
    void theReaderOfBatchLogsSurvivesAnything() throws IOException {
        survives(SwfTest.LOG, path -> Formats.read(path, ReadOptions.DEFAULT));
        survives(SwfTest.LOG, path -> new SwfReader().read(InputFile.of(path), ReadOptions.DEFAULT));
        survives("; GB\n0\tnorth \t 3 \t 4 \t 1 \t 2 \t x\n1\tsouth\t5\t1\t1\n",
                path -> SwfMachines.read(InputFile.of(path), Limits.DEFAULT, new ArrayList<>()));
    }

    @Test
    void theReadersOfSchedulesSurviveAnything() throws IOException {
        FormatContract.Reader<?> any = path -> ScheduleFormats.read(InputFile.of(path), ReadOptions.DEFAULT);
        survives(ScheduleFormatsTest.CSV, any);
        survives(ScheduleFormatsTest.CSV, path -> new ScheduleCsvReader().read(InputFile.of(path), ReadOptions.DEFAULT));
        survives(ScheduleFormatsTest.BATSIM, path -> new BatsimJobsCsv().read(InputFile.of(path), ReadOptions.DEFAULT));
        survives(ScheduleFormatsTest.JEDULE, path -> new JeduleReader().read(InputFile.of(path), ReadOptions.DEFAULT));
    }

    @Test
    void theReadersOfOtherSimulatorsSurviveAnything() throws IOException {
        survives(WorkloadFormatsTest.DAX, path -> new DaxReader().read(InputFile.of(path), ReadOptions.DEFAULT));
        survives(WorkloadFormatsTest.DAG, path -> new CwsDagReader().read(InputFile.of(path), ReadOptions.DEFAULT));
        survives(WorkloadFormatsTest.STG, path -> new StgReader().read(InputFile.of(path), ReadOptions.DEFAULT));
        survives(WorkloadFormatsTest.STG_COSTS, path -> new StgReader().read(InputFile.of(path), ReadOptions.DEFAULT));
        survives(WorkloadFormatsTest.BATSIM_OLD, path -> new BatsimJson().read(InputFile.of(path), ReadOptions.DEFAULT));
        survives(WorkloadFormatsTest.DAX, path -> Formats.read(path, ReadOptions.DEFAULT));
    }

    @Test
    void theReadersOfWorkloadsOfManyFilesSurviveAnything() throws IOException {
        Files.writeString(folder.resolve("two.json"), WfFormatTest.LATEST);
        Files.writeString(folder.resolve("jobs.swf"), SwfTest.LOG);
        survives(ManifestTest.MANIFEST.replace("sub/graph.stg", "two.json"),
                path -> new Manifest().read(InputFile.of(path), ReadOptions.DEFAULT));
        byte[] tar = WorkflowArchiveTest.tar(WorkflowArchiveTest.members());
        survives(tar, path -> new WorkflowArchive().read(InputFile.of(path), ReadOptions.DEFAULT));
        survives(FormatContract.gzip(tar), path -> Formats.read(path, ReadOptions.DEFAULT));
    }

    @Test
    void theReaderOfExpectationsSurvivesAnything() throws IOException {
        survives("user,cores,memory\n/maths/ada,4,1024\n\"/cs, night\",12,\n/,1,9\n",
                path -> EetCapacityCsv.read(InputFile.of(path), Limits.DEFAULT));
    }

    @Test
    void theReaderOfSessionsSurvivesAnything() throws IOException {
        byte[] zip = SessionFileTest.bytes(SessionFileTest.session());
        survives(zip, path -> SessionFile.read(InputFile.of(path), Limits.DEFAULT));
        SessionFolder kept = new SessionFolder(folder);
        kept.write(SessionFileTest.session());
        survives(Files.readAllBytes(folder.resolve("session.json")), path -> {
            becomes(path, folder.resolve("session.json"));
            return SessionFile.readFolder(folder, Limits.DEFAULT);
        });
    }

    @Test
    void theReadersOfLogsSurviveAnything() throws IOException {
        for (String sample : List.of(TableLogsTest.SACCT, TableLogsTest.SACCT_JSON, TableLogsTest.NEXTFLOW, TableLogsTest.ALIBABA,
                TableLogsTest.PBS, AccountingLogsTest.SGE, AccountingLogsTest.QACCT, AccountingLogsTest.LSF, AccountingLogsTest.CONDOR,
                TableLogsTest.OAR, TableLogsTest.CHROME, ChromeTraceReaderTest.EVERYTHING, SwfTest.LOG)) {
            InputFile log = InputFile.of("log", sample.getBytes(StandardCharsets.UTF_8));
            LogFormat format = Formats.logFormatOf(RecognizedFile.of(log, Limits.DEFAULT), ReadOptions.DEFAULT)
                    .orElseThrow();
            survives(sample, path -> format.readLog(InputFile.of(path), ReadOptions.DEFAULT.withTick(TickLength.FITTING)));
        }
        survives(WorkloadFormatsTest.DOT, path -> new DotReader().read(InputFile.of(path), ReadOptions.DEFAULT));
        survives("strict digraph \"g\" { node [size=\"1e9\"] subgraph c { a:p:n -> {b, c; <d<i>>} [size=7] } c -> \"e\" + \"f\" /* x */ }",
                path -> new DotReader().read(InputFile.of(path), ReadOptions.DEFAULT));
        ReadOptions named = ReadOptions.DEFAULT.withColumns(Optional.of(TableColumns.parse(
                "job=JobID,arrival=Submit,start=Start,finish=End,cores=AllocCPUS,task=JobName,after=State,memory=ReqMem,wait=Timelimit")));
        survives(TableLogsTest.SACCT, path -> Formats.read(path, named));
        for (String sample : TableShapesTest.SAMPLES) {
            survives(sample, path -> Formats.read(path, ReadOptions.DEFAULT));
            survives(sample.getBytes(StandardCharsets.UTF_16), path -> Formats.read(path, ReadOptions.DEFAULT.withStrict(true)));
        }
    }

    @Test
    void whatNothingReadsIsToldWhateverItIs() throws IOException {
        survives("{\"total_count\": 1, \"jobs\": [{\"run_id\": 7, \"steps\": []}], \"x\": {\"y\": [{}]}}",
                path -> Formats.read(path, ReadOptions.DEFAULT));
        survives("[{\"a\": 1, \"b\": [2]}, {\"c\": null}]\n", path -> {
            throw RecognizedFile.of(InputFile.of(path), Limits.DEFAULT).refusal(Limits.DEFAULT);
        });
    }

    private static void becomes(Path path, Path other) {
        try {
            Files.copy(path, other, StandardCopyOption.REPLACE_EXISTING);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}
