package org.schedscope.engine.queue;

import java.util.function.IntConsumer;
import java.util.function.IntUnaryOperator;
import java.util.function.Supplier;
import org.schedscope.engine.collection.IntList;
import org.schedscope.engine.input.Tiers;
import org.schedscope.engine.queue.key.MovingKeys;
import org.schedscope.engine.queue.key.QueueView;
import org.schedscope.engine.queue.key.ValueBounds;
import org.schedscope.engine.queue.tree.TaskFilter;
import org.schedscope.event.PriorityKey;
import org.schedscope.policy.Dependence;
import org.schedscope.policy.FixedPolicy;
import org.schedscope.policy.MovingPolicy;
import org.schedscope.policy.PlannedPolicy;
import org.schedscope.policy.Policy;
import org.schedscope.policy.UserPolicy;
import org.schedscope.policy.ValuePolicy;
import org.schedscope.policy.expression.Growth;

/**
 * Ready tasks in the {@linkplain Policy#order order of a policy}. Between {@link #beginPass} and {@link #endPass} the keys are those of the
 * start of the pass.
 *
 * <p>A subclass stores the tasks in their order: it implements ten methods, and may override further ones that it can do faster. Counting,
 * expected tasks and promotion are the same for all subclasses and implemented here.
 */
public abstract class ReadyQueue {
    /** No task. */
    static final int NO_TASK = -1;

    final QueueView view;
    /** Whether a task that was skipped in this pass precedes the first. */
    boolean skipped;
    private int size;
    /** Tasks that were expected when the pass began. */
    private final IntList expected = new IntList();
    private int stillExpected;
    private long now;
    private long longest;
    /** A queue of the promoted task alone. */
    private ReadyQueue promoted;
    /** Whether a task has been promoted in this pass. */
    private boolean promotes;

    ReadyQueue(QueueView view) {
        this.view = view;
    }

    /** Inserts a task into the order. The first is undefined from then on until a pass begins. */
    abstract void insert(int task);

    /**
     * Begins a pass.
     *
     * @param longest the longest critical path of a job that waits in this queue or one that it is merged with, in ticks
     */
    abstract void begin(long tick, long longestPath);

    /** The first task that has not been skipped in this pass; {@link #NO_TASK} if there is none. */
    abstract int first();

    /** The key of the first task. */
    abstract PriorityKey firstKey();

    /** Removes the first task. */
    abstract void removeFirst();

    /** Leaves the first task in the queue but out of the rest of this pass. */
    abstract void skipFirst();

    /** Removes all tasks of a job, each reported to {@code removed}. Not during a pass. */
    abstract void removeTasks(int job, IntConsumer removed);

    /** Whether the first task precedes that of another queue of this class and policy in the same pass; both must have one. */
    abstract boolean goesBefore(ReadyQueue other);

    /** An empty queue to be compared with this one: of the same policy, pass and use of cores. */
    abstract ReadyQueue newEmpty();

    /** A copy between passes; the caller copies the size. */
    abstract ReadyQueue copied(QueueView.ReadyTicks readyTicks);

    /** Ends a pass: skipped tasks are part of the order again. */
    void end() {
    }

    /** The longest critical path of a job that waits here, in ticks, if the order depends on it; else at least 1. Not during a pass. */
    long longestCriticalPath() {
        return 1;
    }

    public final void add(int task) {
        size++;
        insert(task);
    }

    /** Adds a task to the queue but not yet to its order: no pass reaches it until it is {@linkplain #admit admitted} or promoted. */
    public final void expect(int task) {
        expected.add(task);
        stillExpected++;
    }

    /** Inserts a task that was expected into the order. The head is undefined from then on until a pass begins. */
    public final void admit(int task) {
        stillExpected--;
        add(task);
    }

    /**
     * Makes a task that was expected the head, to be removed next, at the end of a pass. It overtakes those that precede it in the order.
     */
    public final void promote(int task) {
        if (!promotes) {
            promotes = true;
            end();
            skipped = false;
            begin(now, longest);
        }
        if (promoted == null) {
            promoted = newEmpty();
        }
        promoted.add(task);
        promoted.beginPass(now, longest);
    }

    private boolean isPromoted() {
        return promotes && promoted.size > 0;
    }

    /** Number of tasks in the queue, skipped and expected ones included. */
    public final int size() {
        return size + stillExpected;
    }

    public final void beginPass(long tick) {
        long path = longestCriticalPath();
        for (int i = 0; i < expected.size(); i++) {
            path = Math.max(path, view.criticalPath(expected.get(i)));
        }
        beginPass(tick, path);
    }

    /** Begins a pass in which the longest waiting job, in this queue or in those it is merged with, has this critical path, in ticks. */
    final void beginPass(long tick, long longestPath) {
        now = tick;
        longest = longestPath;
        promotes = false;
        skipped = false;
        begin(tick, longestPath);
    }

    /** Whether some task has been neither removed nor skipped in this pass. */
    public final boolean hasHead() {
        return isPromoted() || first() != NO_TASK;
    }

    /** The first task. The queue must not be empty and a pass must have begun. */
    public final int head() {
        return isPromoted() ? promoted.first() : first();
    }

