package org.schedscope.cli;

import java.io.File;
import java.io.PrintWriter;
import java.io.Writer;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import org.schedscope.cli.base.ConsoleCommand;
import org.schedscope.cli.base.Failure;
import org.schedscope.cli.base.NamedFile;
import org.schedscope.cli.base.Suggestions;
import org.schedscope.cli.base.TerminalWriter;
import org.schedscope.cli.base.UsageException;
import org.schedscope.cli.base.UsageTexts;
import org.schedscope.cli.base.Version;
import org.schedscope.cli.base.Window;
import org.schedscope.cli.command.CompareCommand;
import org.schedscope.cli.command.CompletionCommand;
import org.schedscope.cli.command.ConvertCommand;
import org.schedscope.cli.command.ExerciseCommand;
import org.schedscope.cli.command.FormatsCommand;
import org.schedscope.cli.command.GenerateCommand;
import org.schedscope.cli.command.HeadlessSample;
import org.schedscope.cli.command.LessonCommand;
import org.schedscope.cli.command.LintCommand;
import org.schedscope.cli.command.ManCommand;
import org.schedscope.cli.command.MeasureCommand;
import org.schedscope.cli.command.OpenCommand;
import org.schedscope.cli.command.PoliciesCommand;
import org.schedscope.cli.command.SchedulableCommand;
import org.schedscope.cli.command.SimulateCommand;
import org.schedscope.cli.command.ValidateCommand;
import org.schedscope.cli.command.VerifyCommand;
import org.schedscope.cli.option.Plugins;
import org.schedscope.cli.study.CrossoverCommand;
import org.schedscope.cli.study.ElasticityCommand;
import org.schedscope.cli.study.OptimalCommand;
import org.schedscope.cli.study.PlanCommand;
import org.schedscope.cli.study.SearchCommand;
import org.schedscope.cli.study.SweepCommand;
import org.schedscope.cli.study.WhatIfCommand;
import org.schedscope.cli.study.WhatNowCommand;
import picocli.CommandLine;
import picocli.CommandLine.Command;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.TypeConversionException;
import picocli.CommandLine.UnmatchedArgumentException;

/** The command {@code schedscope}: its subcommands, and what happens without one. */
@Command(name = UsageTexts.PROGRAM, customSynopsis = "schedscope [-hV] [--plugins DIR] [COMMAND]",
        description = "See how schedulers behave: simulate a workload of task graphs on clusters, and look at what happened.",
        footer = {"", "--plugins DIR, before a command, adds the policies of the jars in a folder.",
                "Without a command the window opens on a sample; without a display the same is done into ./schedscope-out.",
                "Exit codes: 0 done, 1 the run failed, 2 wrong usage or bad input."})
public final class CommandLineMain extends ConsoleCommand {
    /** The commands, as the help lists them. */
    private static final List<String> NAMES = List.of("simulate", "compare", "measure", "lint", "generate", "sweep", "crossover", "search",
            "whatnow", "whatif", "elasticity", "optimal", "plan", "schedulable", "validate", "convert", "verify", "policies", "formats",
            "lesson", "exercise", "open", "completion", "man", "help");
    private static final String HELP = "help";

    private final Window window;

    private CommandLineMain(Window window) {
        this.window = window;
    }

    /** Runs a command and returns the exit code; nothing is thrown, nothing exits. */
    public static int run(String[] arguments, PrintWriter standardOut, PrintWriter standardError, Window window) {
        PrintWriter out = new TerminalWriter(standardOut);
        PrintWriter err = new TerminalWriter(standardError);
        int code;
        try {
            // Plugins come first: commands list the policies.
            String[] rest = Plugins.taken(arguments);
            code = rest.length == 0 ? begin(out, err, window)
                    : isAnswered(rest, out) ? 0 : execute(isFile(rest) ? opening(rest) : rest, out, err, window);
        } catch (RuntimeException | Error e) {
            code = Failure.report(e, err);
        }
        if (out.checkError()) {
            err.println("cannot write to the standard output: it is full or closed");
            code = code == 0 ? Failure.RUN_FAILED : code;
        }
        err.flush();
        return code;
    }

    /** Without a command the window opens on the sample; without a display the same is done into a folder. No options are made for that. */
    private static int begin(PrintWriter out, PrintWriter err, Window window) {
        try {
            return window.isAvailable() && window.open(Optional.empty()) ? 0
                    : HeadlessSample.run(Path.of(HeadlessSample.FOLDER), out, err);
        } catch (Exception e) {
            return Failure.report(e, err);
        }
    }

    /** Answers what needs no options, whose tables take longer to make than the answers; whether it was that. */
    private static boolean isAnswered(String[] arguments, PrintWriter out) {
        Optional<String> explained = explained(arguments);
        if (explained.isPresent()) {
            UsageTexts.print(explained.get(), out);
            return true;
        }
        switch (arguments.length == 1 ? arguments[0] : "") {
            case "--version", "-V" -> out.println(Version.text());
            case "policies" -> PoliciesCommand.list(out);
            case "formats" -> FormatsCommand.list(out);
            default -> {
                return false;
            }
        }
        return true;
    }

    /** The command whose help alone is requested. */
    private static Optional<String> explained(String[] arguments) {
        String first = arguments.length > 0 ? arguments[0] : "";
        String last = arguments.length > 0 ? arguments[arguments.length - 1] : "";
        boolean option = last.equals("--help") || last.equals("-h");
        return switch (arguments.length) {
            case 1 -> option || first.equals(HELP) ? Optional.of(UsageTexts.PROGRAM) : Optional.empty();
            case 2 -> Optional.of(option ? first : first.equals(HELP) ? last : "").filter(NAMES::contains);
            default -> Optional.empty();
        };
    }

