package org.schedscope.model;

import java.util.ArrayList;
import java.util.BitSet;
import java.util.Collections;
import java.util.List;

/** Finds a cycle among the tasks of a would-be job. */
public final class Cycles {
    private static final int LONGEST_SHOWN = 12;

    private Cycles() {
    }

    /**
     * Positions along one cycle from its smallest, each a parent of the next and the last a parent of the first; empty if there is none.
     */
    public static List<Integer> find(List<Task> tasks) {
        JobGraph graph = new JobGraph(tasks);
        return graph.ordered() == tasks.size() ? List.of() : walkBack(tasks, graph);
    }

    /** Every task without a place in the order has a parent without: walking up from any of them runs into a cycle. */
    private static List<Integer> walkBack(List<Task> tasks, JobGraph graph) {
        BitSet open = new BitSet();
        open.set(0, tasks.size());
        for (int place = 0; place < graph.ordered(); place++) {
            open.clear(graph.inOrder(place));
        }
        int at = open.nextSetBit(0);
        int[] step = new int[tasks.size()];
        List<Integer> path = new ArrayList<>();
        while (step[at] == 0) {
            path.add(at);
            step[at] = path.size();
            for (Dependency dependency : tasks.get(at).parents()) {
                if (open.get(dependency.parent())) {
                    at = dependency.parent();
                    break;
                }
            }
        }
        List<Integer> cycle = new ArrayList<>(path.subList(step[at] - 1, path.size()));
        Collections.reverse(cycle);
        Collections.rotate(cycle, -cycle.indexOf(Collections.min(cycle)));
        return cycle;
    }

    /** {@code T1 → T2 → T1}; the middle of a long cycle is omitted and its length added. */
    public static String describe(List<Task> tasks, List<Integer> cycle) {
        StringBuilder text = new StringBuilder();
        for (int i = 0; i < cycle.size(); i++) {
            if (cycle.size() > LONGEST_SHOWN && i == LONGEST_SHOWN - 1) {
                text.append("… (").append(cycle.size()).append(" tasks) → ");
                break;
            }
            text.append(tasks.get(cycle.get(i)).id()).append(" → ");
        }
        return cycle.isEmpty() ? "" : text.append(tasks.get(cycle.get(0)).id()).toString();
    }
}
