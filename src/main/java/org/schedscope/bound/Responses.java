package org.schedscope.bound;

import java.math.BigInteger;

/**
 * Lower bound of the sum of responses: one machine keeps it smallest by shortest remaining work (Schrage 1968). Jobs of a busy period count
 * with their critical paths where that sum is larger.
 */
final class Responses {
    private final Load jobs;
    private long ends;

    private Responses(Load jobs) {
        this.jobs = jobs;
    }

    /** Lower bound of the sum of responses of all jobs of the part, in ticks. */
    static BigInteger sum(Load tasks) {
        Load load = tasks.byJob();
        BigInteger capacity = BigInteger.valueOf(load.capacity);
        BigInteger more = BigInteger.ZERO;
        Responses responses = new Responses(load);
        for (int period = 0; period + 1 < load.periods.length; period++) {
            long gain = responses.gain(period);
            more = gain > 0 ? more.add(BigInteger.valueOf(gain)) : more;
        }
        return paths(load.part).add(more.add(capacity).subtract(BigInteger.ONE).divide(capacity));
    }

    /** Sum of the critical paths of a part, in ticks. */
    static BigInteger paths(Component part) {
        BigInteger all = BigInteger.ZERO;
        long some = 0;
        for (long path : part.path) {
            if (some > Long.MAX_VALUE - path) {
                all = all.add(BigInteger.valueOf(some));
                some = 0;
            }
            some += path;
        }
        return all.add(BigInteger.valueOf(some));
    }

    /** Excess of the responses of a period over its critical paths, on the clock of the machine. */
    private long gain(int period) {
        ends = 0;
        jobs.runShortest(period, (item, from, to, done) -> {
            if (done) {
                int job = jobs.job[item];
                long apart = jobs.part.end(job) - jobs.tail[item];
                ends = Math.addExact(ends, Math.subtractExact(to, Math.multiplyExact(apart, jobs.capacity)));
            }
        });
        return ends;
    }
}
