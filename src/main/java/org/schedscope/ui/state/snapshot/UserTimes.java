package org.schedscope.ui.state.snapshot;

import org.schedscope.metrics.fact.JobFacts;

/**
 * How long the jobs of a user waited and how late they were, of those that have arrived, and of a marked part those that are in it; NaN
 * where there is no such job. Waits and tardiness in ticks.
 *
 * @param meanWait what jobs that have not started have waited so far counts
 * @param meanSlowdown bounded, of jobs that have ended
 * @param meanTardiness a job that is not late counts as 0
 */
public record UserTimes(double meanWait, double largestWait, double meanSlowdown, double largestSlowdown, double meanTardiness,
        double largestTardiness) {
    /** Counts what is a number. */
    private static final class Total {
        private double sum;
        private double largest = Double.NaN;
        private int count;

        void add(double value) {
            if (!Double.isNaN(value)) {
                sum += value;
                largest = count == 0 ? value : Math.max(largest, value);
                count++;
            }
        }

        double mean() {
            return count == 0 ? Double.NaN : sum / count;
        }
    }

    /** Of all users, by their numbers. Takes as long as there are jobs. */
    public static UserTimes[] of(PlayheadSnapshot snapshot) {
        JobTimes times = snapshot.times();
        JobFacts jobs = snapshot.run().jobs();
        int users = jobs.users().size();
        Total[][] totals = new Total[users][3];
        for (Total[] ofUser : totals) {
            for (int i = 0; i < ofUser.length; i++) {
                ofUser[i] = new Total();
            }
        }
        for (int job = 0; job < jobs.jobCount(); job++) {
            if (!snapshot.tellsOf(job)) {
                continue;
            }
            Total[] ofUser = totals[jobs.userOf(job)];
            ofUser[0].add(times.wait(job));
            ofUser[1].add(times.slowdown(job));
            ofUser[2].add(times.tardiness(job));
        }
        UserTimes[] result = new UserTimes[users];
        for (int user = 0; user < users; user++) {
            Total[] of = totals[user];
            result[user] = new UserTimes(of[0].mean(), of[0].largest, of[1].mean(), of[1].largest, of[2].mean(), of[2].largest);
        }
        return result;
    }
}
