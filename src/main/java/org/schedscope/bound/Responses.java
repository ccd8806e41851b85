package org.schedscope.bound;

import java.math.BigInteger;

/**
 * The sum of responses, which the one machine keeps smallest by working off what has least work left (Schrage 1968). Jobs of a busy period
 * in which that says less count with their critical paths.
 */
final class Responses {
    private final Load jobs;
    private BigInteger ends = BigInteger.ZERO;

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
            BigInteger gain = responses.gain(period);
            more = gain.signum() > 0 ? more.add(gain) : more;
        }
        return paths(load.part).add(more.add(capacity).subtract(BigInteger.ONE).divide(capacity));
    }

    /** The sum of the critical paths of a part, in ticks. */
    static BigInteger paths(Component part) {
        BigInteger all = BigInteger.ZERO;
        for (long path : part.path) {
            all = all.add(BigInteger.valueOf(path));
        }
        return all;
    }

    /** How much the responses of a period are longer than the critical paths, on the clock of the machine. */
    private BigInteger gain(int period) {
        ends = BigInteger.ZERO;
        jobs.runShortest(period, (item, from, to, done) -> {
            if (done) {
                int job = jobs.job[item];
                long apart = jobs.part.end(job) - jobs.tail[item];
                ends = ends.add(BigInteger.valueOf(Math.subtractExact(to, Math.multiplyExact(apart, jobs.capacity))));
            }
        });
        return ends;
    }
}
