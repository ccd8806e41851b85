package org.schedscope.engine;

import java.util.function.IntConsumer;
import org.schedscope.event.PriorityKey;
import org.schedscope.policy.FifoJob;
import org.schedscope.policy.UserPolicy;

/**
 * A heap of tasks for each user; the head is that of the user who goes first at the moment. A decision costs O(users).
 */
final class UserReadyQueue implements Lane, PriorityKey {
    private static final int NONE = -1;
    private static final FifoJob WITHIN_USER = new FifoJob();

    private final UserPolicy policy;
    private final QueueView view;
    private final FixedReadyQueue[] tasksOf;
    private final UserFigures use;
    private int size;
    private int inPlay;
    private int first = NONE;
    private boolean orderStands;

    UserReadyQueue(UserPolicy policy, QueueView view) {
        this(policy, view, new FixedReadyQueue[view.input().users().count()], UserFigures.of(policy, view.input(), view.queue()));
    }

    private UserReadyQueue(UserPolicy policy, QueueView view, FixedReadyQueue[] tasksOf, UserFigures use) {
        this.policy = policy;
        this.view = view;
        this.tasksOf = tasksOf;
        this.use = use;
    }

    @Override
    public Lane copy(QueueView.ReadyTicks readyTicks) {
        QueueView newView = view.copy(readyTicks);
        FixedReadyQueue[] copies = new FixedReadyQueue[tasksOf.length];
        for (int user = 0; user < copies.length; user++) {
            if (tasksOf[user] != null) {
                copies[user] = (FixedReadyQueue) tasksOf[user].copy(readyTicks);
            }
        }
        UserReadyQueue copy = new UserReadyQueue(policy, newView, copies, use.copy());
        copy.size = size;
        copy.inPlay = inPlay;
        return copy;
    }

    private int userOf(int task) {
        return view.input().userOf(view.input().index().jobOf(task));
    }

    @Override
    public void add(int task) {
        int user = userOf(task);
        if (tasksOf[user] == null) {
            tasksOf[user] = new FixedReadyQueue(WITHIN_USER, view);
        }
        tasksOf[user].add(task);
        size++;
        inPlay++;
    }

    @Override
    public int size() {
        return size;
    }

    @Override
    public boolean hasHead() {
        return inPlay > 0;
    }

    @Override
    public boolean overtakes() {
        return inPlay < size;
    }

    @Override
    public boolean headBefore(Lane other) {
        UserReadyQueue that = (UserReadyQueue) other;
        int order = policy.compareUsers(use, first, that.first);
        return order != 0 ? order < 0 : tasksOf[first].headBefore(that.tasksOf[that.first]);
    }

    @Override
    public void beginPass(long now, long longest) {
        view.begin(now, 1);
        orderStands = false;
        use.refresh(now);
        findFirst();
    }

    private void findFirst() {
        first = NONE;
        for (int user = 0; user < tasksOf.length; user++) {
            if (tasksOf[user] != null && tasksOf[user].hasHead() && (first == NONE || goesBeforeFirst(user))) {
                first = user;
            }
        }
    }

    private boolean goesBeforeFirst(int user) {
        int order = policy.compareUsers(use, user, first);
        return order != 0 ? order < 0 : tasksOf[user].headBefore(tasksOf[first]);
    }

    @Override
    public int head() {
        return tasksOf[first].head();
    }

    @Override
    public PriorityKey headKey() {
        return this;
    }

    @Override
    public String text() {
        return use.figure(first);
    }

    @Override
    public void removeHead() {
        tasksOf[first].removeHead();
        size--;
        inPlay--;
        findFirst();
    }

    @Override
    public void holdOrder() {
        orderStands = true;
    }

    @Override
    public void removeJob(int job, IntConsumer removed) {
        FixedReadyQueue tasks = tasksOf[view.input().userOf(job)];
        if (tasks != null) {
            int before = tasks.size();
            tasks.removeJob(job, removed);
            size += tasks.size() - before;
            inPlay = size;
        }
    }

    @Override
    public void setHeadAside() {
        tasksOf[first].setHeadAside();
        inPlay--;
        findFirst();
    }

    @Override
    public void endPass() {
        for (FixedReadyQueue tasks : tasksOf) {
            if (tasks != null) {
                tasks.endPass();
            }
        }
        inPlay = size;
    }

    @Override
    public void started(int task) {
        use.use(view.input().index().jobOf(task), view.input().cores(task), view.now());
        if (!orderStands) {
            use.refresh(view.now());
            findFirst();
        }
    }

    @Override
    public void usedBefore(int task, int moreCores, long tick) {
        use.use(view.input().index().jobOf(task), moreCores, tick);
    }

    @Override
    public void finished(int task, long now) {
        use.use(view.input().index().jobOf(task), -view.input().cores(task), now);
    }
}
