package org.schedscope;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;

class RestartTest {
    @Test
    void theSameProgramIsStartedWithWhatIsRefusedAllowed() {
        List<String> command = Restart.command(Path.of("java-25"), List.of("-Xmx2g", Restart.FLAG + "deny", "-Da=b"), "schedscope.jar",
                new String[] {"open", "week.json"});
        assertEquals(Path.of("java-25", "bin", "java").toString(), command.get(0));
        assertTrue(command.containsAll(List.of("-Xmx2g", "-Da=b", Restart.FLAG + "allow")), command.toString());
        assertFalse(command.contains(Restart.FLAG + "deny"));
        assertEquals(List.of("-cp", "schedscope.jar", "org.schedscope.Main", "open", "week.json"),
                command.subList(command.size() - 5, command.size()));
    }

    @Test
    void itsExitCodeIsPassedOn() {
        assertEquals(2, Restart.run(new String[] {"no-such-command"}));
    }

    @Test
    void itIsStartedAgainOnceOnly() {
        System.setProperty("schedscope.again", "true");
        try {
            assertEquals(1, Restart.run(new String[] {"no-such-command"}));
        } finally {
            System.clearProperty("schedscope.again");
        }
    }

    @Test
    void aJavaThatAllowsItNeedsNone() {
        assertFalse(Restart.isNeeded());
    }

    @Test
    void newerToolkitsPaintWithoutIt() {
        assertTrue(Restart.paintsInUnsafeMemory("21.0.12"));
        assertTrue(Restart.paintsInUnsafeMemory(""));
        assertFalse(Restart.paintsInUnsafeMemory("25"));
        assertFalse(Restart.paintsInUnsafeMemory("26.0.2+3"));
    }
}
