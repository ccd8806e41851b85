package org.schedscope.model;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.OptionalLong;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

class JobGraphTest {
    private static List<Task> tasks(List<List<Integer>> parents) {
        List<Task> tasks = new ArrayList<>();
        for (List<Integer> mine : parents) {
            tasks.add(new Task("T" + tasks.size(), 1, 1, Task.ANY_KIND, 0, OptionalLong.empty(), Map.of(),
                    mine.stream().map(Dependency::on).toList()));
        }
        return tasks;
    }

    private static List<Integer> order(JobGraph graph) {
        return IntStream.range(0, graph.ordered()).map(graph::inOrder).boxed().toList();
    }

    @Test
    void childrenStandInFileOrder() {
        JobGraph graph = new JobGraph(tasks(List.of(List.of(), List.of(0), List.of(1, 0), List.of(0))));
        assertArrayEquals(new int[] {1, 2, 3}, graph.children(0));
        assertArrayEquals(new int[] {2}, graph.children(1));
        assertEquals(0, graph.childCount(3));
    }

    @Test
    void parentsComeFirstWhereverTheyStandInTheFile() {
        assertEquals(List.of(3, 2, 0, 1), order(new JobGraph(tasks(List.of(List.of(2), List.of(0, 3), List.of(3), List.of())))));
    }

    @Test
    void whatIsInACycleOrBelowOneHasNoPlace() {
        List<Task> tasks = tasks(List.of(List.of(2), List.of(0), List.of(1), List.of(2), List.of(), List.of(4)));
        assertEquals(List.of(4, 5), order(new JobGraph(tasks)));
        assertEquals(List.of(0, 1, 2), Cycles.find(tasks));
    }
}
