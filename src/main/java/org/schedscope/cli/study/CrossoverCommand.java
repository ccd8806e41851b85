package org.schedscope.cli.study;

import java.io.IOException;
import java.math.BigDecimal;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.schedscope.cli.base.ConsoleCommand;
import org.schedscope.cli.base.Progress;
import org.schedscope.cli.base.Suggestions;
import org.schedscope.cli.base.UsageException;
import org.schedscope.cli.option.JsonOption;
import org.schedscope.cli.option.ProgressOption;
import org.schedscope.cli.option.SampleWords;
import org.schedscope.cli.option.TicksOption;
import org.schedscope.cli.summary.CrossoverSummary;
import org.schedscope.experiment.crossover.Crossover;
import org.schedscope.experiment.crossover.CrossoverParameter;
import org.schedscope.experiment.crossover.PolicyPair;
import org.schedscope.experiment.definition.Experiment;
import org.schedscope.experiment.definition.ExperimentJson;
import org.schedscope.experiment.definition.Part;
import org.schedscope.experiment.sweep.GridCells;
import org.schedscope.io.input.InputFile;
import org.schedscope.io.input.Limits;
import org.schedscope.metrics.Metric;
import org.schedscope.metrics.Metrics;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** {@code crossover}: the value at which the ranking of two policies flips. */
@Command(name = "crossover",
        description = "Finds the value of a parameter at which the ranking of two policies flips, on the workloads and seeds of an"
                + " experiment, with a 95 %% confidence interval.",
        footer = {"", "Example: schedscope crossover x.json --policies p-slr,srtf --of meanSlr --over load --from 70 --to 140"})
public final class CrossoverCommand extends ConsoleCommand {
    private static final BigDecimal STEPS = BigDecimal.valueOf(100);

    @Parameters(paramLabel = "EXPERIMENT", completionCandidates = SampleWords.Experiments.class,
            description = "The definition, a JSON file.")
    private Path definition;

    @Option(names = "--policies", paramLabel = "A,B", required = true, split = ",",
            description = "Two policies of the part, by their labels.")
    private List<String> policies = List.of();

    @Option(names = "--of", paramLabel = "METRIC", required = true, description = "What they are ranked by, such as worstSlr.")
    private String measure;

    @Option(names = "--over", paramLabel = "PARAMETER", required = true,
            description = "What is turned: load or another setting of the profile, network:ccr, network:thin-tree, estimate:normal,"
                    + " estimate:log-round or estimate:uniform.")
    private String over;

    @Option(names = "--from", paramLabel = "X", required = true, description = "The smallest value.")
    private BigDecimal from;

    @Option(names = "--to", paramLabel = "Y", required = true, description = "The largest value.")
    private BigDecimal to;

    @Option(names = "--step", paramLabel = "D",
            description = "Smallest difference between two values (default: 1, or a hundredth of the range where that is not whole).")
    private BigDecimal step;

    @Option(names = "--part", paramLabel = "NAME", description = "The part of the experiment (default: the first).")
    private String partName;

    @Option(names = "--at", paramLabel = "AXIS=VALUE", description = "Take one value of an axis of the part only. May be repeated.")
    private Map<String, String> fixed = Map.of();

    @Option(names = "--jobs", paramLabel = "N", description = "How many pairs are run at the same time (default: one for each core).")
    private Integer jobs;

    @Mixin
    private final TicksOption ticks = new TicksOption();

    @Mixin
    private final ProgressOption progress = new ProgressOption();

    @Mixin
    private final JsonOption json = new JsonOption();

    @Override
    public Integer call() throws IOException {
        InputFile file = InputFile.of(definition);
        Experiment experiment = ExperimentJson.read(file, Limits.DEFAULT);
        Metric metric = Metrics.named(measure).orElseThrow(() -> new UsageException(Suggestions.unknown("metric", measure,
                Metrics.all().stream().map(Metric::name).toList(), "metrics",
                String.join(", ", Metrics.all().stream().map(Metric::name).toList()))));
        List<String> parts = experiment.parts().stream().map(Part::name).toList();
        Part part = partName == null ? experiment.parts().get(0) : experiment.part(partName).orElseThrow(
                () -> new UsageException(Suggestions.unknown("part", partName, parts, "parts", String.join(", ", parts))));
        PolicyPair pair = new PolicyPair(part.only(fixed).against(policies), CrossoverParameter.parse(over), metric,
                new GridCells(file), SweepCommand.workers(jobs));
        Progress told = progress.on(err());
        pair.watchedBy((value, made, all) -> told.tell(over + " " + value.toPlainString() + ": " + made + " of " + all
                + " pairs of runs"));
        Crossover search = new Crossover(pair::at, from, to, step());
        Optional<Crossover.Flip> flip = search(search, told);
        CrossoverSummary summary = new CrossoverSummary(pair, over, search.tried(), ticks.times(pair.workloads()));
        json.print(out(), () -> summary.fields(flip), out -> summary.print(flip, from, to, out));
        return 0;
    }

    private static Optional<Crossover.Flip> search(Crossover search, Progress told) throws IOException {
        try {
            return search.search();
        } finally {
            told.end();
        }
    }

    private BigDecimal step() {
        if (step != null) {
            return step;
        }
        BigDecimal range = to.subtract(from);
        boolean whole = isWhole(from) && isWhole(range) && range.compareTo(BigDecimal.ONE) > 0;
        return whole ? BigDecimal.ONE : range.divide(STEPS);
    }

    private static boolean isWhole(BigDecimal number) {
        return number.stripTrailingZeros().scale() <= 0;
    }
}
