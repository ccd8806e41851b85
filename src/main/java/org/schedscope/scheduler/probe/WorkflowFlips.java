package org.schedscope.scheduler.probe;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Function;
import org.schedscope.engine.input.SimulationInput;
import org.schedscope.engine.queue.QueueView;
import org.schedscope.model.number.BigRatio;
import org.schedscope.policy.FifoJob;

/** {@link Flip}s where workflows are compared by a figure, if there is one, then by arrival, and tasks by their ranks by means. */
final class WorkflowFlips {
    private final QueueView view;
    private final SimulationInput input;
    private final boolean largestRankFirst;
    /** Of a job, exactly. */
    private final Optional<Function<Integer, String>> figure;

    WorkflowFlips(QueueView view, SimulationInput input, boolean largestRankFirst, Optional<Function<Integer, String>> figure) {
        this.view = view;
        this.input = input;
        this.largestRankFirst = largestRankFirst;
        this.figure = figure;
    }

    List<Flip> flips(int task, int other, boolean first) {
        int job = input.index().jobOf(task);
        int otherJob = input.index().jobOf(other);
        List<Flip> flips = new ArrayList<>();
        if (figure.isPresent() && job != otherJob) {
            BigRatio distance = UserFlips.exact(figure.get().apply(job)).minus(UserFlips.exact(figure.get().apply(otherJob)));
            boolean winsTie = view.jobOrder(task) < view.jobOrder(other);
            flips.add(new Flip(Flip.Term.WORKFLOW_FIGURE, !first, first ? distance : BigRatio.ZERO.minus(distance), winsTie != first));
            if (distance.signum() == 0) {
                flips.addAll(new FlipSearch(new FifoJob(), input, view).flips(task, other, first).stream()
                        .filter(flip -> flip.term() == Flip.Term.ARRIVAL).toList());
            }
        } else {
            boolean more = largestRankFirst == first;
            BigRatio distance = view.meanRank(other).minus(view.meanRank(task));
            boolean winsTie = input.tieOrder(task) < input.tieOrder(other);
            flips.add(new Flip(Flip.Term.MEAN_RANK, more, more ? distance : BigRatio.ZERO.minus(distance), winsTie != first));
        }
        return flips;
    }
}
