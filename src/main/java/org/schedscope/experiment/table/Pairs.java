package org.schedscope.experiment.table;

import java.util.stream.IntStream;
import org.schedscope.metrics.statistics.Interval;
import org.schedscope.metrics.statistics.PairedTTest;

/**
 * Values of two policies on the same workloads with the same draws.
 *
 * @param ours must not be changed
 * @param theirs of the same length; must not be changed
 */
public record Pairs(double[] ours, double[] theirs) {
    public int count() {
        return ours.length;
    }

    /** Share of pairs in which ours is at most theirs, 0 to 1 (Burkimsher, Bate, Indrusiak 2013, §3.1.4); NaN without pairs. */
    public double dominance() {
        return IntStream.range(0, count()).filter(i -> ours[i] <= theirs[i]).count() / (double) count();
    }

    /** Two-sided test of ours − theirs. */
    public PairedTTest test() {
        return PairedTTest.of(ours, theirs);
    }

    /** Mean of ours − theirs. */
    public Interval difference() {
        return Interval.ofMean(IntStream.range(0, count()).mapToDouble(i -> ours[i] - theirs[i]).toArray());
    }
}
