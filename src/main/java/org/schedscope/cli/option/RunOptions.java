package org.schedscope.cli.option;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.TreeMap;
import org.schedscope.cli.base.CommandFiles;
import org.schedscope.engine.input.SimulationInput;
import org.schedscope.event.Branch;
import org.schedscope.generate.estimate.EstimateModel;
import org.schedscope.io.format.LoadedWorkload;
import org.schedscope.io.format.PlatformChoice;
import org.schedscope.io.format.RunInput;
import org.schedscope.io.input.InputException;
import org.schedscope.io.input.Limits;
import org.schedscope.io.input.Problem;
import org.schedscope.io.input.ReadOptions;
import org.schedscope.io.workload.ForkJson;
import org.schedscope.model.ModelException;
import org.schedscope.model.NetworkModel;
import org.schedscope.model.Platform;
import org.schedscope.model.Workload;
import org.schedscope.model.graph.UnplaceableTaskException;
import org.schedscope.scheduler.RunSpec;
import org.schedscope.scheduler.Schedulers;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** The arguments that say what is run, but for the policy. */
public final class RunOptions {
    @Parameters(paramLabel = "WORKLOAD", arity = "1..*",
            description = "The workload, in any format that is read (see: schedscope formats), also gzipped. Several workflows,"
                    + " or a folder of them, make one workload of a job each."
                    + " sample-workloads/NAME means the bundled sample where there is no such file.")
    private List<Path> workload;

    @Option(names = "--platform", paramLabel = "FILE",
            description = "The clusters to run on. Without it: the file that the workload names, else one cluster of each kind that"
                    + " occurs.")
    private Path platform;

    @Mixin
    private ChoiceOptions choices;

    @Mixin
    private ReadingOptions reading;

    @Option(names = "--audit",
            description = "Check while it is made that the schedule is legal; if it is not, say why, write nothing and exit with 1.")
    private boolean audit;

    /** A run, ready to begin, and what its user should know about it. */
    public record Prepared(RunSpec spec, LoadedWorkload loaded, PlatformChoice choice) {
        /** The same run, forked as a file says, or a text in its place. */
        public Prepared forked(String fileOrText, CommandFiles files) throws InputException {
            boolean text = fileOrText.stripLeading().startsWith("{");
            Branch fork = text ? ForkJson.parse(fileOrText) : ForkJson.read(files.input(Path.of(fileOrText)), Limits.DEFAULT);
            try {
                RunSpec forked = spec.forked(fork);
                Schedulers.check(forked.lastStage());
                SimulationInput.of(forked.lastStage().workload(), forked.lastStage().platform());
                return new Prepared(forked, loaded, choice);
            } catch (ModelException wrong) {
                throw new InputException(Problem.of(text ? "--fork" : fileOrText, wrong.told()));
            }
        }

        /** What the engine needs; the place in the file is told where a task fits no cluster. */
        public SimulationInput input() throws InputException {
            try {
                return SimulationInput.of(spec.workload(), spec.platform());
            } catch (UnplaceableTaskException e) {
                throw new InputException(loaded.places().problem(e.job(), e.position(), e.told()));
            }
        }
    }

    /** Whether an illegal schedule is refused. */
    public boolean audit() {
        return audit;
    }

    public List<Path> workload() {
        return workload;
    }

    /** Checks the names, then reads the files. */
    public Prepared prepare(String policy, CommandFiles files) throws Exception {
        return prepare(List.of(policy), files).get(0);
    }

    /** A run under each policy, of one workload that is read once. */
    public List<Prepared> prepare(List<String> policies, CommandFiles noted) throws Exception {
        policies.forEach(PolicyNames::require);
        choices.checkScheduler();
        Optional<EstimateModel> estimates = choices.estimateModel();
        Optional<NetworkModel> otherNetwork = choices.network();
        ReadOptions options = reading.with(choices.tick());
        WorkloadFiles files = WorkloadFiles.read(workload, options, noted);
        LoadedWorkload loaded = reading.arriving(files.loaded());
        PlatformChoice choice = files.platform(Optional.ofNullable(platform));
        RunInput input = RunInput.of(loaded, choice, choices.memoryBinds());
        Platform fitted = input.choice().platform();
        Platform used = otherNetwork.map(fitted::withNetwork).orElse(fitted);
        Workload drawn = estimates.map(model -> model.applyTo(input.loaded().workload(), choices.seed())).orElse(input.loaded().workload());
        List<Prepared> runs = new ArrayList<>();
        for (String policy : policies) {
            RunSpec spec = new RunSpec(drawn, used, policy, choices.schedulerFor(policy), choices.seed(),
                    new TreeMap<>(choices.parameters()));
            Schedulers.check(spec);
            runs.add(new Prepared(spec, input.loaded(), input.choice()));
        }
        return runs;
    }
}
