package org.schedscope.io.log;

import org.schedscope.event.RunInfo;
import org.schedscope.model.Platform;
import org.schedscope.model.Workload;
import org.schedscope.trace.Trace;

/**
 * A run read from an event log.
 *
 * @param trace of the workload as it is after all forks, on the platform with the most cores that every cluster ever has
 * @param workload as the run began with it
 * @param platform as the run began on it
 */
public record RecordedRun(RunInfo info, Trace trace, Workload workload, Platform platform) {
    /** A run that was not forked. */
    public RecordedRun(RunInfo info, Trace trace) {
        this(info, trace, trace.workload(), trace.platform());
    }
}
