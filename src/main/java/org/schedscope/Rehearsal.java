package org.schedscope;

import java.io.PrintWriter;
import java.util.Arrays;
import org.schedscope.cli.CommandLineMain;
import org.schedscope.cli.base.Window;

/**
 * A training run of the packaged program: while a package is made, Java records what a start loads and compiles, for later starts. It is
 * the window for a moment, or several commands; the two have separate records, because a start loads all of its record.
 *
 * <p>These thirty lines are part of the program, since such records are of one process and of exactly the class path that is started later;
 * the build chooses the commands ({@code src/build}).
 */
final class Rehearsal {
    /** System property that is set while packages are made. */
    private static final String ASKED = "schedscope.rehearsal";

    private Rehearsal() {
    }

    /** Whether the window is to open only for a moment. */
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
