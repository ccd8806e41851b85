package org.schedscope;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.PrintWriter;
import java.io.StringWriter;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.schedscope.cli.base.Window;
import org.schedscope.experiment.RunRequest;

/** What packages rehearse works: a command that failed would be kept as it fails. */
class RehearsalTest {
    private static final Window NONE = new Window() {
        @Override
        public boolean isAvailable() {
            return false;
        }

        @Override
        public boolean open(Optional<RunRequest> request) {
            return false;
        }
    };

    @Test
    void everyCommandOfTheRehearsalSucceeds() {
        StringWriter out = new StringWriter();
        StringWriter err = new StringWriter();

        int code = Rehearsal.ofCommands(new PrintWriter(out), new PrintWriter(err), NONE);

        assertEquals(0, code, err.toString());
        assertTrue(out.toString().contains("20000 jobs, 20000 tasks"), "the log was simulated: " + out);
        assertTrue(out.toString().contains("srtf"), "policies were compared");
    }
}
