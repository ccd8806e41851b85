package org.schedscope.engine.queue;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.function.IntConsumer;
import org.schedscope.engine.queue.key.MovingKeys;
import org.schedscope.engine.queue.key.QueueView;
import org.schedscope.event.PriorityKey;
import org.schedscope.policy.Dependence;
import org.schedscope.policy.PlannedPolicy;

/**
 * The queue of a plan where no task overtakes: the planned tasks that wait, in their order, before the queue of the policy of the remaining
 * tasks.
 */
final class PlannedReadyQueue extends SwitchingReadyQueue implements PriorityKey {
    private final PlannedPolicy policy;
    /** Those that wait, the first to start first. */
    private final List<Integer> planned = new ArrayList<>();
    /** Number of planned tasks that this pass has skipped. */
    private int plannedSkipped;
    /** Others that were before the head in this pass. */
    private int passed;
    /** Whether any was planned when the pass began, so that keys are places. */
    private boolean byPlace;

    /** @param policy policy that {@linkplain #suits suits} */
    PlannedReadyQueue(PlannedPolicy policy, QueueView view) {
        this(policy, view, ReadyQueue.of(policy.after(), view));
    }

    private PlannedReadyQueue(PlannedPolicy policy, QueueView view, ReadyQueue after) {
        super(view, after);
        this.policy = policy;
    }

    /** Whether the order of the policy of the remaining tasks is fixed during a pass. */
    static boolean suits(PlannedPolicy policy) {
        return !policy.after().dependsOn(Dependence.QUEUE);
    }

    @Override
    ReadyQueue copied(QueueView.ReadyTicks readyTicks) {
        PlannedReadyQueue copy = new PlannedReadyQueue(policy, view.copy(readyTicks), queue.copy(readyTicks));
        copy.planned.addAll(planned);
        return copy;
    }

    @Override
    ReadyQueue newEmpty() {
        return new PlannedReadyQueue(policy, view);
    }

    @Override
    void begin(long now, long longest) {
        view.begin(now, longest);
        plannedSkipped = 0;
        passed = 0;
        byPlace = !planned.isEmpty() || !policy.keepsKeys();
        super.begin(now, longest);
    }

    @Override
    long longestCriticalPath() {
        return planned.stream().mapToLong(view::criticalPath).reduce(super.longestCriticalPath(), Math::max);
    }

    @Override
    void insert(int task) {
        if (!policy.plans(task)) {
            super.insert(task);
            return;
        }
        int at = 0;
        while (at < planned.size() && policy.placeOf(planned.get(at)) < policy.placeOf(task)) {
            at++;
        }
        planned.add(at, task);
    }

    private boolean isPlanned() {
        return plannedSkipped < planned.size();
    }

    @Override
    int first() {
        return isPlanned() ? planned.get(plannedSkipped) : super.first();
    }

    @Override
    void removeFirst() {
        if (isPlanned()) {
            planned.remove(plannedSkipped);
        } else {
            passed++;
            super.removeFirst();
        }
    }

    @Override
    void skipFirst() {
        if (isPlanned()) {
            plannedSkipped++;
        } else {
            passed++;
            super.skipFirst();
        }
    }

    @Override
    void removeTasks(int job, IntConsumer removed) {
        for (int task : List.copyOf(planned)) {
            if (view.input().index().jobOf(task) == job) {
                planned.remove(Integer.valueOf(task));
                removed.accept(task);
            }
        }
        super.removeTasks(job, removed);
    }

    @Override
    PriorityKey firstKey() {
        return byPlace ? this : super.firstKey();
    }

    @Override
    public String text() {
        return Long.toString(policy.keyOfPlace(isPlanned() ? policy.placeOf(first()) : policy.size() + passed));
    }

    @Override
    boolean goesBefore(ReadyQueue other) {
        PlannedReadyQueue that = (PlannedReadyQueue) other;
        return isPlanned() && that.isPlanned() ? policy.placeOf(first()) < policy.placeOf(that.first())
                : isPlanned() || !that.isPlanned() && queue.goesBefore(that.queue);
    }

    /**
     * The queue of a plan where tasks overtake: it computes all keys in every pass as long as planned tasks wait, and then becomes the
     * queue of the policy of the remaining tasks. Both have the same order and the same keys.
     */
    static final class Overtaking extends SwitchingReadyQueue {
        private final PlannedPolicy policy;
        private final Set<Integer> accepted = new HashSet<>();
        private boolean isWhole;
        /** Planned tasks that wait here. */
        private int planned;

        /** @param policy policy that {@linkplain PlannedPolicy#keepsKeys keeps keys} */
        Overtaking(PlannedPolicy policy, QueueView view) {
            this(policy, view, ReadyQueue.of(policy.after(), view, true));
        }

        private Overtaking(PlannedPolicy policy, QueueView view, ReadyQueue queue) {
            super(view, queue);
            this.policy = policy;
        }

        @Override
        ReadyQueue copied(QueueView.ReadyTicks readyTicks) {
            Overtaking copy = new Overtaking(policy, view.copy(readyTicks), queue.copy(readyTicks));
            copy.accepted.addAll(accepted);
            copy.isWhole = isWhole;
            copy.planned = planned;
            return copy;
        }

        @Override
        ReadyQueue newEmpty() {
            return new Overtaking(policy, view);
        }

        @Override
        void begin(long now, long longest) {
            if (isWhole != planned > 0) {
                isWhole = planned > 0;
                view.begin(now, longest);
                moveTo(isWhole ? new TournamentReadyQueue(new MovingKeys(policy, view), view) : ReadyQueue.of(policy.after(), view, true),
                        now, longest);
            }
            super.begin(now, longest);
        }

        private void moveTo(ReadyQueue next, long now, long longest) {
            List<Integer> tasks = new ArrayList<>();
            queue.beginPass(now, longest);
            while (queue.hasHead()) {
                tasks.add(queue.head());
                queue.removeHead();
            }
            queue.endPass();
            queue = next;
            accepted.retainAll(tasks);
            tasks.forEach(queue::add);
            accepted.forEach(queue::alwaysAccept);
        }

        @Override
        void insert(int task) {
            super.insert(task);
            planned += policy.plans(task) ? 1 : 0;
        }

        @Override
        public void alwaysAccept(int task) {
            super.alwaysAccept(task);
            accepted.add(task);
        }

        @Override
        void removeFirst() {
            planned -= policy.plans(first()) ? 1 : 0;
            super.removeFirst();
        }

        @Override
        void removeTasks(int job, IntConsumer removed) {
            super.removeTasks(job, task -> {
                planned -= policy.plans(task) ? 1 : 0;
                removed.accept(task);
            });
        }

        @Override
        boolean goesBefore(ReadyQueue other) {
            Overtaking that = (Overtaking) other;
            return isWhole == that.isWhole ? queue.goesBefore(that.queue) : isWhole;
        }
    }
}
