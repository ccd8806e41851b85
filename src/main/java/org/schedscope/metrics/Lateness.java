package org.schedscope.metrics;

import java.util.ArrayList;
import java.util.List;
import org.schedscope.metrics.fact.ExpectedEndTimes;
import org.schedscope.metrics.fact.JobFacts;
import org.schedscope.metrics.statistics.Sum;

/**
 * A run compared with its expected end times (Tóth, Klusáček 2014, §3.3): tardiness {@code T = max(0, end − EET)}; a job is violated when T
 * &gt; 0. The end of a job is its finish or starvation, or now for an active job. Jobs that have not arrived do not count; a
 * bag counts as one job.
 */
public final class Lateness {
    private final RunMeasures measures;
    private final ExpectedEndTimes expected;
    private final long now;
    private final int[] jobs;
    private final int[] violated;
    private final Sum[] weighted;
    /** By the first job of each bag; empty without bags. */
    private final long[] bagEnds;
    private long latestEnd;

    Lateness(RunMeasures measures, ExpectedEndTimes expected, long now) {
        this.measures = measures;
        this.expected = expected;
        this.now = now;
        bagEnds = bagEnds();
        JobFacts facts = measures.facts();
        int users = facts.users().size();
        jobs = new int[users];
        violated = new int[users];
        weighted = new Sum[users];
        java.util.Arrays.setAll(weighted, u -> new Sum());
        for (int j = 0; j < facts.jobCount(); j++) {
            if (measures.jobs().hasArrived(j) && expected.bagOf(j) == j) {
                count(j, facts.userOf(j), tardiness(j));
            }
        }
    }

    private void count(int job, int user, long tardiness) {
        jobs[user]++;
        if (tardiness > 0) {
            violated[user]++;
            weighted[user].add((double) expected.request(job) * tardiness);
            latestEnd = Math.max(latestEnd, expected.of(job) + tardiness);
        }
    }

    public ExpectedEndTimes expected() {
        return expected;
    }

    /** Tardiness T of a job, in ticks; 0 if it is not late or has not arrived. A bag has one, by its last end, under its first job. */
    public long tardiness(int job) {
        return measures.jobs().hasArrived(job) && expected.bagOf(job) == job ? Math.max(0, end(job) - expected.of(job)) : 0;
    }

    private long end(int job) {
        return bagEnds.length == 0 ? measures.jobs().endOr(job, now) : bagEnds[job];
    }

    private long[] bagEnds() {
        long[] ends = new long[expected.capacity().bags() ? measures.facts().jobCount() : 0];
        for (int job = 0; job < ends.length; job++) {
            int bag = expected.bagOf(job);
            ends[bag] = measures.jobs().hasArrived(job) ? Math.max(ends[bag], measures.jobs().endOr(job, now)) : ends[bag];
        }
        return ends;
    }

    public int violatedJobs() {
        return java.util.Arrays.stream(violated).sum();
    }

    /** Share of arrived jobs that are violated, in percent, 0 to 100; NaN if none has arrived. */
    public double violatedPercent() {
        return percent(violatedJobs(), java.util.Arrays.stream(jobs).sum());
    }

    /** Σ WT_u over all users, in core-ticks. */
    public double weightedTardiness() {
        Sum all = new Sum();
        for (Sum each : weighted) {
            all.add(each.value());
        }
        return all.value();
    }

    /** The latest end tick of a violated job; 0 if there is none. */
    long latestEnd() {
        return latestEnd;
    }

    /** The figures of each user, by name. */
    public List<UserRow> rows() {
        List<UserRow> rows = new ArrayList<>();
        List<String> users = measures.facts().users();
        for (int u = 0; u < users.size(); u++) {
            rows.add(new UserRow(users.get(u), jobs[u], violated[u], percent(violated[u], jobs[u]), weighted[u].value(),
                    expected.capacityOf(u)));
        }
        return rows;
    }

    private static double percent(int part, int whole) {
        return 100.0 * part / whole;
    }
}
