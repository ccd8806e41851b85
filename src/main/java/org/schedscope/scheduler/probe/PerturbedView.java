package org.schedscope.scheduler.probe;

import java.util.Optional;
import org.schedscope.engine.input.SimulationInput;
import org.schedscope.model.graph.ValueOverTime;
import org.schedscope.model.number.BigRatio;
import org.schedscope.model.number.Ratio;
import org.schedscope.policy.TaskView;
import org.schedscope.policy.UserView;
import org.schedscope.policy.ValueProjection;
import org.schedscope.policy.WorkflowView;

/**
 * A queue as it would be if one term of one task were another. Places of jobs are doubled, so that a job that arrives at another tick
 * finds a place between two others.
 */
final class PerturbedView implements TaskView {
    private final TaskView view;
    private final SimulationInput input;
    private final int changed;
    private final KeyChange.Term term;
    private final long by;

    /** @param by what is added to the term of the task */
    PerturbedView(TaskView view, SimulationInput input, int changed, KeyChange.Term term, long by) {
        this.view = view;
        this.input = input;
        this.changed = changed;
        this.term = term;
        this.by = by;
    }

    private long change(int task, KeyChange.Term asked) {
        return task == changed && term == asked ? by : 0;
    }

    @Override
    public long now() {
        return view.now();
    }

    @Override
    public long arrival(int task) {
        return view.arrival(task) + change(task, KeyChange.Term.ARRIVAL);
    }

    @Override
    public int jobOrder(int task) {
        return change(task, KeyChange.Term.ARRIVAL) == 0 ? 2 * view.jobOrder(task) + 1
                : 2 * placeOf(input.index().jobOf(task), arrival(task));
    }

    /** The first place whose job does not go before a job that arrives at a tick. */
    private int placeOf(int job, long tick) {
        int low = 0;
        int high = input.index().jobCount();
        while (low < high) {
            int middle = (low + high) >>> 1;
            long there = input.order().arrivalAt(middle);
            if (there < tick || there == tick && input.order().jobAt(middle) < job) {
                low = middle + 1;
            } else {
                high = middle;
            }
        }
        return low;
    }

    @Override
    public long readyTick(int task) {
        return view.readyTick(task) + change(task, KeyChange.Term.READY);
    }

    @Override
    public long exec(int task) {
        return view.exec(task);
    }

    @Override
    public int cores(int task) {
        return view.cores(task);
    }

    @Override
    public long rank(int task) {
        return view.rank(task) + change(task, KeyChange.Term.RANK);
    }

    @Override
    public BigRatio meanRank(int task) {
        return view.meanRank(task);
    }

    @Override
    public long criticalPath(int task) {
        return view.criticalPath(task) + change(task, KeyChange.Term.CRITICAL_PATH);
    }

    @Override
    public long maxCriticalPath() {
        return view.maxCriticalPath();
    }

    @Override
    public Optional<ValueProjection> projection(int task) {
        Optional<ValueProjection> projection = view.projection(task);
        return task == changed ? projection.map(known -> new ValueProjection(value(known.value()), arrival(task), rank(task),
                known.downstream().plus(Ratio.of(change(task, KeyChange.Term.DOWNSTREAM))))) : projection;
    }

    private ValueOverTime value(ValueOverTime known) {
        return term == KeyChange.Term.CRITICAL_PATH ? new ValueOverTime(known.curve(), known.criticalPath() + by) : known;
    }

    @Override
    public int user(int task) {
        return view.user(task);
    }

    @Override
    public String userName(int task) {
        return view.userName(task);
    }

    @Override
    public String jobName(int task) {
        return view.jobName(task);
    }

    @Override
    public int queue() {
        return view.queue();
    }

    @Override
    public UserView users() {
        return view.users();
    }

    @Override
    public WorkflowView workflows() {
        return view.workflows();
    }

    @Override
    public long draw(int task) {
        return view.draw(task);
    }
}
