package org.schedscope.cli.base;

import java.io.PrintWriter;
import java.util.List;
import java.util.concurrent.Callable;
import org.schedscope.io.input.Problem;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Spec;

/** What all commands share: where they write, and how their help looks. */
@Command(versionProvider = Version.class, sortOptions = false)
public abstract class ConsoleCommand implements Callable<Integer> {
    @Spec
    private CommandSpec spec;

    /** For results. */
    protected final PrintWriter out() {
        return spec.commandLine().getOut();
    }

    /** For results beside the files that are written: standard error where one of those is the standard output. */
    protected final PrintWriter out(CommandFiles files) {
        return files.isStandardOutputTaken() ? err() : out();
    }

    /** For warnings and how far a run has come. */
    protected final PrintWriter err() {
        return spec.commandLine().getErr();
    }

    /** Tells what was repaired or left out, a line each. */
    protected final void warn(List<Problem> warnings) {
        warnings.forEach(warning -> err().println("warning: " + warning.text()));
    }
}
