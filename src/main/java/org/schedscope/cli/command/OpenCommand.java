package org.schedscope.cli.command;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.TreeMap;
import java.util.concurrent.Callable;
import org.schedscope.cli.base.UsageException;
import org.schedscope.cli.base.Version;
import org.schedscope.cli.base.Window;
import org.schedscope.cli.option.ChoiceOptions;
import org.schedscope.cli.option.PolicyNames;
import org.schedscope.cli.option.ReadingOptions;
import org.schedscope.generate.arrival.Arrivals;
import org.schedscope.policy.registry.Policies;
import org.schedscope.scheduler.Schedulers;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** {@code open}: the window. */
@Command(name = "open", mixinStandardHelpOptions = true, versionProvider = Version.class, sortOptions = false,
        description = "Opens the window, on a workload, an experiment, results of one, or a sample.")
public final class OpenCommand implements Callable<Integer> {
    @Parameters(paramLabel = "WORKLOAD", arity = "0..*",
            description = "The workload: a file, a folder or several files as simulate has them; or one schedule, session or lesson, or the"
                    + " definition or folder of an experiment (default: a sample).")
    private List<Path> workload = List.of();

    @Option(names = "--platform", paramLabel = "FILE", description = "The clusters to run on.")
    private Path platform;

    @Option(names = "--policy", paramLabel = "NAME", defaultValue = Policies.DEFAULT,
            description = "What decides which task goes first (default: ${DEFAULT-VALUE}; see: schedscope policies).")
    private String policy;

    @Option(names = "--arrivals", paramLabel = "MODEL", description = ReadingOptions.ARRIVALS)
    private String arrivals;

    @Mixin
    private ChoiceOptions choices;

    private final Window window;

    public OpenCommand(Window window) {
        this.window = window;
    }

    @Override
    public Integer call() {
        List<String> arguments = arguments();
        if (!window.isAvailable() || !window.open(arguments)) {
            throw new UsageException("there is no display to open a window on; schedscope simulate works without one");
        }
        return 0;
    }

    /** What the window is told, in the form of {@link Window#open}, once it is known to make sense. */
    private List<String> arguments() {
        PolicyNames.require(policy);
        choices.checkScheduler();
        choices.network();
        choices.estimateModel();
        choices.memoryBinds();
        Schedulers.check(policy, choices.schedulerFor(policy), choices.parameters());
        List<String> arguments = new ArrayList<>();
        workload.forEach(file -> arguments.add(file.toString()));
        if (platform != null) {
            arguments.add("--platform=" + platform);
        }
        arguments.add("--policy=" + policy);
        arguments.add("--scheduler=" + choices.schedulerFor(policy));
        arguments.add("--seed=" + choices.seed());
        arguments.add("--tick=" + choices.tick().text());
        if (arrivals != null) {
            arguments.add("--arrivals=" + Arrivals.parse(arrivals).text());
        }
        choices.networkText().ifPresent(text -> arguments.add("--network=" + text));
        new TreeMap<>(choices.parameters()).forEach((name, value) -> arguments.add("--set:" + name + "=" + value));
        return arguments;
    }
}
