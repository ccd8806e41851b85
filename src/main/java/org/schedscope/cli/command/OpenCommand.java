package org.schedscope.cli.command;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import org.schedscope.cli.base.ConsoleCommand;
import org.schedscope.cli.base.UsageException;
import org.schedscope.cli.base.Window;
import org.schedscope.cli.option.ChoiceOptions;
import org.schedscope.cli.option.CoresOptions;
import org.schedscope.cli.option.PolicyOption;
import org.schedscope.cli.option.ReadingOptions;
import org.schedscope.cli.option.SampleWords;
import org.schedscope.cli.option.TableOptions;
import org.schedscope.event.RunChoices;
import org.schedscope.experiment.RunRequest;
import org.schedscope.experiment.RunSource;
import org.schedscope.generate.arrival.ArrivalOverride;
import org.schedscope.io.Formats;
import org.schedscope.io.RecognizedFile;
import org.schedscope.io.input.InputException;
import org.schedscope.io.input.InputFile;
import org.schedscope.io.input.ReadOptions;
import org.schedscope.io.live.LiveInput;
import org.schedscope.model.time.TickLength;
import org.schedscope.text.Language;
import org.schedscope.text.Texts;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** {@code open}: the window. */
@Command(name = "open", description = "Opens the window, on a workload, an experiment, results of one, or a sample.")
public final class OpenCommand extends ConsoleCommand {
    private static final String RECORDED = Texts.of("window", Language.ENGLISH).text("command.recorded");

    @Parameters(arity = "0..*", paramLabel = "WORKLOAD", completionCandidates = SampleWords.Workloads.class,
            description = "The workload: a file, a folder or several files as simulate has them; or one schedule, session or lesson, or the"
                    + " definition or folder of an experiment (default: a sample).")
    private List<Path> workload = List.of();

    @Option(names = "--platform", paramLabel = "FILE", completionCandidates = SampleWords.Platforms.class,
            description = "The clusters to run on.")
    private Path platform;

    @Mixin
    private final CoresOptions cores = new CoresOptions();

    @Mixin
    private final PolicyOption policy = new PolicyOption();

    @Option(names = "--arrivals", paramLabel = "MODEL", description = ReadingOptions.ARRIVALS)
    private Optional<String> arrivals;

    @Option(names = "--follow", paramLabel = "LOG",
            description = "Instead of WORKLOAD: draw a run while another program makes it and writes its event log, or Batsim's messages,"
                    + " to a file that grows, a named pipe, standard input (-) or a socket on this machine (tcp:127.0.0.1:PORT).")
    private String follow;

    @Mixin
    private final TableOptions table = new TableOptions();

    @Mixin
    private final ChoiceOptions choices = new ChoiceOptions();

    private final Window window;

    public OpenCommand(Window window) {
        this.window = window;
    }

    @Override
    public Integer call() throws InputException {
        RunRequest request = follow == null ? request() : following();
        if (isLog(request)) {
            err().println(request.source().get().displayName() + " is a log: the window simulates its jobs under "
                    + request.choices().policy() + "; what the machine did is shown by '" + RECORDED
                    + "', and measured by: schedscope measure " + workload.get(0));
        }
        if (!window.isAvailable() || !window.open(Optional.of(request))) {
            throw new UsageException("the window needs a display; schedscope simulate works without one");
        }
        return 0;
    }

    /** Whether a file is opened that is a log of a machine; one that cannot be read is left to the window to refuse. */
    private boolean isLog(RunRequest request) {
        if (request.source().isEmpty() || workload.size() != 1 || !Files.isRegularFile(workload.get(0))) {
            return false;
        }
        try {
            ReadOptions options = table.on(ReadOptions.DEFAULT);
            return Formats.logFormatOf(RecognizedFile.of(InputFile.of(workload.get(0)), options.limits()), options).isPresent();
        } catch (InputException unreadable) {
            return false;
        }
    }

    private RunRequest following() throws InputException {
        if (!workload.isEmpty() || platform != null || cores.isGiven() || arrivals.isPresent()) {
            throw new UsageException("--follow draws what another program does; give it without a workload, a platform and --arrivals");
        }
        LiveInput.named(follow);
        return RunRequest.following(follow);
    }

    private RunRequest request() {
        RunChoices chosen = choices.choices(policy.policy());
        TickLength tick = choices.tick();
        Optional<ArrivalOverride> arriving = arrivals.map(ArrivalOverride::parse);
        Optional<RunSource> source = workload.isEmpty() ? Optional.empty()
                : Optional.of(RunSource.named(workload, tick, arriving))
                        .map(named -> named instanceof RunSource.File file ? file.with(table.columns()) : named);
        return new RunRequest(source, cores.given(platform), chosen);
    }
}
