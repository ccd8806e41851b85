package org.schedscope.bound;

import java.math.BigInteger;
import java.util.BitSet;
import org.schedscope.model.number.BigRatio;

/**
 * A weighted sum of responses by the mean instants at which tasks are worked on, which the one machine keeps smallest by working off what
 * has the largest weight for its job's work (Goemans et al. 2002, §2). A task is worked on evenly, so its mean is half its duration before
 * its end at least, and that a tail before the end of its job. Weights for work are rounded downwards to integers in a small unit.
 */
final class BusyTimes {
    /** Bits of the largest weight for work, in the unit. */
    private static final int BITS = 58;
    /** Makes up for the roundings of a weight, of a work and of their quotient, each by 2⁻⁵³ of it at most. */
    private static final double BELOW = 1 - 0x1p-50;
    /** Far more than sums of a million doubles lose. */
    private static final double SURE = 1e-8;
    private static final BigInteger WORD = BigInteger.ONE.shiftLeft(Long.SIZE);

    private final Load load;
    private final long[] free;
    private final long[] density;
    private final long[] key;
    /** Of jobs: Σ over pieces of length times sum of both ends, from the arrival on, in 128 bits. */
    private final long[] high;
    private final long[] low;
    private final long[] end;
    private final BigInteger scale;

    /**
     * @param weight of the jobs of the part
     * @param free what each job costs, weighted, at no more than which a busy period counts nothing
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

    /** How much the weighted sum is above the sum of what is free, over the busy periods in which it is; at least 0. */
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

    /** Of busy periods that share jobs, items {@code from} to {@code to}; exactly only where doubles cannot say that it is nothing. */
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

    /** Jobs of the load that end before some ticks, each its own, on the machine. */
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
