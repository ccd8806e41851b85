package org.schedscope.ui.state;

import java.util.List;
import java.util.Optional;
import java.util.OptionalDouble;
import java.util.OptionalLong;
import org.schedscope.engine.SimulationInput;
import org.schedscope.io.InputException;
import org.schedscope.io.Problem;
import org.schedscope.metrics.JobFacts;
import org.schedscope.metrics.ReportOptions;
import org.schedscope.model.CriticalPaths;
import org.schedscope.model.Platform;
import org.schedscope.model.ValueOverTime;
import org.schedscope.model.Workload;
import org.schedscope.model.WorkloadIndex;
import org.schedscope.policy.ValuePolicy;
import org.schedscope.scheduler.RunSpec;
import org.schedscope.scheduler.Schedulers;
import org.schedscope.trace.Trace;
import org.schedscope.trace.TraceRecorder;

/**
 * A run that the window has open, with what has been recorded of it so far.
 *
 * @param number counts the runs opened in this session from 1; the same number is the same run, perhaps recorded further
 * @param prepared what makes the run what it is
 * @param input the workload on the platform as the simulator has worked it out, with ranks and critical paths by estimates
 * @param paths true upward ranks and critical paths, for metrics
 * @param jobs what metrics know of the jobs before anything runs: work, critical paths, expected end times
 * @param trace the recording so far; ends at the end of an instant
 * @param complete whether the trace reaches the run's end
 */
public record OpenRun(int number, PreparedRun prepared, SimulationInput input, CriticalPaths paths, JobFacts jobs,
        Trace trace, boolean complete) {
    /**
     * A run of which nothing has happened yet.
     *
     * @throws InputException if workload and platform cannot be made to fit each other
     * @throws org.schedscope.model.ModelException if no cluster of the platform can hold some task
     */
    static OpenRun atStart(int number, RunSetup setup) throws InputException {
        PreparedRun prepared = setup.prepare();
        Platform platform = prepared.spec().platform();
        WorkloadIndex index = new WorkloadIndex(prepared.spec().workload());
        SimulationInput input = SimulationInput.of(index, platform);
        CriticalPaths paths = input.truePaths();
        JobFacts jobs = new JobFacts(index, platform, paths);
        return new OpenRun(number, prepared, input, paths, jobs, new TraceRecorder(index, platform).trace(), false);
    }

    public RunSetup setup() {
        return prepared.setup();
    }

    /** What the simulator runs. */
    public RunSpec spec() {
        return prepared.spec();
    }

    /** What was repaired or left out when workload and platform were read. */
    public List<Problem> warnings() {
        return prepared.warnings();
    }

    public Workload workload() {
        return spec().workload();
    }

    public Platform platform() {
        return spec().platform();
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

    /** What the job of a task would earn if the task started at a tick and nothing waited after it; none if its job has no value curve. */
    public OptionalDouble projectedValue(int task, long tick) {
        int job = index().jobOf(task);
        Optional<ValueOverTime> value = input.valueOverTime(job);
        if (value.isEmpty()) {
            return OptionalDouble.empty();
        }
        long response = input.estimatedPaths().rank(task) + tick - index().job(job).arrival();
        return OptionalDouble.of(value.get().value(value.get().piece(response), response));
    }

    /** Whether one queue serves all clusters. */
    public boolean hasCentralQueue() {
        return Schedulers.isCentral(spec());
    }

    /** Whether in the one queue tasks of one kind do not wait for those of another. */
    public boolean kindsWaitApart() {
        return isMarket() || spec().scheduler().equals(Schedulers.CENTRAL);
    }

    /** Whether tasks bid: in the market, whatever by. */
    public boolean isMarket() {
        return spec().scheduler().equals(Schedulers.MARKET);
    }

    /** Whether what jobs earn matters to who goes first: tasks bid or a policy looks at value curves, and there are some. */
    public boolean isAboutValue() {
        return (isMarket() || Schedulers.ordering(spec()) instanceof ValuePolicy)
                && workload().hasValueCurves();
    }

    /** What metrics are measured with: users' equal shares, and heatmap cells that keep their width as long as the recording does. */
    public ReportOptions reportOptions() {
        return ReportOptions.defaults().withEetBin(cellTicks(lastTick()));
    }

    /** 1, 2 or 5 times a power of ten, so that a run has about a hundred cells: few enough to see, wide enough to click. */
    private static long cellTicks(long span) {
        long wanted = span / 130;
        long power = 1;
        while (power * 10 <= wanted) {
            power *= 10;
        }
        return wanted <= power ? power : wanted <= 2 * power ? 2 * power : wanted <= 5 * power ? 5 * power : 10 * power;
    }

    OpenRun recordedFurther(Trace longer, boolean toTheEnd) {
        return new OpenRun(number, prepared, input, paths, jobs, longer, toTheEnd);
    }
}
