package org.schedscope.scheduler.probe;

import java.util.ArrayList;
import java.util.List;
import org.schedscope.engine.input.SimulationInput;
import org.schedscope.model.number.BigRatio;
import org.schedscope.policy.FifoJob;
import org.schedscope.policy.TaskView;
import org.schedscope.policy.WorkflowPolicy;

/** {@link Flip}s where workflows are compared by a figure, if there is one, then by arrival, and tasks by their ranks by means. */
final class WorkflowFlips {
    private final WorkflowPolicy policy;
    private final TaskView view;
    private final SimulationInput input;

    WorkflowFlips(WorkflowPolicy policy, TaskView view, SimulationInput input) {
        this.policy = policy;
        this.view = view;
        this.input = input;
    }

    List<Flip> flips(int task, int other, boolean first) {
        List<Flip> flips = new ArrayList<>();
        if (policy.figure().isPresent() && view.jobOrder(task) != view.jobOrder(other)) {
            BigRatio distance = view.workflows().figure(task).minus(view.workflows().figure(other));
            boolean winsTie = view.jobOrder(task) < view.jobOrder(other);
            flips.add(new Flip(Flip.Term.WORKFLOW_FIGURE, !first, first ? distance : BigRatio.ZERO.minus(distance), winsTie != first));
            if (distance.signum() == 0) {
                flips.addAll(new FlipSearch(new FifoJob(), input, view).flips(task, other, first).stream()
                        .filter(flip -> flip.term() == Flip.Term.ARRIVAL).toList());
            }
        } else {
            boolean more = policy.largestRankFirst(view.workflows().waiting()) == first;
            BigRatio distance = view.meanRank(other).minus(view.meanRank(task));
            boolean winsTie = input.order().tieOrder(task) < input.order().tieOrder(other);
            flips.add(new Flip(Flip.Term.MEAN_RANK, more, more ? distance : BigRatio.ZERO.minus(distance), winsTie != first));
        }
        return flips;
    }
}