    private static int execute(String[] arguments, PrintWriter out, PrintWriter err, Window window) {
        return commands(needed(arguments), out, err, window).execute(arguments);
    }

    /** All commands with their options, to run one or to describe them. */
    public static CommandLine commands(PrintWriter out, PrintWriter err, Window window) {
        return commands(NAMES, out, err, window);
    }

    /** Some of the commands: to make one takes longer than many a command needs. */
    private static CommandLine commands(List<String> names, PrintWriter out, PrintWriter err, Window window) {
        // The library prints warnings about quotes in a value, which are part of it here.
        CommandLine.tracer().setLevel(CommandLine.TraceLevel.OFF);
        CommandLine all = new CommandLine(new CommandLineMain(window));
        for (String name : names) {
            all.addSubcommand(command(name, window));
        }
        addHelp(all);
        return all.registerConverter(Path.class, CommandLineMain::path)
                .setOut(out)
                .setErr(err)
                .setUsageHelpWidth(110)
                .setAbbreviatedOptionsAllowed(false)
                .setCaseInsensitiveEnumValuesAllowed(true)
                .setParameterExceptionHandler((exception, given) -> wrongUsage(exception, err))
                .setExecutionExceptionHandler((exception, command, parsed) -> Failure.report(exception, err));
    }

    /** Adds the options of help to a command and to those below it, after its own. */
    private static void addHelp(CommandLine line) {
        if (line.getCommand() instanceof ConsoleCommand) {
            line.getCommandSpec().mixinStandardHelpOptions(true);
        }
        line.getSubcommands().values().forEach(CommandLineMain::addHelp);
    }

    /** The commands that arguments can need: the one that they begin with, else all. */
    private static List<String> needed(String[] arguments) {
        String first = arguments[0];
        return NAMES.contains(first) && !first.equals(HELP) ? List.of(first) : NAMES;
    }

    private static Object command(String name, Window window) {
        return switch (name) {
            case "simulate" -> new SimulateCommand();
            case "compare" -> new CompareCommand();
            case "measure" -> new MeasureCommand();
            case "lint" -> new LintCommand();
            case "generate" -> new GenerateCommand();
            case "sweep" -> new SweepCommand();
            case "crossover" -> new CrossoverCommand();
            case "search" -> new SearchCommand();
            case "whatnow" -> new WhatNowCommand();
            case "optimal" -> new OptimalCommand();
            case "plan" -> new PlanCommand();
            case "schedulable" -> new SchedulableCommand();
            case "whatif" -> new WhatIfCommand();
            case "elasticity" -> new ElasticityCommand();
            case "validate" -> new ValidateCommand();
            case "convert" -> new ConvertCommand();
            case "verify" -> new VerifyCommand();
            case "policies" -> new PoliciesCommand();
            case "formats" -> new FormatsCommand();
            case "lesson" -> new LessonCommand();
            case "exercise" -> new ExerciseCommand();
            case "open" -> new OpenCommand(window);
            case "completion" -> new CompletionCommand(() -> described(window));
            case "man" -> new ManCommand(() -> described(window));
            case HELP -> new CommandLine.HelpCommand();
            default -> throw new IllegalArgumentException("no command " + name);
        };
    }

    /** All commands, for those that describe them. */
    private static CommandLine described(Window window) {
        return commands(NAMES, new PrintWriter(Writer.nullWriter()), new PrintWriter(Writer.nullWriter()), window);
    }

    private static Path path(String text) {
        try {
            return NamedFile.of(text);
        } catch (UsageException none) {
            throw new TypeConversionException(none.getMessage());
        }
    }

    /** Whether a file is all that is named, as by a desktop on which it was double-clicked. */
    private static boolean isFile(String[] arguments) {
        return arguments.length == 1 && !NAMES.contains(arguments[0]) && new File(arguments[0]).isFile();
    }

    private static String[] opening(String[] file) {
        return new String[] {"open", file[0]};
    }

    private static int wrongUsage(ParameterException exception, PrintWriter err) {
        CommandLine command = exception.getCommandLine();
        String message = String.valueOf(exception.getMessage()).lines().findFirst().orElse("wrong usage");
        if (exception instanceof UnmatchedArgumentException unmatched && command.getParent() == null
                && !unmatched.getUnmatched().get(0).startsWith("-")) {
            message = Suggestions.unknown("command", unmatched.getUnmatched().get(0), command.getSubcommands().keySet(), "commands",
                    "schedscope --help");
            err.println(message);
            return Failure.BAD_INPUT;
        }
        Optional<String> wrong = command.getUnmatchedArguments().stream().filter(word -> word.startsWith("--")).findFirst();
        if (wrong.isPresent()) {
            List<String> options = command.getCommandSpec().options().stream().flatMap(option -> Stream.of(option.names())).toList();
            message = (exception instanceof UnmatchedArgumentException ? message : "Unknown option: '" + wrong.get() + "'")
                    + Suggestions.meant(wrong.get().replaceFirst("=.*", ""), options);
        }
        err.println(message + " (see " + command.getCommandSpec().qualifiedName(" ") + " --help)");
        return Failure.BAD_INPUT;
    }

    @Override
    public Integer call() {
        return begin(out(), err(), window);
    }
}
