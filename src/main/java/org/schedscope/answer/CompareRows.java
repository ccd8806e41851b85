package org.schedscope.answer;

import java.math.BigDecimal;
import java.util.ArrayList;
import java.util.List;
import java.util.function.ToDoubleFunction;
import java.util.stream.IntStream;
import org.schedscope.model.time.TickClock;
import org.schedscope.trace.account.WaitCause;

/** The rows by which runs of one workload are compared with the first of them, or another one that is pinned. */
public final class CompareRows {
    private static final double LEAST_CHANGE = 0.01;
    private static final long DAY_SECONDS = 86_400;
    private static final long TEN_MINUTES = 600;

    /** The unit of a row. */
    public enum Unit {
        TICKS, JOBS, SHARE, RATIO, CORE_TICKS
    }

    /** The direction in which a row is better. */
    public enum Better {
        LESS, MORE, NONE
    }

    /** How a run compares with the pinned one; {@link #EQUAL} below a change of one percent, and where no direction is better. */
    public enum Judgement {
        BETTER, WORSE, EQUAL
    }

    /**
     * A row; its title is the text {@code compare.KEY}.
     *
     * @param values by run, NaN where there is none
     */
    public record Row(String key, Unit unit, Better better, int pinned, List<Double> values) {
        public Row {
            values = List.copyOf(values);
        }

        public double difference(int run) {
            return values.get(run) - values.get(pinned);
        }

        /** Length of the bar from −1, a tenth or less of the pinned value, to 1, ten times or more. */
        public double bar(int run) {
            double ratio = Math.log10(values.get(run) / values.get(pinned));
            return Double.isNaN(ratio) ? 0 : Math.max(-1, Math.min(1, ratio));
        }

        /** Whether the bar is cut at one of its ends. */
        public boolean isCut(int run) {
            return Math.abs(Math.log10(values.get(run) / values.get(pinned))) > 1;
        }

        public Judgement judgement(int run) {
            double difference = difference(run);
            if (better == Better.NONE || Double.isNaN(difference) || Math.abs(difference) < LEAST_CHANGE * Math.abs(values.get(pinned))
                    || difference == 0) {
                return Judgement.EQUAL;
            }
            return difference < 0 == (better == Better.LESS) ? Judgement.BETTER : Judgement.WORSE;
        }

        /** Runs with the best value; none where no direction is better, or all are alike. */
        public List<Integer> best() {
            double sign = better == Better.LESS ? -1 : 1;
            double best = values.stream().filter(value -> !value.isNaN()).mapToDouble(value -> sign * value).max().orElse(Double.NaN);
            List<Integer> runs = IntStream.range(0, values.size()).filter(run -> sign * values.get(run) == best).boxed().toList();
            return better == Better.NONE || runs.size() == values.size() ? List.of() : runs;
        }
    }

    private final List<AnswerRun> runs;
    private final int pinned;
    private final List<Row> rows = new ArrayList<>();

    private CompareRows(List<AnswerRun> runs, int pinned) {
        this.runs = runs;
        this.pinned = pinned;
    }

    /**
     * The rows of some runs. Waits over a day and within ten minutes are left out where ticks have no length.
     *
     * @param runs of one workload
     * @param pinned the run with which the others are compared
     */
    public static List<Row> of(List<AnswerRun> runs, int pinned) {
        CompareRows compared = new CompareRows(runs, pinned);
        compared.add();
        return List.copyOf(compared.rows);
    }

    private void add() {
        add("mean", Unit.TICKS, Better.LESS, run -> run.metric("meanWait"));
        add("median", Unit.TICKS, Better.LESS, run -> run.metric("medianWait"));
        add("p90", Unit.TICKS, Better.LESS, run -> run.percentile(90));
        add("p99", Unit.TICKS, Better.LESS, run -> run.percentile(99));
        add("longest", Unit.TICKS, Better.LESS, run -> run.percentile(100));
        TickClock clock = TickClock.of(runs.get(0).trace().workload());
        if (clock.isTime()) {
            long day = clock.ticks(BigDecimal.valueOf(DAY_SECONDS));
            long minutes = clock.ticks(BigDecimal.valueOf(TEN_MINUTES));
            add("over-day", Unit.JOBS, Better.LESS, run -> run.longerThan(day));
            add("within", Unit.SHARE, Better.MORE, run -> 1 - (double) run.longerThan(minutes) / run.started());
        }
        add("slowdown", Unit.RATIO, Better.LESS, run -> run.metric("meanBoundedSlowdown"));
        add("late", Unit.SHARE, Better.LESS, run -> run.metric("violatedEetPercent") / 100);
        add("idle", Unit.CORE_TICKS, Better.LESS, run -> run.account().idle(WaitCause.FREE) + run.account().idle(WaitCause.RESERVED));
        add("use", Unit.SHARE, Better.NONE, run -> run.metric("averageUtilisation"));
    }

    private void add(String key, Unit unit, Better better, ToDoubleFunction<AnswerRun> value) {
        rows.add(new Row(key, unit, better, pinned, runs.stream().map(run -> value.applyAsDouble(run)).toList()));
    }
}
