package org.schedscope.engine.queue;

import java.util.function.IntConsumer;
import org.schedscope.engine.collection.IntList;
import org.schedscope.engine.queue.key.QueueView;
import org.schedscope.engine.queue.use.UserFigures;
import org.schedscope.policy.UserPolicy;

/**
 * A heap of tasks for each user; the head is that of the user who goes first at the moment. A decision costs O(users with a task here).
 */
final class UserReadyQueue extends UserQueue {
    private static final int NONE = -1;

    private final FixedReadyQueue[] tasksOf;
    private int inPlay;
    /** The user who goes first; {@link #NONE} until somebody asks. */
    private int first = NONE;

    UserReadyQueue(UserPolicy policy, QueueView view) {
        this(policy, view, new FixedReadyQueue[view.input().users().count()], UserFigures.of(policy, view.input(), view.queue()),
                new IntList());
    }

    private UserReadyQueue(UserPolicy policy, QueueView view, FixedReadyQueue[] tasksOf, UserFigures use, IntList waiting) {
        super(policy, view, use, waiting);
        this.tasksOf = tasksOf;
    }

    @Override
    public MergeableReadyQueue copy(QueueView.ReadyTicks readyTicks) {
        QueueView newView = view.copy(readyTicks);
        FixedReadyQueue[] copies = new FixedReadyQueue[tasksOf.length];
        for (int user = 0; user < copies.length; user++) {
            if (tasksOf[user] != null) {
                copies[user] = (FixedReadyQueue) tasksOf[user].copy(readyTicks);
            }
        }
        UserReadyQueue copy = new UserReadyQueue(policy, newView, copies, use.copy(), waiting.copy());
        copy.size = size;
        copy.inPlay = inPlay;
        return copy;
    }

    @Override
    public MergeableReadyQueue newEmpty() {
        return new UserReadyQueue(policy, view, new FixedReadyQueue[tasksOf.length], use, new IntList());
    }

    @Override
    public void add(int task) {
        int user = userOf(task);
        if (tasksOf[user] == null) {
            tasksOf[user] = new FixedReadyQueue(WITHIN_USER, view);
        }
        tasksOf[user].add(task);
        enters(user);
        size++;
        inPlay++;
    }

    @Override
    public boolean hasHead() {
        return inPlay > 0;
    }

    @Override
    public boolean hasSkipped() {
        return inPlay < size;
    }

    @Override
    public boolean headBefore(MergeableReadyQueue other) {
        UserReadyQueue that = (UserReadyQueue) other;
        int order = policy.compareUsers(use, first(), that.first());
        return order != 0 ? order < 0 : tasksOf[first].headBefore(that.tasksOf[that.first]);
    }

    @Override
    public void beginPass(long now, long longest) {
        view.begin(now, 1);
        orderStands = false;
        use.refresh(now);
        first = NONE;
    }

    @Override
    int first() {
        if (first == NONE) {
            for (int i = 0; i < waiting.size(); i++) {
                int user = waiting.get(i);
                if (tasksOf[user].hasHead() && (first == NONE || goesBeforeFirst(user))) {
                    first = user;
                }
            }
        }
        return first;
    }

    private boolean goesBeforeFirst(int user) {
        int order = policy.compareUsers(use, user, first);
        return order != 0 ? order < 0 : tasksOf[user].headBefore(tasksOf[first]);
    }

    @Override
    public int head() {
        return tasksOf[first()].head();
    }

    @Override
    public void removeHead() {
        tasksOf[first()].removeHead();
        size--;
        inPlay--;
        first = NONE;
    }

    @Override
    public void removeJob(int job, IntConsumer removed) {
        FixedReadyQueue tasks = tasksOf[view.input().users().ofJob(job)];
        if (tasks != null) {
            int before = tasks.size();
            tasks.removeJob(job, removed);
            size += tasks.size() - before;
            inPlay = size;
        }
    }

    @Override
    public void skipHead() {
        tasksOf[first()].skipHead();
        inPlay--;
        first = NONE;
    }

    @Override
    void forgetFirst() {
        first = NONE;
    }

    @Override
    public void endPass() {
        endPasses();
        inPlay = size;
    }

    @Override
    boolean endPass(int user) {
        tasksOf[user].endPass();
        return tasksOf[user].hasHead();
    }
}
