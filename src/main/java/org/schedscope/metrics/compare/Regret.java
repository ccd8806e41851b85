package org.schedscope.metrics.compare;

import java.util.Comparator;
import java.util.List;
import java.util.stream.IntStream;
import org.schedscope.metrics.JobProgress;
import org.schedscope.metrics.RunMeasures;

/**
 * The loss of a job in a schedule against another one, such as the best.
 *
 * @param job its number
 * @param response ticks from its arrival to its end in the schedule
 * @param best response in the other schedule
 */
public record Regret(int job, long response, long best) {
    /** The loss in ticks; negative for a gain. */
    public long ticks() {
        return response - best;
    }

    /** The loss as a fraction of the response in the other schedule. */
    public double share() {
        return (double) ticks() / best;
    }

    /** The regret of all jobs finished in both schedules, largest first, ties in file order. */
    public static List<Regret> of(RunMeasures schedule, RunMeasures best) {
        return IntStream.range(0, schedule.facts().jobCount()).filter(job -> hasFinished(schedule, job) && hasFinished(best, job))
                .mapToObj(job -> new Regret(job, response(schedule, job), response(best, job)))
                .sorted(Comparator.comparingLong((Regret one) -> -one.ticks())).toList();
    }

    private static boolean hasFinished(RunMeasures run, int job) {
        return run.jobs().stage(job) == JobProgress.Stage.FINISHED;
    }

    private static long response(RunMeasures run, int job) {
        return run.jobs().endTick(job) - run.facts().arrival(job);
    }
}
