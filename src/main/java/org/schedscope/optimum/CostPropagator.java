package org.schedscope.optimum;

import java.util.function.LongUnaryOperator;
import org.chocosolver.sat.Reason;
import org.chocosolver.solver.constraints.Explained;
import org.chocosolver.solver.constraints.Propagator;
import org.chocosolver.solver.constraints.PropagatorPriority;
import org.chocosolver.solver.exception.ContradictionException;
import org.chocosolver.solver.variables.IntVar;
import org.chocosolver.util.ESat;

/** Constraint cost ≥ f(end) of a job, for any f that never falls. */
@Explained
final class CostPropagator extends Propagator<IntVar> {
    private static final long serialVersionUID = 1L;

    private final transient IntVar end;
    private final transient IntVar cost;
    private final transient LongUnaryOperator costOf;
    private final transient LongUnaryOperator latest;

    /**
     * @param costOf cost of an end
     * @param latest latest end of at most a cost
     */
    CostPropagator(IntVar end, IntVar cost, LongUnaryOperator costOf, LongUnaryOperator latest) {
        super(new IntVar[] {end, cost}, PropagatorPriority.BINARY, false);
        this.end = end;
        this.cost = cost;
        this.costOf = costOf;
        this.latest = latest;
    }

    @Override
    public void propagate(int events) throws ContradictionException {
        int least = (int) Math.min(Integer.MAX_VALUE, costOf.applyAsLong(end.getLB()));
        if (least > cost.getLB()) {
            cost.updateLowerBound(least, this, Reason.r(end.getMinLit()));
        }
        long last = latest.applyAsLong(cost.getUB());
        if (last < end.getUB()) {
            end.updateUpperBound((int) last, this, Reason.r(cost.getMaxLit()));
        }
    }

    @Override
    public ESat isEntailed() {
        if (costOf.applyAsLong(end.getLB()) > cost.getUB()) {
            return ESat.FALSE;
        }
        return costOf.applyAsLong(end.getUB()) <= cost.getLB() ? ESat.TRUE : ESat.UNDEFINED;
    }
}
