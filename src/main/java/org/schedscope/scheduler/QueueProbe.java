package org.schedscope.scheduler;

import java.math.BigDecimal;
import java.math.MathContext;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.schedscope.engine.QueueView;
import org.schedscope.engine.ReadyQueue;
import org.schedscope.engine.SimulationInput;
import org.schedscope.engine.UserFigures;
import org.schedscope.model.Cluster;
import org.schedscope.policy.ExactKey;
import org.schedscope.policy.FixedPolicy;
import org.schedscope.policy.MovingPolicy;
import org.schedscope.policy.Policy;
import org.schedscope.policy.UserPolicy;
import org.schedscope.policy.ValuePolicy;
import org.schedscope.trace.Trace;

/**
 * A ready queue, of a cluster or the central one, at a position of a trace, in the order in which a pass at that tick would take it. Worked out from the
 * trace and the policy, so that hot-path events need not carry keys.
 */
public final class QueueProbe {
    private QueueProbe() {
    }

    /**
     * Every queued task, the next to start first.
     *
     * @param queue number of a cluster, or {@link SimulationInput#centralQueue()}
     */
    public static List<QueuedTask> at(RunSpec spec, SimulationInput input, Trace trace, int position, int queue) {
        Policy policy = Schedulers.ordering(spec);
        Optional<UserFigures> figures = policy instanceof UserPolicy users ? Optional.of(UserFigures.of(users, input, queue))
                : Optional.empty();
        QueueState state = new QueueState(input, queue, figures);
        state.walk(trace, position);
        QueueView view = new QueueView(input, state.readyTicks::get, spec.seed(), queue);
        long longest = 1;
        for (int task : state.readyTicks.keySet()) {
            longest = Math.max(longest, input.estimatedPaths().criticalPath(input.index().jobOf(task)));
        }
        view.begin(trace.tickAt(position), longest);
        if (policy instanceof UserPolicy users) {
            return byUser(users, figures.orElseThrow(), view, state);
        }
        if (policy instanceof ValuePolicy) {
            return byValue(ReadyQueue.of(policy, view), policy, view, state);
        }
        List<Ranked> ranked = new ArrayList<>();
        for (int task : state.readyTicks.keySet()) {
            ranked.add(rank(policy, view, input, task, state.hasRoom(task)));
        }
        ranked.sort(Comparator.naturalOrder());
        return ranked.stream().map(Ranked::queued).toList();
    }

    /** As users stand at this moment: the order of the users that follow may change with every start. */
    private static List<QueuedTask> byUser(UserPolicy policy, UserFigures figures, QueueView view, QueueState state) {
        SimulationInput input = state.input;
        figures.refresh(view.now());
        Comparator<Integer> byUser = (a, b) -> policy.compareUsers(figures, userOf(input, a), userOf(input, b));
        List<Integer> tasks = new ArrayList<>(state.readyTicks.keySet());
        tasks.sort(byUser.thenComparing(view::jobOrder).thenComparing(view::readyTick).thenComparing(input::tieOrder));
        List<QueuedTask> queued = new ArrayList<>();
        for (int task : tasks) {
            int user = userOf(input, task);
            String key = figures.figure(user);
            queued.add(new QueuedTask(task, key, decimal(key), figures.terms(user), view.readyTick(task),
                    input.cores(task), state.hasRoom(task)));
        }
        return queued;
    }

    /** As the queue of a simulation gives them. */
    private static List<QueuedTask> byValue(ReadyQueue queue, Policy policy, QueueView view, QueueState state) {
        state.readyTicks.keySet().forEach(queue::add);
        queue.beginPass(view.now());
        List<QueuedTask> queued = new ArrayList<>();
        while (queue.size() > 0) {
            int task = queue.head();
            String key = queue.headKey().text();
            queued.add(new QueuedTask(task, key, key.isEmpty() ? 0 : decimal(key), policy.arithmetic(view, task), view.readyTick(task),
                    state.input.cores(task), state.hasRoom(task)));
            queue.removeHead();
        }
        return queued;
    }

    private static double decimal(String fraction) {
        int slash = fraction.indexOf('/');
        BigDecimal above = new BigDecimal(slash < 0 ? fraction : fraction.substring(0, slash));
        return slash < 0 ? above.doubleValue()
                : above.divide(new BigDecimal(fraction.substring(slash + 1)), MathContext.DECIMAL64).doubleValue();
    }

