package org.schedscope.engine.queue;

import java.util.function.IntPredicate;
import org.schedscope.engine.collection.IntList;
import org.schedscope.engine.queue.key.QueueView;
import org.schedscope.engine.queue.use.UserFigures;
import org.schedscope.event.PriorityKey;
import org.schedscope.policy.FifoJob;
import org.schedscope.policy.UserPolicy;

/** A queue in which the user who goes first has the head: who waits in it, and the figures that say who goes first. */
abstract class UserQueue implements MergeableReadyQueue, PriorityKey {
    static final FifoJob WITHIN_USER = new FifoJob();

    final UserPolicy policy;
    final QueueView view;
    final UserFigures use;
    /** Users with a task in here, and in a pass those who had one when it began. */
    final IntList waiting;
    private final boolean[] waits;
    private final IntPredicate stillWaits = this::stillWaits;
    int size;
    boolean orderStands;

    UserQueue(UserPolicy policy, QueueView view, UserFigures use, IntList waiting) {
        this.policy = policy;
        this.view = view;
        this.use = use;
        this.waiting = waiting;
        waits = new boolean[view.input().users().count()];
        for (int i = 0; i < waiting.size(); i++) {
            waits[waiting.get(i)] = true;
        }
    }

    /** The user who goes first. */
    abstract int first();

    /** The user who goes first is to be found anew. */
    abstract void forgetFirst();

    /** Ends the pass for a user's tasks; whether there are any. */
    abstract boolean endPass(int user);

    final int userOf(int task) {
        return view.input().users().ofJob(view.input().index().jobOf(task));
    }

    /** A user has a task in here; whether there was none before. */
    final boolean enters(int user) {
        boolean isNew = !waits[user];
        if (isNew) {
            waits[user] = true;
            waiting.add(user);
        }
        return isNew;
    }

    /** Ends the pass for all users. */
    final void endPasses() {
        waiting.keepIf(stillWaits);
    }

    private boolean stillWaits(int user) {
        waits[user] = endPass(user);
        return waits[user];
    }

    @Override
    public final int size() {
        return size;
    }

    @Override
    public final PriorityKey headKey() {
        return this;
    }

    @Override
    public final String text() {
        return use.figure(first()).toString();
    }

    @Override
    public final void freezeOrder() {
        orderStands = true;
    }

    @Override
    public final void started(int task) {
        use.use(view.input().index().jobOf(task), view.input().cores(task), view.now());
        if (!orderStands) {
            use.refresh(view.now());
            forgetFirst();
        }
    }

    @Override
    public final void usedBefore(int task, int moreCores, long tick) {
        use.use(view.input().index().jobOf(task), moreCores, tick);
    }

    @Override
    public final void finished(int task, long now) {
        use.use(view.input().index().jobOf(task), -view.input().cores(task), now);
    }
}
