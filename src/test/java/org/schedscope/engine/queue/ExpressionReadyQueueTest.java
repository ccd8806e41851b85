package org.schedscope.engine.queue;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertInstanceOf;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.EnumSet;
import java.util.List;
import java.util.Set;
import java.util.SplittableRandom;
import java.util.TreeSet;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.schedscope.engine.input.SimulationInput;
import org.schedscope.engine.queue.key.MovingKeys;
import org.schedscope.engine.queue.key.QueueView;
import org.schedscope.fixture.Laws;
import org.schedscope.fixture.RandomCases;
import org.schedscope.fixture.RandomExpression;
import org.schedscope.model.Cluster;
import org.schedscope.model.FailedRunException;
import org.schedscope.model.Job;
import org.schedscope.model.Platform;
import org.schedscope.model.Task;
import org.schedscope.model.Workload;
import org.schedscope.policy.ExpressionPolicy;
import org.schedscope.scheduler.RunSpec;

/** The queue of orderings that are made of lines against the one that asks for all keys in every pass, on expressions of all kinds. */
@Tag("law")
class ExpressionReadyQueueTest {
    private static final int CASES = Laws.cases(600);

    private enum Seen { HEADS, LINES, FALLEN_BACK, WITHOUT_VALUE }

    @Test
    void randomExpressionsAreOrderedAsByKeysAskedAnewInEveryPass() {
        Set<Seen> seen = EnumSet.noneOf(Seen.class);
        int lines = 0;
        for (long seed : Laws.seeds(CASES, "typed")) {
            SplittableRandom random = new SplittableRandom(seed);
            ExpressionPolicy policy = ExpressionPolicy.of("=" + RandomExpression.of(random));
            if (!policy.isCurved()) {
                lines++;
                new Pair(policy, random, seen).run();
            }
        }
        assertTrue(lines > CASES / 3, lines + " of " + CASES);
        if (CASES >= 600) {
            assertEquals(EnumSet.allOf(Seen.class), seen);
        }
    }

    @Test
    void tasksThatComeAndSoonGoAreNoReasonToAskForKeysAnew() {
        Job[] jobs = new Job[10_000];
        Arrays.setAll(jobs, job -> Job.of("J" + job, job, Task.of("T", 1 + job % 7)));
        SimulationInput input = SimulationInput.of(Workload.of("w", jobs), Platform.of("p", Cluster.of("C", 1)));
        QueueView view = new QueueView(input, task -> task, 1, 0);
        ExpressionReadyQueue queue = new ExpressionReadyQueue(ExpressionPolicy.of("=age / exec"), view);
        for (int task = 0; task < jobs.length; task++) {
            queue.add(task);
            queue.beginPass(task);
            if (task > 0) {
                queue.removeHead();
            }
            queue.endPass();
        }
        assertTrue(queue.lines().isPresent());
        assertEquals(1, queue.size());
    }

    @Test
    void keysThatStepAllTheTimeAreAskedAnew() {
        Job[] jobs = new Job[200];
        Arrays.setAll(jobs, job -> Job.of("J" + job, job % 5, Task.of("T", 1 + job % 7)));
        SimulationInput input = SimulationInput.of(Workload.of("w", jobs), Platform.of("p", Cluster.of("C", 1)));
        ExpressionPolicy policy = ExpressionPolicy.of("=floor(age * 7 / 3) + exec");
        ReadyQueue plain = plain(policy, new QueueView(input, task -> 0, 1, 0));
        ExpressionReadyQueue fast = new ExpressionReadyQueue(policy, new QueueView(input, task -> 0, 1, 0));
        for (int task = 0; task < jobs.length; task++) {
            plain.add(task);
            fast.add(task);
        }
        for (int pass = 0; pass < 100; pass++) {
            plain.beginPass(10 + 2 * pass);
            fast.beginPass(10 + 2 * pass);
            assertEquals(plain.head(), fast.head());
            plain.removeHead();
            fast.removeHead();
            plain.endPass();
            fast.endPass();
        }
        assertFalse(fast.lines().isPresent());
    }

