package org.schedscope.engine.queue;

import org.schedscope.engine.queue.key.QueueView;
import org.schedscope.policy.ExactKey;
import org.schedscope.policy.ExpressionPolicy;

/**
 * For an ordering that was typed and is made of lines: a queue that works with lines as long as that will do, then one that asks for all
 * keys in every pass, and tells what is wrong with them. Both have the same order.
 */
final class TypedReadyQueue extends DelegatingReadyQueue implements MergeableReadyQueue {
    /** A queue that works with lines. */
    interface Lined {
        /** Whether the pass that has begun cannot go on here: a key has no value, or too many digits, or too few lines last. */
        boolean isBeyond();

        /** All tasks, in the order in which they came; after a pass has begun. */
        int[] tasks();
    }

    private final ExpressionPolicy policy;
    private final QueueView view;
    private final boolean overtaking;

    /** @param overtaking whether tasks overtake others */
    TypedReadyQueue(ExpressionPolicy policy, QueueView view, boolean overtaking) {
        this(policy, view, overtaking, overtaking ? new SearchedTypedQueue(policy, view) : new LineReadyQueue(policy, view));
    }

    private TypedReadyQueue(ExpressionPolicy policy, QueueView view, boolean overtaking, MergeableReadyQueue queue) {
        super(queue);
        this.policy = policy;
        this.view = view;
        this.overtaking = overtaking;
    }

    @Override
    public MergeableReadyQueue copy(QueueView.ReadyTicks readyTicks) {
        return new TypedReadyQueue(policy, view.copy(readyTicks), overtaking, queue.copy(readyTicks));
    }

    /** Whether not all keys have to be asked for in every pass. */
    boolean asksForLines() {
        return queue instanceof Lined;
    }

    @Override
    public MergeableReadyQueue newEmpty() {
        return new TypedReadyQueue(policy, view, overtaking);
    }

    @Override
    public void beginPass(long now, long longest) {
        view.begin(now, longest);
        queue.beginPass(now, longest);
        if (queue instanceof Lined lines && lines.isBeyond()) {
            queue = overtaking ? new SearchedMovingQueue(policy, view) : new MovingReadyQueue(policy, view);
            for (int task : lines.tasks()) {
                queue.add(task);
            }
            queue.beginPass(now, longest);
        }
    }

    @Override
    public boolean headBefore(MergeableReadyQueue other) {
        return isBefore(policy, view, head(), other.head());
    }

    /** Whether a task goes before another, as their keys are now. */
    static boolean isBefore(ExpressionPolicy policy, QueueView view, int a, int b) {
        ExactKey key = new ExactKey();
        long[] keys = new long[8];
        policy.key(view, a, key);
        key.store(keys, 0);
        policy.key(view, b, key);
        key.store(keys, 4);
        int order = ExactKey.compareStored(keys, 4, 0);
        return order != 0 ? order < 0 : view.input().order().tieOrder(a) < view.input().order().tieOrder(b);
    }
}
