package org.schedscope.experiment.sweep;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.schedscope.experiment.definition.ExperimentJson;
import org.schedscope.experiment.result.ResultsHead;
import org.schedscope.fixture.OtherProcess;
import org.schedscope.io.input.InputException;
import org.schedscope.io.input.InputFile;
import org.schedscope.io.input.Limits;

/** Two sweeps of one folder, in two processes. */
class SweepLockTest {
    private static final String DEFINITION = """
            {"format": "schedscope-experiment", "name": "small", "parts": [
              {"name": "flows", "workloads": [{"profile": "mows", "set": {"workflows": 3, "node": 5}}], "seeds": [1, 2],
               "policies": ["owm", "mows"]}]}
            """;

    @TempDir
    Path folder;

    /** Sweeps, and stays as soon as it has begun. */
    static final class Sweeping {
        private Sweeping() {
        }

        public static void main(String[] arguments) throws IOException {
            boolean[] stayed = new boolean[1];
            sweep(Path.of(arguments[0])).run(1, (runs, before, made) -> {
                if (!stayed[0]) {
                    stayed[0] = true;
                    OtherProcess.stay();
                }
            });
        }
    }

    private static Sweep sweep(Path folder) throws IOException {
        InputFile file = InputFile.of("e.json", DEFINITION.getBytes(java.nio.charset.StandardCharsets.UTF_8));
        return new Sweep(new ResultsHead(ExperimentJson.read(file, Limits.DEFAULT), "e.json"), new GridCells(file), folder.resolve("out"),
                Shard.ALL);
    }

    @Test
    void theSecondSweepOfAFolderIsRefusedWhileTheFirstGoesOnAndHarmsNothing() throws Exception {
        Path file = folder.resolve("out/results.ndjson");
        try (OtherProcess first = new OtherProcess(Sweeping.class, folder.toString())) {
            first.awaitReady();
            for (int time = 0; time < 2; time++) {
                assertEquals(file + ": another sweep is writing to this file",
                        assertThrows(InputException.class, () -> sweep(folder).run(1, (runs, before, made) -> {})).getMessage());
                assertTrue(Files.exists(file));
            }
            assertEquals(file + ": another sweep is writing to this file",
                    assertThrows(InputException.class, () -> Merge.run(folder.resolve("out"))).getMessage());
            first.letGo();
            assertEquals(0, first.code(), first.rest());
        }
        assertEquals(new Sweep.Outcome(4, 4, 0), sweep(folder).run(1, (runs, before, made) -> {}));
    }

    @Test
    void whatASweepThatWasKilledHeldIsFree() throws Exception {
        try (OtherProcess first = new OtherProcess(Sweeping.class, folder.toString())) {
            first.awaitReady();
        }
        assertEquals(4, sweep(folder).run(1, (runs, before, made) -> {}).runs());
    }

    @Test
    void aSweepThatIsRefusedDoesNotRemoveTheFileOfTheOne() throws IOException {
        Path file = Files.createDirectories(folder.resolve("out")).resolve("results.ndjson");
        try (ResultsLog first = ResultsLog.open(file)) {
            assertThrows(InputException.class, () -> sweep(folder).run(1, (runs, before, made) -> {}));
            first.append(List.of(new byte[0]));
            assertTrue(Files.exists(file));
        }
        assertFalse(Files.exists(file), "it was made and got no line");
    }

    @Test
    void aWholeSweepIsRefusedWhileAShardIsMadeInItsFolder() throws IOException {
        Path shard = Files.createDirectories(folder.resolve("out")).resolve("results-1of2.ndjson");
        try (ResultsLog first = ResultsLog.open(shard)) {
            first.append(List.of(new byte[0]));
            assertEquals(shard + ": another sweep is writing to this file",
                    assertThrows(InputException.class, () -> sweep(folder).run(1, (runs, before, made) -> {})).getMessage());
        }
        assertEquals(4, sweep(folder).run(1, (runs, before, made) -> {}).made());
    }
}
