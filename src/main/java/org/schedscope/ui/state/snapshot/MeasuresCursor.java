package org.schedscope.ui.state.snapshot;

import org.schedscope.metrics.RunMeasures;
import org.schedscope.metrics.fact.JobFacts;
import org.schedscope.trace.ReplayCache;
import org.schedscope.trace.Trace;

/** Measures of a run at any position. */
final class MeasuresCursor {
    /** Copies kept at most, and less of large runs: one is as large as a few numbers per job. */
    private static final int MOST_COPIES = 32;
    private static final int JOBS_IN_ALL_COPIES = 8_000_000;
    static final int EVENTS_BETWEEN_COPIES = 20_000;

    private final ReplayCache<RunMeasures> measures;
    private long told;

    MeasuresCursor(JobFacts jobs) {
        int mostCopies = Math.max(4, Math.min(MOST_COPIES, JOBS_IN_ALL_COPIES / jobs.jobCount()));
        // To copy a job costs less than to process an event, but not by much.
        int spacing = Math.max(EVENTS_BETWEEN_COPIES, jobs.jobCount() / 4);
        measures = new ReplayCache<>(0, mostCopies, spacing, () -> new RunMeasures(jobs), RunMeasures::copy);
    }

    int position() {
        return (int) measures.position();
    }

    /** Events processed so far: the cost. */
    long told() {
        return told;
    }

    /** Measures after the first {@code target} events; to be used before the next call. */
    RunMeasures at(Trace trace, int target) {
        return measures.at(target, (state, from, to, spacing) -> {
            int stop = ReplayCache.stop(from, to, spacing);
            trace.replay((int) from, stop, state);
            told += stop - from;
            return stop;
        });
    }
}
