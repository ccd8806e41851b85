package org.schedscope.engine.queue;

import org.schedscope.engine.queue.key.MovingKeys;
import org.schedscope.engine.queue.key.QueueView;
import org.schedscope.policy.ExactKey;
import org.schedscope.policy.ExpressionPolicy;

/**
 * For an ordering that was typed and is made of lines: a queue of lines as long as that will do, then one that asks for all keys in every
 * pass, and reports what is wrong with them. Both have the same order.
 */
final class TypedReadyQueue extends SwitchingReadyQueue {
    private final ExpressionPolicy policy;

    TypedReadyQueue(ExpressionPolicy policy, QueueView view) {
        this(policy, view, new LineReadyQueue(policy, view));
    }

    private TypedReadyQueue(ExpressionPolicy policy, QueueView view, ReadyQueue queue) {
        super(view, queue);
        this.policy = policy;
    }

    @Override
    ReadyQueue copied(QueueView.ReadyTicks readyTicks) {
        return new TypedReadyQueue(policy, view.copy(readyTicks), queue.copy(readyTicks));
    }

    /** Whether not all keys have to be asked for in every pass. */
    boolean asksForLines() {
        return queue instanceof LineReadyQueue;
    }

    @Override
    ReadyQueue newEmpty() {
        return new TypedReadyQueue(policy, view);
    }

    @Override
    void begin(long now, long longest) {
        view.begin(now, longest);
        super.begin(now, longest);
        if (queue instanceof LineReadyQueue lines && lines.isBeyond()) {
            queue = new TournamentReadyQueue(new MovingKeys(policy, view), view);
            for (int task : lines.tasks()) {
                queue.add(task);
            }
            super.begin(now, longest);
        }
    }

    /** By keys that are asked for, since the other queue may be of another class. */
    @Override
    boolean goesBefore(ReadyQueue other) {
        ExactKey key = new ExactKey();
        long[] keys = new long[8];
        policy.key(view, first(), key);
        key.store(keys, 0);
        policy.key(view, other.first(), key);
        key.store(keys, 4);
        int order = ExactKey.compareStored(keys, 4, 0);
        return order != 0 ? order < 0 : view.input().order().tieOrder(first()) < view.input().order().tieOrder(other.first());
    }
}
