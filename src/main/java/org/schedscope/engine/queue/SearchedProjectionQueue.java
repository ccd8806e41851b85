package org.schedscope.engine.queue;

import org.schedscope.engine.queue.key.QueueView;
import org.schedscope.engine.queue.line.Lines;
import org.schedscope.policy.ProjectionPolicy;

/** For keys that are one line each for ever, where tasks overtake. */
final class SearchedProjectionQueue extends SearchedLineQueue {
    private final ProjectionPolicy policy;

    SearchedProjectionQueue(ProjectionPolicy policy, QueueView view) {
        super(policy, view);
        this.policy = policy;
    }

    private SearchedProjectionQueue(SearchedProjectionQueue other, QueueView view) {
        super(other, view);
        policy = other.policy;
    }

    @Override
    public MergeableReadyQueue copy(QueueView.ReadyTicks readyTicks) {
        return new SearchedProjectionQueue(this, view.copy(readyTicks));
    }

    @Override
    public MergeableReadyQueue newEmpty() {
        return new SearchedProjectionQueue(policy, view);
    }

    @Override
    void setUp(int node, int task) {
        lines.setArrival(node, view.arrival(task));
        lines.setLine(node, policy.offset(view, task), 1, policy.divisor(view, task), Lines.FOREVER);
    }

    @Override
    public long longestCriticalPath() {
        return lines.largestDivisor();
    }

    @Override
    void begin(long now, long longest) {
        lines.advance(now);
        view.begin(now, longest);
    }
}
