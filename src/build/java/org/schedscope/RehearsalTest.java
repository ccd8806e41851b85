package org.schedscope;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.PrintWriter;
import java.io.StringWriter;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.schedscope.fixture.CommandRuns;
import org.schedscope.jar.Packages;

/** What packages rehearse works: a command that failed would be kept as it fails. */
class RehearsalTest {
    @Test
    void everyCommandOfTheRehearsalSucceeds(@TempDir Path folder) {
        StringWriter out = new StringWriter();
        StringWriter err = new StringWriter();
        String[] commands = Packages.rehearsed(folder, 2_000).toArray(String[]::new);

        int code = Rehearsal.ofCommands(commands, new PrintWriter(out), new PrintWriter(err), CommandRuns.NO_WINDOW);

        assertEquals(0, code, err.toString());
        assertTrue(out.toString().contains("2000 jobs, 2000 tasks"), "the log was simulated: " + out);
        assertTrue(out.toString().contains("srtf"), "policies were compared");
    }
}
