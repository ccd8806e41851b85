package org.schedscope.engine.queue;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.function.Function;
import java.util.function.IntConsumer;
import org.schedscope.engine.queue.key.QueueView;
import org.schedscope.event.PriorityKey;
import org.schedscope.policy.FixedPolicy;
import org.schedscope.policy.PlannedPolicy;
import org.schedscope.policy.ValuePolicy;

/**
 * For a plan where nothing overtakes: the planned tasks that wait, in their order, before the queue of the policy that goes on. That one is
 * not asked for more than it would be without a plan.
 */
final class PlannedReadyQueue extends DelegatingReadyQueue implements MergeableReadyQueue, PriorityKey {
    private final PlannedPolicy policy;
    private final QueueView view;
    /** Those that wait, the first to start first. */
    private final List<Integer> planned = new ArrayList<>();
    /** Of these, those that this pass has skipped. */
    private int skipped;
    /** Others that were before the head in this pass. */
    private int passed;
    /** Whether any was planned when the pass began, so that keys are places. */
    private boolean byPlace;

    /** @param after the queue of the policy that goes on, which {@link #suits} */
    PlannedReadyQueue(PlannedPolicy policy, QueueView view, MergeableReadyQueue after) {
        super(after);
        this.policy = policy;
        this.view = view;
    }

    /** Whether the order of the policy that goes on stands during a pass. */
    static boolean suits(PlannedPolicy policy) {
        return policy.keepsKeys() || policy.after() instanceof FixedPolicy || policy.after() instanceof ValuePolicy;
    }

    @Override
    public MergeableReadyQueue copy(QueueView.ReadyTicks readyTicks) {
        PlannedReadyQueue copy = new PlannedReadyQueue(policy, view.copy(readyTicks), queue.copy(readyTicks));
        copy.planned.addAll(planned);
        return copy;
    }

    @Override
    public MergeableReadyQueue newEmpty() {
        return new PlannedReadyQueue(policy, view, queue.newEmpty());
    }

    @Override
    public void beginPass(long now, long longest) {
        view.begin(now, longest);
        skipped = 0;
        passed = 0;
        byPlace = !planned.isEmpty() || !policy.keepsKeys();
        queue.beginPass(now, longest);
    }

    @Override
    public long longestCriticalPath() {
        return planned.stream().mapToLong(view::criticalPath).reduce(super.longestCriticalPath(), Math::max);
    }

    @Override
    public void add(int task) {
        if (!policy.plans(task)) {
            super.add(task);
            return;
        }
        int at = 0;
        while (at < planned.size() && policy.placeOf(planned.get(at)) < policy.placeOf(task)) {
            at++;
        }
        planned.add(at, task);
    }

    private boolean isPlanned() {
        return skipped < planned.size();
    }

    @Override
    public int size() {
        return planned.size() + super.size();
    }

    @Override
    public boolean hasHead() {
        return isPlanned() || super.hasHead();
    }

    @Override
    public boolean hasSkipped() {
        return skipped > 0 || super.hasSkipped();
    }

    @Override
    public int head() {
        return isPlanned() ? planned.get(skipped) : super.head();
    }

    @Override
    public void removeHead() {
        if (isPlanned()) {
            planned.remove(skipped);
        } else {
            passed++;
            super.removeHead();
        }
    }

    @Override
    public void skipHead() {
        if (isPlanned()) {
            skipped++;
        } else {
            passed++;
            super.skipHead();
        }
    }

    @Override
    public void removeJob(int job, IntConsumer removed) {
        for (int task : List.copyOf(planned)) {
            if (view.input().index().jobOf(task) == job) {
                planned.remove(Integer.valueOf(task));
                removed.accept(task);
            }
        }
        super.removeJob(job, removed);
    }

    @Override
    public PriorityKey headKey() {
        return byPlace ? this : super.headKey();
    }

    @Override
    public String text() {
        return Long.toString(policy.keyOfPlace(isPlanned() ? policy.placeOf(head()) : policy.size() + passed));
    }

    @Override
    public boolean headBefore(MergeableReadyQueue other) {
        PlannedReadyQueue that = (PlannedReadyQueue) other;
        return isPlanned() && that.isPlanned() ? policy.placeOf(head()) < policy.placeOf(that.head())
                : isPlanned() || !that.isPlanned() && queue.headBefore(that.queue);
    }

    /**
     * The same where tasks overtake: a queue that asks for all keys in every pass as long as planned tasks wait, the queue of the policy
     * that goes on while none does. Both have the same order and the same keys.
     */
    static final class Searched extends DelegatingReadyQueue implements MergeableReadyQueue {
        private final PlannedPolicy policy;
        private final QueueView view;
        private final Function<QueueView, MergeableReadyQueue> after;
        private final Set<Integer> accepted = new HashSet<>();
        private boolean isWhole;
        /** Planned tasks that wait here. */
        private int planned;

        /** @param after makes a queue of the policy that goes on, of which the plan keeps the keys */
        Searched(PlannedPolicy policy, QueueView view, Function<QueueView, MergeableReadyQueue> after) {
            this(policy, view, after, after.apply(view));
        }

        private Searched(PlannedPolicy policy, QueueView view, Function<QueueView, MergeableReadyQueue> after, MergeableReadyQueue queue) {
            super(queue);
            this.policy = policy;
            this.view = view;
            this.after = after;
        }

        @Override
        public MergeableReadyQueue copy(QueueView.ReadyTicks readyTicks) {
            Searched copy = new Searched(policy, view.copy(readyTicks), after, queue.copy(readyTicks));
            copy.accepted.addAll(accepted);
            copy.isWhole = isWhole;
            copy.planned = planned;
            return copy;
        }

        @Override
        public MergeableReadyQueue newEmpty() {
            return new Searched(policy, view, after);
        }

        @Override
        public void beginPass(long now, long longest) {
            if (isWhole != planned > 0) {
                isWhole = planned > 0;
                view.begin(now, longest);
                moveTo(isWhole ? new SearchedMovingQueue(policy, view) : after.apply(view), now, longest);
            }
            queue.beginPass(now, longest);
        }

        private void moveTo(MergeableReadyQueue next, long now, long longest) {
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
        public void add(int task) {
            super.add(task);
            planned += policy.plans(task) ? 1 : 0;
        }

        @Override
        public void alwaysAccept(int task) {
            super.alwaysAccept(task);
            accepted.add(task);
        }

        @Override
        public void removeHead() {
            planned -= policy.plans(head()) ? 1 : 0;
            super.removeHead();
        }

        @Override
        public void removeJob(int job, IntConsumer removed) {
            super.removeJob(job, task -> {
                planned -= policy.plans(task) ? 1 : 0;
                removed.accept(task);
            });
        }

        @Override
        public boolean headBefore(MergeableReadyQueue other) {
            Searched that = (Searched) other;
            return isWhole == that.isWhole ? queue.headBefore(that.queue) : isWhole;
        }
    }
}
