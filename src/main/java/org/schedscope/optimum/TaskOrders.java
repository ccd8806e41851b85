package org.schedscope.optimum;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.BitSet;
import java.util.List;
import java.util.OptionalLong;
import java.util.stream.IntStream;
import org.chocosolver.solver.Model;
import org.chocosolver.solver.variables.BoolVar;
import org.chocosolver.solver.variables.IntVar;

/**
 * Which of two tasks goes first, where some cluster cannot hold both at a time. The capacity of clusters says so already, but of ticks;
 * what is learnt of orders holds at all ticks (disjunctive pairs: Baptiste, Le Pape, Nuijten, Constraint-Based Scheduling, 2001, §5.2).
 */
final class TaskOrders {
    /** Of more, all the pairs would slow the solver more than they help. */
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

    /** Says it of all pairs; returns what is to be decided. */
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
            OptionalLong memory = problem.memoryOf(cluster);
            return at[one][cluster] != null && at[other][cluster] != null
                    && (problem.cores(one) + problem.cores(other) > problem.cluster(cluster).cores()
                            || memory.isPresent() && problem.memory(one) + problem.memory(other) > memory.getAsLong());
        }).toArray();
    }

    /** Of each task, those that end before it starts since it needs what they make. */
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
