package org.schedscope.cli.command;

import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import org.schedscope.cli.base.ConsoleCommand;
import org.schedscope.cli.base.UsageException;
import org.schedscope.cli.base.Window;
import org.schedscope.cli.option.ChoiceOptions;
import org.schedscope.cli.option.ColumnsOption;
import org.schedscope.cli.option.PolicyWords;
import org.schedscope.cli.option.ReadingOptions;
import org.schedscope.experiment.RunChoices;
import org.schedscope.experiment.RunRequest;
import org.schedscope.experiment.RunSource;
import org.schedscope.generate.arrival.ArrivalOverride;
import org.schedscope.model.time.TickLength;
import org.schedscope.policy.registry.Policies;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** {@code open}: the window. */
@Command(name = "open",
        description = "Opens the window, on a workload, an experiment, results of one, or a sample.")
public final class OpenCommand extends ConsoleCommand {
    @Parameters(paramLabel = "WORKLOAD", arity = "0..*",
            description = "The workload: a file, a folder or several files as simulate has them; or one schedule, session or lesson, or the"
                    + " definition or folder of an experiment (default: a sample).")
    private List<Path> workload = List.of();

    @Option(names = "--platform", paramLabel = "FILE", description = "The clusters to run on.")
    private Path platform;

    @Option(names = "--policy", paramLabel = "NAME", defaultValue = Policies.DEFAULT, completionCandidates = PolicyWords.class,
            description = "What decides which task starts first (default: ${DEFAULT-VALUE}; see: schedscope policies).")
    private String policy;

    @Option(names = "--arrivals", paramLabel = "MODEL", description = ReadingOptions.ARRIVALS)
    private String arrivals;

    @Mixin
    private ColumnsOption columns;

    @Mixin
    private ChoiceOptions choices;

    private final Window window;

    public OpenCommand(Window window) {
        this.window = window;
    }

    @Override
    public Integer call() {
        RunRequest request = request();
        if (!window.isAvailable() || !window.open(Optional.of(request))) {
            throw new UsageException("the window needs a display; schedscope simulate works without one");
        }
        return 0;
    }

    private RunRequest request() {
        RunChoices chosen = choices.choices(policy);
        TickLength tick = choices.tick();
        Optional<ArrivalOverride> arriving = Optional.ofNullable(arrivals).map(ArrivalOverride::parse);
        Optional<RunSource> source = workload.isEmpty() ? Optional.empty() : Optional.of(RunSource.named(workload, tick, arriving))
                .map(named -> named instanceof RunSource.File file ? file.with(columns.columns()) : named);
        return new RunRequest(source, Optional.ofNullable(platform), chosen);
    }
}
