package org.schedscope.cli.study;

import java.io.IOException;
import java.io.PrintWriter;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import org.schedscope.chart.sheet.RowSink;
import org.schedscope.cli.base.CommandFiles;
import org.schedscope.cli.base.ConsoleCommand;
import org.schedscope.cli.base.PrintedTimes;
import org.schedscope.cli.base.Progress;
import org.schedscope.cli.base.TextTable;
import org.schedscope.cli.base.UsageException;
import org.schedscope.cli.option.JsonOption;
import org.schedscope.cli.option.PolicyOption;
import org.schedscope.cli.option.ProgressOption;
import org.schedscope.cli.option.RunOptions;
import org.schedscope.cli.option.TicksOption;
import org.schedscope.experiment.PreparedRun;
import org.schedscope.experiment.definition.WorkloadSource;
import org.schedscope.experiment.search.SearchCases;
import org.schedscope.experiment.sensitivity.ElasticityStudy;
import org.schedscope.io.csv.CsvRowSink;
import org.schedscope.io.output.OutputFiles;
import org.schedscope.io.output.SignificantDigits;
import org.schedscope.metrics.Metric;
import org.schedscope.metrics.MetricTexts;
import org.schedscope.metrics.Metrics;
import org.schedscope.metrics.ReportOptions;
import org.schedscope.metrics.statistics.Interval;
import org.schedscope.scheduler.RunSpec;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;

/** {@code elasticity}: the inputs with the largest effect on a run's metrics. */
@Command(name = "elasticity",
        description = "Makes a run again with a tenth less and a tenth more of one thing at a time, with the same seed: load, cores of each"
                + " cluster, network delays, errors of estimates. Prints by how many percent each metric changes for one percent of it. The"
                + " workload may also be a profile with settings: market:load=120,jobs=500; then each seed draws another.",
        footer = {"",
                "Examples: schedscope elasticity sample-workloads/campus-week.workload.json --policy p-slr --csv e.csv",
                "          schedscope elasticity market:load=110,jobs=200 --policy p-slr --seeds 10"})
public final class ElasticityCommand extends ConsoleCommand {
    private static final int MOST_SEEDS = 1000;
    private static final double HUNDRED = 100;

    @Mixin
    private final RunOptions run = new RunOptions();

    @Mixin
    private final PolicyOption policy = new PolicyOption();

    @Option(names = "--seeds", paramLabel = "N", defaultValue = "1",
            description = "How many runs, of as many seeds from --seed on, the figures are means of, each with its 95 %% interval (default:"
                    + " ${DEFAULT-VALUE}; at most " + MOST_SEEDS + "). All changes of a seed meet the same draws.")
    private int seeds;

    @Option(names = "--csv", paramLabel = "FILE", arity = "0..1", fallbackValue = "-",
            description = "Write all values as CSV, to standard output if no file is named.")
    private Path csv;

    @Mixin
    private final TicksOption ticks = new TicksOption();

    @Mixin
    private final JsonOption json = new JsonOption();

    @Mixin
    private final ProgressOption progress = new ProgressOption();

    private final CommandFiles files = new CommandFiles();

    @Override
    public Integer call() throws Exception {
        if (seeds < 1 || seeds > MOST_SEEDS) {
            throw new UsageException("--seeds is " + seeds + "; it is 1 to " + MOST_SEEDS);
        }
        Optional<WorkloadSource.Drawn> profile = run.workload().size() > 1 ? Optional.empty()
                : SearchCases.drawn(run.workload().get(0).toString());
        files.willRead(profile.isPresent() ? List.of() : run.workload());
        files.willWrite(csv == null ? List.of() : List.of(csv));
        PrintWriter out = out(files);
        List<PreparedRun> runs = run.prepareSeeds(policy.policy(), seeds, profile, files);
        warn(runs.get(0).warnings());
        ElasticityStudy study = study(runs.stream().map(PreparedRun::spec).toList());
        json.print(out, () -> study.rows().stream().map(row -> fields(study, row)).toList(),
                to -> print(study, ticks.times(runs.get(0).spec().workload()), to));
        try (OutputFiles written = files.open()) {
            written.write(Optional.ofNullable(csv), stream -> CsvRowSink.write(sink -> write(study, sink), stream));
            written.commit();
        }
        return 0;
    }

    private ElasticityStudy study(List<RunSpec> specs) {
        Progress line = progress.on(err());
        int all = ElasticityStudy.count(specs);
        try {
            return ElasticityStudy.of(specs, ReportOptions.defaults(), made -> line.tell(made + " of " + all + " runs"), () -> false);
        } finally {
            line.end();
        }
    }

    private static void write(ElasticityStudy study, RowSink sink) throws IOException {
        sink.row("change", "of", "metric", "less", "was", "more", "elasticity", "low", "high", "seeds");
        for (ElasticityStudy.Row row : study.rows()) {
            for (int m = 0; m < study.was().size(); m++) {
                List<Object> cells = new ArrayList<>(List.of(name(row), row.subject(), Metrics.all().get(m).name()));
                cells.addAll(values(study, row, m).values());
                cells.add(study.runs());
                sink.row(cells.toArray());
            }
        }
    }

    private static Map<String, Object> fields(ElasticityStudy study, ElasticityStudy.Row row) {
        Map<String, Object> metrics = new LinkedHashMap<>();
        for (int m = 0; m < study.was().size(); m++) {
            metrics.put(Metrics.all().get(m).name(), values(study, row, m));
        }
        return JsonOption.fields("change", name(row), "of", row.subject(), "seeds", study.runs(), "metrics", metrics);
    }

    private static Map<String, Object> values(ElasticityStudy study, ElasticityStudy.Row row, int metric) {
        Interval of = row.of().get(metric);
        return JsonOption.fields("less", row.less().get(metric), "was", study.was().get(metric), "more", row.more().get(metric),
                "elasticity", of.middle(), "low", of.low(), "high", of.high());
    }

    private static String name(ElasticityStudy.Row row) {
        return row.thing().name().toLowerCase(Locale.ROOT);
    }

    private static void print(ElasticityStudy study, PrintedTimes times, PrintWriter out) {
        List<String[]> table = new ArrayList<>();
        List<String> head = new ArrayList<>(List.of("% for 1 % more", study.runs() == 1 ? "now" : "mean"));
        study.rows().forEach(row -> head.add(row.subject().isEmpty() ? name(row) : name(row) + " " + row.subject()));
        table.add(head.toArray(String[]::new));
        for (int metric : study.changing()) {
            Metric measured = Metrics.all().get(metric);
            List<String> cells = new ArrayList<>(List.of(MetricTexts.title(measured), times.value(measured, study.was().get(metric))));
            study.rows().forEach(row -> cells.add(text(row.of().get(metric))));
            table.add(cells.toArray(String[]::new));
        }
        TextTable.print(table, out);
        if (study.runs() > 1) {
            out.println();
            out.println(study.areAlike() ? "The runs of all seeds are alike: nothing of this workload is drawn."
                    : "Means of " + study.runs() + " seeds, with the reach of their 95 % intervals to either side.");
        }
    }

    /** {@code +1.34}, or {@code +1.34 ± 0.21}; a dash where some task fits nowhere with less. */
    private static String text(Interval of) {
        if (Double.isNaN(of.middle())) {
            return "-";
        }
        String middle = SignificantDigits.signed(rounded(of.middle()));
        return Double.isNaN(of.low()) ? middle : middle + " \u00b1 " + SignificantDigits.text(rounded((of.high() - of.low()) / 2));
    }

    private static double rounded(double value) {
        return Math.round(HUNDRED * value) / HUNDRED;
    }
}
