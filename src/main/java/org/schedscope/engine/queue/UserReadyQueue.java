package org.schedscope.engine.queue;

import java.util.function.IntConsumer;
import java.util.function.IntPredicate;
import org.schedscope.engine.collection.IntList;
import org.schedscope.engine.queue.use.UserFigures;
import org.schedscope.event.PriorityKey;
import org.schedscope.policy.FifoJob;
import org.schedscope.policy.UserPolicy;

/**
 * A heap of tasks for each user; the head is that of the user who goes first at the moment. A decision costs O(users with a task here).
 */
final class UserReadyQueue implements MergeableReadyQueue, PriorityKey {
    private static final int NONE = -1;
    private static final FifoJob WITHIN_USER = new FifoJob();

    private final UserPolicy policy;
    private final QueueView view;
    private final FixedReadyQueue[] tasksOf;
    private final UserFigures use;
    /** Users with a task in here, and in a pass those who had one when it began. */
    private final IntList waiting;
    private final boolean[] waits;
    private final IntPredicate stillWaits = this::stillWaits;
    private int size;
    private int inPlay;
    /** The user who goes first; {@link #NONE} until somebody asks. */
    private int first = NONE;
    private boolean orderStands;

    UserReadyQueue(UserPolicy policy, QueueView view) {
        this(policy, view, new FixedReadyQueue[view.input().users().count()], UserFigures.of(policy, view.input(), view.queue()),
                new IntList());
    }

    private UserReadyQueue(UserPolicy policy, QueueView view, FixedReadyQueue[] tasksOf, UserFigures use, IntList waiting) {
        this.policy = policy;
        this.view = view;
        this.tasksOf = tasksOf;
        this.use = use;
        this.waiting = waiting;
        waits = new boolean[tasksOf.length];
        for (int i = 0; i < waiting.size(); i++) {
            waits[waiting.get(i)] = true;
        }
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

    private int userOf(int task) {
        return view.input().users().ofJob(view.input().index().jobOf(task));
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
        if (!waits[user]) {
            waits[user] = true;
            waiting.add(user);
        }
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

    private int first() {
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
    public PriorityKey headKey() {
        return this;
    }

    @Override
    public String text() {
        return use.figure(first()).toString();
    }

    @Override
    public void removeHead() {
        tasksOf[first()].removeHead();
        size--;
        inPlay--;
        first = NONE;
    }

    @Override
    public void freezeOrder() {
        orderStands = true;
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
    public void endPass() {
        waiting.keepIf(stillWaits);
        inPlay = size;
    }

    private boolean stillWaits(int user) {
        tasksOf[user].endPass();
        waits[user] = tasksOf[user].hasHead();
        return waits[user];
    }

    @Override
    public void started(int task) {
        use.use(view.input().index().jobOf(task), view.input().cores(task), view.now());
        if (!orderStands) {
            use.refresh(view.now());
            first = NONE;
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
