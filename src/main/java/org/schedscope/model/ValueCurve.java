package org.schedscope.model;

import static org.schedscope.model.Checks.require;

import java.util.List;
import org.schedscope.model.number.Ratio;

/**
 * The value of a job by its schedule length ratio: the maximum until the first point, linear between points, nothing from the last point on
 * (Burkimsher, Indrusiak: value curves over SLR).
 *
 * @param max value of the job when it is on time, not negative
 * @param points two or more; SLR at least 1 and strictly rising, factors from 1 to 0 and never rising
 */
public record ValueCurve(Ratio max, List<Point> points) {
    /** A corner of the curve. */
    public record Point(Ratio slr, Ratio factor) {
    }

    public ValueCurve {
        points = List.copyOf(points);
        require(max.signum() >= 0, "max", max);
        require(points.size() >= 2, "curve.short", points.size());
        require(points.get(0).slr().compareTo(Ratio.ONE) >= 0, "curve.begin", points.get(0).slr());
        require(points.get(0).factor().equals(Ratio.ONE), "curve.first", points.get(0).factor());
        require(points.get(points.size() - 1).factor().signum() == 0, "curve.last",
                points.get(points.size() - 1).factor());
        for (int i = 1; i < points.size(); i++) {
            require(points.get(i).slr().compareTo(points.get(i - 1).slr()) > 0, "curve.slr", i, points.get(i).slr());
            require(points.get(i).factor().compareTo(points.get(i - 1).factor()) <= 0, "curve.factor", i,
                    points.get(i).factor());
        }
    }

    /** The SLR up to which the job earns everything. */
    public Ratio initialDeadline() {
        return points.get(0).slr();
    }

    /** The SLR from which the job earns nothing. */
    public Ratio finalDeadline() {
        return points.get(points.size() - 1).slr();
    }

    /** The share of the maximum earned at an SLR, from 0 to 1, exactly. */
    public Ratio factorAt(Ratio slr) {
        if (slr.compareTo(initialDeadline()) <= 0) {
            return Ratio.ONE;
        }
        for (int i = 1; i < points.size(); i++) {
            Point right = points.get(i);
            if (slr.compareTo(right.slr()) <= 0) {
                Point left = points.get(i - 1);
                Ratio along = slr.minus(left.slr()).dividedBy(right.slr().minus(left.slr()));
                return left.factor().plus(right.factor().minus(left.factor()).times(along));
            }
        }
        return Ratio.ZERO;
    }

    /** {@code max · factor}. */
    public Ratio valueAt(Ratio slr) {
        return max.times(factorAt(slr));
    }
}
