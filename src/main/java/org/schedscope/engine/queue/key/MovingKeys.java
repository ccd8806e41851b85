package org.schedscope.engine.queue.key;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.Comparator;
import java.util.List;
import java.util.function.IntConsumer;
import java.util.stream.IntStream;
import org.schedscope.engine.collection.SlotPool;
import org.schedscope.engine.queue.tree.Tournament;
import org.schedscope.model.FailedRunException;
import org.schedscope.model.number.BigRatio;
import org.schedscope.policy.Dependence;
import org.schedscope.policy.ExactKey;
import org.schedscope.policy.MovingPolicy;

/**
 * Keys that are computed at the start of every pass, and fixed during it: O(n) a pass. The straightforward implementation of a policy whose
 * order moves with time.
 */
public final class MovingKeys implements TournamentKeys {
    private static final int SLOTS = 4;

    private final MovingPolicy policy;
    private final QueueView view;
    private final IntConsumer ask = this::ask;
    /** The policy as it is in the pass that has begun. */
    private MovingPolicy inPass;
    private long longest;
    private final ExactKey key = new ExactKey();
    private final long[] compared = new long[2 * SLOTS];
    private final SlotPool slots;
    private int[] tasks;
    private long[] keys;
    /** Keys of any number of digits, such as use has that fades; null for others. */
    private BigRatio[] large;
    private long[] turn;
    private long turns;

    public MovingKeys(MovingPolicy policy, QueueView view) {
        this(policy, view, new SlotPool(), new int[16], new long[16]);
    }

    private MovingKeys(MovingPolicy policy, QueueView view, SlotPool slots, int[] tasks, long[] turn) {
        this.policy = policy;
        this.view = view;
        inPass = policy;
        this.slots = slots;
        this.tasks = tasks;
        this.turn = turn;
        keys = new long[tasks.length * SLOTS];
        large = policy.looksAtUse() ? new BigRatio[tasks.length] : null;
    }

    /** A copy of the tasks, without their keys. */
    @Override
    public MovingKeys copy(QueueView newView) {
        MovingKeys copy = new MovingKeys(policy, newView, slots.copy(), tasks.clone(), turn.clone());
        copy.turns = turns;
        if (copy.large != null) {
            Arrays.fill(copy.large, BigRatio.ZERO);
        }
        return copy;
    }

    @Override
    public TournamentKeys newEmpty() {
        return new MovingKeys(policy, view);
    }

    @Override
    public int add(int task) {
        int node = slots.take();
        if (node == tasks.length) {
            tasks = Arrays.copyOf(tasks, node * 2);
            keys = Arrays.copyOf(keys, node * 2 * SLOTS);
            turn = Arrays.copyOf(turn, node * 2);
            large = large == null ? null : Arrays.copyOf(large, node * 2);
        }
        tasks[node] = task;
        if (large != null) {
            large[node] = BigRatio.ZERO;
        }
        turn[node] = turns++;
        return node;
    }

    @Override
    public void release(int node) {
        slots.release(node);
    }

    @Override
    public int task(int node) {
        return tasks[node];
    }

    @Override
    public long longestCriticalPath(Tournament tournament) {
        longest = 1;
        tournament.forEach(node -> longest = Math.max(longest, view.criticalPath(tasks[node])));
        return longest;
    }

    @Override
    public void begin(long now, long longestPath, Tournament tournament) {
        view.begin(now, longestPath);
        if (policy.dependsOn(Dependence.QUEUE)) {
            IntStream.Builder waiting = IntStream.builder();
            tournament.forEach(node -> waiting.add(tasks[node]));
            inPass = policy.inPass(view, waiting.build().toArray());
        }
        try {
            tournament.forEach(ask);
        } catch (FailedRunException e) {
            rethrowForEarliestTask(tournament);
            throw e;
        }
        tournament.settleAll();
    }

    /** Of several keys without a value, the error is about the task that came first. */
    private void rethrowForEarliestTask(Tournament tournament) {
        List<Integer> nodes = new ArrayList<>();
        tournament.forEach(nodes::add);
        nodes.stream().sorted(Comparator.comparingLong(node -> turn[node])).forEach(this::ask);
    }

    private void ask(int node) {
        if (large != null) {
            large[node] = inPass.exactKey(view, tasks[node]);
            return;
        }
        inPass.key(view, tasks[node], key);
        key.store(keys, node * SLOTS);
    }

    @Override
    public void end(int first) {
        // Keys are computed again in the next pass.
    }

    @Override
    public boolean before(int a, int b) {
        int order = large != null ? large[b].compareTo(large[a]) : ExactKey.compareStored(keys, b * SLOTS, a * SLOTS);
        return order != 0 ? order < 0 : tieOrder(a) < tieOrder(b);
    }

    private int tieOrder(int node) {
        return view.input().order().tieOrder(tasks[node]);
    }

    @Override
    public boolean before(int node, TournamentKeys other, int otherNode) {
        MovingKeys others = (MovingKeys) other;
        if (large != null) {
            int order = others.large[otherNode].compareTo(large[node]);
            return order != 0 ? order < 0 : tieOrder(node) < others.tieOrder(otherNode);
        }
        System.arraycopy(keys, node * SLOTS, compared, 0, SLOTS);
        System.arraycopy(others.keys, otherNode * SLOTS, compared, SLOTS, SLOTS);
        int order = ExactKey.compareStored(compared, SLOTS, 0);
        return order != 0 ? order < 0 : tieOrder(node) < others.tieOrder(otherNode);
    }

    @Override
    public boolean sharpen(int number) {
        return false;
    }

    @Override
    public String text(int node) {
        if (large != null) {
            return large[node].toString();
        }
        key.load(keys, node * SLOTS);
        return key.text();
    }
}
