package org.schedscope.ui.state.edit;

import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import org.schedscope.metrics.MeasuredRun;
import org.schedscope.metrics.Metric;
import org.schedscope.metrics.Metrics;
import org.schedscope.metrics.RunMeasures;
import org.schedscope.ui.state.run.OpenRun;

/**
 * A schedule that is built by hand beside that of a policy, metric by metric.
 *
 * @param rows makespan first
 * @param placed tasks that have a place
 * @param tasks all there are
 */
public record HandScore(List<Row> rows, int placed, int tasks) {
    private static final List<String> METRICS = List.of("makespan", "meanResponse", "meanSlr", "weightedTardiness");
    /** Jobs without a place are late already, though their ends are open: the metric is defined for whole schedules only. */
    private static final String OF_ALL = "weightedTardiness";
    /** Two sums of the same numbers in another order differ by less, as a share. */
    private static final double SAME = 1e-9;

    /** Result of a comparison. */
    public enum Standing {
        BETTER, EQUAL, WORSE
    }

    /**
     * A metric of both.
     *
     * @param own as far as the schedule goes; NaN if it is undefined yet
     * @param rival of the whole schedule of the policy; NaN as long as that is not known
     */
    public record Row(Metric metric, double own, double rival) {
        /** By how much the own one is larger; NaN if one is not known. */
        public double gap() {
            return Math.abs(own - rival) <= SAME * Math.max(Math.abs(own), Math.abs(rival)) ? 0 : own - rival;
        }

        /** The better one; empty if a figure is missing. All of these metrics are better if they are smaller. */
        public Optional<Standing> standing() {
            return Double.isNaN(gap()) ? Optional.empty()
                    : Optional.of(gap() == 0 ? Standing.EQUAL : gap() < 0 ? Standing.BETTER : Standing.WORSE);
        }
    }

    public HandScore {
        rows = List.copyOf(rows);
    }

    static HandScore of(OpenRun own, Optional<OpenRun> rival) {
        MeasuredRun built = measured(own);
        boolean whole = own.trace().pieces().count() == own.index().taskCount();
        Optional<MeasuredRun> theirs = rival.map(HandScore::measured);
        List<Row> rows = METRICS.stream().map(name -> Metrics.named(name).orElseThrow())
                .map(metric -> new Row(metric, whole || !metric.name().equals(OF_ALL) ? metric.of(built) : Double.NaN,
                        theirs.map(metric::of).orElse(Double.NaN)))
                .toList();
        return new HandScore(rows, own.trace().pieces().count(), own.index().taskCount());
    }

    private static MeasuredRun measured(OpenRun run) {
        return RunMeasures.at(run.jobs(), run.trace(), run.trace().eventCount()).measured(run.reportOptions());
    }

    /** Whether every task has a place, so that both can be compared. */
    public boolean isWhole() {
        return placed == tasks;
    }

    /** The better one by makespan; empty until every task has a place. */
    public Optional<Standing> verdict() {
        return Stream.of(rows.get(0)).filter(row -> isWhole()).flatMap(row -> row.standing().stream()).findFirst();
    }
}
