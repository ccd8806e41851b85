package org.schedscope.cli;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import org.schedscope.engine.SimulationInput;
import org.schedscope.generate.EstimateModel;
import org.schedscope.generate.EstimateModels;
import org.schedscope.io.InputException;
import org.schedscope.io.LoadedWorkload;
import org.schedscope.io.NetworkTexts;
import org.schedscope.io.PlatformChoice;
import org.schedscope.io.ReadOptions;
import org.schedscope.io.RunInput;
import org.schedscope.io.TickLength;
import org.schedscope.model.NetworkModel;
import org.schedscope.model.Platform;
import org.schedscope.model.UnplaceableTaskException;
import org.schedscope.model.Workload;
import org.schedscope.scheduler.RunSpec;
import org.schedscope.scheduler.Schedulers;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** The arguments that say what is run, but for the policy. */
final class RunOptions {
    @Parameters(paramLabel = "WORKLOAD", arity = "1..*",
            description = "The workload: a native workload (JSON), a WfCommons workflow (JSON) or a log in Standard Workload Format,"
                    + " all also gzipped. Several workflows,"
                    + " or a folder of them, make one workload of a job each."
                    + " sample-workloads/NAME means the bundled sample where there is no such file.")
    private List<Path> workload;

    @Option(names = "--platform", paramLabel = "FILE",
            description = "The clusters to run on. Without it: the file that the workload names, else one cluster of each kind that"
                    + " occurs.")
    private Path platform;

    @Option(names = "--scheduler", paramLabel = "NAME",
            description = "The kind of scheduler around the policy: hierarchical, central or market (default: the one that the policy is"
                    + " meant for).")
    private String scheduler;

    @Option(names = "--set", paramLabel = "KEY=VALUE",
            description = "A parameter of the scheduler, such as routing=least-loaded; or memory=on, to let the memory of a log's jobs bind."
                    + " May be repeated.")
    private Map<String, String> parameters = new LinkedHashMap<>();

    @Option(names = "--network", paramLabel = "MODEL",
            description = "How long data travels between clusters, in place of what the platform says: none, or ccr:0.2 for 0.2 times the"
                    + " parent's execution time.")
    private String network;

    @Option(names = "--estimate", paramLabel = "MODEL",
            description = "What schedulers are told about execution times, in place of what the workload says: exact, normal:100 (in %%),"
                    + " log-round:10 (a base), or uniform:300 (in %%: what the workload says is the estimate, and the truth is drawn).")
    private String estimate;

    @Option(names = "--seed", paramLabel = "N", defaultValue = "1", description = "Seed of all random draws (default: ${DEFAULT-VALUE}).")
    private long seed;

    @Option(names = "--tick", paramLabel = "LENGTH", defaultValue = "1s",
            description = "How long a tick is, for workloads in seconds: 1s, 100ms, 1min, 1h (default: ${DEFAULT-VALUE}). Times are"
                    + " rounded up.")
    private String tick;

    @Option(names = "--audit",
            description = "Check while it is made that the schedule is legal; if it is not, say why, write nothing and exit with 1.")
    private boolean audit;

    /** A run, ready to begin, and what its user should know about it. */
    record Prepared(RunSpec spec, LoadedWorkload loaded, PlatformChoice choice) {
        /** What the engine needs; the place in the file is told where a task fits no cluster. */
        SimulationInput input() throws InputException {
            try {
                return SimulationInput.of(spec.workload(), spec.platform());
            } catch (UnplaceableTaskException e) {
                throw new InputException(loaded.places().problem(e.job(), e.position(), e.getMessage()));
            }
        }
    }

    /** Whether an illegal schedule is refused. */
    boolean audit() {
        return audit;
    }

    List<Path> workload() {
        return workload;
    }

    /** Checks the names, then reads the files. */
    Prepared prepare(String policy) throws Exception {
        return prepare(List.of(policy)).get(0);
    }

    /** A run under each policy, of one workload that is read once. */
    List<Prepared> prepare(List<String> policies) throws Exception {
        policies.forEach(PoliciesCommand::require);
        checkScheduler();
        Optional<EstimateModel> estimates = estimateModel();
        Optional<NetworkModel> otherNetwork = Optional.ofNullable(network).map(RunOptions::networkOf);
        ReadOptions options = ReadOptions.DEFAULT.withTick(tickOf(tick));
        WorkloadFiles files = WorkloadFiles.read(workload, options);
        LoadedWorkload loaded = files.loaded();
        PlatformChoice choice = files.platform(Optional.ofNullable(platform));
        RunInput input = RunInput.of(loaded, choice, memoryBinds());
        Platform fitted = input.choice().platform();
        Platform used = otherNetwork.map(fitted::withNetwork).orElse(fitted);
        Workload drawn = estimates.map(model -> model.applyTo(input.loaded().workload(), seed)).orElse(input.loaded().workload());
        List<Prepared> runs = new ArrayList<>();
        for (String policy : policies) {
            RunSpec spec = new RunSpec(drawn, used, policy, schedulerFor(policy), seed, new TreeMap<>(parameters));
            Schedulers.check(spec);
            runs.add(new Prepared(spec, input.loaded(), input.choice()));
        }
        return runs;
    }

    /** Memory may be switched on and off; {@code --estimate} is remembered as a parameter. */
    private Optional<Boolean> memoryBinds() {
        String value = parameters.get(RunSpec.MEMORY);
        if (value == null) {
            return Optional.empty();
        }
        if (!value.equals("on") && !value.equals("off")) {
            throw new UsageException("no value of memory named '" + value + "'; there is on, off");
        }
        return Optional.of(value.equals("on"));
    }

    private Optional<EstimateModel> estimateModel() {
        if (estimate != null) {
            parameters.put(RunSpec.ESTIMATE, estimate);
        }
        return Optional.ofNullable(parameters.computeIfPresent(RunSpec.ESTIMATE, (name, text) -> EstimateModels.parse(text).text()))
                .map(EstimateModels::parse);
    }

    private String schedulerFor(String policy) {
        return scheduler != null ? scheduler : Schedulers.impliedBy(policy);
    }

    private void checkScheduler() {
        if (scheduler != null && !Schedulers.names().contains(scheduler)) {
            String all = String.join(", ", Schedulers.names());
            throw new UsageException(Suggestions.unknown("scheduler", scheduler, Schedulers.names(), "schedulers", all));
        }
    }

    static TickLength tickOf(String text) {
        try {
            return TickLength.parse(text);
        } catch (IllegalArgumentException e) {
            throw new UsageException(e.getMessage());
        }
    }

    static NetworkModel networkOf(String text) {
        try {
            return NetworkTexts.parse(text);
        } catch (IllegalArgumentException e) {
            throw new UsageException(e.getMessage());
        }
    }
}
