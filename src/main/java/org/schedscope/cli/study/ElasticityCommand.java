package org.schedscope.cli.study;

import java.io.PrintWriter;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import org.schedscope.cli.base.CommandFiles;
import org.schedscope.cli.base.ConsoleCommand;
import org.schedscope.cli.base.TextTable;
import org.schedscope.cli.option.JsonOption;
import org.schedscope.cli.option.PolicyOption;
import org.schedscope.cli.option.RunOptions;
import org.schedscope.experiment.PreparedRun;
import org.schedscope.experiment.sensitivity.Elasticity;
import org.schedscope.io.csv.CsvRowSink;
import org.schedscope.io.output.OutputFiles;
import org.schedscope.io.output.SignificantDigits;
import org.schedscope.metrics.Metric;
import org.schedscope.metrics.MetricTexts;
import org.schedscope.metrics.Metrics;
import org.schedscope.metrics.ReportOptions;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;

/** {@code elasticity}: which input a run's metrics depend on most. */
@Command(name = "elasticity",
        description = "Makes a run again with a tenth less and a tenth more of one thing at a time, with the same seed: load, cores of each"
                + " cluster, network delays, errors of estimates. Prints by how many percent each metric changes for one percent of it.",
        footer = {"", "Example: schedscope elasticity sample-workloads/campus-week.workload.json --policy p-slr --csv e.csv"})
public final class ElasticityCommand extends ConsoleCommand {
    @Mixin
    private RunOptions run;

    @Mixin
    private PolicyOption policy;

    @Option(names = "--csv", arity = "0..1", paramLabel = "FILE", fallbackValue = "-",
            description = "Write all values as CSV, to standard output if no file is named.")
    private Path csv;

    @Mixin
    private JsonOption json;

    private final CommandFiles files = new CommandFiles();

    @Override
    public Integer call() throws Exception {
        files.willRead(run.workload());
        files.willWrite(csv == null ? List.of() : List.of(csv));
        PrintWriter out = out(files);
        PreparedRun prepared = run.prepare(policy.policy(), files);
        warn(prepared.warnings());
        Elasticity elasticity = new Elasticity(prepared.spec(), ReportOptions.defaults());
        List<Double> was = elasticity.was();
        List<Elasticity.Row> rows = elasticity.rows();
        if (json.isWanted()) {
            out.println(JsonOption.line(rows.stream().map(row -> fields(row, was)).toList()));
        } else {
            print(was, rows, out);
        }
        if (csv != null) {
            try (OutputFiles written = files.open()) {
                written.write(csv, stream -> CsvRowSink.write(sink -> {
                    sink.row("change", "of", "metric", "less", "was", "more", "elasticity");
                    for (Elasticity.Row row : rows) {
                        for (int m = 0; m < was.size(); m++) {
                            sink.row(name(row), row.subject(), Metrics.all().get(m).name(), figure(row.less(), m), was.get(m),
                                    figure(row.more(), m), row.of(m, was.get(m)));
                        }
                    }
                }, stream));
                written.commit();
            }
        }
        return 0;
    }

    private static Map<String, Object> fields(Elasticity.Row row, List<Double> was) {
        Map<String, Object> metrics = new LinkedHashMap<>();
        for (int m = 0; m < was.size(); m++) {
            metrics.put(Metrics.all().get(m).name(), JsonOption.fields("less", figure(row.less(), m), "was", was.get(m), "more",
                    figure(row.more(), m), "elasticity", row.of(m, was.get(m))));
        }
        return JsonOption.fields("change", name(row), "of", row.subject(), "metrics", metrics);
    }

    private static Double figure(List<Double> values, int metric) {
        return values.isEmpty() ? Double.NaN : values.get(metric);
    }

    private static String name(Elasticity.Row row) {
        return row.thing().name().toLowerCase(Locale.ROOT);
    }

    private static void print(List<Double> was, List<Elasticity.Row> rows, PrintWriter out) {
        List<String[]> table = new ArrayList<>();
        List<String> head = new ArrayList<>(List.of("% for 1 % more", "now"));
        rows.forEach(row -> head.add(row.subject().isEmpty() ? name(row) : name(row) + " " + row.subject()));
        table.add(head.toArray(String[]::new));
        for (int m = 0; m < was.size(); m++) {
            Metric metric = Metrics.all().get(m);
            int number = m;
            if (rows.stream().anyMatch(row -> !Double.isNaN(row.of(number, was.get(number))) && row.of(number, was.get(number)) != 0)) {
                List<String> cells = new ArrayList<>(List.of(MetricTexts.title(metric), SignificantDigits.text(was.get(m))));
                rows.forEach(row -> cells.add(SignificantDigits.signed(Math.round(100 * row.of(number, was.get(number))) / 100.0)));
                table.add(cells.toArray(String[]::new));
            }
        }
        TextTable.print(table, out);
    }
}
