package org.schedscope.trace.account;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.Comparator;
import java.util.List;
import java.util.function.IntUnaryOperator;
import java.util.stream.IntStream;
import org.schedscope.model.graph.WorkloadIndex;
import org.schedscope.model.time.Weeks;

/** Sums of an account of waiting: by cause, and by user, week and job. */
public final class WaitSums {
    private final WaitAccount account;
    private final WorkloadIndex index;
    /** The tasks that count, in order. */
    private final int[] tasks;

    /**
     * The waits with one cause.
     *
     * @param share of all waiting, 0 to 1
     * @param jobs number of jobs that waited longer than a minute for it
     * @param users number of users whose jobs waited for it
     * @param idle core-ticks that were idle meanwhile, see {@link WaitAccount#idle}
     */
    public record Total(WaitCause cause, long ticks, double share, int jobs, int users, double idle) {
    }

    /**
     * The waits of a user, in a week or of a job.
     *
     * @param number of the user, week or job
     * @param jobs number of jobs
     * @param byCause ticks in the order of the causes
     */
    public record Part(int number, int jobs, long[] byCause) {
        public long ticks() {
            return Arrays.stream(byCause).sum();
        }

        /** The cause with most ticks; of equal ones the first. */
        public WaitCause mainCause() {
            return Arrays.stream(WaitCause.values()).max(Comparator.<WaitCause>comparingLong(cause -> byCause[cause.ordinal()])
                    .thenComparing(Comparator.reverseOrder())).orElseThrow();
        }
    }

    private WaitSums(WaitAccount account, int[] tasks) {
        this.account = account;
        this.tasks = tasks;
        index = account.trace().index();
    }

    /** Sums the waits of jobs before their first start. */
    public static WaitSums ofJobs(WaitAccount account) {
        return new WaitSums(account, IntStream.range(0, account.trace().index().jobCount()).map(account::firstTask).toArray());
    }

    /** Sums the waits of all tasks. */
    public static WaitSums ofTasks(WaitAccount account) {
        return new WaitSums(account, IntStream.range(0, account.trace().index().taskCount()).toArray());
    }

    /** All ticks of waiting. */
    public long ticks() {
        return Arrays.stream(tasks).mapToLong(task -> Arrays.stream(account.ticks(task)).sum()).sum();
    }

    /** The causes that occur, most ticks first. */
    public List<Total> totals() {
        List<Part> jobs = byJob();
        long all = jobs.stream().mapToLong(Part::ticks).sum();
        List<Part> users = byUser();
        List<Total> totals = new ArrayList<>();
        for (WaitCause cause : WaitCause.values()) {
            int at = cause.ordinal();
            long ticks = jobs.stream().mapToLong(job -> job.byCause[at]).sum();
            if (ticks > 0) {
                totals.add(new Total(cause, ticks, (double) ticks / all,
                        (int) jobs.stream().filter(job -> job.byCause[at] > account.minute()).count(),
                        (int) users.stream().filter(user -> user.byCause[at] > 0).count(), account.idle(cause)));
            }
        }
        totals.sort(Comparator.comparingLong((Total total) -> -total.ticks()).thenComparing(Total::cause));
        return totals;
    }

    /** Users, most ticks first. */
    public List<Part> byUser() {
        return by(index.columns().users().size(), job -> index.columns().userOf()[job]);
    }

    /** Jobs, most ticks first. */
    public List<Part> byJob() {
        return by(index.jobCount(), job -> job);
    }

    private List<Part> by(int count, IntUnaryOperator group) {
        long[][] sums = new long[count][WaitCause.COUNT];
        int[] jobs = new int[count];
        int last = -1;
        for (int task : tasks) {
            int job = index.jobOf(task);
            int part = group.applyAsInt(job);
            jobs[part] += job == last ? 0 : 1;
            last = job;
            add(sums[part], account.ticks(task));
        }
        return IntStream.range(0, count).mapToObj(part -> new Part(part, jobs[part], sums[part]))
                .sorted(Comparator.comparingLong((Part part) -> -part.ticks()).thenComparingInt(Part::number)).toList();
    }

    private static void add(long[] sums, long[] more) {
        for (int cause = 0; cause < sums.length; cause++) {
            sums[cause] += more[cause];
        }
    }

    /** Weeks in order, with the ticks that are in each, and the jobs that arrived in it. */
    public List<Part> byWeek(Weeks weeks) {
        long[][] sums = new long[weeks.count()][WaitCause.COUNT];
        int[] jobs = new int[weeks.count()];
        for (int job = 0; job < index.jobCount(); job++) {
            jobs[weeks.at(index.columns().arrival()[job])]++;
        }
        for (int task : tasks) {
            for (WaitAccount.Span span : account.spans(task)) {
                for (int week = weeks.at(span.from()); week < weeks.count() && weeks.from(week) < span.to(); week++) {
                    sums[week][span.cause().ordinal()] += Math.min(span.to(), weeks.to(week)) - Math.max(span.from(), weeks.from(week));
                }
            }
        }
        return IntStream.range(0, weeks.count()).mapToObj(week -> new Part(week, jobs[week], sums[week])).toList();
    }

    /**
     * Tasks that others waited for, most ticks first.
     *
     * @param cause {@link WaitCause#LIMIT} or {@link WaitCause#OVERTAKEN}
     */
    public List<Integer> charged(WaitCause cause) {
        return IntStream.range(0, index.taskCount()).filter(task -> account.charged(cause, task) > 0).boxed()
                .sorted(Comparator.comparingDouble((Integer task) -> -account.charged(cause, task)).thenComparingInt(task -> task))
                .toList();
    }
}
