package org.schedscope.engine.queue.line;

import org.schedscope.engine.queue.tree.Needs;
import org.schedscope.engine.queue.tree.TaskFilter;
/** Lines of tasks, of which every subtree knows what its tasks need at least. */
public final class LinesWithNeeds extends KineticTournament implements KineticTournament.Interest {
    private final Needs needs;
    private TaskFilter filter = (cores, memory, ticks) -> true;

    public LinesWithNeeds() {
        needs = new Needs();
    }

    public LinesWithNeeds(LinesWithNeeds other) {
        super(other);
        needs = other.needs.copy();
    }

    /** From now on, of interest is what a filter accepts. */
    public void setFilter(TaskFilter newFilter) {
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
    public void setNeeds(int node, int cores, long memory, long ticks) {
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
