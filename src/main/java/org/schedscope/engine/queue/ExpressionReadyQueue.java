package org.schedscope.engine.queue;

import java.util.Optional;
import org.schedscope.engine.queue.key.MovingKeys;
import org.schedscope.engine.queue.key.QueueView;
import org.schedscope.policy.ExactKey;
import org.schedscope.policy.MovingPolicy;

/**
 * The queue of a policy whose key is an expression made of lines: a queue of lines as long as that is possible, otherwise one that computes
 * all keys in every pass and reports errors in them. Both have the same order.
 */
final class ExpressionReadyQueue extends SwitchingReadyQueue {
    private final MovingPolicy policy;

    ExpressionReadyQueue(MovingPolicy policy, QueueView view) {
        this(policy, view, new LineReadyQueue(policy, view));
    }

    private ExpressionReadyQueue(MovingPolicy policy, QueueView view, ReadyQueue queue) {
        super(view, queue);
        this.policy = policy;
    }

    @Override
    ReadyQueue copied(QueueView.ReadyTicks readyTicks) {
        return new ExpressionReadyQueue(policy, view.copy(readyTicks), queue.copy(readyTicks));
    }

    /** The queue of lines, as long as that will do. */
    Optional<LineReadyQueue> lines() {
        return queue instanceof LineReadyQueue lines ? Optional.of(lines) : Optional.empty();
    }

    @Override
    ReadyQueue newEmpty() {
        return new ExpressionReadyQueue(policy, view);
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

    @Override
    boolean goesBefore(ReadyQueue other) {
        return queue.getClass() == ((ExpressionReadyQueue) other).queue.getClass() ? queue.goesBefore(((ExpressionReadyQueue) other).queue)
                : goesBeforeByKey(other);
    }

    /** Compares computed keys, since the other queue is of another class. */
    private boolean goesBeforeByKey(ReadyQueue other) {
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
