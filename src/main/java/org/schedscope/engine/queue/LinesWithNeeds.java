package org.schedscope.engine.queue;

import org.schedscope.engine.queue.tree.Needs;
import org.schedscope.engine.queue.tree.TaskFilter;
/** Lines of tasks, of which every subtree knows what its tasks need at least. */
final class LinesWithNeeds extends KineticTournament implements LineSearch.Interest {
    private final Needs needs;
    private TaskFilter filter = (cores, memory, ticks) -> true;

    LinesWithNeeds() {
        needs = new Needs();
    }

    LinesWithNeeds(LinesWithNeeds other) {
        super(other);
        needs = other.needs.copy();
    }

    /** From now on, of interest is what a filter accepts. */
    void setFilter(TaskFilter newFilter) {
        filter = newFilter;
    }

    @Override
    public boolean mayBeIn(int subtree) {
        return needs.mayBeAccepted(subtree, filter);
    }

    @Override
    public boolean isIn(int node) {
        return needs.isAccepted(node, filter);
    }

    /** The task of a node, in order or not, needs this. */
    void setNeeds(int node, int cores, long memory, long ticks) {
        needs.set(node, cores, memory, ticks);
    }

    @Override
    void grow() {
        super.grow();
        needs.ensureCapacity(capacity());
    }

    @Override
    void settle(int node) {
        super.settle(node);
        needs.sumUp(node, left(node), right(node));
    }
}
