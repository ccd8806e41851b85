package org.schedscope.ui.state.time;

import org.schedscope.chart.index.TraceIndex;
import org.schedscope.trace.Trace;
import org.schedscope.ui.state.run.OpenRun;

/**
 * What views look up in the trace of the open run, shared by all of them. It runs ahead of the playhead by a slice a frame, so that a
 * jump far ahead finds most of it done: a million tasks at once would stop the window for a second.
 */
public final class IndexModel {
    /** Events taken in at most per frame, some milliseconds' worth: as many a second as a simulation makes. */
    private static final int SLICE = 50_000;

    private TraceIndex index;
    private int indexedRun;
    private int taken;

    /** The index of a run, taken in at least up to a position. */
    public TraceIndex of(OpenRun run, int position) {
        begin(run);
        extend(run.trace(), position);
        return index;
    }

    /** Takes in some more of what has been recorded; called once a frame. */
    public void pulse(OpenRun run) {
        towards(run, run.trace().eventCount());
    }

    /** The index of a run, taken in towards a position, but by no more than a slice; see {@link #taken}. */
    public TraceIndex towards(OpenRun run, int position) {
        begin(run);
        extend(run.trace(), Math.min(position, taken + SLICE));
        return index;
    }

    /** Up to which position it has been taken in. */
    public int taken() {
        return taken;
    }

    private void begin(OpenRun run) {
        if (index == null || indexedRun != run.number()) {
            indexedRun = run.number();
            index = new TraceIndex(run.trace(), 0);
            taken = 0;
        }
    }

    private void extend(Trace trace, int position) {
        if (position > taken) {
            index.extend(trace, position);
            taken = position;
        }
    }
}
