package org.schedscope.scheduler.probe;

import java.util.Optional;
import org.schedscope.engine.queue.key.QueueView;
import org.schedscope.model.graph.ValueOverTime;
import org.schedscope.model.number.Ratio;
import org.schedscope.policy.ValueProjection;

/**
 * A queue as it would be if one term of one task were another. Places of jobs are doubled, so that a job that arrives at another tick
 * finds a place between two others.
 */
final class PerturbedView extends QueueView {
    private final int changed;
    private final KeyChange.Term term;
    private final long by;

    /** @param by what is added to the term of the task */
    PerturbedView(QueueView view, int changed, KeyChange.Term term, long by) {
        super(view);
        this.changed = changed;
        this.term = term;
        this.by = by;
    }

    private long change(int task, KeyChange.Term asked) {
        return task == changed && term == asked ? by : 0;
    }

    @Override
    public long arrival(int task) {
        return super.arrival(task) + change(task, KeyChange.Term.ARRIVAL);
    }

    @Override
    public int jobOrder(int task) {
        return change(task, KeyChange.Term.ARRIVAL) == 0 ? 2 * super.jobOrder(task) + 1
                : 2 * placeOf(input().index().jobOf(task), arrival(task));
    }

    /** The first place whose job does not go before a job that arrives at a tick. */
    private int placeOf(int job, long tick) {
        int low = 0;
        int high = input().index().jobCount();
        while (low < high) {
            int middle = (low + high) >>> 1;
            long there = input().order().arrivalAt(middle);
            if (there < tick || there == tick && input().order().jobAt(middle) < job) {
                low = middle + 1;
            } else {
                high = middle;
            }
        }
        return low;
    }

    @Override
    public long readyTick(int task) {
        return super.readyTick(task) + change(task, KeyChange.Term.READY);
    }

    @Override
    public long rank(int task) {
        return super.rank(task) + change(task, KeyChange.Term.RANK);
    }

    @Override
    public long criticalPath(int task) {
        return super.criticalPath(task) + change(task, KeyChange.Term.CRITICAL_PATH);
    }

    @Override
    public Optional<ValueProjection> projection(int task) {
        Optional<ValueProjection> projection = super.projection(task);
        return task == changed ? projection.map(known -> new ValueProjection(value(known.value()), arrival(task), rank(task),
                known.downstream().plus(Ratio.of(change(task, KeyChange.Term.DOWNSTREAM))))) : projection;
    }

    private ValueOverTime value(ValueOverTime known) {
        return term == KeyChange.Term.CRITICAL_PATH ? new ValueOverTime(known.curve(), known.criticalPath() + by) : known;
    }
}