    private static int userOf(SimulationInput input, int task) {
        return input.userOf(input.index().jobOf(task));
    }

    /** What waits in a queue, and what is free where it sends tasks. */
    private static final class QueueState {
        private final SimulationInput input;
        private final int queue;
        private final Optional<UserFigures> figures;
        private final Map<Integer, Long> readyTicks = new LinkedHashMap<>();
        private final long[] freeCores;
        private final long[] freeMemory;

        QueueState(SimulationInput input, int queue, Optional<UserFigures> figures) {
            this.input = input;
            this.queue = queue;
            this.figures = figures;
            freeCores = input.clusters().stream().mapToLong(Cluster::cores).toArray();
            freeMemory = input.clusters().stream().mapToLong(cluster -> cluster.memory().orElse(Long.MAX_VALUE)).toArray();
        }

        void walk(Trace trace, int position) {
            for (int seq = 0; seq < position; seq++) {
                int who = trace.subject(seq);
                switch (trace.kind(seq)) {
                    case TASK_READY -> {
                        if (trace.queue(seq) == queue) {
                            readyTicks.put(who, trace.tick(seq));
                        }
                    }
                    case TASK_STARTED -> occupy(trace, seq, -1);
                    case TASK_FINISHED -> occupy(trace, seq, 1);
                    case JOB_STARVED -> readyTicks.keySet().removeIf(task -> input.index().jobOf(task) == who);
                    default -> { }
                }
            }
        }

        private boolean serves(int cluster) {
            return queue == cluster || queue == input.centralQueue();
        }

        private void occupy(Trace trace, int seq, int sign) {
            int where = trace.cluster(seq);
            if (serves(where)) {
                int task = trace.subject(seq);
                readyTicks.remove(task);
                freeCores[where] += sign * input.cores(task);
                figures.ifPresent(of -> of.use(input.index().jobOf(task), -sign * input.cores(task), trace.tick(seq)));
                freeMemory[where] += sign * input.memory(task);
            }
        }

        boolean hasRoom(int task) {
            int taskClass = input.eligibility().classOf(task);
            for (int i = 0; i < input.eligibility().clusterCount(taskClass); i++) {
                int cluster = input.eligibility().cluster(taskClass, i);
                if (serves(cluster) && input.cores(task) <= freeCores[cluster] && input.memory(task) <= freeMemory[cluster]) {
                    return true;
                }
            }
            return false;
        }
    }

    private static Ranked rank(Policy policy, QueueView view, SimulationInput input, int task, boolean fits) {
        long[] slots = new long[8];
        String key;
        double approximate;
        if (policy instanceof FixedPolicy fixed) {
            slots[0] = fixed.first(view, task);
            slots[1] = fixed.second(view, task);
            key = Long.toString(fixed.shown(slots[0]));
            approximate = fixed.shown(slots[0]);
        } else {
            ExactKey exact = new ExactKey();
            ((MovingPolicy) policy).key(view, task, exact);
            exact.store(slots, 0);
            key = exact.text();
            approximate = exact.toDouble();
        }
        QueuedTask queued = new QueuedTask(task, key, approximate, policy.arithmetic(view, task), view.readyTick(task), input.cores(task), fits);
        return new Ranked(queued, policy instanceof FixedPolicy, slots, input.tieOrder(task));
    }

    private record Ranked(QueuedTask queued, boolean fixed, long[] slots, int tieOrder) implements Comparable<Ranked> {
        @Override
        public int compareTo(Ranked other) {
            int order = fixed ? compareFixed(other) : compareMoving(other);
            return order != 0 ? order : Integer.compare(tieOrder, other.tieOrder);
        }

        private int compareFixed(Ranked other) {
            int order = Long.compare(slots[0], other.slots[0]);
            return order != 0 ? order : Long.compare(slots[1], other.slots[1]);
        }

        private int compareMoving(Ranked other) {
            long[] both = new long[8];
            System.arraycopy(slots, 0, both, 0, 4);
            System.arraycopy(other.slots, 0, both, 4, 4);
            return ExactKey.compareStored(both, 4, 0);
        }
    }
}