    private static ReadyQueue plain(ExpressionPolicy policy, QueueView view) {
        return new TournamentReadyQueue(new MovingKeys(policy, view), view);
    }

    private static final class Pair {
        private final ExpressionPolicy policy;
        private final SplittableRandom random;
        private final Set<Seen> seen;
        private final SimulationInput input;
        private final long[] ready;
        private final List<Integer> waiting = new ArrayList<>();
        private ReadyQueue fast;
        private ReadyQueue plain;
        private long now;

        Pair(ExpressionPolicy policy, SplittableRandom random, Set<Seen> seen) {
            this.policy = policy;
            this.random = random;
            this.seen = seen;
            RunSpec spec = RandomCases.market(random.nextLong(1_000), policy.name());
            input = SimulationInput.of(spec.workload(), spec.platform());
            ready = new long[input.index().taskCount()];
            fast = ReadyQueue.of(policy, view());
            plain = plain(policy, view());
        }

        private QueueView view() {
            return new QueueView(input, task -> ready[task], 1, input.centralQueue());
        }

        void run() {
            for (int next = 0; next < ready.length || !waiting.isEmpty(); now += random.nextInt(3)) {
                for (int more = random.nextInt(6); more > 0 && next < ready.length; more--) {
                    enter(next++);
                }
                String wrong = begin(plain);
                assertEquals(wrong, begin(fast), policy.name() + " at " + now);
                if (!wrong.isEmpty()) {
                    seen.add(Seen.WITHOUT_VALUE);
                    return;
                }
                pass();
                if (random.nextInt(8) == 0) {
                    plain = plain.copy(task -> ready[task]);
                    fast = assertInstanceOf(ExpressionReadyQueue.class, fast).copy(task -> ready[task]);
                }
                if (random.nextInt(8) == 0) {
                    leave(random.nextInt(input.index().jobCount()));
                }
            }
            assertEquals(0, fast.size());
        }

        private void enter(int task) {
            now = Math.max(now, input.index().job(input.index().jobOf(task)).arrival());
            ready[task] = now;
            waiting.add(task);
            plain.add(task);
            fast.add(task);
        }

        private String begin(ReadyQueue queue) {
            try {
                queue.beginPass(now);
                return "";
            } catch (FailedRunException e) {
                return e.getMessage();
            }
        }

        private void pass() {
            int most = random.nextInt(5);
            for (int takes = random.nextInt(5); takes > 0 && plain.hasHead(); takes--) {
                if (random.nextInt(3) == 0) {
                    skipTo(--most);
                    continue;
                }
                assertTrue(fast.hasHead());
                assertEquals(plain.hasSkipped(), fast.hasSkipped());
                assertEquals(plain.head(), fast.head(), policy.name() + " at " + now);
                assertEquals(plain.headKey().text(), fast.headKey().text());
                seen.add(Seen.HEADS);
                if (random.nextInt(3) == 0) {
                    plain.skipHead();
                    fast.skipHead();
                } else {
                    waiting.remove((Integer) plain.head());
                    plain.removeHead();
                    fast.removeHead();
                }
            }
            assertEquals(plain.hasHead(), fast.hasHead());
            plain.endPass();
            fast.endPass();
            seen.add(((ExpressionReadyQueue) fast).lines().isPresent() ? Seen.LINES : Seen.FALLEN_BACK);
        }

        /** Skips those that need more cores. */
        private void skipTo(int most) {
            while (plain.hasHead() && input.cores(plain.head()) > most) {
                plain.skipHead();
            }
            fast.skipTo((cores, counts, row, ticks) -> cores <= most);
            assertEquals(plain.hasHead(), fast.hasHead());
        }

        private void leave(int job) {
            TreeSet<Integer> left = new TreeSet<>();
            plain.removeJob(job, left::add);
            fast.removeJob(job, task -> assertTrue(left.remove(task)));
            assertTrue(left.isEmpty());
            waiting.removeIf(task -> input.index().jobOf(task) == job);
        }
    }
}
