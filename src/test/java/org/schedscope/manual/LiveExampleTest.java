package org.schedscope.manual;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.io.File;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.schedscope.event.EventKind;
import org.schedscope.fixture.CommandRuns;
import org.schedscope.io.input.InputFile;
import org.schedscope.io.input.Limits;
import org.schedscope.io.log.EventLogReader;
import org.schedscope.model.Job;
import org.schedscope.trace.Trace;

/** What the manual says of event logs holds: its table names all events, and its simulator in Python writes a log that is one. */
class LiveExampleTest {
    private static final List<Path> PAGES = List.of(Path.of("assets", "manual", "live.md"), Path.of("assets", "manual", "de", "live.md"));

    @Test
    void theTableNamesEveryEvent() throws IOException {
        for (Path page : PAGES) {
            String text = Files.readString(page);
            Arrays.stream(EventKind.values()).forEach(kind -> assertTrue(text.contains("| `" + kind.logName() + "` |"),
                    () -> page + ": " + kind));
        }
    }

    @Test
    void bothLanguagesShowTheSameProgram() throws IOException {
        assertEquals(Python.shown(PAGES.get(0)), Python.shown(PAGES.get(1)));
    }

    @Test
    void theSimulatorInPythonWritesALogInWhichAllJobsFinish(@TempDir Path folder) throws IOException, InterruptedException {
        Path program = Files.writeString(folder.resolve("toy.py"), Python.shown(PAGES.get(0)).get(0));
        Python.assumeThere();
        Process python = new ProcessBuilder("python3", program.toString()).redirectError(folder.resolve("errors").toFile()).start();
        byte[] log = python.getInputStream().readAllBytes();
        assertEquals(0, python.waitFor(), () -> read(folder.resolve("errors")));
        Trace trace = EventLogReader.read(InputFile.of("toy.events.ndjson", log), Limits.DEFAULT).trace();
        int finished = 0;
        for (int seq = 0; seq < trace.eventCount(); seq++) {
            finished += trace.kind(seq) == EventKind.JOB_FINISHED ? 1 : 0;
        }
        assertEquals(200, trace.workload().jobs().size());
        assertEquals(200, finished);
    }

    /** What sacct says at three moments: job 102 starts and ends, 103 is cancelled while it waits, 104 has come and gone. */
    private static final List<String> SACCT = List.of("""
            101|ada|maths|1000|1005|Unknown|4|10
            102|ben|bio|1002|Unknown|Unknown|8|5
            """, """
            101|ada|maths|1000|1005|1100|4|10
            102|ben|bio|1002|1100|Unknown|8|5
            103|ada|maths|1050|Unknown|Unknown|2|
            """, """
            101|ada|maths|1000|1005|1100|4|10
            102|ben|bio|1002|1100|1200|8|5
            103|ada|maths|1050|Unknown|1150|2|
            104|eve|bio|1190|1200|1210|1|1
            """);

    @Test
    void theScriptThatLooksAtSlurmWritesALogOfWhatHappens(@TempDir Path folder) throws IOException, InterruptedException {
        Python.assumeThere();
        Path script = Files.writeString(folder.resolve("slurm.py"), Python.shown(PAGES.get(0)).get(1));
        for (int look = 0; look < SACCT.size(); look++) {
            Files.writeString(folder.resolve("look" + (look + 1)), SACCT.get(look));
        }
        Path sacct = Files.writeString(folder.resolve("sacct"), "#!/bin/sh\ncd '" + folder
                + "'; echo >> looks; cat look$(wc -l < looks)\n");
        assumeTrue(sacct.toFile().setExecutable(true), "no scripts here");
        ProcessBuilder command = new ProcessBuilder("python3", script.toString(), "8", "0", "3")
                .redirectError(folder.resolve("e").toFile());
        command.environment().merge("PATH", folder.toString(), (path, first) -> first + File.pathSeparator + path);
        Process python = command.start();
        byte[] log = python.getInputStream().readAllBytes();
        assertEquals(0, python.waitFor(), () -> read(folder.resolve("e")));
        Trace trace = EventLogReader.read(InputFile.of("slurm.events.ndjson", log), Limits.DEFAULT).trace();
        assertEquals(List.of("101", "102", "103", "104"), trace.workload().jobs().stream().map(Job::id).toList());
        assertEquals(List.of(95L, 100L, 86_400L, 10L), trace.workload().jobs().stream().map(job -> job.tasks().get(0).exec()).toList(),
                "what those took that have ended, which is not what they were allowed");
        assertEquals(18, trace.eventCount());
        assertEquals(210, trace.lastTick());
        Path file = Files.write(folder.resolve("slurm.events.ndjson"), log);
        CommandRuns.Result measured = new CommandRuns(folder).run("measure", "--schedule", file.toString());
        assertEquals(0, measured.code(), measured.err());
        assertTrue(measured.out().lines().anyMatch(line -> line.matches("Starved jobs +1 jobs")), measured.out());
        CommandRuns.Result linted = new CommandRuns(folder).run("lint", "--schedule", file.toString(), "--errors-only");
        assertEquals(0, linted.code(), linted.out());
    }

    private static String read(Path file) {
        try {
            return new String(Files.readAllBytes(file), StandardCharsets.UTF_8);
        } catch (IOException e) {
            return e.toString();
        }
    }
}
