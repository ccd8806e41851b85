package org.schedscope.metrics.fact;

import java.util.Arrays;
import java.util.Optional;
import java.util.function.IntToLongFunction;
import org.schedscope.model.Task;
import org.schedscope.model.graph.ExpectedEnds;
import org.schedscope.model.graph.PeakUse;
import org.schedscope.model.number.Ratio;

/**
 * Expected end times of jobs, from the user's own share of the platform and own earlier jobs alone (Tóth, Klusáček 2014, §3.2, Algorithm
 * 1); independent of the schedule, but for the use before an arrival, if that counts.
 *
 * <p>Per user, by arrival (ties: file order), a job takes {@code min(free share, request)} in every tick from its arrival until its amount
 * is used up; the last tick takes that minimum in full, as the algorithm is printed. EET is the tick after the last. For a job of one task,
 * request × runtime is its work. The paper leaves out jobs that are DAGs; here the request is the peak of cores of the as-soon-as-possible
 * schedule, the amount is the work X (rounded up to whole core-ticks where tasks have figures per cluster), and EET is at least arrival +
 * CP. True durations throughout. Of several resources the largest EET counts: memory is divided like cores where all clusters have some and
 * some task needs it.
 */
public final class ExpectedEndTimes {
    private final JobFacts facts;
    private final EetCapacity capacity;
    private final long[] capacityOf;
    private final IntToLongFunction peakCores;
    private final IntToLongFunction request;
    private final ExpectedEnds expected;
    private final Optional<PastUse> past;
    /** By the first job of each bag; empty without bags. */
    private final long[] longestPath;

    ExpectedEndTimes(JobFacts facts, EetCapacity capacity, Optional<PastUse> past) {
        capacity.checkUsers(facts.users());
        this.facts = facts;
        this.capacity = capacity;
        EetShares shares = new EetShares(facts, capacity);
        capacityOf = new long[facts.users().size()];
        Arrays.setAll(capacityOf, shares::cores);
        this.past = past;
        expected = new ExpectedEnds(facts.index(), facts.truePaths(), capacity.bags());
        longestPath = longestPaths();
        peakCores = peak(facts::coresOf);
        request = expected.ofBags(peakCores);
        IntToLongFunction withheld = past.<IntToLongFunction>map(use -> job -> use.withheld(job, capacityOf[facts.userOf(job)]))
                .orElse(job -> 0);
        expected.share(user -> capacityOf[user], withheld, peakCores, facts::wholeWork, job -> true);
        if (shares.sharesMemory()) {
            expected.share(shares::memory, job -> 0, peak(task -> facts.index().task(task).memory()), this::memoryTicks, job -> true);
        }
    }

    private IntToLongFunction peak(IntToLongFunction use) {
        return new PeakUse(facts.index(), facts.truePaths(), use).ofJobs();
    }

    /** Σ exec·memory, rounded up. */
    private long memoryTicks(int job) {
        Ratio sum = Ratio.ZERO;
        for (Task task : facts.index().job(job).tasks()) {
            sum = sum.plus(task.meanExec().times(task.memory()));
        }
        return sum.ceil();
    }

    private long[] longestPaths() {
        long[] longest = new long[capacity.bags() ? facts.jobCount() : 0];
        for (int job = 0; job < longest.length; job++) {
            longest[bagOf(job)] = Math.max(longest[bagOf(job)], facts.criticalPath(job));
        }
        return longest;
    }

    /** Whether these are the expected ends for a capacity and a past. */
    boolean areFor(EetCapacity other, Optional<PastUse> otherPast) {
        return capacity.equals(other) && past.equals(otherPast);
    }

    /** The first job of a job's bag; the job itself without bags. */
    public int bagOf(int job) {
        return expected.bagOf(job);
    }

    public EetCapacity capacity() {
        return capacity;
    }

    /** Expected end tick of a job. */
    public long of(int job) {
        return expected.of(job);
    }

    /** The latest start tick of a job for an end in time: EET − CP; of a bag, by its first job, with the largest CP. */
    public long latestStart(int job) {
        return expected.of(job) - (longestPath.length == 0 ? facts.criticalPath(job) : longestPath[job]);
    }

    /** Peak cores of the as-soon-as-possible schedule of a job. */
    public long peakCores(int job) {
        return peakCores.applyAsLong(job);
    }

    /** Peak cores of a job, or summed over a bag by its first job: the weight in weighted tardiness. */
    public long request(int job) {
        return request.applyAsLong(job);
    }

    /** Cores that a user, by number, may expect. */
    public long capacityOf(int user) {
        return capacityOf[user];
    }
}
