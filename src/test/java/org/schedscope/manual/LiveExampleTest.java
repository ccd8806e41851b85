package org.schedscope.manual;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.schedscope.io.input.InputFile;
import org.schedscope.io.input.Limits;
import org.schedscope.io.log.EventLogReader;
import org.schedscope.trace.EventKind;
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

    private static String example(Path page) throws IOException {
        return Python.shown(page).get(0);
    }

    @Test
    void bothLanguagesShowTheSameProgram() throws IOException {
        assertEquals(example(PAGES.get(0)), example(PAGES.get(1)));
    }

    @Test
    void theSimulatorInPythonWritesALogInWhichAllJobsFinish(@TempDir Path folder) throws IOException, InterruptedException {
        Path program = Files.writeString(folder.resolve("toy.py"), example(PAGES.get(0)));
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

    private static String read(Path file) {
        try {
            return new String(Files.readAllBytes(file), StandardCharsets.UTF_8);
        } catch (IOException e) {
            return e.toString();
        }
    }
}
