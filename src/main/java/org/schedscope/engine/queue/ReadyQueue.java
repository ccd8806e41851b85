package org.schedscope.engine.queue;

import java.util.function.IntConsumer;
import java.util.function.IntUnaryOperator;
import org.schedscope.engine.queue.key.QueueView;
import org.schedscope.engine.queue.tree.TaskFilter;
import org.schedscope.event.PriorityKey;
import org.schedscope.policy.ExpressionPolicy;
import org.schedscope.policy.FixedPolicy;
import org.schedscope.policy.MovingPolicy;
import org.schedscope.policy.PlannedPolicy;
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
     * Adds a task to the queue but not yet to its order: no pass reaches it until {@link #letIn} or {@link #callUp}. Only for queues in
     * which tasks overtake.
     */
    default void expect(int task) {
        throw new UnsupportedOperationException();
    }

    /** Puts a task that was expected into the order. The head is undefined from then on until a pass begins. */
    default void letIn(int task) {
        throw new UnsupportedOperationException();
    }

    /**
     * Makes a task that was expected the head, to be removed next, at the end of a pass. It overtakes those in the order that go before
     * it.
     */
    default void callUp(int task) {
        throw new UnsupportedOperationException();
    }

    /** Number of tasks in the queue, skipped ones included. */
    int size();

    void beginPass(long now);

    /** The task that goes first. The queue must not be empty and a pass must have begun. */
    int head();

    /** The key of {@link #head()}; valid until the head is taken. */
    PriorityKey headKey();

    /** Removes the head. */
    void removeHead();

    /** Leaves the head in the queue but out of the rest of this pass; the task behind it becomes the head. */
    void skipHead();

    /** Leaves the head out of the rest of this pass and, as far as that is cheap, every task of its kind. */
    default void skipKind() {
        skipHead();
    }

    /** Keeps the order as it is now until the pass ends, whatever starts. */
    default void freezeOrder() {
    }

    /** Whether some task has been neither removed nor skipped in this pass. */
    boolean hasHead();

    /** Whether a task that was skipped goes before the head. */
    boolean hasSkipped();

    /**
     * Makes the first task from the head on that a filter accepts the head; those before it are skipped. If there are any, the order
     * stands until the pass ends. Filters of one pass may become narrower, not wider.
     */
    default void skipTo(TaskFilter filter) {
    }

    /** Lets every filter accept a task for as long as it is in the queue. */
    default void alwaysAccept(int task) {
    }

    void endPass();

    /** Removes all tasks of a job, each reported to {@code removed}. Not during a pass. */
    void removeJob(int job, IntConsumer removed);

    /** A task that was removed from this queue has taken cores. */
    default void started(int task) {
    }

    /** A task of this queue has given its cores back at the present tick. */
    default void finished(int task, long now) {
    }

    /**
     * Counts cores that a task of this queue took before the queue was made, or gave back. Called in order of time, before any task is
     * added.
     *
     * @param moreCores less than 0 for cores given back
     */
    default void usedBefore(int task, int moreCores, long tick) {
    }

    /** A copy in this state for a copy of the simulation, which reads ready times from {@code readyTicks}. */
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
        return policy instanceof FixedPolicy fixed ? new IndexedReadyQueue(fixed, view)
                : new ExpectingReadyQueue(searched(policy, view), view);
    }

    private static MergeableReadyQueue searched(Policy policy, QueueView view) {
        if (policy instanceof PlannedPolicy plan && plan.keepsKeys()) {
            return new PlannedReadyQueue.Searched(plan, view, seen -> searched(plan.after(), seen));
        }
        if (policy instanceof UserPolicy users) {
            return new SearchedUserQueue(users, view);
        }
        if (policy instanceof ValuePolicy values) {
            return new SearchedValueQueue(values, view);
        }
        if (policy instanceof ExpressionPolicy typed && !typed.isCurved()) {
            return new TypedReadyQueue(typed, view, true);
        }
        return policy instanceof ProjectionPolicy lines ? new SearchedProjectionQueue(lines, view)
                : new SearchedMovingQueue((MovingPolicy) policy, view);
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
        return kinds == 1 || policy.seesWholeQueue() ? plain(policy, view) : new KindReadyQueue(() -> plain(policy, view), kinds, kindOf);
    }

    private static MergeableReadyQueue plain(Policy policy, QueueView view) {
        if (policy instanceof PlannedPolicy plan && PlannedReadyQueue.suits(plan)) {
            return new PlannedReadyQueue(plan, view, plain(plan.after(), view));
        }
        if (policy instanceof FixedPolicy fixed) {
            return new FixedReadyQueue(fixed, view);
        }
        if (policy instanceof UserPolicy users) {
            return new UserReadyQueue(users, view);
        }
        if (policy instanceof ValuePolicy values) {
            return new ValueReadyQueue(values, view);
        }
        if (policy instanceof ExpressionPolicy typed && !typed.isCurved()) {
            return new TypedReadyQueue(typed, view, false);
        }
        return policy instanceof ProjectionPolicy lines ? new ProjectionReadyQueue(lines, view)
                : new MovingReadyQueue((MovingPolicy) policy, view);
    }
}
