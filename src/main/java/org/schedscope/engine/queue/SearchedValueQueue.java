package org.schedscope.engine.queue;

import java.util.function.IntConsumer;
import org.schedscope.engine.collection.IntMap;
import org.schedscope.engine.queue.key.QueueView;
import org.schedscope.engine.queue.key.ValueBounds;
import org.schedscope.engine.queue.key.ValueKeys;
import org.schedscope.engine.queue.tree.Tournament;
import org.schedscope.policy.ValuePolicy;

/** For keys that move one way with time, where tasks overtake: a tournament of {@link ValueBounds}, worked out where it matters. */
final class SearchedValueQueue extends SearchedTournamentQueue {
    private final ValuePolicy policy;
    private final ValueBounds bounds;
    private final ValueKeys keys;
    private final IntConsumer moved = this::moved;
    private final IntConsumer sharpen;

    SearchedValueQueue(ValuePolicy policy, QueueView view) {
        this(policy, view, new IntMap(), 0, new ValueBounds(policy, view));
    }

    private SearchedValueQueue(ValuePolicy policy, QueueView view, IntMap nodes, int size, ValueBounds bounds) {
        this(policy, view, nodes, size, bounds, new Tournament(bounds));
    }

    private SearchedValueQueue(ValuePolicy policy, QueueView view, IntMap nodes, int size, ValueBounds bounds, Tournament tournament) {
        super(view, nodes, size, tournament);
        this.policy = policy;
        this.bounds = bounds;
        keys = bounds.keys();
        sharpen = node -> bounds.sharpen(node);
    }

    @Override
    public MergeableReadyQueue copy(QueueView.ReadyTicks readyTicks) {
        QueueView newView = view.copy(readyTicks);
        ValueBounds newBounds = bounds.copy(newView);
        return new SearchedValueQueue(policy, newView, copyOfNodes(), size(), newBounds, tournament.copy(newBounds));
    }

    @Override
    public MergeableReadyQueue newEmpty() {
        return new SearchedValueQueue(policy, view);
    }

    /** Keys worked out so far. */
    long evaluations() {
        return keys.evaluations();
    }

    @Override
    int take(int task) {
        return bounds.add(task);
    }

    @Override
    void release(int node) {
        bounds.release(node);
    }

    @Override
    int task(int node) {
        return keys.task(node);
    }

    @Override
    void begin(long now, long longest) {
        view.begin(now, 1);
        bounds.renew(moved);
    }

    /** A task that has started may be remembered until its bound is over. */
    private void moved(int node) {
        if (tournament.isIn(node)) {
            tournament.update(node);
        }
    }

    @Override
    boolean before(int a, int b) {
        return before(a, this, b);
    }

    @Override
    boolean before(int node, SearchedReadyQueue other, int otherNode) {
        return keys.before(node, ((SearchedValueQueue) other).keys, otherNode);
    }

    @Override
    void forEach(IntConsumer action) {
        tournament.forEach(sharpen);
        tournament.settleAll();
        tournament.forEach(action);
    }

    @Override
    String text(int node) {
        return keys.text(node);
    }

    @Override
    public void endPass() {
        super.endPass();
        bounds.endPass(tournament.peek());
    }
}
