package org.schedscope.cli.base;

import java.io.PrintWriter;
import java.util.List;
import java.util.concurrent.Callable;
import org.schedscope.io.input.Problem;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Spec;

/** What all commands share: the options {@code --help} and {@code --version}, and where they write. */
@Command(mixinStandardHelpOptions = true, versionProvider = Version.class, sortOptions = false)
public abstract class ConsoleCommand implements Callable<Integer> {
    @Spec
    private CommandSpec spec;

    /** For results. */
    protected final PrintWriter out() {
        return spec.commandLine().getOut();
    }

    /** For warnings and how far a run has come. */
    protected final PrintWriter err() {
        return spec.commandLine().getErr();
    }

    /** Whether somebody looks on, who may be told how far a run has come. */
    protected static boolean isWatched() {
        return System.console() != null;
    }

    protected final Progress progress() {
        return new Progress(err(), isWatched());
    }

    /** Tells what was repaired or left out, a line each. */
    protected final void warn(List<Problem> warnings) {
        warnings.forEach(warning -> err().println("warning: " + warning.text()));
    }
}
