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

/**
 * For a plan: a queue that asks for all keys in every pass as long as planned tasks wait, the queue of the policy that goes on while none
 * does. Both have the same order and the same keys.
 */
final class PlannedReadyQueue extends DelegatingReadyQueue implements PriorityKey {
    private final PlannedPolicy policy;
    private final QueueView view;
    private final Function<QueueView, MergeableReadyQueue> whole;
    private final Function<QueueView, MergeableReadyQueue> after;
    private final Set<Integer> accepted = new HashSet<>();
    private boolean isWhole;
    /** Planned tasks that wait here. */
    private int planned;
    /** Tasks that were before the head in this pass. */
    private int passed;

    /**
     * @param whole makes a queue that asks for all keys in every pass
     * @param after makes one of the policy that goes on, which {@link #suits}
     */
    PlannedReadyQueue(PlannedPolicy policy, QueueView view, Function<QueueView, MergeableReadyQueue> whole,
            Function<QueueView, MergeableReadyQueue> after) {
        this(policy, view, whole, after, after.apply(view));
    }

    private PlannedReadyQueue(PlannedPolicy policy, QueueView view, Function<QueueView, MergeableReadyQueue> whole,
            Function<QueueView, MergeableReadyQueue> after, MergeableReadyQueue queue) {
        super(queue);
        this.policy = policy;
        this.view = view;
        this.whole = whole;
        this.after = after;
    }

    /**
     * Whether the queue of the policy that goes on has the keys of the plan, or their places can be counted.
     *
     * @param overtaking whether tasks overtake others
     */
    static boolean suits(PlannedPolicy policy, boolean overtaking) {
        return policy.keepsKeys() || !overtaking && policy.after() instanceof FixedPolicy;
    }

    @Override
    public MergeableReadyQueue copy(QueueView.ReadyTicks readyTicks) {
        PlannedReadyQueue copy = new PlannedReadyQueue(policy, view.copy(readyTicks), whole, after, queue.copy(readyTicks));
        copy.accepted.addAll(accepted);
        copy.isWhole = isWhole;
        copy.planned = planned;
        return copy;
    }

    @Override
    public MergeableReadyQueue newEmpty() {
        return new PlannedReadyQueue(policy, view, whole, after);
    }

    @Override
    public void beginPass(long now, long longest) {
        if (isWhole != planned > 0) {
            isWhole = planned > 0;
            view.begin(now, longest);
            moveTo((isWhole ? whole : after).apply(view), now, longest);
        }
        passed = 0;
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
        passed++;
        super.removeHead();
    }

    @Override
    public void skipHead() {
        passed++;
        super.skipHead();
    }

    @Override
    public void removeJob(int job, IntConsumer removed) {
        super.removeJob(job, task -> {
            planned -= policy.plans(task) ? 1 : 0;
            removed.accept(task);
        });
    }

    @Override
    public PriorityKey headKey() {
        return isWhole || policy.keepsKeys() ? super.headKey() : this;
    }

    @Override
    public String text() {
        return Long.toString(policy.keyOfPlace(policy.size() + passed));
    }

    @Override
    public boolean headBefore(MergeableReadyQueue other) {
        PlannedReadyQueue that = (PlannedReadyQueue) other;
        return isWhole == that.isWhole ? queue.headBefore(that.queue) : isWhole;
    }
}
