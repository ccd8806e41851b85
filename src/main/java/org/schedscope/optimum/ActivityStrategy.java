package org.schedscope.optimum;

import gnu.trove.list.array.TIntArrayList;
import java.util.Arrays;
import java.util.stream.Stream;
import org.chocosolver.sat.MiniSat;
import org.chocosolver.solver.search.strategy.assignments.DecisionOperatorFactory;
import org.chocosolver.solver.search.strategy.decision.Decision;
import org.chocosolver.solver.search.strategy.strategy.AbstractStrategy;
import org.chocosolver.solver.variables.BoolVar;
import org.chocosolver.solver.variables.IntVar;

/**
 * Decides what has been in the clauses learnt last: each adds to what is in it, a bit more than the one before (variable state
 * independent decaying sum: Moskewicz, Madigan, Zhao, Zhang, Malik, Chaff: Engineering an efficient SAT solver, DAC 2001). Yes comes
 * first, and of a tick, until it.
 */
final class ActivityStrategy extends AbstractStrategy<IntVar> {
    private static final double DECAY = 0.8;
    /** What may be decided before anything was learnt of it. */
    private static final double FIRST = 1e-3;
    private static final double MOST = 1e100;

    private final MiniSat sat;
    /** What is decided: that a variable is 1, or at most a number. */
    private final IntVar[] choice;
    private final int[] atMost;
    private final int[] satVariable;
    /** By numbers of the clauses' variables. */
    private final double[] activity;
    private double step = 1;

    /**
     * @param choices that can be yes or no
     * @param ticks variables of which every number can be decided; some variable there must be
     */
    ActivityStrategy(BoolVar[] choices, IntVar[] ticks) {
        super(Stream.of(choices, ticks).flatMap(Arrays::stream).toArray(IntVar[]::new));
        sat = model.getSolver().getSat();
        int count = choices.length + Arrays.stream(ticks).mapToInt(each -> each.getUB() - each.getLB()).sum();
        choice = Arrays.copyOf(vars, count);
        atMost = new int[count];
        satVariable = new int[count];
        activity = new double[sat.nVars()];
        for (int number = 0; number < choices.length; number++) {
            satVariable[number] = MiniSat.var(choices[number].getLit(1, IntVar.LR_EQ));
            activity[satVariable[number]] = FIRST;
        }
        int number = choices.length;
        for (IntVar each : ticks) {
            for (int tick = each.getLB(); tick < each.getUB(); tick++) {
                choice[number] = each;
                atMost[number] = tick;
                satVariable[number++] = MiniSat.var(each.getLELit(tick));
            }
        }
    }

    /** Takes note of a clause that was learnt. */
    void learnt(TIntArrayList clause) {
        for (int place = 0; place < clause.size(); place++) {
            int variable = MiniSat.var(clause.getQuick(place));
            if (variable < activity.length) {
                activity[variable] += step;
            }
        }
        step /= DECAY;
        if (step > MOST) {
            for (int variable = 0; variable < activity.length; variable++) {
                activity[variable] /= MOST;
            }
            step /= MOST;
        }
    }

    @Override
    public Decision<IntVar> getDecision() {
        int best = -1;
        double most = 0;
        for (int number = 0; number < choice.length; number++) {
            int variable = satVariable[number];
            if (activity[variable] > most && sat.valueVar(variable) == MiniSat.lUndef) {
                most = activity[variable];
                best = number;
            }
        }
        if (best < 0) {
            return null;
        }
        return choice[best] instanceof BoolVar ? makeIntDecision(choice[best], 1)
                : decisionPath.makeIntDecision(choice[best], DecisionOperatorFactory.makeIntSplit(), atMost[best]);
    }
}
