package org.schedscope.optimum;

import gnu.trove.list.array.TIntArrayList;
import java.util.function.Consumer;
import org.chocosolver.sat.Clause;
import org.chocosolver.sat.MiniSat;
import org.chocosolver.solver.Solver;
import org.chocosolver.solver.search.loop.learn.Learn;

/** Clause learning at every dead end, with a callback for the literals of each clause. Serves one solution only. */
final class ActivityLearning implements Learn {
    private final Solver solver;
    private final MiniSat sat;
    private final Consumer<TIntArrayList> learnt;
    private final TIntArrayList clause = new TIntArrayList();
    private long restarts;

    /** @param learnt receives the literals of each clause, valid during the call */
    ActivityLearning(Solver solver, Consumer<TIntArrayList> learnt) {
        this.solver = solver;
        this.learnt = learnt;
        sat = solver.getSat();
    }

    @Override
    public void init() {
        sat.setRootLevel();
    }

    @Override
    public boolean record() {
        Clause conflict = sat.confl;
        if (conflict == MiniSat.C_Undef) {
            throw new IllegalStateException("a dead end without an explanation");
        }
        clause.resetQuick();
        sat.cancelUntil(sat.findConflictLevel());
        int level = sat.analyze(conflict, clause);
        sat.confl = MiniSat.C_Undef;
        learnt.accept(clause);
        solver.setJumpTo(solver.getEnvironment().getWorldIndex() - level);
        return true;
    }

    @Override
    public void forget() {
        if (restarts == solver.getRestartCount()) {
            solver.cancelTrail();
            solver.getDecisionPath().synchronize(true, clause.size() > 1);
            if (!clause.isEmpty()) {
                sat.addLearnt(clause, false);
            }
        } else {
            restarts = solver.getRestartCount();
        }
        if (sat.nLearnts() >= solver.getModel().getSettings().getNbMaxLearntClauses()) {
            sat.doReduceDB();
        }
    }
}
