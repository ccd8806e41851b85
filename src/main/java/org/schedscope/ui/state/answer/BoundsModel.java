package org.schedscope.ui.state.answer;

import java.util.BitSet;
import java.util.Optional;
import org.schedscope.bound.Bounds;
import org.schedscope.metrics.MeasuredRun;
import org.schedscope.metrics.RunMeasures;
import org.schedscope.metrics.fact.ExpectedEndTimes;
import org.schedscope.ui.state.base.Answer;
import org.schedscope.ui.state.base.Environment;
import org.schedscope.ui.state.run.OpenRun;
import org.schedscope.ui.state.snapshot.PlayheadSnapshot;

/**
 * What no schedule of the open run's jobs can go below: of those that it finishes, once it is recorded to its end; until then, of all.
 * Nothing while it is not watched, or while a part of the run is marked.
 */
public final class BoundsModel extends Answer<PlayheadSnapshot, Optional<BoundsModel.Known>> {
    /**
     * Bounds of a run, which they keep nothing of: they may be kept for longer.
     *
     * @param run its number
     * @param complete whether it was recorded to its end
     * @param expected by what users may expect
     * @param jobs how many jobs they are of
     */
    public record Known(int run, boolean complete, ExpectedEndTimes expected, int jobs, Bounds bounds) {
        /** Whether they hold for what is true at the playhead. */
        public boolean areOf(PlayheadSnapshot snapshot) {
            return snapshot.part().isEmpty() && snapshot.run().number() == run && snapshot.run().complete() == complete
                    && snapshot.expected() == expected;
        }

        /** Whether figures of that moment are of the jobs that the bounds are of. */
        public boolean compareWith(PlayheadSnapshot snapshot) {
            return areOf(snapshot) && snapshot.report().finishedJobs() == jobs;
        }
    }

    private BoundsModel(Environment environment, Finder finder) {
        super(environment, Optional.empty(), finder::of);
    }

    BoundsModel(Environment environment) {
        this(environment, new Finder());
        setWatched(false);
    }

    /** Keeps what it has found last; on the worker. */
    private static final class Finder {
        private Optional<Known> last = Optional.empty();

        Optional<Known> of(PlayheadSnapshot snapshot) {
            if (snapshot.part().isEmpty() && last.filter(known -> known.areOf(snapshot)).isEmpty()) {
                last = Optional.of(find(snapshot.run(), snapshot.expected()));
            }
            return last;
        }

        private static Known find(OpenRun run, ExpectedEndTimes expected) {
            BitSet jobs = new BitSet();
            jobs.set(0, run.jobs().jobCount());
            if (run.complete()) {
                MeasuredRun end = RunMeasures.at(run.jobs(), run.trace(), run.trace().eventCount()).measured(run.reportOptions());
                jobs = end.jobsFinished();
            }
            return new Known(run.number(), run.complete(), expected, jobs.cardinality(), Bounds.of(run.jobs(), expected, jobs));
        }
    }
}
