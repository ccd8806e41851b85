package org.schedscope.cli.command;

import java.io.PrintWriter;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.function.Supplier;
import java.util.regex.Pattern;
import org.schedscope.cli.base.ConsoleCommand;
import org.schedscope.cli.base.Suggestions;
import org.schedscope.cli.base.UsageException;
import org.schedscope.cli.option.SampleWords;
import picocli.AutoComplete;
import picocli.CommandLine;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.ArgSpec;
import picocli.CommandLine.Model.OptionSpec;
import picocli.CommandLine.Parameters;

/** {@code completion}: a script by which a shell completes commands, options and names of policies. */
@Command(name = "completion",
        description = "Prints a script that lets a shell complete commands, options and names of policies: bash, zsh or fish.",
        footer = {"", "bash, zsh: source <(schedscope completion bash)",
                "fish: schedscope completion fish | source",
                "The script expects the program under the name schedscope."})
public final class CompletionCommand extends ConsoleCommand {
    private static final String PROGRAM = "schedscope";
    private static final List<String> SHELLS = List.of("bash", "zsh", "fish");
    private static final int LONGEST = 80;
    /** Where names of samples are completed. */
    private static final Pattern SAMPLES = Pattern.compile("(?m)^( *)(COMPREPLY=\\( |positionals=)\\$\\( (compReplyArray "
            + "\"\\$\\{(WORKLOAD_pos_param|EXPERIMENT_pos_param|LESSON\\w*_pos_param|FILE_option)_args\\[@\\]\\}\")");

    private final Supplier<CommandLine> commands;

    @Parameters(paramLabel = "SHELL", description = "bash, zsh or fish.")
    private String shell;

    /** @param all every command, to be described */
    public CompletionCommand(Supplier<CommandLine> all) {
        commands = all;
    }

    @Override
    public Integer call() {
        CommandLine all = commands.get();
        PrintWriter out = out();
        String name = shell.toLowerCase(Locale.ROOT);
        if (!SHELLS.contains(name)) {
            throw new UsageException(Suggestions.unknown("shell", shell, SHELLS, "shells", String.join(", ", SHELLS)));
        }
        if (name.equals("fish")) {
            out.print("complete -c " + PROGRAM + " -f -n __fish_use_subcommand -a '(__fish_complete_path)'\n");
            all.getSubcommands().forEach((command, line) -> fish(command, line, "__fish_use_subcommand",
                    "__fish_seen_subcommand_from " + command, out));
        } else {
            // The script finds out by itself whether bash or zsh reads it.
            out.print(withFiles(AutoComplete.bash(PROGRAM, all)));
        }
        return 0;
    }

    /** Where a sample may be named, a file may be as well. */
    private static String withFiles(String script) {
        return SAMPLES.matcher(script).replaceAll("$1type compopt &>/dev/null && compopt -o filenames\n"
                + "$1$2\\$( compgen -f -- \"\\${curr_word}\"; $3");
    }

    private static void fish(String name, CommandLine line, String before, String within, PrintWriter out) {
        out.print("complete -c " + PROGRAM + " -f -n '" + before + "' -a " + name + " -d '"
                + quoted(line.getCommandSpec().usageMessage().description()) + "'\n");
        for (OptionSpec option : line.getCommandSpec().options()) {
            StringBuilder text = new StringBuilder("complete -c " + PROGRAM + " -n '" + within + "'");
            for (String spelled : option.names()) {
                text.append(spelled.startsWith("--") ? " -l " + spelled.substring(2) : " -s " + spelled.substring(1));
            }
            text.append(option.arity().max() > 0 ? " -r" : "").append(words(option));
            out.print(text + " -d '" + quoted(option.description()) + "'\n");
        }
        line.getCommandSpec().positionalParameters().stream().filter(each -> each.completionCandidates() != null)
                .forEach(each -> out.print("complete -c " + PROGRAM + " -n '" + within + "'" + words(each) + "\n"));
        for (Map.Entry<String, CommandLine> sub : line.getSubcommands().entrySet()) {
            fish(sub.getKey(), sub.getValue(), within, within + "; and __fish_seen_subcommand_from " + sub.getKey(), out);
        }
    }

    private static String words(ArgSpec argument) {
        boolean orFile = argument.completionCandidates() instanceof SampleWords;
        return argument.completionCandidates() == null ? ""
                : (orFile ? "" : " -f") + " -a '" + String.join(" ", argument.completionCandidates()) + "'";
    }

    /** The first sentence or so, as text for single quotes. */
    private static String quoted(String... description) {
        String text = String.join(" ", description).replaceAll("[\\\\']", "").replace("%%", "%").split("[.;:(]", 2)[0].strip();
        return text.length() > LONGEST ? text.substring(0, text.lastIndexOf(' ', LONGEST)) + " …" : text;
    }
}
