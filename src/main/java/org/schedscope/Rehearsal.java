package org.schedscope;

import java.io.PrintWriter;
import java.util.Arrays;
import org.schedscope.cli.CommandLineMain;
import org.schedscope.cli.base.Window;

/**
 * A run of the program when packages are made, while Java notes what it loads and learns, for later starts: the window for a moment, or
 * several commands. The two are kept apart, because a start takes in all that was kept.
 *
 * <p>These thirty lines are part of the program, since such notes are of one process and of exactly the class path that is started later;
 * what is rehearsed is chosen by the build ({@code src/build}). Without them a packaged program starts a third slower.
 */
final class Rehearsal {
    /** Set where packages are made. */
    private static final String ASKED = "schedscope.rehearsal";

    private Rehearsal() {
    }

    /** Whether the window is to be shown for a moment only. */
    static boolean isOfWindow() {
        return "window".equals(System.getProperty(ASKED));
    }

    /** Whether the arguments are several commands. */
    static boolean isOfCommands() {
        return "commands".equals(System.getProperty(ASKED));
    }

    /**
     * Runs commands one after the other.
     *
     * @param arguments their words, with {@code +} between two commands
     * @return the worst exit code
     */
    static int ofCommands(String[] arguments, PrintWriter out, PrintWriter err, Window window) {
        return Arrays.stream(String.join("\n", arguments).split("\n\\+\n"))
                .mapToInt(command -> CommandLineMain.run(command.split("\n"), out, err, window)).max().orElse(0);
    }
}
