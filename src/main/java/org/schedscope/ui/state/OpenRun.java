package org.schedscope.ui.state;

import java.util.OptionalLong;
import org.schedscope.engine.SimulationInput;
import org.schedscope.model.CriticalPaths;
import org.schedscope.model.Platform;
import org.schedscope.model.Workload;
import org.schedscope.model.WorkloadIndex;
import org.schedscope.trace.Trace;
import org.schedscope.trace.TraceRecorder;

/**
 * A run that the window has open, with what has been recorded of it so far.
 *
 * @param number counts the runs opened in this session from 1; the same number is the same run, perhaps recorded further
 * @param setup what makes the run what it is
 * @param input the workload on the platform as the simulator has worked it out, with ranks and critical paths by estimates
 * @param paths true upward ranks and critical paths, for metrics
 * @param trace the recording so far; ends at the end of an instant
 * @param complete whether the trace reaches the run's end
 */
public record OpenRun(int number, RunSetup setup, SimulationInput input, CriticalPaths paths, Trace trace, boolean complete) {
    /**
     * A run of which nothing has happened yet.
     *
     * @throws org.schedscope.model.ModelException if no cluster of the platform can hold some task
     */
    static OpenRun atStart(int number, RunSetup setup) {
        WorkloadIndex index = new WorkloadIndex(setup.workload());
        SimulationInput input = SimulationInput.of(index, setup.platform());
        CriticalPaths paths = new CriticalPaths(index, setup.platform(), input.eligibility(), CriticalPaths.Basis.TRUE);
        return new OpenRun(number, setup, input, paths, new TraceRecorder(index, setup.platform()).trace(), false);
    }

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
    public OptionalLong length() {
        return complete ? OptionalLong.of(lastTick()) : OptionalLong.empty();
    }

    public boolean isSameRunAs(OpenRun other) {
        return number == other.number;
    }

    OpenRun recordedFurther(Trace longer, boolean toTheEnd) {
        return new OpenRun(number, setup, input, paths, longer, toTheEnd);
    }
}
