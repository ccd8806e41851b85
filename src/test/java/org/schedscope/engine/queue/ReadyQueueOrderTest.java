package org.schedscope.engine.queue;

import org.schedscope.engine.queue.key.QueueView;
import org.schedscope.engine.queue.use.UserFigures;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.BitSet;
import java.util.List;
import java.util.Optional;
import java.util.SplittableRandom;
import java.util.TreeSet;
import java.util.stream.Stream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.schedscope.engine.input.SimulationInput;
import org.schedscope.fixture.Laws;
import org.schedscope.fixture.RandomCases;
import org.schedscope.model.number.BigRatio;
import org.schedscope.policy.PlannedPolicy;
import org.schedscope.policy.Policy;
import org.schedscope.policy.UserPolicy;
import org.schedscope.policy.registry.Policies;
import org.schedscope.scheduler.RunSpec;

/** Every ready queue of every policy against the policy's definition of its order. */
@Tag("law")
class ReadyQueueOrderTest {
    private static final int CASES = Laws.cases(40);
    private static final int KINDS = 3;

    /** Without those that need the use of cores that a queue alone does not have. */
    static Stream<String> policies() {
        return Stream.concat(Policies.namesForAnyQueue().stream().filter(name -> !name.equals("multifactor")),
                Stream.of("=(now - arrival + rank) / cp - cores", "=if(wait > 3, value / cores, -exec)", "=vmax ^ 3 / (7 * place)",
                        "plan:5.2.9:p-slr", "plan:12.7.3.4.20:fifo-task", "plan:8.1:=age / exec", "plan:6.2.30:pvr"));
    }

    @ParameterizedTest
    @MethodSource("policies")
    void whereNothingOvertakesTheHeadIsTheFirst(String policy) {
        check(policy, ReadyQueue::of);
    }

    @ParameterizedTest
    @MethodSource("policies")
    void whereTasksOvertakeTheHeadIsTheFirst(String policy) {
        check(policy, (ordering, view) -> ReadyQueue.of(ordering, view, true));
    }

    @ParameterizedTest
    @MethodSource("policies")
    void whereKindsPassEachOtherTheHeadIsTheFirst(String policy) {
        check(policy, new Making() {
            @Override
            public ReadyQueue of(Policy ordering, QueueView view) {
                return ReadyQueue.byKind(ordering, view, KINDS, this::kindOf);
            }

            @Override
            public int kindOf(int task) {
                // A plan knows no kinds: tasks are set aside one by one.
                return policy.startsWith(PlannedPolicy.PREFIX) ? task : task % KINDS;
            }
        });
    }

    /** How a queue is made. */
    private interface Making {
        ReadyQueue of(Policy policy, QueueView view);

        /** Whom else the queue leaves out with a task when its kind is set aside: those of this number; nobody but itself by default. */
        default int kindOf(int task) {
            return task;
        }
    }

    private static void check(String policy, Making making) {
        int heads = 0;
        for (long seed : Laws.seeds(CASES, policy)) {
            RunSpec spec = RandomCases.market(seed, policy);
            heads += new Case(spec, making).run();
        }
        assertTrue(heads > 10 * CASES, "too few heads: " + heads);
    }

    private static final class Case {
        private final SplittableRandom random;
        private final String where;
        private final SimulationInput input;
        private final int number;
        private final Policy policy;
        private final Making making;
        private final long[] ready;
        private final QueueView view;
        private final Optional<UserFigures> users;
        private ReadyQueue queue;
        private final TreeSet<Integer> waiting = new TreeSet<>();
        private final List<Integer> running = new ArrayList<>();
        private long now;
        private int heads;

        Case(RunSpec spec, Making making) {
            random = new SplittableRandom(spec.seed());
            where = spec.policy() + " seed " + spec.seed() + " at ";
            input = SimulationInput.of(spec.workload(), spec.platform());
            number = random.nextInt(input.clusterCount() + 1);
            policy = Policies.find(spec.policy()).orElseThrow();
            this.making = making;
            ready = new long[input.index().taskCount()];
            view = newView();
            users = policy instanceof UserPolicy comparing ? Optional.of(UserFigures.of(comparing, input, number)) : Optional.empty();
            users.ifPresent(view::showUsers);
            queue = making.of(policy, newView());
        }

        private QueueView newView() {
            return new QueueView(input, task -> ready[task], 7, number);
        }

        int run() {
            for (int next = 0; next < ready.length || !waiting.isEmpty(); now += random.nextInt(5)) {
                for (int more = random.nextInt(5); more > 0 && next < ready.length; next++) {
                    more -= enter(next) ? 1 : 0;
                }
                giveBack();
                pass();
                queue = random.nextInt(4) == 0 ? queue.copy(task -> ready[task]) : queue;
                if (random.nextInt(6) == 0) {
                    queue.removeJob(random.nextInt(input.index().jobCount()), waiting::remove);
                }
                assertEquals(waiting.size(), queue.size(), where + now);
            }
            return heads;
        }

        private boolean enter(int task) {
            if (number != input.centralQueue() && !input.eligibility().canHold(input.eligibility().classOf(task), number)) {
                return false;
            }
            now = Math.max(now, input.index().job(input.index().jobOf(task)).arrival());
            ready[task] = now;
            waiting.add(task);
            queue.add(task);
            return true;
        }

        private void giveBack() {
            while (!running.isEmpty() && random.nextBoolean()) {
                int task = running.remove(random.nextInt(running.size()));
                queue.finished(task, now);
                users.ifPresent(of -> of.use(input.index().jobOf(task), -input.cores(task), now));
            }
        }

        private void pass() {
            view.begin(now, waiting.stream().mapToLong(view::criticalPath).max().orElse(1));
            users.ifPresent(of -> of.refresh(now));
            TreeSet<Integer> left = new TreeSet<>(waiting);
            BitSet closed = new BitSet();
            boolean stands = false;
            Policy inPass = policy.inPass(view, waiting.stream().mapToInt(Integer::intValue).toArray());
            queue.beginPass(now);
            while (queue.hasHead() && random.nextInt(6) > 0) {
                int first = left.stream().filter(task -> !closed.get(making.kindOf(task))).min(inPass.order(view)).orElseThrow();
                assertEquals(first, queue.head(), where + now);
                assertEquals(inPass.shownKey(view, first).map(BigRatio::toString).orElse(""), queue.headKey().text(), where + now);
                heads++;
                switch (random.nextInt(4)) {
                    case 0 -> {
                        queue.skipHead();
                        left.remove(first);
                    }
                    case 1 -> {
                        queue.skipKind();
                        closed.set(making.kindOf(first));
                    }
                    default -> {
                        left.remove(first);
                        start(first, stands);
                    }
                }
                if (random.nextInt(5) == 0) {
                    queue.freezeOrder();
                    stands = true;
                }
            }
            assertTrue(queue.hasHead() || left.stream().allMatch(task -> closed.get(making.kindOf(task))), where + now);
            queue.endPass();
        }

        private void start(int task, boolean stands) {
            queue.removeHead();
            queue.started(task);
            waiting.remove(task);
            running.add(task);
            users.ifPresent(of -> {
                of.use(input.index().jobOf(task), input.cores(task), now);
                if (!stands) {
                    of.refresh(now);
                }
            });
        }
    }
}
