package org.schedscope.engine.queue;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.Comparator;
import java.util.List;
import java.util.function.IntConsumer;
import java.util.stream.IntStream;
import org.schedscope.engine.collection.IntMap;
import org.schedscope.engine.collection.SlotPool;
import org.schedscope.engine.queue.tree.TaskFilter;
import org.schedscope.engine.queue.tree.Tournament;
import org.schedscope.model.FailedRunException;
import org.schedscope.policy.ExactKey;
import org.schedscope.policy.MovingPolicy;

/**
 * Keys asked anew at the start of every pass, where tasks overtake: O(n) to begin one, then a tournament. The plain reading of a policy
 * whose order moves with time.
 */
final class SearchedMovingQueue extends SearchedReadyQueue {
    private static final int SLOTS = 4;

    private final MovingPolicy policy;
    private MovingPolicy inPass;
    private final ExactKey key = new ExactKey();
    private final long[] compared = new long[2 * SLOTS];
    private final SlotPool slots;
    private final Tournament tournament;
    private final IntConsumer askForKey = this::askForKey;
    private int[] tasks;
    private long[] keys;
    private long[] turn;
    private long turns;
    private long longest;

    SearchedMovingQueue(MovingPolicy policy, QueueView view) {
        super(view, new IntMap(), 0);
        this.policy = policy;
        inPass = policy;
        slots = new SlotPool();
        tournament = new Tournament(new ByKey());
        tasks = new int[16];
        keys = new long[16 * SLOTS];
        turn = new long[16];
    }

    private SearchedMovingQueue(SearchedMovingQueue other, QueueView view) {
        super(view, other.copyOfNodes(), other.size());
        policy = other.policy;
        inPass = policy;
        slots = other.slots.copy();
        tournament = other.tournament.copy(new ByKey());
        tasks = other.tasks.clone();
        keys = new long[other.keys.length];
        turn = other.turn.clone();
        turns = other.turns;
    }

    /** Keys stand still during a pass. */
    private final class ByKey implements Tournament.Bounds {
        @Override
        public boolean before(int a, int b) {
            return SearchedMovingQueue.this.before(a, b);
        }

        @Override
        public boolean sharpen(int number) {
            return false;
        }
    }

    @Override
    public MergeableReadyQueue copy(QueueView.ReadyTicks readyTicks) {
        return new SearchedMovingQueue(this, view.copy(readyTicks));
    }

    @Override
    public MergeableReadyQueue newEmpty() {
        return new SearchedMovingQueue(policy, view);
    }

    @Override
    int newNode(int task, int cores, long memory, long ticks) {
        int node = slots.take();
        if (node == tasks.length) {
            tasks = Arrays.copyOf(tasks, node * 2);
            keys = Arrays.copyOf(keys, node * 2 * SLOTS);
            turn = Arrays.copyOf(turn, node * 2);
        }
        tasks[node] = task;
        turn[node] = turns++;
        tournament.add(node, cores, memory, ticks);
        return node;
    }

    @Override
    void cut(int node) {
        tournament.cut(node);
    }

    @Override
    void putBack(int node) {
        tournament.putBack(node);
    }

    @Override
    void release(int node) {
        slots.release(node);
    }

    @Override
    int task(int node) {
        return tasks[node];
    }

    @Override
    void needNothing(int node) {
        tournament.needNothing(node);
    }

    @Override
    boolean isAccepted(int node, TaskFilter filter) {
        return tournament.isAccepted(node, filter);
    }

    @Override
    public long longestCriticalPath() {
        longest = 1;
        tournament.forEach(node -> longest = Math.max(longest, view.criticalPath(tasks[node])));
        return longest;
    }

    @Override
    void begin(long now, long longest) {
        view.begin(now, longest);
        if (policy.seesWholeQueue()) {
            IntStream.Builder waiting = IntStream.builder();
            tournament.forEach(node -> waiting.add(tasks[node]));
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
        nodes.stream().sorted(Comparator.comparingLong(node -> turn[node])).forEach(this::askForKey);
    }

    private void askForKey(int node) {
        inPass.key(view, tasks[node], key);
        key.store(keys, node * SLOTS);
    }

    @Override
    int first() {
        return tournament.first();
    }

    @Override
    int first(TaskFilter filter) {
        return tournament.first(filter);
    }

    @Override
    boolean before(int a, int b) {
        int order = ExactKey.compareStored(keys, b * SLOTS, a * SLOTS);
        return order != 0 ? order < 0 : tieOrder(a) < tieOrder(b);
    }

    private int tieOrder(int node) {
        return view.input().order().tieOrder(tasks[node]);
    }

    @Override
    boolean before(int node, SearchedReadyQueue other, int otherNode) {
        SearchedMovingQueue that = (SearchedMovingQueue) other;
        System.arraycopy(keys, node * SLOTS, compared, 0, SLOTS);
        System.arraycopy(that.keys, otherNode * SLOTS, compared, SLOTS, SLOTS);
        int order = ExactKey.compareStored(compared, SLOTS, 0);
        return order != 0 ? order < 0 : tieOrder(node) < that.tieOrder(otherNode);
    }

    @Override
    void forEach(IntConsumer action) {
        tournament.forEach(action);
    }

    @Override
    String text(int node) {
        key.load(keys, node * SLOTS);
        return key.text();
    }
}
