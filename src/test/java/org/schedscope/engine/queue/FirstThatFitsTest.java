package org.schedscope.engine.queue;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.SplittableRandom;
import java.util.TreeSet;
import java.util.stream.Stream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.schedscope.engine.input.SimulationInput;
import org.schedscope.engine.queue.key.QueueView;
import org.schedscope.engine.queue.tree.TaskFilter;
import org.schedscope.engine.queue.use.UserFigures;
import org.schedscope.fixture.Laws;
import org.schedscope.fixture.RandomCases;
import org.schedscope.model.number.BigRatio;
import org.schedscope.policy.Policy;
import org.schedscope.policy.UserPolicy;
import org.schedscope.policy.registry.Policies;
import org.schedscope.scheduler.RunSpec;

/** The first task that fits, as every queue in which tasks overtake finds it, against a look at all tasks in the policy's order. */
@Tag("law")
class FirstThatFitsTest {
    private static final int CASES = Laws.cases(40);

    /** Without those that need the use of cores that a queue alone does not have. */
    static Stream<String> policies() {
        return Stream.concat(Policies.namesForAnyQueue().stream().filter(name -> !name.equals("multifactor")),
                Stream.of("=(now - arrival + rank) / cp - cores", "=if(wait > 3, value / cores, -exec)", "=vmax ^ 3 / (7 * place)"));
    }

    @ParameterizedTest
    @MethodSource("policies")
    void itIsTheOneThatALookAtAllTasksInOrderFinds(String policy) {
        int found = 0;
        for (long seed : Laws.seeds(CASES, policy + " fits")) {
            found += new Case(RandomCases.market(seed, policy)).run();
        }
        assertTrue(found > 6 * CASES, "too few found: " + found);
    }

    private static final class Case {
        private final SplittableRandom random;
        private final String where;
        private final SimulationInput input;
        private final int number;
        private final Policy policy;
        private final long[] ready;
        private final QueueView view;
        private final Optional<UserFigures> users;
        private ReadyQueue queue;
        private final TreeSet<Integer> waiting = new TreeSet<>();
        private final Set<Integer> due = new HashSet<>();
        private final List<Integer> running = new ArrayList<>();
        /** The tasks that the pass has not gone by, in no order. */
        private TreeSet<Integer> left = new TreeSet<>();
        private boolean stands;
        private int coresFree;
        private long window;
        private int spare;
        private long now;
        private int found;

        Case(RunSpec spec) {
            random = new SplittableRandom(spec.seed() + 1);
            where = spec.policy() + " seed " + spec.seed() + " at ";
            input = SimulationInput.of(spec.workload(), spec.platform());
            number = random.nextInt(input.clusterCount() + 1);
            policy = Policies.find(spec.policy()).orElseThrow();
            ready = new long[input.index().taskCount()];
            view = newView();
            users = policy instanceof UserPolicy comparing ? Optional.of(UserFigures.of(comparing, input, number)) : Optional.empty();
            users.ifPresent(view::showUsers);
            queue = ReadyQueue.of(policy, newView(), true);
        }

        private QueueView newView() {
            return new QueueView(input, task -> ready[task], 7, number);
        }

        int run() {
            for (int next = 0; next < ready.length || !waiting.isEmpty() && now < 10_000; now += random.nextInt(4)) {
                for (int more = random.nextInt(8); more > 0 && next < ready.length; next++) {
                    more -= enter(next) ? 1 : 0;
                }
                giveBack();
                if (random.nextInt(8) == 0) {
                    markOne();
                }
                pass();
                queue = random.nextInt(4) == 0 ? queue.copy(task -> ready[task]) : queue;
                if (random.nextInt(9) == 0) {
                    queue.removeJob(random.nextInt(input.index().jobCount()), waiting::remove);
                }
                assertEquals(waiting.size(), queue.size(), where + now);
            }
            return found;
        }

