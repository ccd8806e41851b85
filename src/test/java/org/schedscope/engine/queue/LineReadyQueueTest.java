package org.schedscope.engine.queue;

import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.SplittableRandom;
import org.junit.jupiter.api.Test;
import org.schedscope.engine.input.SimulationInput;
import org.schedscope.engine.queue.key.QueueView;
import org.schedscope.model.Cluster;
import org.schedscope.model.Job;
import org.schedscope.model.Platform;
import org.schedscope.model.Task;
import org.schedscope.model.Workload;
import org.schedscope.policy.registry.Policies;

/** What a decision costs, in comparisons of keys. */
class LineReadyQueueTest {
    private static final int DECISIONS = 4_000;
    private static final long WAIT = 12_000;
    private static final long LONGEST = 2_000;

    /**
     * Comparisons a decision at a queue of constant length, on a machine that grows with it: jobs wait for up to {@link #WAIT} ticks, six
     * times the longest critical path, which every other newcomer has, so that maxCP rises and falls all the time.
     */
    private static double comparisonsPerDecision(int length) {
        SplittableRandom random = new SplittableRandom(1);
        Job[] all = new Job[2 * length + DECISIONS];
        for (int j = 0; j < all.length; j++) {
            long exec = j >= length && j % 2 == 0 ? LONGEST : (long) Math.pow(10, 3 * random.nextDouble());
            all[j] = Job.of("J" + j, j * WAIT / length, Task.of("T", Math.max(1, exec)));
        }
        SimulationInput input = SimulationInput.of(Workload.of("w", all), Platform.of("p", Cluster.of("C", 1)));
        QueueView view = new QueueView(input, task -> input.index().job(task).arrival(), 1, 0);
        LineReadyQueue queue = ((ExpressionReadyQueue) ReadyQueue.of(Policies.find("p-slr").orElseThrow(), view)).lines().orElseThrow();
        for (int task = 0; task < length; task++) {
            queue.add(task);
        }
        queue.beginPass(WAIT);
        queue.endPass();
        long before = 0;
        for (int step = 0; step < length + DECISIONS; step++) {
            if (step == length) {
                before = queue.comparisons();
            }
            queue.add(length + step);
            queue.beginPass((length + step) * WAIT / length);
            queue.removeHead();
            queue.endPass();
        }
        return (double) (queue.comparisons() - before) / DECISIONS;
    }

    @Test
    void comparisonsPerDecisionGrowAtMostSixfoldFromAQueueOf250ToOneOf25000() {
        double few = comparisonsPerDecision(250);
        double many = comparisonsPerDecision(25_000);
        assertTrue(many <= 6 * few, few + " at 250, " + many + " at 25,000");
    }
}
