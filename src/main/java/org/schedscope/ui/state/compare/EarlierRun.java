package org.schedscope.ui.state.compare;

import org.schedscope.chart.index.TraceIndex;
import org.schedscope.trace.Trace;

/**
 * The finished run before something was edited.
 *
 * @param index of all of it
 */
public record EarlierRun(Trace trace, TraceIndex index) {
    public static EarlierRun of(Trace trace) {
        return new EarlierRun(trace, new TraceIndex(trace));
    }
}
