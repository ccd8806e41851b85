package org.schedscope.engine.queue;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.Comparator;
import java.util.List;
import java.util.function.IntConsumer;
import org.schedscope.engine.collection.IndexedHeap;
import org.schedscope.engine.queue.key.QueueView;
import org.schedscope.engine.queue.line.TypedLines;
import org.schedscope.policy.ExpressionPolicy;

/** For orderings that were typed and are made of lines, where tasks overtake: a line that comes to its end is worked out anew. */
final class SearchedTypedQueue extends SearchedLineQueue implements TypedReadyQueue.Lined {
    private final ExpressionPolicy policy;
    private final TypedLines pieces;
    private final IndexedHeap byPath;
    private final IntConsumer renew = this::renew;
    private long[] turn = new long[16];
    private long turns;
    private long longest;

    SearchedTypedQueue(ExpressionPolicy policy, QueueView view) {
        super(policy, view);
        this.policy = policy;
        pieces = new TypedLines(policy, view);
        byPath = new IndexedHeap(this::hasLongerPath);
    }

    private SearchedTypedQueue(SearchedTypedQueue other, QueueView view) {
        super(other, view);
        policy = other.policy;
        pieces = other.pieces.copy(view);
        byPath = other.byPath.copy(this::hasLongerPath);
        turn = other.turn.clone();
        turns = other.turns;
        longest = other.longest;
    }

    @Override
    public MergeableReadyQueue copy(QueueView.ReadyTicks readyTicks) {
        return new SearchedTypedQueue(this, view.copy(readyTicks));
    }

    @Override
    public MergeableReadyQueue newEmpty() {
        return new SearchedTypedQueue(policy, view);
    }

    private boolean hasLongerPath(int a, int b) {
        return view.criticalPath(task(a)) > view.criticalPath(task(b));
    }

    @Override
    public boolean isBeyond() {
        return pieces.areBeyond();
    }

    @Override
    public int[] tasks() {
        List<Integer> nodes = new ArrayList<>();
        forEach(nodes::add);
        return nodes.stream().sorted(Comparator.comparingLong(node -> turn[node])).mapToInt(this::task).toArray();
    }

    /** Its line begins in the next pass. */
    @Override
    void setUp(int node, int task) {
        lines.setLine(node, 0, 0, 1, Long.MIN_VALUE);
        pieces.begin();
        turn = node < turn.length ? turn : Arrays.copyOf(turn, 2 * node);
        turn[node] = turns++;
        if (policy.usesMaxCriticalPath()) {
            byPath.add(node);
        }
    }

    @Override
    void release(int node) {
        if (policy.usesMaxCriticalPath()) {
            byPath.remove(node);
        }
        super.release(node);
    }

    @Override
    public long longestCriticalPath() {
        return byPath.size() == 0 ? 1 : Math.max(1, view.criticalPath(task(byPath.first())));
    }

    @Override
    void begin(long now, long longestOfAll) {
        view.begin(now, longestOfAll);
        boolean all = policy.usesMaxCriticalPath() && longestOfAll != longest;
        longest = longestOfAll;
        pieces.stay(size());
        lines.advance(now, renew, all);
    }

    private void renew(int node) {
        pieces.renew(task(node), lines, node);
    }
}
