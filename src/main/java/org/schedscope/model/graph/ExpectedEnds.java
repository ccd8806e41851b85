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

    public ExpectedEnds(WorkloadIndex index, CriticalPaths paths) {
        this.index = index;
        columns = index.columns();
        ends = new long[index.jobCount()];
        for (int job = 0; job < ends.length; job++) {
            try {
                ends[job] = Math.addExact(columns.arrival()[job], paths.criticalPath(job));
            } catch (ArithmeticException beyondLong) {
                throw tooLate(job);
            }
        }
    }

    private ModelException tooLate(int job) {
        return new ModelException(Message.of("choices", "eet", index.jobId(job), Long.MAX_VALUE));
    }

    /**
     * Shares a resource: per user, by arrival (ties: file order), a job takes {@code min(free share, request)} in every tick from its
     * arrival until its amount is used up. A job without need of the resource does not wait for it.
     *
     * @param shareOf by user
     * @param requestOf by job
     * @param amountOf by job, in units of the resource times ticks
     * @param counts jobs that take part
     */
    public void share(IntToLongFunction shareOf, IntToLongFunction requestOf, IntToLongFunction amountOf, IntPredicate counts) {
        FreeShare[] shares = new FreeShare[columns.users().size()];
        int[] order = byArrival();
        for (int place = 0; place < ends.length; place++) {
            int job = order.length == 0 ? place : order[place];
            long requested = requestOf.applyAsLong(job);
            int user = columns.userOf()[job];
            if (requested > 0 && counts.test(job)) {
                if (shares[user] == null) {
                    shares[user] = new FreeShare(shareOf.applyAsLong(user));
                }
                try {
                    long end = shares[user].take(columns.arrival()[job], requested, amountOf.applyAsLong(job));
                    ends[job] = Math.max(ends[job], end);
                } catch (ArithmeticException beyondLong) {
                    throw tooLate(job);
                }
            }
        }
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

    /** Expected end tick of a job. */
    public long of(int job) {
        return ends[job];
    }
}
