package org.schedscope.ui.state.run;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.OptionalDouble;
import java.util.OptionalLong;
import java.util.stream.IntStream;
import org.schedscope.chart.index.PieceRows;
import org.schedscope.engine.input.SimulationInput;
import org.schedscope.event.EventKind;
import org.schedscope.event.ForkSpec;
import org.schedscope.experiment.PreparedRun;
import org.schedscope.experiment.RunSetup;
import org.schedscope.experiment.session.SavedRun;
import org.schedscope.experiment.session.SavedSession;
import org.schedscope.io.input.InputException;
import org.schedscope.io.input.Problem;
import org.schedscope.metrics.ReportOptions;
import org.schedscope.metrics.fact.JobFacts;
import org.schedscope.model.ModelException;
import org.schedscope.model.Platform;
import org.schedscope.model.Workload;
import org.schedscope.model.graph.CriticalPaths;
import org.schedscope.model.graph.ValueOverTime;
import org.schedscope.model.graph.WorkloadIndex;
import org.schedscope.policy.Dependence;
import org.schedscope.scheduler.RunSpec;
import org.schedscope.scheduler.Schedulers;
import org.schedscope.text.Message;
import org.schedscope.trace.Trace;
import org.schedscope.trace.TraceRecorder;

/**
 * A run that the window has open, with what has been recorded of it so far.
 *
 * @param number counts the runs opened in this session from 1; the same number is the same run, perhaps recorded further
 * @param setup what makes the run what it is
 * @param prepared the same worked out for the simulator
 * @param input the workload on the platform as the simulator has worked it out, with ranks and critical paths by estimates
 * @param paths true upward ranks and critical paths, for metrics
 * @param jobs facts about the jobs before anything runs: work, critical paths, expected end times
 * @param trace the recording so far; ends at the end of an instant
 * @param complete whether the trace reaches the run's end
 */
