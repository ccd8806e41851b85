package org.schedscope.cli.summary;

import java.io.PrintWriter;
import java.math.BigDecimal;
import java.math.MathContext;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import org.schedscope.bound.Bounds;
import org.schedscope.bound.LowerBound;
import org.schedscope.cli.base.PrintedTimes;
import org.schedscope.cli.base.TextTable;
import org.schedscope.cli.job.RunJob;
import org.schedscope.event.ForkSpec;
import org.schedscope.experiment.PreparedRun;
import org.schedscope.io.format.PlatformOrigin;
import org.schedscope.io.format.RecordedLog;
import org.schedscope.io.output.SignificantDigits;
import org.schedscope.metrics.Metric;
import org.schedscope.metrics.MetricTexts;
import org.schedscope.metrics.Metrics;
import org.schedscope.metrics.RunReport;
import org.schedscope.metrics.UserRow;
import org.schedscope.metrics.statistics.Fairness;
import org.schedscope.model.Platform;
import org.schedscope.model.Workload;
import org.schedscope.scheduler.RunSpec;

/** Output of {@code simulate}: the run, and its metrics as a table. */
public final class RunSummary {
    private static final MathContext GAP_DIGITS = new MathContext(3);

    private RunSummary() {
    }

    /** @param notes further lines below the policy, by their first words */
    public static void print(PreparedRun prepared, RunJob.Outcome outcome, List<String> notes, PrintedTimes times, PrintWriter out) {
        RunSpec spec = prepared.spec();
        input(spec.workload(), spec.platform(), prepared.setup().platform().origin(), out);
        out.println("Policy    " + spec.policy() + " (" + spec.scheduler() + ", " + settings(spec) + ")");
        for (int number = 0; number < spec.forks().size(); number++) {
            ForkSpec fork = spec.forks().get(number);
            out.println((fork.isFromStart() ? "From the start: " : "From " + times.at(fork.at()) + ": ")
                    + changes(fork, spec.stage(number), spec.stage(number + 1), times));
        }
        notes.forEach(out::println);
        out.println();
        metrics(outcome.report(), outcome.beside(), outcome.bounds(), times, out);
    }

    /** Prints one line each on workload and platform. */
    public static void input(Workload workload, Platform platform, PlatformOrigin origin, PrintWriter out) {
        int tasks = workload.taskCount();
        out.println("Workload  " + workload.name() + " (" + count(workload.jobs().size(), "job") + ", " + count(tasks, "task")
                + tick(workload.timeUnit()) + ")");
        out.println("Platform  " + platform.name() + " (" + origin.words() + "; " + count(platform.clusters().size(), "cluster") + ", "
                + count(platform.totalCores(), "core") + ")");
    }

    /**
     * Prints the table of metrics, and that of users if there are several.
     *
     * @param beside the machine's own schedule of the same jobs, for another column
     * @param bounds lower bounds, shown behind their metrics
     */
    public static void metrics(RunReport report, Optional<RunReport> beside, Optional<Bounds> bounds, PrintedTimes times,
            PrintWriter out) {
        List<RunReport> columns = Stream.concat(Stream.of(report), beside.stream()).toList();
        List<String[]> rows = new ArrayList<>();
        if (beside.isPresent()) {
            rows.add(new String[] {"", "simulated", RecordedLog.RECORDED, "", ""});
        }
        List<Metric> metrics = Stream.concat(Metrics.all().stream(), Metrics.onRequest().stream())
                .filter(metric -> report.metrics().containsKey(metric.name())).toList();
        for (Metric metric : metrics) {
            List<String> row = new ArrayList<>(List.of(MetricTexts.title(metric)));
            columns.forEach(column -> row.add(times.value(metric, column.metrics().getOrDefault(metric.name(), Double.NaN))));
            row.add(times.unit(metric));
            row.add(bounds.flatMap(all -> all.of(metric.name())).map(bound -> atBest(metric, bound, report, times)).orElse(""));
            rows.add(row.toArray(String[]::new));
        }
        TextTable.print(rows, out, columns.size() + 1, columns.size() + 2);
        if (report.fairness().verdict() != Fairness.Verdict.TOO_FEW_JOBS) {
            out.println();
            out.println("This run " + fairness(report.fairness()) + ".");
        }
        if (report.users().size() > 1) {
            out.println();
            users(report, out);
        }
    }