    /** The key of {@link #head()}; valid until the head is taken. */
    public final PriorityKey headKey() {
        return isPromoted() ? promoted.firstKey() : firstKey();
    }

    /** Removes the head. */
    public final void removeHead() {
        if (isPromoted()) {
            stillExpected--;
            promoted.removeHead();
            promoted.endPass();
        } else {
            size--;
            removeFirst();
        }
    }

    /** Leaves the head in the queue but out of the rest of this pass; the task behind it becomes the head. */
    public final void skipHead() {
        skipFirst();
        skipped = true;
    }

    /** Leaves the head out of the rest of this pass and, as far as that is cheap, every task of its kind. */
    public void skipKind() {
        skipHead();
    }

    /** Whether a task that was skipped, or is behind a promoted one, precedes the head. */
    public final boolean hasSkipped() {
        return isPromoted() ? first() != NO_TASK && goesBefore(promoted) : skipped;
    }

    /**
     * Makes the first task from the head on that a filter accepts the head; those before it are skipped. If there are any, the order
     * is fixed until the pass ends. Filters of one pass may become narrower, not wider. Queues in which nothing overtakes keep their head.
     */
    public void skipTo(TaskFilter filter) {
    }

    /** Makes every filter accept a task for as long as it is in the queue. */
    public void alwaysAccept(int task) {
    }

    /** Fixes the present order until the pass ends, even if tasks start. */
    public void freezeOrder() {
    }

    public final void endPass() {
        if (stillExpected == 0) {
            expected.clear();
        }
        end();
        skipped = false;
    }

    /** Removes all tasks of a job, each reported to {@code removed}. Not during a pass. */
    public final void removeJob(int job, IntConsumer removed) {
        removeTasks(job, task -> {
            size--;
            removed.accept(task);
        });
    }

    /** A task that was removed from this queue has taken cores. */
    public void started(int task) {
    }

    /** A task of this queue has given its cores back at the present tick. */
    public void finished(int task, long tick) {
    }

    /**
     * Counts cores that a task of this queue took before the queue was made, or gave back. Called in order of time, before any task is
     * added.
     *
     * @param moreCores less than 0 for cores given back
     */
    public void usedBefore(int task, int moreCores, long tick) {
    }

    /** A copy in this state, between passes, for a copy of the simulation, which reads ready times from {@code readyTicks}. */
    public final ReadyQueue copy(QueueView.ReadyTicks readyTicks) {
        ReadyQueue copy = copied(readyTicks);
        copy.size = size;
        copy.expectOnly(expected);
        return copy;
    }

    /** A queue in which tasks of larger tiers precede the others, made of one for each tier. */
    public static ReadyQueue byTier(QueueView view, Supplier<ReadyQueue> queue) {
        Tiers tiers = view.input().tiers();
        return tiers.count() == 1 ? queue.get()
                : new TierReadyQueue(queue, view, tiers.count(), task -> tiers.placeOf(view.input().index().jobOf(task)));
    }

    /** Leaves the head in the queue but takes it out of its order, as if it were only expected; during a pass. */
    public final void expectHead() {
        int task = head();
        size--;
        removeFirst();
        expect(task);
    }

    /** Makes some tasks the only expected ones, between passes. */
    public final void expectOnly(IntList tasks) {
        expected.clear();
        for (int i = 0; i < tasks.size(); i++) {
            expected.add(tasks.get(i));
        }
        stillExpected = tasks.size();
    }

    /** The queue of a policy if no task overtakes. */
    public static ReadyQueue of(Policy policy, QueueView view) {
        return of(policy, view, false);
    }

    /**
     * The queue of a policy.
     *
     * @param overtaking whether tasks overtake others, so that passes search for those that may
     */
    public static ReadyQueue of(Policy policy, QueueView view, boolean overtaking) {
        if (policy instanceof FixedPolicy fixed) {
            return overtaking ? new IndexedReadyQueue(fixed, view) : new FixedReadyQueue(fixed, view);
        }
        if (policy instanceof PlannedPolicy plan && (overtaking ? plan.keepsKeys() : PlannedReadyQueue.suits(plan))) {
            return overtaking ? new PlannedReadyQueue.Overtaking(plan, view) : new PlannedReadyQueue(plan, view);
        }
        if (policy instanceof UserPolicy users) {
            return new UserReadyQueue(users, view);
        }
        if (policy instanceof ValuePolicy values) {
            return new TournamentReadyQueue(new ValueBounds(values, view), view);
        }
        MovingPolicy moving = (MovingPolicy) policy;
        return moving.expression().filter(key -> key.growth() != Growth.CURVED).isPresent() ? new ExpressionReadyQueue(moving, view)
                : new TournamentReadyQueue(new MovingKeys(moving, view), view);
    }

    /**
     * The queue of a policy if only tasks of one kind overtake waiting ones of another.
     *
     * @param kinds number of kinds
     * @param kindOf the kind of a task, from 0
     */
    public static ReadyQueue byKind(Policy policy, QueueView view, int kinds, IntUnaryOperator kindOf) {
        return kinds == 1 || policy.dependsOn(Dependence.QUEUE) ? of(policy, view)
                : new KindReadyQueue(() -> of(policy, view), view, kinds, kindOf);
    }
}
