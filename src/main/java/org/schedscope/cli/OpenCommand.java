package org.schedscope.cli;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.Callable;
import org.schedscope.policy.Policies;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** {@code open}: the window. */
@Command(name = "open", mixinStandardHelpOptions = true, versionProvider = Version.class, sortOptions = false,
        description = "Opens the window, on a workload or on a sample.")
final class OpenCommand implements Callable<Integer> {
    @Parameters(paramLabel = "WORKLOAD", arity = "0..1", description = "The workload file (default: a sample).")
    private Path workload;

    @Option(names = "--platform", paramLabel = "FILE", description = "The clusters to run on.")
    private Path platform;

    @Option(names = "--policy", paramLabel = "NAME", defaultValue = Policies.DEFAULT,
            description = "The policy to begin with (default: ${DEFAULT-VALUE}).")
    private String policy;

    private final Window window;

    OpenCommand(Window window) {
        this.window = window;
    }

    @Override
    public Integer call() {
        PoliciesCommand.require(policy);
        List<String> arguments = new ArrayList<>();
        if (workload != null) {
            arguments.add(workload.toString());
        }
        if (platform != null) {
            arguments.add("--platform=" + platform);
        }
        arguments.add("--policy=" + policy);
        if (!window.isAvailable() || !window.open(arguments)) {
            throw new UsageException("there is no display to open a window on; schedscope simulate works without one");
        }
        return 0;
    }
}
