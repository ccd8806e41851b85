package org.schedscope.engine.queue.key;

import java.util.Arrays;
import java.util.Optional;
import org.schedscope.engine.collection.SlotPool;
import org.schedscope.model.number.BigRatio;
import org.schedscope.policy.ApproximateKey;
import org.schedscope.policy.ValuePolicy;
import org.schedscope.policy.ValueProjection;

/**
 * The keys of queued tasks, each at a tick of its own, negated where the largest is the best, and their exact order: doubles decide where
 * they are further apart than they can be off, exact fractions where not.
 */
public final class ValueKeys {
    /** Classes of keys, compared before their numbers. */
    private static final byte BY_KEY = 0;
    private static final byte NOTHING_LEFT = 1;
    private static final byte NO_CURVE = 2;

    private final ValuePolicy policy;
    private final QueueView view;
    private final ApproximateKey key = new ApproximateKey();
    private int[] task = new int[16];
    private ValueProjection[] projection = new ValueProjection[16];
    private byte[] place = new byte[16];
    private double[] value = new double[16];
    private double[] error = new double[16];
    private long[] from = new long[16];
    private long[] until = new long[16];
    private BigRatio[] exact = new BigRatio[16];
    private SlotPool slots = new SlotPool();
    private long evaluations;

    public ValueKeys(ValuePolicy policy, QueueView view) {
        this.policy = policy;
        this.view = view;
    }

    public ValueKeys copy(QueueView newView) {
        ValueKeys copy = new ValueKeys(policy, newView);
        copy.task = task.clone();
        copy.projection = projection.clone();
        copy.place = place.clone();
        copy.value = value.clone();
        copy.error = error.clone();
        copy.from = from.clone();
        copy.until = until.clone();
        copy.exact = exact.clone();
        copy.slots = slots.copy();
        return copy;
    }

    /** Takes in a task with its key at the tick at which it became ready. */
    public int add(int newTask) {
        int node = slots.take();
        if (node == task.length) {
            grow();
        }
        Optional<ValueProjection> newProspect = view.projection(newTask);
        task[node] = newTask;
        projection[node] = newProspect.orElse(null);
        if (newProspect.isPresent()) {
            evaluate(node, view.readyTick(newTask));
        } else {
            place[node] = NO_CURVE;
            from[node] = 0;
            until[node] = Long.MAX_VALUE;
        }
        return node;
    }

    private void grow() {
        int capacity = 2 * task.length;
        task = Arrays.copyOf(task, capacity);
        projection = Arrays.copyOf(projection, capacity);
        place = Arrays.copyOf(place, capacity);
        value = Arrays.copyOf(value, capacity);
        error = Arrays.copyOf(error, capacity);
        from = Arrays.copyOf(from, capacity);
        until = Arrays.copyOf(until, capacity);
        exact = Arrays.copyOf(exact, capacity);
    }

    /** Releases a task. */
    public void release(int node) {
        task[node] = -1;
        slots.release(node);
    }

    public boolean isHeld(int node) {
        return task[node] >= 0;
    }

    public int task(int node) {
        return task[node];
    }

    /** Whether the key is a number that moves. */
    public boolean isBound(int node) {
        return place[node] == BY_KEY;
    }

    public double value(int node) {
        return value[node];
    }

    /** The last tick for which the key is the task's, or a bound of it. */
    public long until(int node) {
        return until[node];
    }

    /** Whether the key is the task's own at a tick. */
    public boolean isExact(int node, long now) {
        return from[node] <= now && now <= until[node];
    }

    public long evaluations() {
        return evaluations;
    }

    /** Computes a key for a tick. */
    public void evaluate(int node, long tick) {
        approximate(node, tick);
        value[node] = policy.largestFirst() ? -key.value() : key.value();
        error[node] = key.error();
        place[node] = policy.zeroGoesLast() && key.error() == 0 ? NOTHING_LEFT : BY_KEY;
        from[node] = tick;
        until[node] = key.until();
        exact[node] = null;
    }

    private void approximate(int node, long tick) {
        policy.approximate(projection[node], tick, key);
        evaluations++;
    }

    /** The number that a key would have at a tick. */
    public double valueAt(int node, long tick) {
        approximate(node, tick);
        return policy.largestFirst() ? -key.value() : key.value();
    }

    /** Moves a key that only moves up into the future, up to which it is a bound. */
    public void bound(int node, long now, long tick) {
        if (tick > now) {
            evaluate(node, tick);
            place[node] = BY_KEY;
            until[node] = tick;
        }
    }

    /** The exact order of two keys, each at its own tick. */
    public boolean before(int a, int b) {
        return before(a, this, b);
    }

    /** The exact order of a key and one of another queue. */
    public boolean before(int a, ValueKeys other, int b) {
        int order = place[a] != other.place[b] ? Byte.compare(place[a], other.place[b]) : compareInPlace(a, other, b);
        return order != 0 ? order < 0 : view.input().order().tieOrder(task[a]) < view.input().order().tieOrder(other.task[b]);
    }

    private int compareInPlace(int a, ValueKeys other, int b) {
        if (place[a] == BY_KEY) {
            double difference = value[a] - other.value[b];
            double slack = error[a] + other.error[b];
            return Math.abs(difference) > slack ? Double.compare(difference, 0)
                    : slack == 0 || policy.isOfJob() && isOfSameJob(task[a], other.task[b]) ? 0 : compareExactly(a, other, b);
        }
        if (place[a] == NOTHING_LEFT) {
            return 0;
        }
        int jobs = Integer.compare(view.jobOrder(task[a]), view.jobOrder(other.task[b]));
        return jobs != 0 ? jobs : Long.compare(view.readyTick(task[a]), view.readyTick(other.task[b]));
    }

    private boolean isOfSameJob(int a, int b) {
        return view.jobOrder(a) == view.jobOrder(b);
    }

    private int compareExactly(int a, ValueKeys other, int b) {
        int order = exact(a).compareTo(other.exact(b));
        return policy.largestFirst() ? -order : order;
    }

    private BigRatio exact(int node) {
        if (exact[node] == null) {
            exact[node] = policy.key(projection[node], from[node]);
        }
        return exact[node];
    }

    /** The exact key; empty without a curve. */
    public String text(int node) {
        return place[node] == NO_CURVE ? "" : exact(node).toString();
    }
}
