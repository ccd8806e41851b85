package org.schedscope.ui.state;

import java.util.Map;
import java.util.TreeMap;
import org.schedscope.metrics.JobFacts;
import org.schedscope.metrics.RunMeasures;
import org.schedscope.trace.Trace;

/** Measures of a run at any position: forward by hearing events, back by starting from a copy kept on the way. */
final class MeasuresWalk {
    /** Copies kept at most; one is as large as a few numbers per job. */
    private static final int MOST_COPIES = 32;
    private static final int EVENTS_BETWEEN_COPIES = 20_000;

    private final TreeMap<Integer, RunMeasures> copies = new TreeMap<>();
    private final JobFacts jobs;
    private RunMeasures measures;
    private int position;

    MeasuresWalk(JobFacts jobs) {
        this.jobs = jobs;
        measures = new RunMeasures(jobs);
    }

    /** Measures after the first {@code target} events; to be used before the next call. */
    RunMeasures at(Trace trace, int target) {
        if (target < position) {
            Map.Entry<Integer, RunMeasures> nearest = copies.floorEntry(target);
            position = nearest == null ? 0 : nearest.getKey();
            measures = nearest == null ? new RunMeasures(jobs) : nearest.getValue().copy();
        }
        while (position < target) {
            int next = (int) Math.min(target, position + (long) EVENTS_BETWEEN_COPIES);
            trace.replay(position, next, measures);
            position = next;
            if (copies.isEmpty() || position >= copies.lastKey() + EVENTS_BETWEEN_COPIES) {
                keep();
            }
        }
        return measures;
    }

    /** When there are too many, every second one goes. */
    private void keep() {
        copies.put(position, measures.copy());
        if (copies.size() > MOST_COPIES) {
            boolean[] odd = {false};
            copies.keySet().removeIf(key -> odd[0] = !odd[0]);
        }
    }
}
