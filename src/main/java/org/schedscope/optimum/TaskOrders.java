package org.schedscope.optimum;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.BitSet;
import java.util.List;
import java.util.stream.IntStream;
import org.chocosolver.solver.Model;
import org.chocosolver.solver.variables.BoolVar;
import org.chocosolver.solver.variables.IntVar;

/**
 * Order variables for pairs of tasks that no cluster can hold at a time. Capacities imply them tick by tick; a clause about an order holds
 * at all ticks (disjunctive pairs: Baptiste, Le Pape, Nuijten, Constraint-Based Scheduling, 2001, §5.2).
 */
final class TaskOrders {
    /** The most tasks with order variables; beyond, pairs slow the solver down. */
    private static final int MOST_TASKS = 150;

    private final PlacementProblem problem;
    private final Model model;
    private final IntVar[] start;
    private final IntVar[] end;
    private final BoolVar[][] at;
    private final List<BoolVar> all = new ArrayList<>();

    /** @param at whether a task runs on a cluster, null where it cannot */
    TaskOrders(PlacementProblem problem, Model model, IntVar[] start, IntVar[] end, BoolVar[][] at) {
        this.problem = problem;
        this.model = model;
        this.start = start;
        this.end = end;
        this.at = at;
    }

    /** Posts the constraints; returns the variables for branching. */
    List<BoolVar> post() {
        if (start.length > MOST_TASKS) {
            return List.of();
        }
        BitSet[] before = before();
        for (int one = 0; one < start.length; one++) {
            for (int other = one + 1; other < start.length; other++) {
                boolean ordered = before[one].get(other) || before[other].get(one)
                        || end[one].getUB() <= start[other].getLB() || end[other].getUB() <= start[one].getLB();
                int[] apart = ordered ? new int[0] : tooSmall(one, other);
                if (apart.length > 0) {
                    post(one, other, apart);
                }
            }
        }
        return List.copyOf(all);
    }

    private void post(int one, int other, int[] apart) {
        BoolVar first = model.arithm(start[other], "-", end[one], ">=", 0).reify();
        BoolVar second = model.arithm(start[one], "-", end[other], ">=", 0).reify();
        all.add(first);
        all.add(second);
        model.addClauses(new BoolVar[0], new BoolVar[] {first, second});
        for (int cluster : apart) {
            model.addClauses(new BoolVar[] {first, second}, new BoolVar[] {at[one][cluster], at[other][cluster]});
        }
    }

    /** Clusters that could hold either task, but not both at a time. */
    private int[] tooSmall(int one, int other) {
        return IntStream.range(0, problem.clusterCount()).filter(cluster -> {
            return at[one][cluster] != null && at[other][cluster] != null
                    && (problem.cores(one) + problem.cores(other) > problem.cluster(cluster).cores()
                            || IntStream.range(0, problem.needs().length).anyMatch(resource -> problem.needs()[resource][one]
                                    + problem.needs()[resource][other] > problem.capacities()[resource][cluster]));
        }).toArray();
    }

    private BitSet[] before() {
        BitSet[] before = new BitSet[start.length];
        Arrays.setAll(before, task -> new BitSet());
        for (int place = 0; place < start.length; place++) {
            BitSet own = before[problem.inOrder(place)];
            for (PlacementProblem.Edge edge : problem.inputs(problem.inOrder(place))) {
                own.set(edge.parent());
                own.or(before[edge.parent()]);
            }
        }
        return before;
    }
}
