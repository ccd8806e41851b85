package org.schedscope.metrics.fact;

import java.util.Arrays;
import java.util.Comparator;
import java.util.function.IntToLongFunction;
import java.util.stream.IntStream;
import org.schedscope.model.ModelException;
import org.schedscope.model.Task;
import org.schedscope.model.number.Ratio;
import org.schedscope.text.Message;

/**
 * Expected end times of jobs, from the user's own share of the platform and own earlier jobs alone (Tóth, Klusáček 2014, §3.2, Algorithm
 * 1); independent of the schedule.
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
    private final IntToLongFunction request;
    private final long[] expected;

    ExpectedEndTimes(JobFacts facts, EetCapacity capacity) {
        capacity.checkUsers(facts.users());
        this.facts = facts;
        this.capacity = capacity;
        EetShares shares = new EetShares(facts, capacity);
        capacityOf = new long[facts.users().size()];
        Arrays.setAll(capacityOf, shares::cores);
        request = new PeakUse(facts, facts::coresOf).ofJobs();
        expected = new long[facts.jobCount()];
        for (int job = 0; job < expected.length; job++) {
            expected[job] = earliest(job);
        }
        expect(capacityOf, request, facts::wholeWork);
        if (shares.sharesMemory()) {
            long[] memoryOf = new long[capacityOf.length];
            Arrays.setAll(memoryOf, shares::memory);
            expect(memoryOf, new PeakUse(facts, task -> facts.index().task(task).memory()).ofJobs(), this::memoryTicks);
        }
    }

    private long earliest(int job) {
        try {
            return Math.addExact(facts.arrival(job), facts.criticalPath(job));
        } catch (ArithmeticException beyondLong) {
            throw tooLate(job);
        }
    }

    private ModelException tooLate(int job) {
        return new ModelException(Message.of("choices", "eet", facts.index().job(job).id(), Long.MAX_VALUE));
    }

    /** Σ exec·memory, rounded up. */
    private long memoryTicks(int job) {
        Ratio sum = Ratio.ZERO;
        for (Task task : facts.index().job(job).tasks()) {
            sum = sum.plus(task.meanExec().times(task.memory()));
        }
        return sum.ceil();
    }

    /** Algorithm 1 for one resource; the largest result over resources is kept. A job without need of a resource does not wait for it. */
    private void expect(long[] capacities, IntToLongFunction requests, IntToLongFunction amount) {
        FreeShare[] shares = new FreeShare[capacities.length];
        int[] order = byArrival();
        for (int place = 0; place < expected.length; place++) {
            int job = order.length == 0 ? place : order[place];
            long requested = requests.applyAsLong(job);
            int user = facts.userOf(job);
            if (shares[user] == null) {
                shares[user] = new FreeShare(capacities[user]);
            }
            if (requested > 0) {
                try {
                    long end = shares[user].take(facts.arrival(job), requested, amount.applyAsLong(job));
                    expected[job] = Math.max(expected[job], end);
                } catch (ArithmeticException beyondLong) {
                    throw tooLate(job);
                }
            }
        }
    }

    /** Jobs by arrival; empty if that is the file order. */
    private int[] byArrival() {
        for (int job = 1; job < facts.jobCount(); job++) {
            if (facts.arrival(job - 1) > facts.arrival(job)) {
                return IntStream.range(0, facts.jobCount()).boxed().sorted(Comparator.comparingLong(facts::arrival)).mapToInt(j -> j)
                        .toArray();
            }
        }
        return new int[0];
    }

    public EetCapacity capacity() {
        return capacity;
    }

    /** Expected end tick of a job. */
    public long of(int job) {
        return expected[job];
    }

    /** The latest start tick of the job for an end in time: EET − CP. */
    public long latestStart(int job) {
        return expected[job] - facts.criticalPath(job);
    }

    /** Peak cores of a job: its weight in weighted tardiness. */
    public long request(int job) {
        return request.applyAsLong(job);
    }

    /** Cores that a user, by number, may expect. */
    public long capacityOf(int user) {
        return capacityOf[user];
    }
}
