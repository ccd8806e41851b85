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
 * Branching by activity: variables of recently learnt clauses first, where each clause adds slightly more than the previous one (variable
 * state independent decaying sum: Moskewicz, Madigan, Zhao, Zhang, Malik, Chaff: Engineering an efficient SAT solver, DAC 2001). Of a
 * choice, 1 is tried first; of a tick, "at most its smallest value".
 */
final class ActivityStrategy extends AbstractStrategy<IntVar> {
    private static final double DECAY = 0.8;
    /** The largest activity of a variable that no clause has had yet. */
    private static final double FIRST = 1e-3;
    private static final double MOST = 1e100;

    private final MiniSat sat;
    /** By choice: a variable, decided as 1 or as at most a number. */
    private final IntVar[] choice;
    private final int[] atMost;
    private final int[] satVariable;
    /** By number of a variable in the clauses. */
    private final double[] activity;
    private double step = 1;

    /**
     * @param choices variables of 0 and 1
     * @param ticks variables with a literal for every bound; not both lists are empty
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

    /** Raises the activity of the variables of a learnt clause. */
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
