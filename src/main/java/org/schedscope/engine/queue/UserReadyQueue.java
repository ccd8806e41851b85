package org.schedscope.engine.queue;

import java.util.function.IntConsumer;
import java.util.function.IntPredicate;
import org.schedscope.engine.collection.IndexedHeap;
import org.schedscope.engine.collection.IntList;
import org.schedscope.engine.input.SimulationInput;
import org.schedscope.engine.queue.key.QueueView;
import org.schedscope.engine.queue.tree.RequirementTreap;
import org.schedscope.engine.queue.tree.TaskFilter;
import org.schedscope.engine.queue.use.UserFigures;
import org.schedscope.event.PriorityKey;
import org.schedscope.policy.FifoJob;
import org.schedscope.policy.UserPolicy;

/**
 * The tasks of each user in a fixed order; the head is that of the best user at the moment. A decision costs O(users with a task here) as
 * long as starts move the users, then O(log n).
 */
final class UserReadyQueue extends ReadyQueue implements PriorityKey {
    private static final FifoJob WITHIN_USER = new FifoJob();
    private static final int NOBODY = -1;
    private static final int UNKNOWN = -2;
    private static final int NO_NODE = RequirementTreap.NONE;

    private final UserPolicy policy;
    private final UserFigures use;
    /** Users with a task in here, and in a pass those that had one when it began. */
    private final IntList waiting;
    private final boolean[] waits;
    private final IntPredicate stillWaits = this::stillWaits;
    private boolean orderStands;
    private final RequirementTreap[] tasksOf;
    /** The first task of each user that the pass has not passed yet. */
    private final int[] next;
    /** With a filter, the first task of each user that it accepts; else equal to {@link #next}. */
    private int[] found;
    private final int[] accepted;
    /** Users by those tasks, while the order of the users is fixed. */
    private final IndexedHeap order = new IndexedHeap(this::goesBefore);
    private boolean ordered;
    /** The best user. */
    private int first = NOBODY;
    /** The user of the head before, whose tasks remember its key. */
    private int lastUser = NOBODY;

    UserReadyQueue(UserPolicy policy, QueueView view) {
        this(policy, view, UserFigures.of(policy, view.input(), view.queue()), new RequirementTreap[view.input().users().count()],
                new IntList());
    }

    private UserReadyQueue(UserPolicy policy, QueueView view, UserFigures use, RequirementTreap[] tasksOf, IntList waiting) {
        super(view);
        this.policy = policy;
        this.use = use;
        this.tasksOf = tasksOf;
        this.waiting = waiting;
        next = new int[tasksOf.length];
        accepted = new int[tasksOf.length];
        found = next;
        waits = new boolean[tasksOf.length];
        for (int i = 0; i < waiting.size(); i++) {
            waits[waiting.get(i)] = true;
        }
    }

    @Override
    ReadyQueue copied(QueueView.ReadyTicks readyTicks) {
        RequirementTreap[] copies = new RequirementTreap[tasksOf.length];
        for (int user = 0; user < copies.length; user++) {
            copies[user] = tasksOf[user] == null ? null : tasksOf[user].copy();
        }
        return new UserReadyQueue(policy, view.copy(readyTicks), use.copy(), copies, waiting.copy());
    }

    @Override
    ReadyQueue newEmpty() {
        return new UserReadyQueue(policy, view, use, new RequirementTreap[tasksOf.length], new IntList());
    }

    private int userOf(int task) {
        return view.input().users().ofJob(view.input().index().jobOf(task));
    }

    private int tieOrder(int task) {
        return view.input().order().tieOrder(task);
    }

    @Override
    void insert(int task) {
        int user = userOf(task);
        if (tasksOf[user] == null) {
            tasksOf[user] = new RequirementTreap();
        }
        if (!waits[user]) {
            waits[user] = true;
            waiting.add(user);
            next[user] = NO_NODE;
        }
        SimulationInput input = view.input();
        int node = tasksOf[user].newNode(task, WITHIN_USER.first(view, task), WITHIN_USER.second(view, task), tieOrder(task));
        tasksOf[user].insert(node, input.cores(task), input.needs(), view.shortestEstimate(task));
    }

    @Override
    public void alwaysAccept(int task) {
        tasksOf[userOf(task)].needNothing(WITHIN_USER.first(view, task), WITHIN_USER.second(view, task), tieOrder(task));
    }

    @Override
    void begin(long now, long longest) {
        view.begin(now, 1);
        use.refresh(now);
        for (int i = 0; i < waiting.size(); i++) {
            next[waiting.get(i)] = tasksOf[waiting.get(i)].first();
        }
        first = UNKNOWN;
    }

    private boolean goesBefore(int userA, int userB) {
        int users = policy.compareUsers(use, userA, userB);
        return users != 0 ? users < 0 : tasksOf[userA].goesBefore(found[userA], tasksOf[userB], found[userB]);
    }

