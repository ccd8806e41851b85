package org.schedscope.engine.profile;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.ArrayList;
import java.util.List;
import java.util.SplittableRandom;
import java.util.TreeMap;
import org.junit.jupiter.api.Test;

class ReservedStartsTest {
    @Test
    void agreesWithSortedMapsOverManyRandomChanges() {
        SplittableRandom random = new SplittableRandom(1);
        ReservedStarts starts = new ReservedStarts();
        TreeMap<Integer, Long> waiting = new TreeMap<>();
        TreeMap<Integer, Long> running = new TreeMap<>();
        int next = 0;
        for (int step = 0; step < 20_000; step++) {
            long start = random.nextInt(1_000);
            switch (random.nextInt(5)) {
                case 0, 1 -> {
                    starts.add(next, (int) start % 7, start);
                    waiting.put(next++, start);
                }
                case 2 -> any(random, waiting).forEach(task -> {
                    if (random.nextBoolean()) {
                        starts.takeOut(task);
                        assertEquals(false, starts.isInOrder(task));
                    }
                    starts.move(task, (int) start % 7, start);
                    waiting.put(task, start);
                });
                case 3 -> any(random, waiting).forEach(task -> {
                    starts.takeOut(task);
                    running.put(task, waiting.remove(task));
                });
                default -> any(random, running).forEach(task -> {
                    starts.forget(task);
                    running.remove(task);
                });
            }
            assertEquals(waiting.values().stream().min(Long::compare).orElse(Long.MAX_VALUE), starts.earliest());
            any(random, waiting).forEach(task -> {
                assertEquals(waiting.get(task), starts.of(task));
                assertEquals(waiting.get(task) % 7, starts.clusterOf(task));
                assertEquals(true, starts.isInOrder(task));
            });
            any(random, running).forEach(task -> assertEquals(running.get(task), starts.of(task)));
        }
    }

    /** One of the tasks, or none if there is none. */
    private static List<Integer> any(SplittableRandom random, TreeMap<Integer, Long> tasks) {
        return tasks.isEmpty() ? List.of() : List.of(new ArrayList<>(tasks.keySet()).get(random.nextInt(tasks.size())));
    }
}
