package org.schedscope.engine.queue;

import java.util.function.IntConsumer;
import org.schedscope.engine.input.SimulationInput;
import org.schedscope.engine.queue.key.QueueView;
import org.schedscope.engine.queue.tree.RequirementTreap;
import org.schedscope.engine.queue.tree.TaskFilter;
import org.schedscope.event.PriorityKey;
import org.schedscope.model.number.NumberTaker;
import org.schedscope.policy.FixedPolicy;

/**
 * Keys that never change in a tree that also knows what tasks need: a pass that is interested in few tasks finds them in
 * O(log n) each. Slower than a {@link FixedReadyQueue} where only heads are asked for.
 */
final class IndexedReadyQueue implements ReadyQueue, PriorityKey {
    private static final int NOBODY = -1;

    private final FixedPolicy policy;
    private final QueueView view;
    private final RequirementTreap tasks;
    private int head;
    private int expected;
    /** The task that was called up; {@link #NOBODY} if none was. */
    private int called = NOBODY;

    IndexedReadyQueue(FixedPolicy policy, QueueView view) {
        this(policy, view, new RequirementTreap());
    }

    private IndexedReadyQueue(FixedPolicy policy, QueueView view, RequirementTreap tasks) {
        this.policy = policy;
        this.view = view;
        this.tasks = tasks;
    }

    @Override
    public ReadyQueue copy(QueueView.ReadyTicks readyTicks) {
        return new IndexedReadyQueue(policy, view.copy(readyTicks), tasks.copy());
    }

    @Override
    public void add(int task) {
        SimulationInput input = view.input();
        int node = tasks.newNode(task, policy.first(view, task), policy.second(view, task), input.order().tieOrder(task));
        tasks.insert(node, input.cores(task), input.memory(task), view.shortestEstimate(task));
    }

    @Override
    public void expect(int task) {
        expected++;
    }

    @Override
    public void letIn(int task) {
        expected--;
        add(task);
    }

    @Override
    public void callUp(int task) {
        called = task;
    }

    @Override
    public void alwaysAccept(int task) {
        tasks.needNothing(policy.first(view, task), policy.second(view, task), view.input().order().tieOrder(task));
    }

    @Override
    public int size() {
        return tasks.size() + expected;
    }

    @Override
    public void beginPass(long now) {
        head = tasks.first();
    }

    @Override
    public boolean hasHead() {
        return head != RequirementTreap.NONE;
    }

    @Override
    public int head() {
        return called != NOBODY ? called : tasks.task(head);
    }

    @Override
    public PriorityKey headKey() {
        return this;
    }

    @Override
    public String text() {
        return Long.toString(shown());
    }

    @Override
    public void giveTo(NumberTaker taker) {
        taker.number(shown(), 1);
    }

    private long shown() {
        return policy.shown(called != NOBODY ? policy.first(view, called) : tasks.first(head));
    }

    @Override
    public void removeHead() {
        if (called != NOBODY) {
            called = NOBODY;
            expected--;
            return;
        }
        int next = tasks.next(head);
        tasks.remove(head);
        head = next;
    }

    @Override
    public void skipHead() {
        head = tasks.next(head);
    }

    @Override
    public void skipTo(TaskFilter filter) {
        head = tasks.firstFrom(head, filter);
    }

    @Override
    public boolean hasSkipped() {
        return called == NOBODY ? tasks.first() != head
                : tasks.beginsBefore(policy.first(view, called), policy.second(view, called), view.input().order().tieOrder(called));
    }

    @Override
    public void removeJob(int job, IntConsumer removed) {
        tasks.removeIf(task -> view.input().index().jobOf(task) == job, removed);
    }

    @Override
    public void endPass() {
        // What was set aside has never left.
    }
}
