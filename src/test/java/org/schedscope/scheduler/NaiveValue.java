package org.schedscope.scheduler;

import java.util.Set;
import java.util.TreeSet;
import java.util.stream.IntStream;
import org.schedscope.model.ValueCurve;
import org.schedscope.model.graph.WorkloadIndex;
import org.schedscope.model.number.Ratio;

/** Keys of the value policies at one tick, written down plainly. */
final class NaiveValue {
    private final WorkloadIndex index;
    private final long[] rank;
    private final long now;

    NaiveValue(WorkloadIndex index, long[] rank, long now) {
        this.index = index;
        this.rank = rank;
        this.now = now;
    }

    private ValueCurve curve(int t) {
        return index.job(index.jobOf(t)).value().orElseThrow();
    }

    Ratio initialDeadline(int t) {
        return deadline(t, curve(t).points().get(0).slr());
    }

    Ratio finalDeadline(int t) {
        return deadline(t, curve(t).points().get(curve(t).points().size() - 1).slr());
    }

    private Ratio deadline(int t, Ratio slr) {
        return slr.times(criticalPath(t)).plus(Ratio.of(index.job(index.jobOf(t)).arrival()));
    }

    private long criticalPath(int t) {
        return IntStream.range(index.firstTask(index.jobOf(t)), index.firstTask(index.jobOf(t) + 1)).mapToLong(other -> rank[other]).max().orElseThrow();
    }

    private Ratio projectedSlr(int t) {
        return new Ratio(rank[t] + now - index.job(index.jobOf(t)).arrival(), criticalPath(t));
    }

    Ratio projectedValue(int t) {
        return curve(t).valueAt(projectedSlr(t));
    }

    /** Trapezoids between the projected SLR and the corners after it. */
    Ratio valueRemaining(int t) {
        Ratio at = projectedSlr(t);
        Ratio area = Ratio.ZERO;
        for (ValueCurve.Point point : curve(t).points()) {
            if (point.slr().compareTo(at) > 0) {
                Ratio both = curve(t).valueAt(at).plus(curve(t).valueAt(point.slr()));
                area = area.plus(both.times(point.slr().minus(at)).dividedBy(Ratio.of(2)));
                at = point.slr();
            }
        }
        return area;
    }

    Ratio downstream(int t) {
        Set<Integer> reached = new TreeSet<>();
        reach(t, reached);
        return reached.stream().map(r -> index.task(r).meanEstimate().times(index.task(r).cores())).reduce(Ratio.ZERO, Ratio::plus);
    }

    private void reach(int t, Set<Integer> reached) {
        if (reached.add(t)) {
            int first = index.firstTask(index.jobOf(t));
            for (int child = first; child < index.firstTask(index.jobOf(t) + 1); child++) {
                if (index.task(child).parents().stream().anyMatch(dependency -> first + dependency.parent() == t)) {
                    reach(child, reached);
                }
            }
        }
    }
}
