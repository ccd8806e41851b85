package org.schedscope.engine.queue;

import java.util.function.IntConsumer;
import org.schedscope.engine.collection.IndexedHeap;
import org.schedscope.engine.collection.IntList;
import org.schedscope.engine.input.SimulationInput;
import org.schedscope.engine.queue.key.QueueView;
import org.schedscope.engine.queue.tree.RequirementTreap;
import org.schedscope.engine.queue.tree.TaskFilter;
import org.schedscope.engine.queue.use.UserFigures;
import org.schedscope.policy.UserPolicy;

/**
 * The tasks of each user in an order that stands, where tasks overtake; the head is that of the user who goes first at the moment. A
 * decision costs O(users with a task here) as long as starts move the users, then O(log n).
 */
final class SearchedUserQueue extends UserQueue {
    private static final int NOBODY = -1;
    private static final int UNKNOWN = -2;
    private static final int NONE = RequirementTreap.NONE;

    private final RequirementTreap[] tasksOf;
    /** The first task of each user that the pass has not gone by. */
    private final int[] next;
    /** Where a filter is asked, the first task of each user that it accepts; else the same. */
    private int[] found;
    private final int[] accepted;
    /** Users by those tasks, as long as the order of the users stands. */
    private final IndexedHeap order = new IndexedHeap(this::goesBefore);
    private boolean ordered;
    private boolean skipped;
    /** The user who goes first. */
    private int first = NOBODY;
    /** The user of the head before, whose tasks remember its key. */
    private int lastUser = NOBODY;

    SearchedUserQueue(UserPolicy policy, QueueView view) {
        this(policy, view, UserFigures.of(policy, view.input(), view.queue()), new RequirementTreap[view.input().users().count()],
                new IntList());
    }

    private SearchedUserQueue(UserPolicy policy, QueueView view, UserFigures use, RequirementTreap[] tasksOf, IntList waiting) {
        super(policy, view, use, waiting);
        this.tasksOf = tasksOf;
        next = new int[tasksOf.length];
        accepted = new int[tasksOf.length];
        found = next;
    }

    @Override
    public MergeableReadyQueue copy(QueueView.ReadyTicks readyTicks) {
        RequirementTreap[] copies = new RequirementTreap[tasksOf.length];
        for (int user = 0; user < copies.length; user++) {
            copies[user] = tasksOf[user] == null ? null : tasksOf[user].copy();
        }
        SearchedUserQueue copy = new SearchedUserQueue(policy, view.copy(readyTicks), use.copy(), copies, waiting.copy());
        copy.size = size;
        return copy;
    }

    @Override
    public MergeableReadyQueue newEmpty() {
        return new SearchedUserQueue(policy, view, use, new RequirementTreap[tasksOf.length], new IntList());
    }

    private int tieOrder(int task) {
        return view.input().order().tieOrder(task);
    }

    @Override
    public void add(int task) {
        int user = userOf(task);
        if (tasksOf[user] == null) {
            tasksOf[user] = new RequirementTreap();
        }
        if (enters(user)) {
            next[user] = NONE;
        }
        SimulationInput input = view.input();
        int node = tasksOf[user].newNode(task, WITHIN_USER.first(view, task), WITHIN_USER.second(view, task), tieOrder(task));
        tasksOf[user].insert(node, input.cores(task), input.memory(task), view.shortestEstimate(task));
        size++;
    }

    @Override
    public void alwaysAccept(int task) {
        tasksOf[userOf(task)].needNothing(WITHIN_USER.first(view, task), WITHIN_USER.second(view, task), tieOrder(task));
    }

    @Override
    public void beginPass(long now, long longest) {
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

    @Override
    int first() {
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
            if (next[user] != NONE && (best == NOBODY || goesBefore(user, best))) {
                best = user;
            }
        }
        return best;
    }

    private int firstOfOrder() {
        if (!ordered) {
            ordered = true;
            for (int i = 0; i < waiting.size(); i++) {
                if (next[waiting.get(i)] != NONE) {
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

    /** Goes on with all tasks behind the last head. */
    private void stopFiltering() {
        found = next;
        restart();
        for (int i = 0; i < waiting.size(); i++) {
            int user = waiting.get(i);
            int users = policy.compareUsers(use, user, lastUser);
            if (users < 0) {
                next[user] = NONE;
            } else if (users == 0) {
                next[user] = tasksOf[user].firstAfter(tasksOf[lastUser]);
            }
        }
    }

    @Override
    public void skipTo(TaskFilter filter) {
        if (found == next) {
            int user = first();
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
            accepted[user] = next[user] == NONE || !tasksOf[user].mayHave(filter) ? NONE : tasksOf[user].firstFrom(next[user], filter);
            if (accepted[user] != NONE) {
                order.add(user);
            }
        }
    }

    /** A user's turn comes with another task. */
    private void moveTo(int user, int node) {
        found[user] = node;
        if (found == accepted || ordered) {
            if (node == NONE) {
                order.remove(user);
            } else {
                order.update(user);
            }
        }
    }

    @Override
    public boolean hasHead() {
        return first() != NOBODY;
    }

    @Override
    public boolean hasSkipped() {
        return skipped;
    }

    @Override
    public int head() {
        return tasksOf[first()].task(found[first]);
    }

    @Override
    public void skipHead() {
        leaveHead();
        skipped = true;
    }

    private int leaveHead() {
        int user = first();
        int node = found[user];
        lastUser = user;
        tasksOf[user].remember(node);
        moveTo(user, tasksOf[user].next(node));
        first = UNKNOWN;
        return node;
    }

    @Override
    public void removeHead() {
        int node = leaveHead();
        if (next[lastUser] == node) {
            next[lastUser] = tasksOf[lastUser].next(node);
        }
        tasksOf[lastUser].remove(node);
        size--;
    }

    @Override
    public boolean headBefore(MergeableReadyQueue other) {
        SearchedUserQueue that = (SearchedUserQueue) other;
        int users = policy.compareUsers(use, first(), that.first());
        return users != 0 ? users < 0 : tasksOf[first].goesBefore(found[first], that.tasksOf[that.first], that.found[that.first]);
    }

    @Override
    public void removeJob(int job, IntConsumer removed) {
        RequirementTreap tasks = tasksOf[view.input().users().ofJob(job)];
        if (tasks != null) {
            int before = tasks.size();
            tasks.removeIf(task -> view.input().index().jobOf(task) == job, removed);
            size += tasks.size() - before;
        }
    }

    @Override
    public void endPass() {
        restart();
        found = next;
        orderStands = false;
        skipped = false;
        first = NOBODY;
        endPasses();
    }

    @Override
    void forgetFirst() {
        first = UNKNOWN;
    }

    @Override
    boolean endPass(int user) {
        return tasksOf[user].size() > 0;
    }
}
