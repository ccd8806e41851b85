package org.schedscope.cli.command;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import org.schedscope.cli.base.Arguments;
import org.schedscope.cli.base.ConsoleCommand;
import org.schedscope.cli.base.Option;
import org.schedscope.cli.base.Positional;
import org.schedscope.cli.base.UsageException;
import org.schedscope.cli.base.Window;
import org.schedscope.cli.option.ChoiceOptions;
import org.schedscope.cli.option.TableOptions;
import org.schedscope.cli.option.PlatformOption;
import org.schedscope.cli.option.PolicyOption;
import org.schedscope.cli.option.ReadingOptions;
import org.schedscope.cli.option.SampleWords;
import org.schedscope.experiment.RunChoices;
import org.schedscope.experiment.RunRequest;
import org.schedscope.experiment.RunSource;
import org.schedscope.generate.arrival.ArrivalOverride;
import org.schedscope.io.Formats;
import org.schedscope.io.input.InputException;
import org.schedscope.io.input.InputFile;
import org.schedscope.io.input.ReadOptions;
import org.schedscope.io.live.LiveInput;
import org.schedscope.model.time.TickLength;
import org.schedscope.text.Language;
import org.schedscope.text.Texts;

/** {@code open}: the window. */
public final class OpenCommand extends ConsoleCommand {
    private static final String RECORDED = Texts.of("window", Language.ENGLISH).text("command.recorded");

    private final Positional<List<Path>> workload = Positional.list(Path.class, "WORKLOAD",
            "The workload: a file, a folder or several files as simulate has them; or one schedule, session or lesson, or the definition"
                    + " or folder of an experiment (default: a sample).")
            .orNone().completedBy(SampleWords.WORKLOADS);

    private final PlatformOption platform = new PlatformOption("The clusters to run on.");

    private final PolicyOption policy = new PolicyOption();

    private final Option<String> arrivals = Option.of(String.class, "--arrivals", "MODEL", ReadingOptions.ARRIVALS);

    private final Option<String> follow = Option.of(String.class, "--follow", "LOG",
            "Instead of WORKLOAD: draw a run while another program makes it and writes its event log, or Batsim's messages, to a file"
                    + " that grows, a named pipe, standard input (-) or a socket on this machine (tcp:127.0.0.1:PORT).");

    private final TableOptions table = TableOptions.ofWindow();

    private final ChoiceOptions choices = new ChoiceOptions();

    private final Window window;

    public OpenCommand(Window window) {
        super("open", "Opens the window, on a workload, an experiment, results of one, or a sample.");
        this.window = window;
    }

    @Override
    public List<Arguments> arguments() {
        return List.of(workload, platform, policy, arrivals, follow, table, choices);
    }

    @Override
    public Integer call() throws InputException {
        RunRequest request = follow.isAbsent() ? request() : following();
        if (isLog(request)) {
            err().println(request.source().get().displayName() + " is a log: the window simulates its jobs under "
                    + request.choices().policy() + "; what the machine did is shown by '" + RECORDED
                    + "', and measured by: schedscope measure " + workload.value().get(0));
        }
        if (!window.isAvailable() || !window.open(Optional.of(request))) {
            throw new UsageException("the window needs a display; schedscope simulate works without one");
        }
        return 0;
    }

    /** Whether a file is opened that is a log of a machine; one that cannot be read is left to the window to refuse. */
    private boolean isLog(RunRequest request) {
        if (request.source().isEmpty() || workload.value().size() != 1 || !Files.isRegularFile(workload.value().get(0))) {
            return false;
        }
        try {
            ReadOptions options = table.on(ReadOptions.DEFAULT);
            return Formats.logFormatOf(InputFile.of(workload.value().get(0)), options).isPresent();
        } catch (InputException unreadable) {
            return false;
        }
    }

    private RunRequest following() throws InputException {
        if (!workload.value().isEmpty() || platform.name().isPresent() || arrivals.isGiven()) {
            throw new UsageException("--follow draws what another program does; give it without a workload, a platform and --arrivals");
        }
        LiveInput.named(follow.value());
        return RunRequest.following(follow.value());
    }

    private RunRequest request() {
        RunChoices chosen = choices.choices(policy.policy());
        TickLength tick = choices.tick();
        Optional<ArrivalOverride> arriving = arrivals.optional().map(ArrivalOverride::parse);
        Optional<RunSource> source = workload.value().isEmpty() ? Optional.empty()
                : Optional.of(RunSource.named(workload.value(), tick, arriving))
                        .map(named -> named instanceof RunSource.File file ? file.with(table.columns()) : named);
        return new RunRequest(source, platform.given(), chosen);
    }
}
