package org.schedscope.scheduler.probe;

import java.util.ArrayList;
import java.util.List;
import org.schedscope.engine.queue.key.QueueView;
import org.schedscope.model.number.BigRatio;
import org.schedscope.policy.FifoJob;
import org.schedscope.policy.WorkflowPolicy;

/** {@link KeyChange}s where workflows are compared by a figure, if there is one, then by arrival, and tasks by their ranks by means. */
final class WorkflowKeyChanges {
    private final WorkflowPolicy policy;
    private final QueueView view;

    WorkflowKeyChanges(WorkflowPolicy policy, QueueView view) {
        this.policy = policy;
        this.view = view;
    }

    List<KeyChange> changes(int task, int other, boolean first) {
        List<KeyChange> changes = new ArrayList<>();
        if (policy.figure().isPresent() && view.jobOrder(task) != view.jobOrder(other)) {
            BigRatio distance = view.workflows().figure(task).minus(view.workflows().figure(other));
            boolean winsTie = view.jobOrder(task) < view.jobOrder(other);
            BigRatio amount = first ? distance : BigRatio.ZERO.minus(distance);
            changes.add(new KeyChange(KeyChange.Term.WORKFLOW_FIGURE, !first, amount, winsTie != first));
            if (distance.signum() == 0) {
                changes.addAll(new KeyChangeSearch(new FifoJob(), view).changes(task, other, first).stream()
                        .filter(change -> change.term() == KeyChange.Term.ARRIVAL).toList());
            }
        } else {
            boolean more = policy.largestRankFirst(view.workflows().waiting()) == first;
            BigRatio distance = view.meanRank(other).minus(view.meanRank(task));
            boolean winsTie = view.input().order().tieOrder(task) < view.input().order().tieOrder(other);
            changes.add(new KeyChange(KeyChange.Term.MEAN_RANK, more, more ? distance : BigRatio.ZERO.minus(distance), winsTie != first));
        }
        return changes;
    }
}
