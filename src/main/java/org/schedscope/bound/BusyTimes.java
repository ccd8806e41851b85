package org.schedscope.bound;

import java.math.BigInteger;
import java.util.BitSet;
import org.schedscope.model.number.BigRatio;

/**
 * Lower bound of a weighted sum of responses by mean busy times: one machine keeps them smallest by running the largest weight per work of
 * the job (Goemans et al. 2002, §2). A task is processed evenly, so its mean busy time is at least half its duration before its end, and
 * its tail before the end of its job. Weights per work are rounded down to integers of a small unit.
 */
final class BusyTimes {
    /** Bits of the largest weight for work, in the unit. */
    private static final int BITS = 58;
    /** Covers the rounding of a weight, of a work and of their quotient, each by at most 2⁻⁵³ of it. */
    private static final double BELOW = 1 - 0x1p-50;
    /** A relative error far above that of a sum of a million doubles. */
    private static final double SURE = 1e-8;
    private static final BigInteger WORD = BigInteger.ONE.shiftLeft(Long.SIZE);

    private final Load load;
    private final long[] free;
    private final long[] density;
    private final long[] key;
    /** By job: Σ over its intervals of length times sum of both ends, counted from its arrival, in 128 bits. */
    private final long[] high;
    private final long[] low;
    private final long[] end;
    private final BigInteger scale;

    /**
     * @param weight weight of the jobs of the part
     * @param free weighted cost of each job that needs no proof; a busy period counts only above it
     */
    BusyTimes(Load load, double[] weight, long[] free) {
        this.load = load;
        this.free = free;
        int jobs = load.part.jobCount();
        long[] work = new long[jobs];
        for (int i = 0; i < load.count(); i++) {
            work[load.job[i]] = Math.addExact(work[load.job[i]], load.work[i]);
        }
        double largest = 0;
        for (int j = 0; j < jobs; j++) {
            largest = Math.max(largest, work[j] > 0 ? weight[j] / work[j] : 0);
        }
        int unit = Math.max(0, BITS - Math.getExponent(largest));
        density = new long[jobs];
        for (int j = 0; j < jobs; j++) {
            density[j] = work[j] == 0 ? 0 : (long) Math.floor(Math.scalb(weight[j] / work[j] * BELOW, unit));
        }
        key = new long[load.count()];
        high = new long[jobs];
        low = new long[jobs];
        end = new long[jobs];
        scale = BigInteger.valueOf(load.capacity).shiftLeft(unit + 1);
    }

    /** Excess of the weighted sum over the sum of {@code free}, over the busy periods with a positive one; at least 0. */
    BigRatio gain() {
        for (int i = 0; i < key.length; i++) {
            key[i] = -density[load.job[i]];
        }
        for (int period = 0; period + 1 < load.periods.length; period++) {
            load.run(period, key, (item, from, to, done) -> take(item, from, to));
        }
        BigInteger all = BigInteger.ZERO;
        int[] last = lastItems();
        int reach = 0;
        int period = 1;
        int from = 0;
        for (int i = 0; i < load.count(); i++) {
            reach = Math.max(reach, last[load.job[i]]);
            if (i + 1 == load.periods[period]) {
                period++;
                if (reach == i) {
                    all = all.add(gain(from, i + 1, last));
                    from = i + 1;
                }
            }
        }
        return new BigRatio(all, scale);
    }

    /**
     * Excess of busy periods that share jobs, items {@code from} to {@code to}; exact arithmetic only where doubles cannot show that it is
     * not positive.
     */
    private BigInteger gain(int from, int to, int[] last) {
        double least = 0;
        double all = 0;
        double unit = scale.doubleValue();
        for (int i = from; i < to; i++) {
            int job = load.job[i];
            if (last[job] == i) {
                double cost = density[job] * (high[job] * 0x1p64 + (low[job] >>> 1) * 2.0);
                double nothing = unit * free[job];
                least += cost - nothing;
                all += cost + nothing;
            }
        }
        BigInteger some = BigInteger.ZERO;
        for (int i = from; i < to && least > -SURE * all; i++) {
            some = last[load.job[i]] == i ? some.add(gain(load.job[i])) : some;
        }
        return some.max(BigInteger.ZERO);
    }

    /** Jobs of the load that the machine finishes by the given ticks, one per job. */
    BitSet endingBy(long[] ticks) {
        BitSet early = new BitSet();
        for (int i = 0; i < load.count(); i++) {
            int job = load.job[i];
            early.set(job, end[job] <= Math.multiplyExact(ticks[job], load.capacity));
        }
        return early;
    }

    private int[] lastItems() {
        int[] last = new int[load.part.jobCount()];
        for (int i = 0; i < load.count(); i++) {
            last[load.job[i]] = i;
        }
        return last;
    }

    private void take(int item, long from, long to) {
        int job = load.job[item];
        long arrival = Math.multiplyExact(load.part.arrival[job], load.capacity);
        long after = Math.multiplyExact(Math.addExact(load.shortest[item], Math.multiplyExact(2, load.tail[item])), load.capacity);
        long ends = Math.addExact(Math.addExact(from - arrival, to - arrival), after);
        long length = to - from;
        long below = length * ends;
        high[job] += Math.multiplyHigh(length, ends) + (Long.compareUnsigned(low[job] + below, below) < 0 ? 1 : 0);
        low[job] += below;
        end[job] = Math.max(end[job], Math.addExact(to, Math.multiplyExact(load.tail[item], load.capacity)));
    }

    private BigInteger gain(int job) {
        BigInteger lower = BigInteger.valueOf(low[job]);
        BigInteger moment = BigInteger.valueOf(high[job]).multiply(WORD).add(lower.signum() < 0 ? lower.add(WORD) : lower);
        return moment.multiply(BigInteger.valueOf(density[job])).subtract(scale.multiply(BigInteger.valueOf(free[job])));
    }
}
