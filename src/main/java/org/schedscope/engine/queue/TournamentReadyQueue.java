package org.schedscope.engine.queue;

import java.util.function.IntConsumer;
import org.schedscope.engine.queue.key.QueueView;
import org.schedscope.engine.queue.key.TournamentKeys;
import org.schedscope.engine.queue.tree.TaskFilter;
import org.schedscope.engine.queue.tree.Tournament;
import org.schedscope.engine.queue.use.FairUse;

/**
 * The queue of tasks in a {@link Tournament}: the straightforward implementation of a policy whose keys are computed in every pass, and of
 * monotone keys.
 */
final class TournamentReadyQueue extends SearchedReadyQueue {
    private final TournamentKeys keys;
    private final Tournament tournament;
    /** Null if keys do not depend on the use of cores. */
    private final FairUse use;

    TournamentReadyQueue(TournamentKeys keys, QueueView view) {
        this(keys, view, null);
    }

    /** @param use of cores, by which keys are computed */
    TournamentReadyQueue(TournamentKeys keys, QueueView view, FairUse use) {
        super(view);
        this.use = use;
        this.keys = keys;
        tournament = new Tournament(keys);
    }

    private TournamentReadyQueue(TournamentReadyQueue other, QueueView view) {
        super(other, view);
        keys = other.keys.copy(view);
        tournament = other.tournament.copy(keys);
        use = other.use == null ? null : other.use.copy();
    }

    @Override
    ReadyQueue copied(QueueView.ReadyTicks readyTicks) {
        return new TournamentReadyQueue(this, view.copy(readyTicks));
    }

    @Override
    ReadyQueue newEmpty() {
        return new TournamentReadyQueue(keys.newEmpty(), view, use);
    }

    @Override
    int newNode(int task, int cores, long[][] counts, long ticks) {
        int node = keys.add(task);
        tournament.add(node, cores, counts, task, ticks);
        return node;
    }

    @Override
    void cut(int node) {
        tournament.cut(node);
    }

    @Override
    void putBack(int node) {
        tournament.putBack(node);
    }

    @Override
    void release(int node) {
        keys.release(node);
    }

    @Override
    int task(int node) {
        return keys.task(node);
    }

    @Override
    void needNothing(int node) {
        tournament.needNothing(node);
    }

    @Override
    boolean isAccepted(int node, TaskFilter filter) {
        return tournament.isAccepted(node, filter);
    }

    @Override
    long longestCriticalPath() {
        return keys.longestCriticalPath(tournament);
    }

    @Override
    void moveTo(long now, long longest) {
        if (use != null) {
            use.refresh(now);
            view.showUse(use);
        }
        keys.begin(now, longest, tournament);
    }

    @Override
    int firstNode() {
        return tournament.first();
    }

    @Override
    int firstNode(TaskFilter filter) {
        return tournament.first(filter);
    }

    @Override
    boolean before(int a, int b) {
        return keys.before(a, b);
    }

    @Override
    boolean before(int node, SearchedReadyQueue other, int otherNode) {
        return keys.before(node, ((TournamentReadyQueue) other).keys, otherNode);
    }

    @Override
    void forEach(IntConsumer action) {
        tournament.sharpenAll();
        tournament.forEach(action);
    }

    @Override
    String text(int node) {
        return keys.text(node);
    }

    @Override
    public void started(int task) {
        use(task, 1, view.now());
    }

    @Override
    public void finished(int task, long tick) {
        use(task, -1, tick);
    }

    private void use(int task, int sign, long tick) {
        if (use != null) {
            use.use(view.input().index().jobOf(task), sign * view.input().cores(task), tick);
        }
    }

    @Override
    public void usedBefore(int task, int moreCores, long tick) {
        if (use != null) {
            use.use(view.input().index().jobOf(task), moreCores, tick);
        }
    }

    @Override
    void end() {
        super.end();
        keys.end(tournament.peek());
    }
}
