package org.schedscope.model.graph;

import java.util.List;
import org.schedscope.model.ValueCurve;
import org.schedscope.model.number.BigRatio;

/**
 * What a job is worth by its response time in ticks, for one length of its critical path: a {@link ValueCurve} with SLR times CP as its
 * axis. Immutable.
 *
 * <p>Response times are integers, so the curve falls into pieces of whole ticks; in each the value is a line and the area left under the
 * curve a parabola, both given as doubles with a bound on their error, and exactly.
 *
 * <p>On the bounds. In a piece that starts at response p₀ the value is A + B·Δ with Δ = p − p₀. A, B and Δ are rounded once, each by
 * less than 2⁻⁵² of itself, and |B·Δ| ≤ A, since the value stays at or above 0; so the sum is off by less than 2⁻⁵⁰·A. The area left is
 * C − (A·Δ + B·Δ²/2)/CP. At most C is taken off, and |B·Δ²/2| is at most half of A·Δ, so no term is beyond 2·C and the result is off by
 * less than 2⁻⁴⁷·C. The bound is twice that.
 */
public final class ValueOverTime {
    private static final double VALUE_ERROR = 0x1p-49;
    private static final double AREA_ERROR = 0x1p-46;

    private final ValueCurve curve;
    private final long criticalPath;
    private final long[] start;
    private final double[] valueAtStart;
    private final double[] slope;
    private final double[] areaAtStart;
    private final BigRatio[] areaFromPoint;

    /** @param criticalPath CP of the job, in ticks, at least 1 */
    public ValueOverTime(ValueCurve curve, long criticalPath) {
        this.curve = curve;
        this.criticalPath = criticalPath;
        int points = curve.points().size();
        areaFromPoint = areasFromPoints(curve.points());
        start = new long[points + 2];
        valueAtStart = new double[points + 1];
        slope = new double[points + 1];
        areaAtStart = new double[points + 1];
        for (int k = 1; k <= points; k++) {
            start[k] = slr(k - 1).times(BigRatio.of(criticalPath)).ceilOrMost();
        }
        start[points + 1] = Long.MAX_VALUE;
        for (int k = 0; k < points; k++) {
            if (start[k] < start[k + 1]) {
                valueAtStart[k] = exactValue(start[k]).toDouble();
                areaAtStart[k] = exactArea(start[k]).toDouble();
                slope[k] = k == 0 ? 0 : max().times(factor(k).minus(factor(k - 1)))
                        .dividedBy(slr(k).minus(slr(k - 1)).times(BigRatio.of(criticalPath))).toDouble();
            }
        }
    }

    /** The integral of the factor from each point to the last. */
    private static BigRatio[] areasFromPoints(List<ValueCurve.Point> points) {
        BigRatio[] areas = new BigRatio[points.size()];
        areas[areas.length - 1] = BigRatio.ZERO;
        for (int k = areas.length - 2; k >= 0; k--) {
            BigRatio width = BigRatio.of(points.get(k + 1).slr()).minus(BigRatio.of(points.get(k).slr()));
            BigRatio both = BigRatio.of(points.get(k).factor()).plus(BigRatio.of(points.get(k + 1).factor()));
            areas[k] = areas[k + 1].plus(width.times(both).dividedBy(BigRatio.of(2)));
        }
        return areas;
    }

    public ValueCurve curve() {
        return curve;
    }

    /** CP of the job, in ticks. */
    public long criticalPath() {
        return criticalPath;
    }

    private BigRatio slr(int point) {
        return BigRatio.of(curve.points().get(point).slr());
    }

    private BigRatio factor(int point) {
        return BigRatio.of(curve.points().get(point).factor());
    }

    private BigRatio max() {
        return BigRatio.of(curve.max());
    }

    /** Number of the piece in which a response time of at least 0 lies. */
    public int piece(long response) {
        int low = 0;
        int high = start.length - 2;
        while (low < high) {
            int middle = (low + high + 1) >>> 1;
            if (start[middle] <= response) {
                low = middle;
            } else {
                high = middle - 1;
            }
        }
        return low;
    }

    /** First response time after a piece; {@link Long#MAX_VALUE} after the last. */
    public long end(int piece) {
        return start[piece + 1];
    }

    /** Whether the value is the same throughout a piece. */
    public boolean isFlat(int piece) {
        return slope[piece] == 0;
    }

    /** The value at a response time in a piece, off by at most {@link #valueError}. */
    public double value(int piece, long response) {
        return valueAtStart[piece] + slope[piece] * (response - start[piece]);
    }

    public double valueError(int piece) {
        return valueAtStart[piece] * VALUE_ERROR;
    }

    /** An upper bound of the value in a piece, up to rounding. */
    public double valueAtStart(int piece) {
        return valueAtStart[piece];
    }

    /** {@code ∫ value dSLR} from a response time in a piece to D_final, off by at most {@link #areaError}. */
    public double area(int piece, long response) {
        double ticks = response - start[piece];
        return areaAtStart[piece] - (valueAtStart[piece] * ticks + slope[piece] * ticks * ticks / 2) / criticalPath;
    }

    /** 0 exactly where the area is 0. */
    public double areaError(int piece) {
        return areaAtStart[piece] * AREA_ERROR;
    }

    /** The share of the maximum earned at a response time, exactly. */
    public BigRatio exactFactor(long response) {
        int right = firstPointAtOrAfter(response);
        if (right == 0) {
            return BigRatio.of(1);
        }
        if (right == curve.points().size()) {
            return BigRatio.ZERO;
        }
        BigRatio along = slrOf(response).minus(slr(right - 1)).dividedBy(slr(right).minus(slr(right - 1)));
        return factor(right - 1).plus(factor(right).minus(factor(right - 1)).times(along));
    }

    /** The exact value of the job at a response time. */
    public BigRatio exactValue(long response) {
        return max().times(exactFactor(response));
    }

    /** {@code ∫ factor dSLR} from a response time to D_final, exactly. */
    public BigRatio exactFactorArea(long response) {
        int right = firstPointAtOrAfter(response);
        if (right == curve.points().size()) {
            return BigRatio.ZERO;
        }
        BigRatio both = exactFactor(response).plus(factor(right));
        return slr(right).minus(slrOf(response)).times(both).dividedBy(BigRatio.of(2)).plus(areaFromPoint[right]);
    }

    /** {@code ∫ value dSLR} from a response time to D_final, exactly. */
    public BigRatio exactArea(long response) {
        return max().times(exactFactorArea(response));
    }

    /** A response time as an SLR. */
    public BigRatio slrOf(long response) {
        return BigRatio.of(response).dividedBy(BigRatio.of(criticalPath));
    }

    private int firstPointAtOrAfter(long response) {
        int point = 0;
        while (point < curve.points().size() && slr(point).compareTo(slrOf(response)) < 0) {
            point++;
        }
        return point;
    }
}
