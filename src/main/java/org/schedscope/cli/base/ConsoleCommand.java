package org.schedscope.cli.base;

import java.io.PrintWriter;
import java.util.List;
import java.util.concurrent.Callable;
import org.schedscope.io.input.Problem;
import picocli.CommandLine;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Model.OptionSpec;

/** What all commands share: the options {@code --help} and {@code --version}, and where they write. */
public abstract class ConsoleCommand implements ArgumentGroup, Callable<Integer> {
    private final CommandSpec spec;

    /** @param footer what the help ends with, line by line */
    protected ConsoleCommand(String name, String description, String... footer) {
        spec = CommandSpec.wrapWithoutInspection(this).name(name).versionProvider(new Version());
        spec.usageMessage().description(description).footer(footer).sortOptions(false);
    }

    /** The command with its arguments, which reads a command line and is carried out; to be asked for once. */
    public final CommandLine line() {
        declareOn(spec);
        spec.addOption(OptionSpec.builder("-h", "--help").usageHelp(true).description("Show this help message and exit.").build());
        spec.addOption(OptionSpec.builder("-V", "--version").versionHelp(true).description("Print version information and exit.").build());
        return new CommandLine(spec);
    }

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
