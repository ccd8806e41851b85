package org.schedscope.model.graph;

import java.util.Arrays;
import java.util.Comparator;
import java.util.OptionalLong;
import java.util.function.IntPredicate;
import java.util.function.IntToLongFunction;
import java.util.stream.IntStream;
import org.schedscope.model.Cluster;
import org.schedscope.model.Jobs;
import org.schedscope.model.ModelException;
import org.schedscope.model.Platform;
import org.schedscope.text.Message;

/**
 * Expected end ticks of jobs, from their user's own share and own earlier jobs alone (Tóth, Klusáček 2014, §3.2, Algorithm 1): at least
 * arrival + CP, and the latest of all resources that are shared.
 */
public final class ExpectedEnds {
    private final WorkloadIndex index;
    private final Jobs columns;
    private final long[] ends;
    private final int[] order;
    /** By job: the first job of its bag. Empty if each job is by itself. */
    private final int[] bagOf;

    public ExpectedEnds(WorkloadIndex index, CriticalPaths paths) {
        this(index, paths, false);
    }

    /** @param bags whether the jobs of a user that arrive at one tick are one job, with the sums of their requests and amounts */
    public ExpectedEnds(WorkloadIndex index, CriticalPaths paths, boolean bags) {
        this.index = index;
        columns = index.columns();
        ends = new long[index.jobCount()];
        order = byArrival();
        bagOf = bags ? bags() : new int[0];
        for (int job = 0; job < ends.length; job++) {
            try {
                ends[job] = Math.addExact(columns.arrival()[job], paths.criticalPath(job));
            } catch (ArithmeticException beyondLong) {
                throw tooLate(job);
            }
        }
        for (int job = 0; job < bagOf.length; job++) {
            ends[bagOf[job]] = Math.max(ends[bagOf[job]], ends[job]);
        }
    }

    private int[] bags() {
        int[] bags = new int[index.jobCount()];
        int[] last = new int[columns.users().size()];
        Arrays.fill(last, -1);
        for (int place = 0; place < bags.length; place++) {
            int job = jobAt(place);
            int user = columns.userOf()[job];
            boolean joins = last[user] >= 0 && columns.arrival()[last[user]] == columns.arrival()[job];
            last[user] = joins ? last[user] : job;
            bags[job] = last[user];
        }
        return bags;
    }

    private int jobAt(int place) {
        return order.length == 0 ? place : order[place];
    }

    private ModelException tooLate(int job) {
        return new ModelException(Message.of("choices", "eet", index.jobId(job), Long.MAX_VALUE));
    }

    /**
     * Shares a resource: per user, by arrival (ties: file order), a job takes {@code min(free share, request)} in every tick from its
     * arrival until its amount is used up. A job without need of the resource does not wait for it.
     *
     * @param shareOf by user
     * @param withheldOf by job: the part of the share that it may not take
     * @param requestOf by job
     * @param amountOf by job, in units of the resource times ticks
     * @param counts jobs that take part
     */
    public void share(IntToLongFunction shareOf, IntToLongFunction withheldOf, IntToLongFunction requestOf, IntToLongFunction amountOf,
            IntPredicate counts) {
        FreeShare[] shares = new FreeShare[columns.users().size()];
        IntToLongFunction requests = ofBags(requestOf);
        IntToLongFunction amounts = ofBags(amountOf);
        for (int place = 0; place < ends.length; place++) {
            int job = jobAt(place);
            int user = columns.userOf()[job];
            long requested = bagOf(job) == job && counts.test(job) ? requests.applyAsLong(job) : 0;
            if (requested > 0) {
                if (shares[user] == null) {
                    shares[user] = new FreeShare(shareOf.applyAsLong(user));
                }
                try {
                    long end = shares[user].take(columns.arrival()[job], withheldOf.applyAsLong(job), requested, amounts.applyAsLong(job));
                    ends[job] = Math.max(ends[job], end);
                } catch (ArithmeticException beyondLong) {
                    throw tooLate(job);
                }
            }
        }
    }

    /** Sums over bags, by their first jobs. */
    public IntToLongFunction ofBags(IntToLongFunction ofJob) {
        if (bagOf.length == 0) {
            return ofJob;
        }
        long[] sums = new long[bagOf.length];
        for (int job = 0; job < sums.length; job++) {
            sums[bagOf[job]] = Math.addExact(sums[bagOf[job]], ofJob.applyAsLong(job));
        }
        return job -> sums[job];
    }

    /** Jobs by arrival; empty if that is the file order. */
    private int[] byArrival() {
        for (int job = 1; job < ends.length; job++) {
            if (columns.arrival()[job - 1] > columns.arrival()[job]) {
                return IntStream.range(0, ends.length).boxed().sorted(Comparator.comparingLong(each -> columns.arrival()[each]))
                        .mapToInt(each -> each).toArray();
            }
        }
        return new int[0];
    }

    /** The memory of a platform, if it is shared: all clusters have some, so that none is unlimited, and some task needs it. */
    public static OptionalLong sharedMemory(Jobs columns, Platform platform) {
        if (columns.memory().length == 0 || platform.clusters().stream().anyMatch(cluster -> cluster.memory().isEmpty())) {
            return OptionalLong.empty();
        }
        return OptionalLong.of(platform.clusters().stream().map(Cluster::memory).mapToLong(OptionalLong::orElseThrow)
                .reduce(0, Math::addExact));
    }

    /** The first job, in file order, of the bag of a job; the job itself where jobs are by themselves. */
    public int bagOf(int job) {
        return bagOf.length == 0 ? job : bagOf[job];
    }

    /** Expected end tick of a job. */
    public long of(int job) {
        return ends[bagOf(job)];
    }
}
