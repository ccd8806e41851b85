package org.schedscope.metrics;

import java.util.Arrays;
import java.util.function.IntToLongFunction;
import java.util.stream.IntStream;
import org.schedscope.metrics.fact.JobFacts;
import org.schedscope.metrics.statistics.Sample;
import org.schedscope.metrics.statistics.Sum;

/**
 * The finished jobs of a run with samples of their figures, in file order: another order would miss the cache at every job, so only figures
 * by job size are sorted by work. One loop fills all samples, since a run measures once and an uncompiled loop is slow.
 */
final class FinishedJobs {
    private static final int NONE = -1;
    /** Lower limit of run times in bounded slowdown, in ticks. */
    private static final double SHORTEST = 10;
    /** Jobs per parallel task. */
    private static final int PIECE = 1 << 15;

    private final JobFacts facts;
    private final JobProgress progress;
    private final int count;
    private final boolean all;
    /** Job numbers; empty for all jobs. */
    private final int[] jobs;
    private final double[] response;
    private final double[] waiting;
    private final double[] slr;
    private final double[] stretch;
    private final double[] speedup;
    private final double[] boundedSlowdown;
    private final Lazy<ByWork> byWork = new Lazy<>(this::inOrderOfWork);

    /**
     * The jobs by work, ties in file order.
     *
     * @param places places of the jobs
     * @param work X in core-ticks, ascending
     */
    private record ByWork(int[] places, double[] work) {
    }

    FinishedJobs(RunMeasures measures) {
        facts = measures.facts();
        progress = measures.jobs();
        count = progress.finished();
        all = count == facts.jobCount();
        jobs = all ? new int[0] : finished();
        response = new double[count];
        waiting = new double[count];
        slr = new double[count];
        stretch = new double[count];
        speedup = new double[count];
        boundedSlowdown = new double[count];
        ParallelTasks.run(IntStream.rangeClosed(0, (count - 1) / PIECE).<Runnable>mapToObj(piece -> () -> fill(piece * PIECE)).toList());
    }

    private int[] finished() {
        int[] some = new int[count];
        int place = 0;
        for (int job = 0; job < facts.jobCount(); job++) {
            if (progress.hasFinished(job)) {
                some[place++] = job;
            }
        }
        return some;
    }

    private void fill(int from) {
        for (int place = from; place < Math.min(count, from + PIECE); place++) {
            int job = job(place);
            double ticks = progress.endTick(job) - facts.arrival(job);
            double waited = progress.firstStartTick(job) - facts.arrival(job);
            double coreTicks = facts.workCoreTicks(job);
            response[place] = ticks;
            waiting[place] = waited;
            slr[place] = ticks / facts.criticalPath(job);
            stretch[place] = ticks / coreTicks;
            speedup[place] = coreTicks / ticks;
            boundedSlowdown[place] = Math.max(1, ticks / Math.max(SHORTEST, ticks - waited));
        }
    }

    int count() {
        return count;
    }

    /** Places by work, ties in file order. */
    int[] byWork() {
        return byWork.get().places();
    }

    private ByWork inOrderOfWork() {
        int[] order = facts.byWork();
        double[] ascending = facts.workAscending();
        if (all) {
            return new ByWork(order, ascending);
        }
        int[] placeOf = new int[order.length];
        Arrays.fill(placeOf, NONE);
        for (int place = 0; place < jobs.length; place++) {
            placeOf[jobs[place]] = place;
        }
        ByWork some = new ByWork(new int[count], new double[count]);
        int next = 0;
        for (int rank = 0; rank < order.length; rank++) {
            int place = placeOf[order[rank]];
            if (place != NONE) {
                some.places[next] = place;
                some.work[next++] = ascending[rank];
            }
        }
        return some;
    }

    /** The job at a place, from 0, in file order. */
    int job(int place) {
        return all ? place : jobs[place];
    }

    /** Work X of all jobs in core-ticks, ascending. */
    double[] workAscending() {
        return byWork.get().work();
    }

    /** A figure of each job. */
    Sample sample(IntToLongFunction figure) {
        return new Sample(IntStream.range(0, count).mapToDouble(place -> figure.applyAsLong(job(place))).toArray());
    }

    /** finish − arrival, in ticks, at least 1. */
    Sample response() {
        return new Sample(response);
    }

    /** Σ cores·x ÷ Σ cores; NaN if no job has finished. */
    double weightedMean(Sample sample, IntToLongFunction coresOf) {
        Sum weighted = new Sum();
        Sum weights = new Sum();
        for (int place = 0; place < count; place++) {
            long cores = coresOf.applyAsLong(job(place));
            weighted.add(cores * sample.value(place));
            weights.add(cores);
        }
        return weighted.value() / weights.value();
    }

    /** The mean of each user with a finished job. */
    Sample meansOfUsers(Sample sample) {
        Sum[] sums = new Sum[facts.users().size()];
        int[] jobsOf = new int[sums.length];
        for (int place = 0; place < count; place++) {
            int user = facts.userOf(job(place));
            sums[user] = sums[user] == null ? new Sum() : sums[user];
            sums[user].add(sample.value(place));
            jobsOf[user]++;
        }
        return new Sample(IntStream.range(0, sums.length).filter(user -> jobsOf[user] > 0)
                .mapToDouble(user -> sums[user].value() / jobsOf[user]).toArray());
    }

    /** first start − arrival, in ticks, at least 0. */
    Sample waiting() {
        return new Sample(waiting);
    }

    /** response ÷ CP, at least 1 in a legal schedule. */
    Sample slr() {
        return new Sample(slr);
    }

    /** response ÷ X, greater than 0. */
    Sample stretch() {
        return new Sample(stretch);
    }

    /** X ÷ response, greater than 0. */
    Sample speedup() {
        return new Sample(speedup);
    }

    /** max(1, response ÷ max(10, response − wait)). */
    Sample boundedSlowdown() {
        return new Sample(boundedSlowdown);
    }

    /** The most jobs of them with first start ≤ τ &lt; finish, at any tick τ. */
    int peakInFlight() {
        long[] starts = IntStream.range(0, count).mapToLong(place -> progress.firstStartTick(job(place))).sorted().toArray();
        long[] ends = IntStream.range(0, count).mapToLong(place -> progress.endTick(job(place))).sorted().toArray();
        int peak = 0;
        int ended = 0;
        for (int started = 0; started < count; started++) {
            while (ends[ended] <= starts[started]) {
                ended++;
            }
            peak = Math.max(peak, started + 1 - ended);
        }
        return peak;
    }

    /** Σ (1 + horizon − finish)·X, in core-ticks · ticks. */
    double completion(double horizon) {
        Sum sum = new Sum();
        for (int i = 0; i < count; i++) {
            sum.add((1 + horizon - progress.endTick(job(i))) * facts.workCoreTicks(job(i)));
        }
        return sum.value();
    }
}
