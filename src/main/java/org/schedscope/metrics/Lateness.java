package org.schedscope.metrics;

import java.util.ArrayList;
import java.util.List;
import org.schedscope.metrics.fact.ExpectedEndTimes;
import org.schedscope.metrics.fact.JobFacts;
import org.schedscope.metrics.statistics.Sum;

/**
 * A run compared with its expected end times (Tóth, Klusáček 2014, §3.3): tardiness {@code T = max(0, end − EET)}; a job is violated when T
 * &gt; 0. The end of a job is its finish or starvation, or now for an active job. Jobs that have not arrived do not count.
 */
public final class Lateness {
    private final RunMeasures measures;
    private final ExpectedEndTimes expected;
    private final long now;
    private final int[] jobs;
    private final int[] violated;
    private final Sum[] weighted;
    private long latestEnd;

    Lateness(RunMeasures measures, ExpectedEndTimes expected, long now) {
        this.measures = measures;
        this.expected = expected;
        this.now = now;
        JobFacts facts = measures.facts();
        int users = facts.users().size();
        jobs = new int[users];
        violated = new int[users];
        weighted = new Sum[users];
        java.util.Arrays.setAll(weighted, u -> new Sum());
        for (int j = 0; j < facts.jobCount(); j++) {
            if (measures.jobs().hasArrived(j)) {
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

    /** Tardiness T of a job, in ticks; 0 if it is not late or has not arrived. */
    public long tardiness(int job) {
        return measures.jobs().hasArrived(job) ? Math.max(0, measures.jobs().endOr(job, now) - expected.of(job)) : 0;
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
