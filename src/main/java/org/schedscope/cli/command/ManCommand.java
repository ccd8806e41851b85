package org.schedscope.cli.command;

import java.io.IOException;
import java.io.PrintWriter;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.Locale;
import java.util.Map;
import java.util.function.Supplier;
import java.util.stream.Collectors;
import org.schedscope.cli.base.ConsoleCommand;
import org.schedscope.cli.base.Suggestions;
import org.schedscope.cli.base.UsageException;
import org.schedscope.cli.base.Version;
import org.schedscope.io.output.OutputFiles;
import picocli.CommandLine;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.ArgSpec;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Model.OptionSpec;
import picocli.CommandLine.Model.PositionalParamSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** {@code man}: the commands as manual pages of Unix. */
@Command(name = "man",
        description = "Prints a manual page, or writes those of all commands into a folder.",
        footer = {"", "schedscope man simulate | man -l -", "schedscope man --out ~/.local/share/man/man1"})
public final class ManCommand extends ConsoleCommand {
    private static final String PROGRAM = "schedscope";

    private final Supplier<CommandLine> commands;

    @Parameters(arity = "0..1", paramLabel = "COMMAND", description = "The command to describe; else the program as a whole.")
    private String name;

    @Option(names = "--out", paramLabel = "FOLDER", description = "Write a page for the program and one for each command there.")
    private Path folder;

    /** @param all every command, to be described */
    public ManCommand(Supplier<CommandLine> all) {
        commands = all;
    }

    @Override
    public Integer call() throws IOException {
        CommandLine all = commands.get();
        Map<String, CommandLine> pages = new LinkedHashMap<>();
        pages.put(PROGRAM, all);
        all.getSubcommands().forEach((command, line) -> pages.put(PROGRAM + "-" + command, line));
        if (folder != null) {
            try (OutputFiles files = new OutputFiles()) {
                files.makeFolder(folder);
                for (Map.Entry<String, CommandLine> page : pages.entrySet()) {
                    byte[] text = page(page.getKey(), page.getValue(), page.getValue() == all).getBytes(StandardCharsets.UTF_8);
                    files.write(folder.resolve(page.getKey() + ".1"), out -> out.write(text));
                }
                files.commit();
            }
            return 0;
        }
        if (name != null && !all.getSubcommands().containsKey(name)) {
            throw new UsageException(Suggestions.unknown("command", name, all.getSubcommands().keySet(), "commands",
                    PROGRAM + " --help"));
        }
        String title = name == null ? PROGRAM : PROGRAM + "-" + name;
        PrintWriter out = out();
        out.print(page(title, pages.get(title), name == null));
        return 0;
    }

    private static String page(String title, CommandLine line, boolean whole) {
        CommandSpec spec = line.getCommandSpec();
        String description = String.join(" ", spec.usageMessage().description());
        StringBuilder page = new StringBuilder(".TH \"" + title.toUpperCase(Locale.ROOT) + "\" \"1\" \"\" \""
                + Version.text() + "\" \"SchedScope\"\n.SH NAME\n" + plain(title) + " \\- "
                + plain(description.split("[.:;]", 2)[0]) + "\n.SH SYNOPSIS\n\\fB" + plain(title.replaceFirst("-", " ")) + "\\fR");
        page.append(whole ? " \\fICOMMAND\\fR" : "").append(spec.options().isEmpty() ? "" : " [\\fIOPTIONS\\fR]");
        spec.positionalParameters().forEach(one -> page.append(' ').append(synopsis(one)));
        page.append("\n.SH DESCRIPTION\n").append(plain(description)).append('\n');
        section(page, "ARGUMENTS", spec.positionalParameters().stream().filter(one -> !one.hidden())
                .collect(Collectors.toMap(one -> "\\fI" + plain(one.paramLabel()) + "\\fR", ArgSpec::description, (a, b) -> a,
                        LinkedHashMap::new)));
        section(page, "OPTIONS", spec.options().stream().filter(one -> !one.hidden())
                .collect(Collectors.toMap(ManCommand::names, ArgSpec::description, (a, b) -> a, LinkedHashMap::new)));
        Map<String, String[]> commands = new LinkedHashMap<>();
        line.getSubcommands().forEach((command, sub) -> commands.put("\\fB" + plain(command) + "\\fR",
                sub.getCommandSpec().usageMessage().description()));
        section(page, "COMMANDS", commands);
        String footer = String.join("\n.br\n", Arrays.stream(spec.usageMessage().footer()).map(ManCommand::plain).toList());
        return page.append(footer.isBlank() ? "" : ".SH NOTES\n" + footer + "\n").append(".SH SEE ALSO\n")
                .append(whole ? plain(PROGRAM + "-COMMAND(1)") : plain(PROGRAM + "(1)")).append('\n').toString();
    }

    private static void section(StringBuilder page, String title, Map<String, String[]> entries) {
        page.append(entries.isEmpty() ? "" : ".SH " + title + "\n");
        entries.forEach((entry, text) -> page.append(".TP\n").append(entry).append('\n').append(plain(String.join(" ", text)))
                .append('\n'));
    }

    private static String synopsis(PositionalParamSpec one) {
        String name = "\\fI" + plain(one.paramLabel()) + "\\fR" + (one.arity().max() > 1 ? "..." : "");
        return one.arity().min() > 0 ? name : "[" + name + "]";
    }

    private static String names(OptionSpec option) {
        String value = option.arity().max() == 0 ? "" : " \\fI" + plain(option.paramLabel()) + "\\fR";
        return Arrays.stream(option.names()).map(one -> "\\fB" + plain(one) + "\\fR").collect(Collectors.joining(", "))
                + (option.arity().max() > 0 && option.arity().min() == 0 ? " [" + value.strip() + "]" : value);
    }

    /** Text without markup: a hyphen is a minus, and no line begins with a command of the format. */
    private static String plain(String text) {
        String shown = text.replace("%%", "%").replace("\\", "\\e").replace("-", "\\-");
        return shown.startsWith(".") || shown.startsWith("'") ? "\\&" + shown : shown;
    }
}
