package org.schedscope.io.log;

import org.schedscope.event.RunInfo;
import org.schedscope.model.Platform;
import org.schedscope.model.Workload;
import org.schedscope.trace.Trace;

/**
 * A run read from an event log.
 *
 * @param trace trace of the workload after all forks, on the platform with the most cores that every cluster ever has
 * @param workload workload at the start of the run
 * @param platform platform at the start of the run
 */
public record RecordedRun(RunInfo info, Trace trace, Workload workload, Platform platform) {
    /** Creates a run without forks. */
    public RecordedRun(RunInfo info, Trace trace) {
        this(info, trace, trace.workload(), trace.platform());
    }
}
