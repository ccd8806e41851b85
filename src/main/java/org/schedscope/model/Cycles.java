package org.schedscope.model;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;

/** Finds a cycle among the tasks of a would-be job. */
public final class Cycles {
    private static final int LONGEST_SHOWN = 12;

    private Cycles() {
    }

    /** Positions along one cycle from its smallest, each a parent of the next and the last a parent of the first; empty if there is none. */
    public static List<Integer> find(List<Task> tasks) {
        int n = tasks.size();
        int[] open = new int[n];
        int[][] children = new int[n][];
        int[] childCount = new int[n];
        for (Task task : tasks) {
            for (Dependency dependency : task.parents()) {
                childCount[dependency.parent()]++;
            }
        }
        for (int i = 0; i < n; i++) {
            children[i] = new int[childCount[i]];
            open[i] = tasks.get(i).parents().size();
        }
        int[] filled = new int[n];
        for (int i = 0; i < n; i++) {
            for (Dependency dependency : tasks.get(i).parents()) {
                children[dependency.parent()][filled[dependency.parent()]++] = i;
            }
        }
        int[] queue = new int[n];
        int tail = 0;
        for (int i = 0; i < n; i++) {
            if (open[i] == 0) {
                queue[tail++] = i;
            }
        }
        for (int head = 0; head < tail; head++) {
            for (int child : children[queue[head]]) {
                if (--open[child] == 0) {
                    queue[tail++] = child;
                }
            }
        }
        return tail == n ? List.of() : walkBack(tasks, open);
    }

    /** Every task left open has an open parent: walking up from any of them runs into a cycle. */
    private static List<Integer> walkBack(List<Task> tasks, int[] open) {
        int at = 0;
        while (open[at] == 0) {
            at++;
        }
        int[] step = new int[tasks.size()];
        List<Integer> path = new ArrayList<>();
        while (step[at] == 0) {
            path.add(at);
            step[at] = path.size();
            for (Dependency dependency : tasks.get(at).parents()) {
                if (open[dependency.parent()] > 0) {
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

    /** {@code T1 → T2 → T1}; long cycles are cut in the middle and say how long they are. */
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
