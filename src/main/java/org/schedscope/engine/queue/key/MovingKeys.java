package org.schedscope.engine.queue.key;

import java.util.Arrays;
import org.schedscope.engine.collection.SlotPool;
import org.schedscope.engine.queue.tree.Tournament;
import org.schedscope.policy.ExactKey;
import org.schedscope.policy.MovingPolicy;

/** Keys that are asked for in every pass, and stand still during it, of numbered tasks. */
public final class MovingKeys implements Tournament.Bounds {
    private static final int SLOTS = 4;

    private final QueueView view;
    private final ExactKey key = new ExactKey();
    private final long[] compared = new long[2 * SLOTS];
    private final SlotPool slots;
    private int[] tasks;
    private long[] keys;
    private long[] turn;
    private long turns;

    public MovingKeys(QueueView view) {
        this(view, new SlotPool(), new int[16], new long[16]);
    }

    private MovingKeys(QueueView view, SlotPool slots, int[] tasks, long[] turn) {
        this.view = view;
        this.slots = slots;
        this.tasks = tasks;
        this.turn = turn;
        keys = new long[tasks.length * SLOTS];
    }

    /** The same tasks; their keys are still to be asked for. */
    public MovingKeys copy(QueueView newView) {
        MovingKeys copy = new MovingKeys(newView, slots.copy(), tasks.clone(), turn.clone());
        copy.turns = turns;
        return copy;
    }

    /** Takes a task; returns its number. */
    public int add(int task) {
        int node = slots.take();
        if (node == tasks.length) {
            tasks = Arrays.copyOf(tasks, node * 2);
            keys = Arrays.copyOf(keys, node * 2 * SLOTS);
            turn = Arrays.copyOf(turn, node * 2);
        }
        tasks[node] = task;
        turn[node] = turns++;
        return node;
    }

    public void release(int node) {
        slots.release(node);
    }

    public int task(int node) {
        return tasks[node];
    }

    /** How many tasks came before this one. */
    public long turn(int node) {
        return turn[node];
    }

    /** Asks for the key of a task as it is now. */
    public void ask(int node, MovingPolicy policy) {
        policy.key(view, tasks[node], key);
        key.store(keys, node * SLOTS);
    }

    @Override
    public boolean before(int a, int b) {
        int order = ExactKey.compareStored(keys, b * SLOTS, a * SLOTS);
        return order != 0 ? order < 0 : tieOrder(a) < tieOrder(b);
    }

    private int tieOrder(int node) {
        return view.input().order().tieOrder(tasks[node]);
    }

    /** Whether a task goes before one of others. */
    public boolean before(int node, MovingKeys others, int otherNode) {
        System.arraycopy(keys, node * SLOTS, compared, 0, SLOTS);
        System.arraycopy(others.keys, otherNode * SLOTS, compared, SLOTS, SLOTS);
        int order = ExactKey.compareStored(compared, SLOTS, 0);
        return order != 0 ? order < 0 : tieOrder(node) < others.tieOrder(otherNode);
    }

    @Override
    public boolean sharpen(int number) {
        return false;
    }

    public String text(int node) {
        key.load(keys, node * SLOTS);
        return key.text();
    }
}