public record OpenRun(int number, RunSetup setup, PreparedRun prepared, SimulationInput input, CriticalPaths paths, JobFacts jobs,
        Trace trace, boolean complete) {
    /**
     * A run at its start.
     *
     * @throws InputException if workload and platform cannot be made to fit each other
     * @throws ModelException if no cluster of the platform can hold some task, or the platform has more cores than can be drawn
     */
    public static OpenRun atStart(int number, RunSetup setup) throws InputException {
        PreparedRun prepared = setup.prepare();
        Platform platform = prepared.spec().recordedPlatform();
        checkCores(platform);
        WorkloadIndex index = new WorkloadIndex(prepared.spec().recordedWorkload());
        SimulationInput input = SimulationInput.of(index, prepared.lastStage().platform()).without(prepared.spec().absentJobs());
        CriticalPaths paths = input.truePaths();
        JobFacts jobs = new JobFacts(index, platform, paths);
        Trace nothing = new TraceRecorder(index, platform, prepared.spec().begunPlatform()).trace();
        return new OpenRun(number, setup, prepared, input, paths, jobs, nothing, false);
    }

    /**
     * A run that is simulated at once, to its end.
     *
     * @throws InputException if workload and platform cannot be made to fit each other
     * @throws ModelException if no cluster of the platform can hold some task, or some task never starts
     */
    public static OpenRun simulated(int number, RunSetup setup, Simulator simulator) throws InputException {
        OpenRun start = atStart(number, setup);
        TraceRecorder recorder = new TraceRecorder(start.index(), start.platform(), start.wholeSpec().begunPlatform());
        Simulator.Steps steps = simulator.start(start, recorder);
        while (steps.hasNext()) {
            steps.step();
        }
        return start.recordedFurther(recorder.trace(), true);
    }

    /** A run at its start; one that another program still makes with all jobs and events that have come by now. */
    static OpenRun of(int number, RunSetup setup) throws InputException {
        if (setup.followed().isEmpty()) {
            return atStart(number, setup);
        }
        RunSetup files = RunSetup.following(setup.followed().orElseThrow());
        OpenRun start = atStart(number, files.under(setup.choices()));
        TraceRecorder recorder = new TraceRecorder(start.index(), start.platform(), start.wholeSpec().begunPlatform());
        Trace told = files.schedule().orElseThrow().run().trace();
        told.replay(0, told.eventCount(), recorder);
        return start.recordedFurther(recorder.trace(), false);
    }

    /**
     * The runs of a session, ready to be begun, in order. Takes as long as the workloads are large.
     *
     * @param file the session, for messages
     * @throws InputException if the session's description of one of them is not valid
     */
    public static List<OpenRun> of(SavedSession session, String file) throws InputException {
        List<OpenRun> runs = new ArrayList<>();
        for (SavedRun run : session.runs()) {
            try {
                OpenRun opened = atStart(0, run.setup());
                Schedulers.check(opened.wholeSpec());
                runs.add(opened);
            } catch (IllegalArgumentException wrong) {
                throw run.impossible(file, wrong);
            }
        }
        return runs;
    }

    private static void checkCores(Platform platform) {
        if (platform.totalCores() > PieceRows.MOST_CORES) {
            throw new ModelException(Message.of("model", "cores.drawn", PieceRows.MOST_CORES, platform.name(), platform.totalCores()));
        }
    }

    /** What the simulator runs, forks and all. */
    public RunSpec wholeSpec() {
        return prepared.spec();
    }

    /** What holds after the last fork, if there are any. */
    public RunSpec spec() {
        return prepared.lastStage();
    }

    /** How many forks are among the events before a position. */
    public int forksBefore(int position) {
        return prepared.spec().forks().stream().mapToLong(ForkSpec::tick).distinct()
                .mapToInt(tick -> forkedBetween(trace.positionAfter(tick - 1), Math.min(position, trace.positionAfter(tick)))).sum();
    }

    private int forkedBetween(int from, int to) {
        return (int) IntStream.range(from, Math.max(from, to)).filter(seq -> trace.kind(seq) == EventKind.FORKED).count();
    }

    /** What holds at a position. */
    public RunSpec specAt(int position) {
        return prepared.spec().stage(forksBefore(position));
    }

    /** Workload and platform between two forks, as the simulator has worked them out. */
    public SimulationInput inputOf(int forksDone) {
        Platform then = prepared.spec().stage(forksDone).platform();
        return then.equals(input.platform()) ? input : SimulationInput.of(index(), then).without(prepared.spec().absentJobs());
    }

    /** The last fork; none in a run that goes through as it began. */
    public Optional<ForkSpec> lastFork() {
        List<ForkSpec> forks = prepared.spec().forks();
        return forks.isEmpty() ? Optional.empty() : Optional.of(forks.get(forks.size() - 1));
    }

    /** The tick of the last fork. */
    public OptionalLong forkTick() {
        return lastFork().map(fork -> OptionalLong.of(fork.tick())).orElse(OptionalLong.empty());
    }

    /** What was repaired or left out when workload and platform were read. */
    public List<Problem> warnings() {
        return prepared.warnings();
    }

    /** Jobs as they are after all forks. */
    public Workload workload() {
        return index().workload();
    }

    /** Every cluster with as many cores as it ever has. */
    public Platform platform() {
        return trace.platform();
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

    /** Whether the value of jobs matters to the order of tasks: tasks bid or a policy looks at value curves, and there are some. */
    public boolean isAboutValue() {
        return (isMarket() || Schedulers.ordering(spec()).dependsOn(Dependence.VALUE))
                && index().columns().anyCurve();
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

    /** This run under its number in the window. */
    OpenRun numbered(int other) {
        return new OpenRun(other, setup, prepared, input, paths, jobs, trace, complete);
    }

    OpenRun recordedFurther(Trace longer, boolean toTheEnd) {
        return new OpenRun(number, setup, prepared, input, paths, jobs, longer, toTheEnd);
    }
}
