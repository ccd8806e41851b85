package org.schedscope.ui.state;

import java.util.Optional;
import org.schedscope.model.Platform;
import org.schedscope.model.Workload;
import org.schedscope.model.WorkloadIndex;
import org.schedscope.trace.Trace;

/**
 * A run that the window has open, with what has been recorded of it so far.
 *
 * @param number counts the runs opened in this session from 1; the same number is the same run, perhaps recorded further
 * @param setup what makes the run what it is
 * @param trace the recording so far; ends at the end of an instant
 * @param complete whether the trace reaches the run's end
 */
public record OpenRun(int number, RunSetup setup, Trace trace, boolean complete) {
    public Workload workload() {
        return setup.workload();
    }

    public Platform platform() {
        return setup.platform();
    }

    public WorkloadIndex index() {
        return trace.index();
    }

    /** Last tick recorded; the makespan once complete. */
    public long lastTick() {
        return trace.lastTick();
    }

    /** The run's total length in ticks, if the simulation has got there. */
    public Optional<Long> length() {
        return complete ? Optional.of(lastTick()) : Optional.empty();
    }

    public boolean isSameRunAs(OpenRun other) {
        return number == other.number;
    }

    OpenRun recordedFurther(Trace longer, boolean toTheEnd) {
        return new OpenRun(number, setup, longer, toTheEnd);
    }
}
