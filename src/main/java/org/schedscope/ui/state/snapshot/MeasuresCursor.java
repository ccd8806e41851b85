package org.schedscope.ui.state.snapshot;

import java.util.Map;
import java.util.TreeMap;
import org.schedscope.metrics.RunMeasures;
import org.schedscope.metrics.fact.JobFacts;
import org.schedscope.trace.Trace;

/** Measures of a run at any position: by hearing events, from where it is or from a copy kept on the way that is nearer. */
final class MeasuresCursor {
    /** Copies kept at most, and less of large runs: one is as large as a few numbers per job. */
    private static final int MOST_COPIES = 32;
    private static final int JOBS_IN_ALL_COPIES = 8_000_000;
    static final int EVENTS_BETWEEN_COPIES = 20_000;

    private final TreeMap<Integer, RunMeasures> copies = new TreeMap<>();
    private final JobFacts jobs;
    private final int mostCopies;
    private final int spacing;
    private RunMeasures measures;
    private int position;
    private long told;

    MeasuresCursor(JobFacts jobs) {
        this.jobs = jobs;
        measures = new RunMeasures(jobs);
        mostCopies = Math.max(4, Math.min(MOST_COPIES, JOBS_IN_ALL_COPIES / jobs.jobCount()));
        // To copy a job costs less than to hear an event, but not by much.
        spacing = Math.max(EVENTS_BETWEEN_COPIES, jobs.jobCount() / 4);
    }

    int position() {
        return position;
    }

    /** Events told so far: the cost. */
    long told() {
        return told;
    }

    /** Measures after the first {@code target} events; to be used before the next call. */
    RunMeasures at(Trace trace, int target) {
        Map.Entry<Integer, RunMeasures> nearest = copies.floorEntry(target);
        if (target < position || nearest != null && nearest.getKey() - position > spacing) {
            position = nearest == null ? 0 : nearest.getKey();
            measures = nearest == null ? new RunMeasures(jobs) : nearest.getValue().copy();
        }
        while (position < target) {
            int next = (int) Math.min(target, position + (long) spacing);
            trace.replay(position, next, measures);
            told += next - position;
            position = next;
            if (position >= (copies.isEmpty() ? 0 : copies.lastKey()) + (long) spacing) {
                keep();
            }
        }
        return measures;
    }

    /** When there are too many, every second one goes. */
    private void keep() {
        copies.put(position, measures.copy());
        if (copies.size() > mostCopies) {
            boolean[] odd = {false};
            copies.keySet().removeIf(key -> odd[0] = !odd[0]);
        }
    }
}
