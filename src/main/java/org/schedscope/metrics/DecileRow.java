package org.schedscope.metrics;

import java.util.List;

/**
 * SLR of the jobs of one decile of job work (Burkimsher, Bate, Indrusiak 2013, §4.4).
 *
 * @param decile 1 (least work) to 10
 * @param count finished jobs in it; if 0, everything else is NaN
 * @param worst the largest
 * @param q1 quartiles are interpolated linearly between order statistics (type 7)
 * @param minWork smallest work X of its jobs, in core-ticks
 */
public record DecileRow(int decile, int count, double mean, double worst, double min, double q1, double median, double q3, double minWork,
        double maxWork) {
    /** The SLRs, ascending, if there are fewer than four, too few for a box; otherwise empty. */
    public List<Double> singleValues() {
        return switch (count) {
            case 1 -> List.of(median);
            case 2 -> List.of(min, worst);
            case 3 -> List.of(min, median, worst);
            default -> List.of();
        };
    }
}
