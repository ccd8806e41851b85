package org.schedscope.metrics;

import java.util.Arrays;
import java.util.List;
import org.schedscope.model.ModelException;

/**
 * The tick by which a user may reasonably expect a job to end, from the user's own share of the platform and own earlier jobs alone
 * (Tóth, Klusáček 2014, §3.2, Algorithm 1); it depends on no schedule.
 *
 * <p>Per user, in order of arrival (ties: file order), from its arrival on, a job takes {@code min(free share, request)} in every tick
 * until its amount is used up; the last tick takes that minimum in full, as the algorithm is printed. EET is the tick after the last.
 * For a job of one task, request × runtime is its work. The paper leaves out jobs that are DAGs; here the request is the peak of
 * cores of the as-soon-as-possible schedule, the amount is the work X (rounded up to whole core-ticks where tasks have figures per
 * cluster), and EET is at least arrival + CP. True durations throughout. Of several resources the paper takes the largest EET; only cores
 * are shared out here, memory is not.
 */
public final class ExpectedEndTimes {
    private final JobFacts facts;
    private final EetCapacity capacity;
    private final long[] capacityOf;
    private final long[] request;
    private final long[] expected;

    ExpectedEndTimes(JobFacts facts, EetCapacity capacity) {
        capacity.checkUsers(facts.users());
        this.facts = facts;
        this.capacity = capacity;
        List<String> users = facts.users();
        capacityOf = new long[users.size()];
        Arrays.setAll(capacityOf, u -> capacity.of(users.get(u), facts.platform().totalCores(), users.size()));
        request = new PeakCores(facts).ofJobs();
        expected = new long[facts.jobCount()];
        FreeShare[] shares = new FreeShare[users.size()];
        for (int job : byArrival()) {
            int user = facts.userOf(job);
            if (shares[user] == null) {
                shares[user] = new FreeShare(capacityOf[user]);
            }
            expected[job] = expect(job, shares[user]);
        }
    }

    private long expect(int job, FreeShare share) {
        try {
            long earliest = Math.addExact(facts.arrival(job), facts.criticalPath(job));
            return Math.max(earliest, share.take(facts.arrival(job), request[job], facts.work(job).ceil()));
        } catch (ArithmeticException beyondLong) {
            throw new ModelException("the expected end time of job " + facts.index().job(job).id() + " is beyond tick " + Long.MAX_VALUE);
        }
    }

    private int[] byArrival() {
        int[] jobs = new int[facts.jobCount()];
        boolean inOrder = true;
        for (int j = 0; j < jobs.length; j++) {
            jobs[j] = j;
            inOrder &= j == 0 || facts.arrival(j - 1) <= facts.arrival(j);
        }
        return inOrder ? jobs : Arrays.stream(jobs).boxed().sorted(java.util.Comparator.comparingLong(facts::arrival)).mapToInt(j -> j)
                .toArray();
    }

    public EetCapacity capacity() {
        return capacity;
    }

    /** EET of a job, a tick. */
    public long of(int job) {
        return expected[job];
    }

    /** The latest tick at which the job can start and end in time: EET − CP. */
    public long latestStart(int job) {
        return expected[job] - facts.criticalPath(job);
    }

    /** Cores a job asks for at once: its weight in weighted tardiness. */
    public long request(int job) {
        return request[job];
    }

    /** Cores that a user, by number, may expect. */
    public long capacityOf(int user) {
        return capacityOf[user];
    }
}
