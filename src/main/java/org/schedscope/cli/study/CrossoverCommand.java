package org.schedscope.cli.study;

import java.io.IOException;
import java.io.PrintWriter;
import java.math.BigDecimal;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.schedscope.cli.base.Arguments;
import org.schedscope.cli.base.ConsoleCommand;
import org.schedscope.cli.base.Option;
import org.schedscope.cli.base.Positional;
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

/** {@code crossover}: where the ranking of two policies flips. */
public final class CrossoverCommand extends ConsoleCommand {
    private static final BigDecimal STEPS = BigDecimal.valueOf(100);

    private final Positional<Path> definition = Positional.of(Path.class, "EXPERIMENT",
            "The definition, a JSON file.").completedBy(SampleWords.EXPERIMENTS);

    private final Option<List<String>> policies = Option.list(String.class, "--policies", "A,B",
            "Two policies of the part, by their labels.").required().splitBy(",");

    private final Option<String> measure = Option.of(String.class, "--of", "METRIC",
            "What they are ranked by, such as worstSlr.").required();

    private final Option<String> over = Option.of(String.class, "--over", "PARAMETER",
            "What is turned: load or another setting of the profile, network:ccr, network:thin-tree, estimate:normal, estimate:log-round"
                    + " or estimate:uniform.")
            .required();

    private final Option<BigDecimal> from = Option.of(BigDecimal.class, "--from", "X", "The smallest value.").required();

    private final Option<BigDecimal> to = Option.of(BigDecimal.class, "--to", "Y", "The largest value.").required();

    private final Option<BigDecimal> step = Option.of(BigDecimal.class, "--step", "D",
            "Smallest difference between two values (default: 1, or a hundredth of the range where that is not whole).");

    private final Option<String> partName = Option.of(String.class, "--part", "NAME", "The part of the experiment (default: the first).");

    private final Option<Map<String, String>> fixed = Option.map("--at", "AXIS=VALUE",
            "Take one value of an axis of the part only. May be repeated.");

    private final Option<Integer> jobs = Option.of(Integer.class, "--jobs", "N",
            "How many pairs are run at the same time (default: one for each core).");

    private final TicksOption ticks = new TicksOption();

    private final ProgressOption progress = new ProgressOption();

    private final JsonOption json = new JsonOption();

    public CrossoverCommand() {
        super("crossover",
                "Finds the value of a parameter at which the ranking of two policies flips, on the workloads and seeds of an experiment,"
                        + " with a 95 %% confidence interval.",
                "", "Example: schedscope crossover x.json --policies p-slr,srtf --of meanSlr --over load --from 70 --to 140");
    }

    @Override
    public List<Arguments> arguments() {
        return List.of(definition, policies, measure, over, from, to, step, partName, fixed, jobs, ticks, progress, json);
    }

    @Override
    public Integer call() throws IOException {
        InputFile file = InputFile.of(definition.value());
        Experiment experiment = ExperimentJson.read(file, Limits.DEFAULT);
        Metric metric = Metrics.named(measure.value()).orElseThrow(() -> new UsageException(Suggestions.unknown("metric", measure.value(),
                Metrics.all().stream().map(Metric::name).toList(), "metrics",
                String.join(", ", Metrics.all().stream().map(Metric::name).toList()))));
        List<String> parts = experiment.parts().stream().map(Part::name).toList();
        Part part = partName.isAbsent() ? experiment.parts().get(0) : experiment.part(partName.value()).orElseThrow(
                () -> new UsageException(Suggestions.unknown("part", partName.value(), parts, "parts", String.join(", ", parts))));
        PolicyPair pair = new PolicyPair(part.only(fixed.value()).against(policies.value()), CrossoverParameter.parse(over.value()), metric,
                new GridCells(file), SweepCommand.workers(jobs.value()));
        Progress told = progress.on(err());
        pair.watchedBy((value, made, all) -> told.tell(over.value() + " " + value.toPlainString() + ": " + made + " of " + all
                + " pairs of runs"));
        Crossover search = new Crossover(pair::at, from.value(), to.value(), step());
        Optional<Crossover.Flip> flip;
        try {
            flip = search.search();
        } finally {
            told.end();
        }
        PrintWriter out = out();
        CrossoverSummary summary = new CrossoverSummary(pair, over.value(), search.tried());
        if (json.isWanted()) {
            out.println(JsonOption.line(summary.json(flip)));
            return 0;
        }
        summary.print(ticks.times(pair.workloads()), out);
        out.println(summary.verdict(flip, from.value(), to.value()));
        return 0;
    }

    private BigDecimal step() {
        if (step.isGiven()) {
            return step.value();
        }
        BigDecimal range = to.value().subtract(from.value());
        boolean whole = isWhole(from.value()) && isWhole(range) && range.compareTo(BigDecimal.ONE) > 0;
        return whole ? BigDecimal.ONE : range.divide(STEPS);
    }

    private static boolean isWhole(BigDecimal number) {
        return number.stripTrailingZeros().scale() <= 0;
    }
}
