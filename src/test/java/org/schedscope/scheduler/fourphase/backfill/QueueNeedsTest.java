package org.schedscope.scheduler.fourphase.backfill;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.ArrayList;
import java.util.List;
import java.util.SplittableRandom;
import org.junit.jupiter.api.Test;
import org.schedscope.engine.profile.FreeStretches;

class QueueNeedsTest {
    private static final int TASKS = 40;

    private final SplittableRandom random = new SplittableRandom(7);

    private static int coresOf(int task) {
        return 1 + task * 7 % 11;
    }

    private static long ticksOf(int task) {
        return 1 + task * 5 % 13;
    }

    @Test
    void aQueueThatFollowsFromAnotherHasTheNeedsOfOneThatIsNew() {
        QueueNeeds grown = new QueueNeeds(QueueNeedsTest::coresOf, QueueNeedsTest::ticksOf);
        List<Integer> queue = new ArrayList<>();
        for (int step = 0; step < 2_000; step++) {
            change(queue);
            int[] order = queue.stream().mapToInt(Integer::intValue).toArray();
            grown.become(order, order.length);
            assertEquals(order.length, grown.size());
            int least = Integer.MAX_VALUE;
            for (int at = order.length - 1; at >= 0; at--) {
                least = Math.min(least, coresOf(order[at]));
                assertEquals(order[at], grown.task(at));
                assertEquals(least, grown.leastCores(at), "step " + step);
            }
            assertEquals(firstWithin(order, 4), grown.firstThatMayFit(0, 4, new FreeStretches()), "step " + step);
        }
    }

    private static int firstWithin(int[] order, int cores) {
        int at = 0;
        while (at < order.length && coresOf(order[at]) > cores) {
            at++;
        }
        return at;
    }

    /** Some leave, some come, and now and then others change places. */
    private void change(List<Integer> queue) {
        for (int i = random.nextInt(3); i > 0 && !queue.isEmpty(); i--) {
            queue.remove(random.nextInt(queue.size()));
        }
        for (int i = random.nextInt(3); i > 0; i--) {
            int task = random.nextInt(TASKS);
            if (!queue.contains(task)) {
                queue.add(random.nextInt(queue.size() + 1), task);
            }
        }
        if (random.nextInt(10) == 0 && !queue.isEmpty()) {
            queue.add(queue.remove(0));
        }
    }
}