    /** {@code at best 12 (+16.7 %)}. */
    private static String atBest(Metric metric, LowerBound bound, RunReport report, PrintedTimes times) {
        double gap = bound.gap(report.metrics().get(metric.name()));
        return "at best " + times.value(metric, bound.atBest()) + (Double.isNaN(gap) ? "" : " (" + percent(gap) + ")");
    }

    /** {@code +16.7 %}, or {@code reached}. */
    static String percent(double gap) {
        return Double.isNaN(gap) ? "-" : gap == 0 ? "reached" : (gap > 0 ? "+" : "")
                + new BigDecimal(100 * gap).round(GAP_DIGITS).stripTrailingZeros().toPlainString() + " %";
    }

    /** {@code seed 1, network none}, and parameters. */
    static String settings(RunSpec spec) {
        StringBuilder text = new StringBuilder("seed ").append(spec.seed()).append(", network ").append(spec.platform().network().text());
        spec.parameters().forEach((key, value) -> text.append(", ").append(key).append('=').append(value));
        return text.toString();
    }

    /** {@code policy srtf, C1 has 4 cores}. */
    private static String changes(ForkSpec fork, RunSpec before, RunSpec after, PrintedTimes times) {
        List<String> changes = new ArrayList<>();
        fork.policy().ifPresent(policy -> changes.add("policy " + policy));
        if (fork.scheduler().isPresent() || !after.scheduler().equals(before.scheduler())) {
            changes.add("scheduler " + after.scheduler());
        }
        fork.seed().ifPresent(seed -> changes.add("seed " + seed));
        after.parameters().forEach((name, value) -> {
            if (!value.equals(before.parameters().get(name))) {
                changes.add(name + "=" + value);
            }
        });
        before.parameters().forEach((name, value) -> {
            if (!after.parameters().containsKey(name)) {
                changes.add("no " + name + "=" + value);
            }
        });
        fork.cores().forEach((cluster, cores) -> changes.add(cluster + " has " + count(cores, "core")));
        fork.outages()
                .forEach(out -> changes.add(count(out.cores(), "core") + " of " + out.cluster()
                        + " offline until " + times.moment(out.until())));
        fork.closures().ifPresent(all -> changes.add(count(all.size(), "closure")));
        if (!fork.removed().isEmpty()) {
            changes.add("without " + String.join(", ", fork.removed()));
        }
        if (!fork.changed().isEmpty()) {
            changes.add(count(fork.changed().size(), "job") + " changed");
        }
        return String.join(", ", changes);
    }

    /** {@code , a tick is 1 s}; nothing where ticks are all there is. */
    private static String tick(String unit) {
        return unit.equals(Workload.DEFAULT_TIME_UNIT) ? "" : ", a tick is " + (Character.isDigit(unit.charAt(0)) ? "" : "1 ") + unit;
    }

    /** {@code favours long jobs (Spearman's rho of work and SLR is -0.62, n = 40, p = 0.00002)}. */
    static String fairness(Fairness fairness) {
        String verdict = switch (fairness.verdict()) {
            case FAVOURS_LONG -> "favours long jobs";
            case FAVOURS_SHORT -> "favours short jobs";
            case EVEN -> "favours neither long jobs nor short ones";
            case TOO_FEW_JOBS -> "has finished too few jobs for a verdict on long and short jobs";
        };
        return fairness.verdict() == Fairness.Verdict.TOO_FEW_JOBS ? verdict : verdict + " (Spearman's rho of work and SLR is "
                + SignificantDigits.text(fairness.rho()) + ", n = " + fairness.jobs() + ", p = " + SignificantDigits.text(fairness.p())
                + ")";
    }

    private static void users(RunReport report, PrintWriter out) {
        new Listing<UserRow>().column("User", UserRow::user).column("Jobs", UserRow::jobs).column("Late", UserRow::violated)
                .column("Weighted tardiness", UserRow::weightedTardiness).print(report.users(), out);
    }

    /** {@code 1 job}, {@code 2 jobs}. */
    public static String count(long number, String what) {
        return number + " " + what + (number == 1 ? "" : "s");
    }
}
