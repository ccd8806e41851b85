package org.schedscope.cli.option;

import java.io.IOException;
import java.io.PrintWriter;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.schedscope.cli.base.ArgumentGroup;
import org.schedscope.cli.base.Arguments;
import org.schedscope.cli.base.Option;
import org.schedscope.cli.base.Progress;

/** The argument that says whether a long command tells how far it has come. */
public final class ProgressOption implements ArgumentGroup {
    /** What standard error leads to, on Linux; the console alone would be gone as soon as results go into a pipe. */
    private static final Path ERROR = Path.of("/proc/self/fd/2");

    private final Option<Boolean> always = Option.flag("--progress",
            "Tell on standard error how far it has come, also where that is no terminal.");

    @Override
    public List<Arguments> arguments() {
        return List.of(always);
    }

    /** Whether somebody looks on, or wants to be told anyway. */
    public boolean isWatched() {
        return always.value() || isTerminal();
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
