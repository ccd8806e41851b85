package org.schedscope.io.table;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.OptionalLong;
import org.schedscope.io.format.SizeGuard;
import org.schedscope.io.input.Limits;
import org.schedscope.io.input.Problem;
import org.schedscope.io.input.SafeText;
import org.schedscope.model.Job;
import org.schedscope.model.Jobs;
import org.schedscope.model.ModelException;
import org.schedscope.model.Releases;
import org.schedscope.model.number.Ratio;
import org.schedscope.text.Message;

/**
 * The jobs of a table with all releases of periodic ones. Tables have no horizon: without a count, releases go on for a hyperperiod after
 * the last first arrival, or for the largest half, quarter, … of it with at most {@value #MOST} releases.
 */
final class TableReleases {
    private static final int MOST = 10_000;

    private final List<Job> jobs = new ArrayList<>();
    private final List<Integer> rows = new ArrayList<>();
    private OptionalLong horizon = OptionalLong.empty();
    private final Jobs releases;
    private boolean cut;

    /**
     * @param read jobs, in file order
     * @throws ModelException if there are too many releases, or two with the same id
     */
    TableReleases(List<Job> read, Limits limits) {
        List<Job> endless = read.stream().filter(job -> job.scheduling().isPeriodic() && job.scheduling().count().isEmpty()).toList();
        if (!endless.isEmpty()) {
            horizon = OptionalLong.of(horizon(endless));
        }
        SizeGuard totals = new SizeGuard(limits);
        for (int row = 0; row < read.size(); row++) {
            Job job = read.get(row);
            if (job.scheduling().isPeriodic()) {
                release(job, row, limits, totals);
            } else {
                add(job, row, totals);
            }
        }
        releases = Jobs.of(jobs);
    }

    private long horizon(List<Job> endless) {
        long length = 1;
        for (Job job : endless) {
            long period = job.scheduling().period().orElseThrow();
            length = SizeGuard.saturatingProduct(length / Ratio.gcd(length, period), period);
        }
        while (length > 1 && releases(endless, length) > MOST) {
            length = (length + 1) / 2;
            cut = true;
        }
        return SizeGuard.saturatingSum(endless.stream().mapToLong(Job::arrival).max().orElseThrow(), length);
    }

    private static long releases(List<Job> endless, long length) {
        return endless.stream().mapToLong(job -> (length - 1) / job.scheduling().period().orElseThrow() + 1)
                .reduce(0, SizeGuard::saturatingSum);
    }

    private void release(Job job, int row, Limits limits, SizeGuard totals) {
        long count = Releases.count(job, horizon);
        if (count > limits.tasks()) {
            throw new ModelException(limits.tooManyTasks());
        }
        for (int number = 1; number <= count; number++) {
            try {
                add(Releases.of(job, number), row, totals);
            } catch (ArithmeticException late) {
                throw new ModelException(Problem.words("many.ticks", SafeText.cut(job.id())));
            }
        }
    }

    private void add(Job job, int row, SizeGuard totals) {
        Message tooMuch = totals.addCounting(job);
        if (tooMuch != null) {
            throw new ModelException(tooMuch);
        }
        jobs.add(job);
        rows.add(row);
    }

    Jobs jobs() {
        return releases;
    }

    /** By job, what a row has that it is from. */
    int[] byJob(int[] byRow) {
        return rows.stream().mapToInt(row -> byRow[row]).toArray();
    }

    /** Tick before which releases without a count arrive; empty if there are none. */
    OptionalLong horizon() {
        return horizon;
    }

    /** A remark about the horizon, if there is one. */
    Optional<Message> note() {
        return horizon.isEmpty() ? Optional.empty()
                : Optional.of(Problem.ofFormat(cut ? "table.horizon.cut" : "table.horizon", horizon.getAsLong(), MOST));
    }
}
