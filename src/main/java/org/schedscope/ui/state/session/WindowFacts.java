package org.schedscope.ui.state.session;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.schedscope.metrics.RunReport;
import org.schedscope.scheduler.fourphase.PhasesPass;
import org.schedscope.scheduler.probe.AuctionPass;
import org.schedscope.ui.state.answer.Answers;
import org.schedscope.ui.state.answer.BoundsModel;
import org.schedscope.ui.state.answer.CauseModel;
import org.schedscope.ui.state.answer.Explanation;
import org.schedscope.ui.state.answer.FindingsModel;
import org.schedscope.ui.state.answer.PassReport;
import org.schedscope.ui.state.answer.SubjectModel;
import org.schedscope.ui.state.answer.UserOutcomes;
import org.schedscope.ui.state.compare.RunComparison;
import org.schedscope.ui.state.compare.RunDifference;
import org.schedscope.ui.state.snapshot.PlayheadSnapshot;

/**
 * What has been worked out beside the window; each for a moment that of an earlier state.
 *
 * @param snapshot what is true at the playhead
 * @param late whether the snapshot has been out of date for so long that it must not be taken for the present
 * @param difference the difference between runs that was gone to last
 * @param figures what came out of kept runs, by their numbers
 */
public record WindowFacts(PlayheadSnapshot snapshot, boolean late, Explanation explanation, Optional<SubjectModel.Facts> subject,
        Optional<CauseModel.Caused> cause, Optional<FindingsModel.Found> findings, Optional<BoundsModel.Known> bounds,
        PassReport<AuctionPass> auction, PassReport<PhasesPass> phases, List<UserOutcomes.Outcome> outcomes,
        Optional<RunComparison> comparison,
        Optional<RunDifference> difference, Map<Integer, RunReport> figures) {
    static WindowFacts of(Answers answers, Optional<RunDifference> difference) {
        return new WindowFacts(answers.snapshot().get(), answers.snapshot().isLate(), answers.explanation().get(),
                answers.subject().get(), answers.cause().get(), answers.findings().get(), answers.bounds().get(),
                answers.auction().get(), answers.phases().get(), answers.outcomes().get(), answers.compare().get(),
                difference, answers.figures().get());
    }
}
