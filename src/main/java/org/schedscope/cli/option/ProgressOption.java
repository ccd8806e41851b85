package org.schedscope.cli.option;

import java.io.IOException;
import java.io.PrintWriter;
import java.nio.file.Files;
import java.nio.file.Path;
import org.schedscope.cli.base.Progress;
import picocli.CommandLine.Option;

/** The option to show the progress of a long command. */
public final class ProgressOption {
    /** Target of standard error, on Linux; a test for a console alone would fail as soon as results go into a pipe. */
    private static final Path ERROR = Path.of("/proc/self/fd/2");

    @Option(names = "--progress", description = "Tell on standard error how far it has come, also where that is no terminal.")
    private boolean always;

    /** Whether progress is shown: on a terminal, or by the option. */
    public boolean isWatched() {
        return always || isTerminal();
    }

    public Progress on(PrintWriter err) {
        return new Progress(err, isWatched());
    }

    private static boolean isTerminal() {
        try {
            String leads = Files.readSymbolicLink(ERROR).toString();
            return leads.startsWith("/dev/pts/") || leads.startsWith("/dev/tty") || leads.equals("/dev/console");
        } catch (IOException | UnsupportedOperationException unknownHere) {
            return System.console() != null;
        }
    }
}
