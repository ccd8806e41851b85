package org.schedscope.optimum;

import java.util.Arrays;
import org.schedscope.generate.RandomStream;

/**
 * Local search over the order in which tasks are placed and their clusters. A change is accepted if it costs at most as much as the plan a
 * number of steps ago (late acceptance: Burke, Bykov, The late acceptance hill-climbing heuristic, European Journal of Operational Research
 * 258, 2017).
 */
final class LocalSearch {
    private static final int MEMORY = 60;
    /** One change in this many also moves a task to another cluster. */
    private static final int CLUSTER_CHANGES = 3;

    private final PlacementProblem problem;
    private final PlanDecoder decoder;
    private final RandomStream draws;
    private final int[][] children;

    LocalSearch(PlacementProblem problem, PlanDecoder decoder, long seed) {
        this.problem = problem;
        this.decoder = decoder;
        draws = RandomStream.of(seed, "changes of a schedule");
        children = new int[problem.taskCount()][0];
        for (int task = 0; task < children.length; task++) {
            for (PlacementProblem.Edge edge : problem.inputs(task)) {
                children[edge.parent()] = Arrays.copyOf(children[edge.parent()], children[edge.parent()].length + 1);
                children[edge.parent()][children[edge.parent()].length - 1] = task;
            }
        }
    }

    /**
     * Improves a plan.
     *
     * @param begin the best plan so far
     * @param enough cost at which the search ends
     * @return the best plan found
     */
    SearchPlan better(SearchPlan begin, long enough, int steps, Budget budget) {
        int[] order = begin.order(problem);
        int[] wanted = begin.cluster().clone();
        SearchPlan best = begin;
        long held = begin.cost();
        long[] past = new long[MEMORY];
        Arrays.fill(past, held);
        for (int step = 0; step < steps && best.cost() > enough && budget.step(); step++) {
            int[] otherOrder = order.clone();
            int[] otherWanted = wanted.clone();
            change(otherOrder, otherWanted);
            SearchPlan plan = decoder.plan(otherOrder, otherWanted);
            if (plan.cost() <= past[step % MEMORY] || plan.cost() <= held) {
                order = otherOrder;
                wanted = otherWanted;
                held = plan.cost();
            }
            past[step % MEMORY] = Math.min(past[step % MEMORY], held);
            if (plan.cost() < best.cost()) {
                best = plan;
            }
        }
        return best;
    }

    private int below(int bound) {
        return (int) draws.below(bound);
    }

    private void change(int[] order, int[] wanted) {
        int task = order[below(order.length)];
        int[] clusters = problem.clusters(task);
        if (clusters.length > 1 && below(CLUSTER_CHANGES) == 0) {
            int choice = below(clusters.length + 1);
            wanted[task] = choice == clusters.length ? PlanDecoder.ANY : clusters[choice];
        } else {
            move(order, task);
        }
    }

    /** Moves a task to a random place between its last parent and its first child. */
    private void move(int[] order, int task) {
        int[] place = new int[order.length];
        for (int at = 0; at < order.length; at++) {
            place[order[at]] = at;
        }
        int low = 0;
        for (PlacementProblem.Edge edge : problem.inputs(task)) {
            low = Math.max(low, place[edge.parent()] + 1);
        }
        int high = order.length - 1;
        for (int child : children[task]) {
            high = Math.min(high, place[child] - 1);
        }
        int to = low + below(high - low + 1);
        int from = place[task];
        if (to > from) {
            System.arraycopy(order, from + 1, order, from, to - from);
        } else {
            System.arraycopy(order, to, order, to + 1, from - to);
        }
        order[to] = task;
    }
}