        private boolean enter(int task) {
            if (number != input.centralQueue() && !input.eligibility().canHold(input.eligibility().classOf(task), number)) {
                return false;
            }
            now = Math.max(now, input.index().job(input.index().jobOf(task)).arrival());
            ready[task] = now;
            waiting.add(task);
            if (random.nextBoolean()) {
                queue.expect(task);
                queue.admit(task);
            } else {
                queue.add(task);
            }
            return true;
        }

        private void markOne() {
            if (!waiting.isEmpty()) {
                int task = new ArrayList<>(waiting).get(random.nextInt(waiting.size()));
                due.add(task);
                queue.alwaysAccept(task);
            }
        }

        private void giveBack() {
            while (!running.isEmpty() && random.nextBoolean()) {
                int task = running.remove(random.nextInt(running.size()));
                queue.finished(task, now);
                users.ifPresent(of -> of.use(input.index().jobOf(task), -input.cores(task), now));
            }
        }

        private Optional<Integer> first() {
            return left.stream().min(policy.order(view));
        }

        private void pass() {
            view.begin(now, waiting.stream().mapToLong(view::criticalPath).max().orElse(1));
            users.ifPresent(of -> of.refresh(now));
            left = new TreeSet<>(waiting);
            stands = false;
            queue.beginPass(now);
            take(random.nextInt(3));
            if (random.nextBoolean() && queue.hasHead()) {
                stands = true;
                queue.freezeOrder();
                left.remove(queue.head());
                queue.skipHead();
            }
            takeThoseThatFit();
            // As a walk over reservations goes on with all tasks once one of them has moved.
            take(random.nextInt(4) == 0 ? 8 : 0);
            queue.endPass();
        }

        private void takeThoseThatFit() {
            coresFree = 1 + random.nextInt(6);
            window = 1 + random.nextInt(12);
            spare = random.nextInt(3);
            boolean dueOnly = random.nextInt(4) == 0;
            for (int step = 2 + random.nextInt(7); step > 0; step--) {
                int free = coresFree;
                int extra = spare;
                skipTo(dueOnly ? (cores, counts, row, ticks) -> cores == 0
                        : (cores, counts, row, ticks) -> cores <= free && (ticks <= window || cores <= extra));
                take(Math.min(1, left.size()));
                coresFree -= random.nextInt(2);
                spare -= random.nextInt(2);
            }
        }

        private void skipTo(TaskFilter filter) {
            Optional<Integer> fits = left.stream().filter(task -> accepts(filter, task)).min(policy.order(view));
            stands |= !first().equals(fits);
            left.removeIf(task -> fits.isEmpty() || policy.order(view).compare(task, fits.get()) < 0);
            queue.skipTo(filter);
            assertEquals(fits.isPresent(), queue.hasHead(), where + now);
            found += fits.isPresent() ? 1 : 0;
        }

        private boolean accepts(TaskFilter filter, int task) {
            return due.contains(task) ? filter.accepts(0, new long[input.needs().length][input.index().taskCount()], task, 0)
                    : filter.accepts(input.cores(task), input.needs(), task, view.shortestEstimate(task));
        }

        /** Starts, or leaves, so many tasks from the head on. */
        private void take(int count) {
            for (int i = 0; i < count && queue.hasHead(); i++) {
                int head = first().orElseThrow();
                assertEquals(head, queue.head(), where + now);
                assertEquals(left.size() < waiting.size(), queue.hasSkipped(), where + now);
                assertEquals(policy.shownKey(view, head).map(BigRatio::toString).orElse(""), queue.headKey().text(), where + now);
                left.remove(head);
                if (random.nextInt(3) == 0) {
                    stands = true;
                    queue.freezeOrder();
                    queue.skipHead();
                } else {
                    start(head);
                }
            }
            assertEquals(!left.isEmpty(), queue.hasHead(), where + now);
        }

        private void start(int task) {
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
