package org.schedscope.cli.command;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.schedscope.cli.CommandLineMain;
import org.schedscope.fixture.CommandRuns;

class ConvertCommandTest {
    private static final String WORKLOAD = """
            {"name": "two", "jobs": [
             {"id": "J1", "user": "/ada", "tasks": [{"id": "a", "exec": 3}, {"id": "b", "exec": 9, "after": ["a"]}]},
             {"id": "J/2", "arrival": 4, "tasks": [{"id": "a", "exec": 2, "kind": "gpu"}]}]}
            """;

    @TempDir
    Path folder;

    private record Result(int code, String err) {
    }

    @BeforeEach
    void writeWorkload() throws IOException {
        Files.writeString(folder.resolve("two.workload.json"), WORKLOAD);
    }

    private String path(String name) {
        return folder.resolve(name).toString();
    }

    /** Names of files are put into the folder. */
    private Result run(String... arguments) {
        StringWriter err = new StringWriter();
        String[] placed = Stream.of(arguments).map(text -> text.contains(".") || text.endsWith("/") ? path(text) : text)
                .toArray(String[]::new);
        int code = CommandLineMain.run(placed, new PrintWriter(new StringWriter()), new PrintWriter(err), CommandRuns.NO_WINDOW);
        return new Result(code, err.toString().replace(folder + java.io.File.separator, "").replace(System.lineSeparator(), "\n"));
    }

    private List<String> names(String of) throws IOException {
        try (Stream<Path> files = Files.list(folder.resolve(of))) {
            return files.map(file -> file.getFileName().toString()).sorted().toList();
        }
    }

    @Test
    void severalWorkflowsBecomeAFolderAndComeBack() throws IOException {
        assertEquals(new Result(0, "warning: out/: the format has no place for kinds of clusters; lost: 1\n".replace("out/", "out")),
                run("convert", "two.workload.json", "out/", "--to", "wfformat"));
        assertEquals(List.of("J1.json", "J_2.json", "workload.manifest.json"), names("out"));
        assertEquals(new Result(0, ""), run("convert", "out/workload.manifest.json", "back.workload.json"));
        assertEquals(WORKLOAD.replaceAll("\\s", "").replace("{\"name\"", "{\"format\":\"schedscope-workload\",\"version\":1,\"name\"")
                .replace(",\"jobs\"", ",\"timeUnit\":\"s\",\"jobs\"").replace("\"/ada\",", "\"/ada\",\"arrival\":0,")
                .replace(",\"kind\":\"gpu\"", ""),
                Files.readString(folder.resolve("back.workload.json")).replaceAll("\\s", ""));
    }

    @Test
    void anEventLogBecomesSchedulesOfEveryKind() throws IOException {
        assertEquals(new Result(0, ""), run("simulate", "two.workload.json", "--events", "run.ndjson.gz", "--schedule", "run.csv"));
        for (String out : List.of("again.csv", "run.jed", "run.trace.json", "same.workload.json")) {
            assertEquals(new Result(0, ""), run("convert", "run.ndjson.gz", out));
        }
        assertEquals(Files.readString(folder.resolve("run.csv")), Files.readString(folder.resolve("again.csv")));
        run("convert", "run.jed", "from-jedule.csv");
        assertEquals(Files.readString(folder.resolve("run.csv")), Files.readString(folder.resolve("from-jedule.csv")));
    }

    @Test
    void aRunWritesTheScheduleThatTheNameMeans() throws IOException {
        assertEquals(new Result(0, ""), run("simulate", "two.workload.json", "--schedule", "run.trace.json"));
        assertTrue(Files.readString(folder.resolve("run.trace.json")).contains("\"traceEvents\""));
        assertEquals(new Result(0, ""), run("simulate", "two.workload.json", "--schedule", "run.jed"));
        assertTrue(Files.readString(folder.resolve("run.jed")).contains("<grid_schedule>"));
    }

    @Test
    void theMachineOfALogIsWrittenToo() throws IOException {
        Files.writeString(folder.resolve("log.swf"), "; MaxProcs: 8\n1 0 -1 10 2 -1 -1 2 -1 -1 1 3 -1 -1 -1 -1 -1 -1\n");
        assertEquals(new Result(0, ""), run("convert", "log.swf", "log.workload.json", "--platform-out", "log.platform.json"));
        assertTrue(Files.readString(folder.resolve("log.platform.json")).contains("\"cores\": 8"));
        assertEquals(new Result(2, "two.workload.json describes no platform\n"),
                run("convert", "two.workload.json", "x.workload.json", "--platform-out", "p.json"));
    }

    @Test
    void whatCannotBeWrittenIsRefusedAndNothingIsLeft() throws IOException {
        Files.writeString(folder.resolve("s.csv"), "job,task,cluster,start,finish,cores\nJ,t,C,0,1,1\n");
        List<String> before = names("");
        assertEquals(new Result(2,
                "cannot write w.json: WfFormat holds one workflow, and the workload has 2 jobs; --to wfformat with a folder as OUT writes"
                        + " a file"
                        + " a job\n"),
                run("convert", "two.workload.json", "w.json"));
        assertEquals(new Result(2, "cannot write w.swf: a job of the Standard Workload Format is one task, and job J1 has 2\n"),
                run("convert", "two.workload.json", "w.swf"));
        assertEquals(new Result(2, "s.csv is a schedule without a workload; it can be written as csv, jedule, chrome-trace\n"),
                run("convert", "s.csv", "w.swf"));
        assertEquals(new Result(2,
                "two.workload.json is a workload; a schedule of it is made by: schedscope simulate two.workload.json --schedule w.csv\n"),
                run("convert", "two.workload.json", "w.csv"));
        assertEquals(new Result(2,
                "the ending of w.doc is not a known format; use one of .workload.json, .json, .swf, .batsim.json, "
                        + ".csv, .jed, .trace.json or --to\n"),
                run("convert", "two.workload.json", "w.doc"));
        assertEquals(new Result(2, "unknown format 'jedul'; did you mean jedule? (7 formats: schedscope formats)\n"),
                run("convert", "s.csv", "w.jed", "--to", "jedul"));
        assertEquals(new Result(2, "cannot write s.csv: it is another input or output of this command\n"),
                run("convert", "s.csv", "s.csv"));
        assertEquals(before, names(""));
    }

    @Test
    void schedulesAreValidatedToo() throws IOException {
        Files.writeString(folder.resolve("s.csv"), "job,task,cluster,start,finish,cores\nJ,t,C,0,0,1\n");
        assertEquals(new Result(2, "s.csv:2:9: \"finish\" is 0; it must be after \"start\", 0\n"), run("validate", "s.csv"));
    }
}