    private int firstUser() {
        if (first == UNKNOWN) {
            if (found != next) {
                stopFiltering();
            }
            if (orderStands) {
                first = firstOfOrder();
            } else {
                first = firstOfAll();
            }
        }
        return first;
    }

    private int firstOfAll() {
        int best = NOBODY;
        for (int i = 0; i < waiting.size(); i++) {
            int user = waiting.get(i);
            if (next[user] != NO_NODE && (best == NOBODY || goesBefore(user, best))) {
                best = user;
            }
        }
        return best;
    }

    private int firstOfOrder() {
        if (!ordered) {
            ordered = true;
            for (int i = 0; i < waiting.size(); i++) {
                if (next[waiting.get(i)] != NO_NODE) {
                    order.add(waiting.get(i));
                }
            }
        }
        return order.size() == 0 ? NOBODY : order.first();
    }

    private void restart() {
        order.clear();
        ordered = false;
    }

    /** Continues with all tasks behind the last head. */
    private void stopFiltering() {
        found = next;
        restart();
        for (int i = 0; i < waiting.size(); i++) {
            int user = waiting.get(i);
            int users = policy.compareUsers(use, user, lastUser);
            if (users < 0) {
                next[user] = NO_NODE;
            } else if (users == 0) {
                next[user] = tasksOf[user].firstAfter(tasksOf[lastUser]);
            }
        }
    }

    @Override
    public void skipTo(TaskFilter filter) {
        if (found == next) {
            int user = firstUser();
            if (user == NOBODY || tasksOf[user].isOf(next[user], filter)) {
                return;
            }
            startFiltering(filter);
        }
        while (order.size() > 0 && !tasksOf[order.first()].isOf(accepted[order.first()], filter)) {
            int user = order.first();
            moveTo(user, tasksOf[user].firstFrom(accepted[user], filter));
        }
        first = order.size() == 0 ? NOBODY : order.first();
    }

    private void startFiltering(TaskFilter filter) {
        skipped = true;
        orderStands = true;
        found = accepted;
        restart();
        for (int i = 0; i < waiting.size(); i++) {
            int user = waiting.get(i);
            accepted[user] = next[user] == NO_NODE || !tasksOf[user].mayHave(filter) ? NO_NODE
                    : tasksOf[user].firstFrom(next[user], filter);
            if (accepted[user] != NO_NODE) {
                order.add(user);
            }
        }
    }

    /** A user's turn comes with another task. */
    private void moveTo(int user, int node) {
        found[user] = node;
        if (found == accepted || ordered) {
            if (node == NO_NODE) {
                order.remove(user);
            } else {
                order.update(user);
            }
        }
    }

    @Override
    int first() {
        int user = firstUser();
        return user == NOBODY ? NO_TASK : tasksOf[user].task(found[user]);
    }

    @Override
    PriorityKey firstKey() {
        return this;
    }

    @Override
    public String text() {
        return use.figure(firstUser()).toString();
    }

    @Override
    void skipFirst() {
        leaveHead();
    }

    private int leaveHead() {
        int user = firstUser();
        int node = found[user];
        lastUser = user;
        tasksOf[user].remember(node);
        moveTo(user, tasksOf[user].next(node));
        first = UNKNOWN;
        return node;
    }

    @Override
    void removeFirst() {
        int node = leaveHead();
        if (next[lastUser] == node) {
            next[lastUser] = tasksOf[lastUser].next(node);
        }
        tasksOf[lastUser].remove(node);
    }

    @Override
    boolean goesBefore(ReadyQueue other) {
        UserReadyQueue that = (UserReadyQueue) other;
        int users = policy.compareUsers(use, firstUser(), that.firstUser());
        return users != 0 ? users < 0 : tasksOf[first].goesBefore(found[first], that.tasksOf[that.first], that.found[that.first]);
    }

    @Override
    void removeTasks(int job, IntConsumer removed) {
        RequirementTreap tasks = tasksOf[view.input().users().ofJob(job)];
        if (tasks != null) {
            tasks.removeIf(task -> view.input().index().jobOf(task) == job, removed);
        }
    }

    @Override
    void end() {
        restart();
        found = next;
        orderStands = false;
        first = NOBODY;
        waiting.keepIf(stillWaits);
    }

    private boolean stillWaits(int user) {
        waits[user] = tasksOf[user].size() > 0;
        return waits[user];
    }

    @Override
    public void freezeOrder() {
        orderStands = true;
    }

    @Override
    public void started(int task) {
        use.use(view.input().index().jobOf(task), view.input().cores(task), view.now());
        if (!orderStands) {
            use.refresh(view.now());
            first = UNKNOWN;
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
