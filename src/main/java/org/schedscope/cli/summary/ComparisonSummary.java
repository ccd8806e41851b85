package org.schedscope.cli.summary;

import java.io.PrintWriter;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.IntStream;
import org.schedscope.cli.base.PrintedTimes;
import org.schedscope.cli.base.TextTable;
import org.schedscope.experiment.PreparedRun;
import org.schedscope.io.output.SignificantDigits;
import org.schedscope.metrics.MetricTexts;
import org.schedscope.metrics.compare.Comparison;
import org.schedscope.metrics.compare.PairedJobs;

/** Output of {@code compare}: a column per run with its differences to the baseline, the best values marked, and the jobs in pairs. */
public final class ComparisonSummary {
    private static final String BEST = " *";
    private static final String NOT_BEST = "  ";

    private final Comparison comparison;
    private final int runs;
    private final PrintedTimes times;

    private ComparisonSummary(Comparison comparison, PrintedTimes times) {
        this.times = times;
        this.comparison = comparison;
        runs = comparison.runs().size();
    }

    public static void print(PreparedRun prepared, Comparison comparison, PrintedTimes times, PrintWriter out) {
        ComparisonSummary summary = new ComparisonSummary(comparison, times);
        RunSummary.input(prepared.spec().workload(), prepared.spec().platform(), prepared.setup().platform().origin(), out);
        out.println("Compared  " + RunSummary.count(summary.runs, "run") + " (" + RunSummary.settings(prepared.spec())
                + "), each with its difference to " + comparison.baselineName() + "; * is the best"
                + (comparison.hasBounds() ? ", no schedule goes below \"at best\"" : ""));
        out.println();
        summary.metrics(out);
        out.println();
        comparison.runs().forEach(run -> out.println(run.name() + " " + RunSummary.fairness(run.report().fairness())));
        if (comparison.hasBounds()) {
            out.println();
            summary.gaps(out);
        }
        if (summary.runs > 1) {
            out.println();
            summary.jobs(out);
        }
    }

    private void metrics(PrintWriter out) {
        List<String[]> rows = new ArrayList<>();
        List<String> head = new ArrayList<>(List.of(""));
        for (int run = 0; run < runs; run++) {
            head.add(name(run) + NOT_BEST);
            if (run != comparison.baseline()) {
                head.add("");
            }
        }
        head.add(comparison.hasBounds() ? "at best" : "");
        head.add("");
        rows.add(head.toArray(String[]::new));
        for (Comparison.Row row : comparison.rows()) {
            List<String> cells = new ArrayList<>(List.of(MetricTexts.title(row.metric())));
            for (int run = 0; run < runs; run++) {
                cells.add(times.value(row.metric(), row.values().get(run)) + (row.isBest(run) ? BEST : NOT_BEST));
                if (run != comparison.baseline()) {
                    cells.add(times.difference(row.metric(), row.differences().get(run)));
                }
            }
            cells.add(comparison.bound(row.metric()).map(bound -> times.value(row.metric(), bound.atBest())).orElse(""));
            cells.add(times.unit(row.metric()));
            rows.add(cells.toArray(String[]::new));
        }
        List<String> wins = new ArrayList<>(List.of("Best in"));
        for (int run = 0; run < runs; run++) {
            wins.add(comparison.wins(run) + NOT_BEST);
            if (run != comparison.baseline()) {
                wins.add("");
            }
        }
        wins.add("");
        wins.add("metrics");
        rows.add(wins.toArray(String[]::new));
        TextTable.print(rows, out, head.size() - 1);
    }

    /** Prints the distance of each run to the lower bounds. */
    private void gaps(PrintWriter out) {
        out.println("Above what no schedule can go below");
        Listing<Comparison.Row> listing = new Listing<Comparison.Row>().column("", row -> MetricTexts.title(row.metric()));
        for (int number = 0; number < runs; number++) {
            int run = number;
            listing.column(name(run),
                    row -> RunSummary.percent(comparison.bound(row.metric()).orElseThrow().gap(row.values().get(run))));
        }
        listing.print(comparison.rows().stream().filter(row -> comparison.bound(row.metric()).isPresent()).toList(), out);
    }

    private void jobs(PrintWriter out) {
        out.println("SLR job by job against " + comparison.baselineName() + ", with a paired t-test; * where p < 0.05");
        List<Against> others = IntStream.range(0, runs).filter(run -> run != comparison.baseline())
                .mapToObj(run -> new Against(name(run), comparison.jobs(run))).toList();
        new Listing<Against>().column("", Against::name).column("Jobs", run -> run.pairs.jobs())
                .column("Wins", run -> run.pairs.wins()).column("Ties", run -> run.pairs.ties())
                .column("Losses", run -> run.pairs.losses()).column("Dominance", run -> run.pairs.dominance())
                .column("Ratio of means", run -> run.pairs.ratio()).column("t", run -> run.pairs.test().t())
                .column("p" + NOT_BEST, run -> SignificantDigits.text(run.pairs.test().p())
                        + (run.pairs.test().significant() ? BEST : NOT_BEST)).print(others, out);
    }

    /** A run and its jobs in pairs with those of the baseline. */
    private record Against(String name, PairedJobs pairs) {
    }

    private String name(int run) {
        return comparison.runs().get(run).name();
    }
}
