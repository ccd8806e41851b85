package org.schedscope.engine.queue;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.function.IntConsumer;
import java.util.stream.IntStream;
import org.schedscope.engine.collection.IntMap;
import org.schedscope.engine.queue.key.MovingKeys;
import org.schedscope.engine.queue.key.QueueView;
import org.schedscope.engine.queue.tree.Tournament;
import org.schedscope.model.FailedRunException;
import org.schedscope.policy.MovingPolicy;

/**
 * Keys asked anew at the start of every pass, where tasks overtake: O(n) to begin one, then a tournament. The plain reading of a policy
 * whose order moves with time.
 */
final class SearchedMovingQueue extends SearchedTournamentQueue {
    private final MovingPolicy policy;
    private final MovingKeys keys;
    private final IntConsumer askForKey = this::askForKey;
    private MovingPolicy inPass;
    private long longest;

    SearchedMovingQueue(MovingPolicy policy, QueueView view) {
        this(policy, view, new IntMap(), 0, new MovingKeys(view));
    }

    private SearchedMovingQueue(MovingPolicy policy, QueueView view, IntMap nodes, int size, MovingKeys keys) {
        this(policy, view, nodes, size, keys, new Tournament(keys));
    }

    private SearchedMovingQueue(MovingPolicy policy, QueueView view, IntMap nodes, int size, MovingKeys keys, Tournament tournament) {
        super(view, nodes, size, tournament);
        this.policy = policy;
        this.keys = keys;
        inPass = policy;
    }

    @Override
    public MergeableReadyQueue copy(QueueView.ReadyTicks readyTicks) {
        QueueView newView = view.copy(readyTicks);
        MovingKeys newKeys = keys.copy(newView);
        return new SearchedMovingQueue(policy, newView, copyOfNodes(), size(), newKeys, tournament.copy(newKeys));
    }

    @Override
    public MergeableReadyQueue newEmpty() {
        return new SearchedMovingQueue(policy, view);
    }

    @Override
    int take(int task) {
        return keys.add(task);
    }

    @Override
    void release(int node) {
        keys.release(node);
    }

    @Override
    int task(int node) {
        return keys.task(node);
    }

    @Override
    public long longestCriticalPath() {
        longest = 1;
        tournament.forEach(node -> longest = Math.max(longest, view.criticalPath(keys.task(node))));
        return longest;
    }

    @Override
    void begin(long now, long longest) {
        view.begin(now, longest);
        if (policy.seesWholeQueue()) {
            IntStream.Builder waiting = IntStream.builder();
            tournament.forEach(node -> waiting.add(keys.task(node)));
            inPass = policy.inPass(view, waiting.build().toArray());
        }
        try {
            tournament.forEach(askForKey);
        } catch (FailedRunException e) {
            complainInOrder();
            throw e;
        }
        tournament.settleAll();
    }

    /** Of several keys without a value, that of the task that came first is named. */
    private void complainInOrder() {
        List<Integer> nodes = new ArrayList<>();
        tournament.forEach(nodes::add);
        nodes.stream().sorted(Comparator.comparingLong(keys::turn)).forEach(this::askForKey);
    }

    private void askForKey(int node) {
        keys.ask(node, inPass);
    }

    @Override
    boolean before(int a, int b) {
        return keys.before(a, b);
    }

    @Override
    boolean before(int node, SearchedReadyQueue other, int otherNode) {
        return keys.before(node, ((SearchedMovingQueue) other).keys, otherNode);
    }

    @Override
    void forEach(IntConsumer action) {
        tournament.forEach(action);
    }

    @Override
    String text(int node) {
        return keys.text(node);
    }
}
