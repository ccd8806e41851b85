package org.schedscope.cli.base;

import java.io.PrintWriter;
import java.util.List;
import java.util.concurrent.Callable;
import org.schedscope.io.input.Problem;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Spec;

/** Base of all commands: their output streams, and the layout of their help. */
@Command(versionProvider = Version.class, sortOptions = false)
public abstract class ConsoleCommand implements Callable<Integer> {
    @Spec
    private CommandSpec spec;

    /** Stream of results. */
    protected final PrintWriter out() {
        return spec.commandLine().getOut();
    }

    /** Stream of results in addition to written files: standard error if one of those is the standard output. */
    protected final PrintWriter out(CommandFiles files) {
        return files.isStandardOutputTaken() ? err() : out();
    }

    /** Stream of warnings and progress. */
    protected final PrintWriter err() {
        return spec.commandLine().getErr();
    }

    /** Prints repairs and omissions, a line each. */
    protected final void warn(List<Problem> warnings) {
        warnings.forEach(warning -> err().println("warning: " + warning.text()));
    }
}
