package org.schedscope.bound;

import java.math.BigInteger;

/**
 * The sum of responses, which the one machine keeps smallest by working off what has least work left (Schrage 1968). Jobs of a busy period
 * in which that says less count with their critical paths.
 */
final class Responses {
    private final Load jobs;
    private long ends;

    private Responses(Load jobs) {
        this.jobs = jobs;
    }

    /** A sum, in ticks, of the responses of all jobs of the part, that no schedule can go below. */
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

    /** The sum of the critical paths of a part, in ticks. */
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

    /** How much the responses of a period are longer than the critical paths, on the clock of the machine. */
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
