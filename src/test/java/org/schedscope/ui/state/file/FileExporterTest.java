package org.schedscope.ui.state.file;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.schedscope.fixture.HandCranked;
import org.schedscope.fixture.TestRuns;
import org.schedscope.io.Exports;
import org.schedscope.io.Formats;
import org.schedscope.io.input.ReadOptions;
import org.schedscope.ui.state.run.EngineSimulator;
import org.schedscope.ui.state.session.Session;

class FileExporterTest {
    @TempDir
    Path folder;

    private final HandCranked threads = new HandCranked();
    private final Session session = TestRuns.session(threads, new EngineSimulator(), 3);

    private List<String> names() throws IOException {
        try (Stream<Path> files = Files.list(folder)) {
            return files.map(file -> file.getFileName().toString()).sorted().toList();
        }
    }

    private void export(String name, String format) {
        session.exports().export(folder.resolve(name), Exports.named(format).orElseThrow());
        threads.settle();
    }

    @Test
    void theWorkloadIsWrittenAndCanBeReadAgain() throws IOException {
        threads.settle();
        export("mine.workload.json", "workload");
        assertEquals(session.runs().run().workload().jobs(),
                Formats.read(folder.resolve("mine.workload.json"), ReadOptions.DEFAULT).workload().jobs());
        assertEquals(folder.resolve("mine.workload.json"), session.exports().done().orElseThrow().file());
        assertEquals(Optional.empty(), session.exports().work());
    }

    @Test
    void theNameDecidesTheFormatAndGetsAnEndingIfItHasNone() throws IOException {
        threads.settle();
        export("run", "chrome-trace");
        export("run.jed", "chrome-trace");
        assertEquals(List.of("run.jed", "run.trace.json"), names());
        assertTrue(Files.readString(folder.resolve("run.jed")).contains("grid_schedule"));
    }

    @Test
    void whatDoesNotFitIsToldAndNothingIsWritten() throws IOException {
        threads.settle();
        export("run.swf", "swf");
        assertTrue(session.problems().get().orElseThrow().text().contains("a job of the Standard Workload Format is one task"));
        export("run.json", "wfformat");
        assertTrue(session.problems().get().orElseThrow().text().contains("WfFormat holds one workflow, and the workload has 3 jobs"));
        assertEquals(List.of(), names());
    }

    @Test
    void whatIsCancelledLeavesNothingBehind() throws IOException {
        threads.settle();
        session.exports().export(folder.resolve("run.csv"), Exports.named("csv").orElseThrow());
        session.exports().cancel();
        threads.settle();
        assertEquals(List.of(), names());
        assertEquals(Optional.empty(), session.exports().done());
    }

    @Test
    void whoTakesLongToPutContentsTogetherIsStoppedWhereItFlushes() throws IOException {
        threads.settle();
        int[] parts = {0};
        session.exports().save(folder.resolve("slides.pdf"), out -> {
            for (int part = 1; part <= 3; part++) {
                parts[0] = part;
                if (part == 2) {
                    session.exports().cancel();
                }
                out.flush();
            }
        });
        threads.settle();
        assertEquals(2, parts[0]);
        assertEquals(List.of(), names());
    }
}
