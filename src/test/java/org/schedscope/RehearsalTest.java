package org.schedscope;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.PrintWriter;
import java.io.StringWriter;
import org.junit.jupiter.api.Test;
import org.schedscope.fixture.CommandRuns;

/** What packages rehearse works: a command that failed would be kept as it fails. */
class RehearsalTest {
    @Test
    void everyCommandOfTheRehearsalSucceeds() {
        StringWriter out = new StringWriter();
        StringWriter err = new StringWriter();

        int code = Rehearsal.ofCommands(2_000, new PrintWriter(out), new PrintWriter(err), CommandRuns.NO_WINDOW);

        assertEquals(0, code, err.toString());
        assertTrue(out.toString().contains("2000 jobs, 2000 tasks"), "the log was simulated: " + out);
        assertTrue(out.toString().contains("srtf"), "policies were compared");
    }
}
