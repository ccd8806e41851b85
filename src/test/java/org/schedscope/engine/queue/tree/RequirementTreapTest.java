package org.schedscope.engine.queue.tree;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.SplittableRandom;
import org.junit.jupiter.api.Test;

class RequirementTreapTest {
    private record Entry(int task, long first, int node, int cores, long memory, long ticks) {
        private long[][] counts() {
            return new long[][] {{memory}, {memory / 2}};
        }
    }

    private static int firstFrom(List<Entry> sorted, int from, TaskFilter filter) {
        return sorted.subList(from, sorted.size()).stream().filter(e -> filter.accepts(e.cores(), e.counts(), 0, e.ticks()))
                .mapToInt(Entry::node)
                .findFirst().orElse(RequirementTreap.NONE);
    }

    @Test
    void theNextTaskOfInterestIsTheOneThatALookAtEveryTaskFinds() {
        SplittableRandom random = new SplittableRandom(1);
        RequirementTreap tasks = new RequirementTreap();
        List<Entry> sorted = new ArrayList<>();
        long[][] needs = new long[2][5_000];
        for (int step = 0; step < 5_000; step++) {
            if (sorted.isEmpty() || random.nextInt(5) < (sorted.size() < 60 ? 3 : 2)) {
                long key = random.nextInt(20);
                Entry entry = new Entry(step, key, tasks.newNode(step, key, 0, step), 1 + random.nextInt(8), random.nextInt(5),
                        1 + random.nextInt(9));
                needs[0][step] = entry.memory();
                needs[1][step] = entry.memory() / 2;
                tasks.insert(entry.node(), entry.cores(), needs, entry.ticks());
                sorted.add(entry);
                sorted.sort(Comparator.comparingLong(Entry::first).thenComparing(Entry::task));
            } else if (random.nextInt(4) == 0) {
                Entry marked = sorted.get(random.nextInt(sorted.size()));
                tasks.needNothing(marked.first(), 0, marked.task());
                sorted.replaceAll(e -> e == marked ? new Entry(e.task(), e.first(), e.node(), 0, 0, 0) : e);
            } else {
                Entry gone = sorted.remove(random.nextInt(sorted.size()));
                tasks.remove(gone.node());
            }
            tasks = step % 500 == 0 ? tasks.copy() : tasks;
            int free = random.nextInt(9);
            int spare = random.nextInt(4);
            int window = random.nextInt(9);
            TaskFilter filter = (cores, counts, row, ticks) -> cores <= free
                    && (counts.length == 0 || counts[0][row] <= 3 && counts[1][row] <= 1) && (cores <= spare || ticks <= window);
            assertEquals(firstFrom(sorted, 0, filter), tasks.firstFrom(tasks.first(), filter));
            int from = sorted.isEmpty() ? 0 : random.nextInt(sorted.size());
            int node = sorted.isEmpty() ? RequirementTreap.NONE : sorted.get(from).node();
            assertEquals(sorted.isEmpty() ? RequirementTreap.NONE : firstFrom(sorted, from, filter), tasks.firstFrom(node, filter));
            int behind = from + 1 < sorted.size() ? sorted.get(from + 1).node() : RequirementTreap.NONE;
            assertEquals(behind, sorted.isEmpty() ? tasks.first() : tasks.next(node));
            assertEquals(sorted.size(), tasks.size());
        }
    }
}
