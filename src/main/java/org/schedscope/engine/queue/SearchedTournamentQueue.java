package org.schedscope.engine.queue;

import org.schedscope.engine.collection.IntMap;
import org.schedscope.engine.queue.key.QueueView;
import org.schedscope.engine.queue.tree.TaskFilter;
import org.schedscope.engine.queue.tree.Tournament;

/** A queue whose tasks stand in a {@link Tournament}, where tasks overtake. */
abstract class SearchedTournamentQueue extends SearchedReadyQueue {
    final Tournament tournament;

    SearchedTournamentQueue(QueueView view, IntMap nodeOfTask, int size, Tournament tournament) {
        super(view, nodeOfTask, size);
        this.tournament = tournament;
    }

    /** Remembers a task under a free number. */
    abstract int take(int task);

    @Override
    final int newNode(int task, int cores, long memory, long ticks) {
        int node = take(task);
        tournament.add(node, cores, memory, ticks);
        return node;
    }

    @Override
    final void cut(int node) {
        tournament.cut(node);
    }

    @Override
    final void putBack(int node) {
        tournament.putBack(node);
    }

    @Override
    final void needNothing(int node) {
        tournament.needNothing(node);
    }

    @Override
    final boolean isAccepted(int node, TaskFilter filter) {
        return tournament.isAccepted(node, filter);
    }

    @Override
    final int first() {
        return tournament.first();
    }

    @Override
    final int first(TaskFilter filter) {
        return tournament.first(filter);
    }
}
