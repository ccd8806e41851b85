package org.schedscope.engine.queue;

import java.util.function.IntConsumer;
import org.schedscope.engine.input.SimulationInput;
import org.schedscope.engine.queue.key.QueueView;
import org.schedscope.engine.queue.tree.RequirementTreap;
import org.schedscope.engine.queue.tree.TaskFilter;
import org.schedscope.event.PriorityKey;
import org.schedscope.model.number.NumberSink;
import org.schedscope.policy.FixedPolicy;

/**
 * Keys that never change in a tree with the least needs of each subtree: a pass that looks for few tasks finds them in O(log n) each.
 * Slower than a {@link FixedReadyQueue} where only heads matter.
 */
final class IndexedReadyQueue extends ReadyQueue implements PriorityKey {
    private final FixedPolicy policy;
    private final RequirementTreap tasks;
    /** The node of the first task. */
    private int node;

    IndexedReadyQueue(FixedPolicy policy, QueueView view) {
        this(policy, view, new RequirementTreap());
    }

    private IndexedReadyQueue(FixedPolicy policy, QueueView view, RequirementTreap tasks) {
        super(view);
        this.policy = policy;
        this.tasks = tasks;
    }

    @Override
    ReadyQueue copied(QueueView.ReadyTicks readyTicks) {
        return new IndexedReadyQueue(policy, view.copy(readyTicks), tasks.copy());
    }

    @Override
    ReadyQueue newEmpty() {
        return new IndexedReadyQueue(policy, view);
    }

    @Override
    void insert(int task) {
        SimulationInput input = view.input();
        int added = tasks.newNode(task, policy.first(view, task), policy.second(view, task), input.order().tieOrder(task));
        tasks.insert(added, input.cores(task), input.needs(), view.shortestEstimate(task));
    }

    @Override
    public void alwaysAccept(int task) {
        tasks.needNothing(policy.first(view, task), policy.second(view, task), view.input().order().tieOrder(task));
    }

    @Override
    void begin(long now, long longest) {
        node = tasks.first();
    }

    @Override
    int first() {
        return node == RequirementTreap.NONE ? NO_TASK : tasks.task(node);
    }

    @Override
    PriorityKey firstKey() {
        return this;
    }

    @Override
    public String text() {
        return Long.toString(policy.shown(tasks.first(node)));
    }

    @Override
    public void writeTo(NumberSink sink) {
        sink.number(policy.shown(tasks.first(node)), 1);
    }

    @Override
    void removeFirst() {
        int next = tasks.next(node);
        tasks.remove(node);
        node = next;
    }

    @Override
    void skipFirst() {
        node = tasks.next(node);
    }

    @Override
    public void skipTo(TaskFilter filter) {
        int found = tasks.firstFrom(node, filter);
        skipped |= found != node;
        node = found;
    }

    @Override
    boolean goesBefore(ReadyQueue other) {
        IndexedReadyQueue that = (IndexedReadyQueue) other;
        return tasks.goesBefore(node, that.tasks, that.node);
    }

    @Override
    void removeTasks(int job, IntConsumer removed) {
        tasks.removeIf(task -> view.input().index().jobOf(task) == job, removed);
    }
}
