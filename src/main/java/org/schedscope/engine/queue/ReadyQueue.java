package org.schedscope.engine.queue;

import java.util.function.IntConsumer;
import java.util.function.IntUnaryOperator;
import org.schedscope.event.PriorityKey;
import org.schedscope.policy.FixedPolicy;
import org.schedscope.policy.MovingPolicy;
import org.schedscope.policy.Policy;
import org.schedscope.policy.ProjectionPolicy;
import org.schedscope.policy.UserPolicy;
import org.schedscope.policy.ValuePolicy;

/**
 * Ready tasks in the {@linkplain Policy#order order of a policy}. Between {@link #beginPass} and {@link #endPass}
 * the keys are those of the start of the pass.
 */
public interface ReadyQueue {
    void add(int task);

    /**
     * A task that is in the queue but not yet in its order: no pass comes to it, until in one of them it is let in or called up. Only for
     * queues in which tasks overtake.
     */
    default void expect(int task) {
        throw new UnsupportedOperationException();
    }

    /** Lets a task that was expected into the order. What a pass comes to next is not told any more, unless it begins anew. */
    default void letIn(int task) {
        throw new UnsupportedOperationException();
    }

    /**
     * Makes a task that was expected the head, to be taken out next, in a pass that has come to an end otherwise. It overtakes those in
     * order that go before it.
     */
    default void callUp(int task) {
        throw new UnsupportedOperationException();
    }

    /** Tasks in the queue, those set aside included. */
    int size();

    void beginPass(long now);

    /** The task that goes first. The queue must not be empty and a pass must have begun. */
    int head();

    /** The key of {@link #head()}; valid until the head is taken. */
    PriorityKey headKey();

    /** Takes the head out. */
    void removeHead();

    /** Leaves the head in the queue but out of the rest of this pass, so that the next one becomes the head. */
    void setHeadAside();

    /** Leaves the head out of the rest of this pass and, as far as that is cheap, what is of its kind. */
    default void setKindAside() {
        setHeadAside();
    }

    /** Keeps the order as it is now until the pass ends, whatever starts. */
    default void holdOrder() {
    }

    /** Whether some task has not been taken, set aside or skipped in this pass. */
    boolean hasHead();

    /** Whether a task waits, and stays so, that goes before the head. */
    boolean overtakes();

    /** Sets aside, from the head on, tasks that are of no interest; as many as is cheap, or none. */
    default void skip(Interest interest) {
    }

    /** Makes a task of the queue one of interest, whatever the interest, for as long as it is in the queue. */
    default void mark(int task) {
    }

    void endPass();

    /** Takes all tasks of a job out and tells which they were. Not during a pass. */
    void removeJob(int job, IntConsumer removed);

    /** A task of this queue has taken cores. Told after it was removed. */
    default void started(int task) {
    }

    /** A task of this queue has given its cores back at the present tick. */
    default void finished(int task, long now) {
    }

    /**
     * A task of this queue took cores before the queue was made, or gave them back. Told in order, before any task is added.
     *
     * @param moreCores less than 0 for cores given back
     */
    default void usedBefore(int task, int moreCores, long tick) {
    }

    /** The same queue for a copy of the simulation, which reads ready times from {@code readyTicks}. */
    ReadyQueue copy(QueueView.ReadyTicks readyTicks);

    /**
     * The queue that suits a policy.
     *
     * @param overtaking whether tasks overtake others, so that passes look for those that may
     */
    static ReadyQueue of(Policy policy, QueueView view, boolean overtaking) {
        if (!overtaking) {
            return plain(policy, view);
        }
        return policy instanceof FixedPolicy fixed ? new IndexedReadyQueue(fixed, view) : new BoundedReadyQueue(plain(policy, view), view);
    }

    /** The queue that suits a policy where nothing overtakes. */
    static ReadyQueue of(Policy policy, QueueView view) {
        return of(policy, view, false);
    }

    /**
     * The queue that suits a policy where nothing overtakes but tasks of one kind those of another that have to wait.
     *
     * @param kinds number of kinds
     * @param kindOf the kind of a task, from 0
     */
    static ReadyQueue byKind(Policy policy, QueueView view, int kinds, IntUnaryOperator kindOf) {
        return kinds == 1 ? plain(policy, view) : new KindReadyQueue(() -> plain(policy, view), kinds, kindOf);
    }

    private static Lane plain(Policy policy, QueueView view) {
        if (policy instanceof FixedPolicy fixed) {
            return new FixedReadyQueue(fixed, view);
        }
        if (policy instanceof UserPolicy users) {
            return new UserReadyQueue(users, view);
        }
        if (policy instanceof ValuePolicy values) {
            return new ValueReadyQueue(values, view);
        }
        return policy instanceof ProjectionPolicy lines ? new ProjectionReadyQueue(lines, view)
                : new MovingReadyQueue((MovingPolicy) policy, view);
    }
}
