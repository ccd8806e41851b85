package org.schedscope.io;

import org.schedscope.event.RunInfo;
import org.schedscope.trace.Trace;

/** A run read from an event log; workload and platform are those of the trace. */
public record RecordedRun(RunInfo info, Trace trace) {
}
