package org.schedscope.metrics;

import java.util.Arrays;
import java.util.OptionalLong;
import org.schedscope.event.CoreRanges;
import org.schedscope.event.EventSink;
import org.schedscope.event.PriorityKey;
import org.schedscope.metrics.fact.JobFacts;
import org.schedscope.model.Platform;
import org.schedscope.model.graph.WorkloadIndex;
import org.schedscope.trace.Trace;

/**
 * Keeps what metrics need of a run, a few numbers per job, constant work per event; a report can be had after any event, of a run that
 * still goes on as of one that has ended.
 *
 * <p>One thread tells and asks. To look back, replay a {@link Trace} ({@link #at(JobFacts, Trace, int)}) or keep a {@link #copy()}.
 */
public final class RunMeasures implements EventSink {
    /** How far a job has come. */
    public enum JobState {
        /** Not arrived. */
        COMING,
        /** Arrived; it has neither finished nor starved. */
        ACTIVE, FINISHED, STARVED
    }

    private static final JobState[] STATES = JobState.values();
    private static final byte COMING = (byte) JobState.COMING.ordinal();
    private static final byte FINISHED = (byte) JobState.FINISHED.ordinal();
    private static final byte STARVED = (byte) JobState.STARVED.ordinal();
    /** In {@link #firstStart}: no task has started. */
    private static final long NONE = -1;

    private final JobFacts facts;
    private final byte[] state;
    private final long[] firstStart;
    private final long[] end;
    private final int[] tasksDone;
    private final EarnedValue value;
    private final CoreUse use;
    private long tick;
    private int arrived;
    private int finished;
    private int starved;
    private int inFlight;
    private int peakInFlight;
    private long backfills;
    private long preemptions;

    /**
     * @throws org.schedscope.model.ModelException if no cluster of the platform can hold some task
     */
    public RunMeasures(WorkloadIndex index, Platform platform) {
        this(new JobFacts(index, platform));
    }

    public RunMeasures(JobFacts facts) {
        this.facts = facts;
        state = new byte[facts.jobCount()];
        firstStart = new long[facts.jobCount()];
        Arrays.fill(firstStart, NONE);
        end = new long[facts.jobCount()];
        tasksDone = new int[facts.jobCount()];
        value = new EarnedValue(facts);
        use = new CoreUse(facts.platform().clusters().size());
    }

    private RunMeasures(RunMeasures other) {
        facts = other.facts;
        state = other.state.clone();
        firstStart = other.firstStart.clone();
        end = other.end.clone();
        tasksDone = other.tasksDone.clone();
        value = other.value.copy();
        use = other.use.copy();
        tick = other.tick;
        arrived = other.arrived;
        finished = other.finished;
        starved = other.starved;
        inFlight = other.inFlight;
        peakInFlight = other.peakInFlight;
        backfills = other.backfills;
        preemptions = other.preemptions;
    }

    /** What a run's measures were after the first {@code position} events of its trace. */
    public static RunMeasures at(JobFacts facts, Trace trace, int position) {
        RunMeasures measures = new RunMeasures(facts);
        trace.replay(0, position, measures);
        return measures;
    }

    /** Independent measures in the same state. */
    public RunMeasures copy() {
        return new RunMeasures(this);
    }

    /** All metrics and tables, as of the last event heard. */
    public RunReport report(ReportOptions options) {
        return new MeasuredRun(this, options).report();
    }

    /** Counts of violated expected end times by user and time, as of the last event heard. */
    public ViolationGrid violations(ReportOptions options) {
        return new MeasuredRun(this, options).violations();
    }

    /** The run as metrics see it; to be used before the next event is told. */
    public MeasuredRun measured(ReportOptions options) {
        return new MeasuredRun(this, options);
    }

    public JobFacts facts() {
        return facts;
    }

    /** Tick of the last event heard; 0 before the first. */
    public long tick() {
        return tick;
    }

    public JobState state(int job) {
        return STATES[state[job]];
    }

    /** Tick of the first start of a task of the job. */
    public OptionalLong firstStart(int job) {
        return firstStart[job] == NONE ? OptionalLong.empty() : OptionalLong.of(firstStart[job]);
    }

    /** Tick at which the job finished or starved. */
    public OptionalLong end(int job) {
        return hasEnded(job) ? OptionalLong.of(end[job]) : OptionalLong.empty();
    }

    /** Tasks of the job that have finished. */
    public int tasksDone(int job) {
        return tasksDone[job];
    }

    /** SLR of a job: final once it has ended, until then as if it ended at a tick; NaN before it arrives. */
    public double slr(int job, long now) {
        if (state(job) == JobState.COMING) {
            return Double.NaN;
        }
        return (double) (endOr(job, now) - facts.arrival(job)) / facts.criticalPath(job);
    }

    /** Jobs that have finished. */
    public int finishedJobs() {
        return finished;
    }

    /** Jobs that have arrived, whatever became of them. */
    int arrivedJobs() {
        return arrived;
    }

    int starvedJobs() {
        return starved;
    }

    /** The highest number of jobs that were in flight at the end of any tick up to now: in a tick all ends come before all starts. */
    int peakInFlight() {
        return peakInFlight;
    }

    long backfills() {
        return backfills;
    }

    long preemptions() {
        return preemptions;
    }

    CoreUse use() {
        return use;
    }

    EarnedValue value() {
        return value;
    }

    boolean hasArrived(int job) {
        return state[job] != COMING;
    }

    boolean hasEnded(int job) {
        return state[job] == FINISHED || state[job] == STARVED;
    }

    long endOr(int job, long now) {
        return hasEnded(job) ? end[job] : now;
    }

    /** Numbers of finished jobs, ascending. */
    int[] jobsFinished() {
        int[] some = new int[finished];
        int count = 0;
        for (int job = 0; job < state.length; job++) {
            if (state[job] == FINISHED) {
                some[count++] = job;
            }
        }
        return some;
    }

    @Override
    public void jobArrived(long at, int job) {
        tick = at;
        state[job] = (byte) JobState.ACTIVE.ordinal();
        arrived++;
        value.offered(job);
    }

    @Override
    public void taskStarted(long at, int task, int cluster, CoreRanges cores, PriorityKey key, int queueLength, boolean backfilled) {
        tick = at;
        use.begin(at, cluster, facts.coresOf(task));
        int job = facts.index().jobOf(task);
        value.use().change(at, job, facts.coresOf(task));
        if (firstStart[job] == NONE) {
            firstStart[job] = at;
            inFlight++;
            peakInFlight = Math.max(peakInFlight, inFlight);
        }
        if (backfilled) {
            backfills++;
        }
    }

    @Override
    public void taskPreempted(long at, int task, int cluster, int queue) {
        tick = at;
        giveBack(at, task, cluster);
        preemptions++;
    }

    @Override
    public void taskFinished(long at, int task, int cluster) {
        tick = at;
        giveBack(at, task, cluster);
        tasksDone[facts.index().jobOf(task)]++;
    }

    private void giveBack(long at, int task, int cluster) {
        use.end(at, cluster, facts.coresOf(task));
        value.use().change(at, facts.index().jobOf(task), -facts.coresOf(task));
    }

    @Override
    public void jobFinished(long at, int job) {
        tick = at;
        end(at, job, JobState.FINISHED);
        finished++;
        value.earned(job, at - facts.arrival(job));
    }

    @Override
    public void jobStarved(long at, int job) {
        tick = at;
        end(at, job, JobState.STARVED);
        starved++;
    }

    /** As if it had never arrived: nothing of it has started. */
    @Override
    public void jobRemoved(long at, int job) {
        tick = at;
        if (state[job] != COMING) {
            state[job] = COMING;
            arrived--;
            value.withdrawn(job);
        }
    }

    @Override
    public void forked(long at, int fork) {
        tick = at;
    }

    @Override
    public void coresGone(long at, int cluster, CoreRanges cores, int fork, long until) {
        tick = at;
    }

    @Override
    public void coresBack(long at, int cluster, CoreRanges cores, int fork) {
        tick = at;
    }

    private void end(long at, int job, JobState how) {
        state[job] = (byte) how.ordinal();
        end[job] = at;
        if (firstStart[job] != NONE) {
            inFlight--;
        }
    }

    @Override
    public void taskPlaced(long at, int task, int cluster) {
        tick = at;
    }

    @Override
    public void transferStarted(long at, int transfer, int parent, int child, int from, int to, long arrivalTick) {
        tick = at;
    }

    @Override
    public void transferFinished(long at, int transfer, int parent, int child, int from, int to) {
        tick = at;
    }

    @Override
    public void taskReady(long at, int task, int cluster) {
        tick = at;
    }

    @Override
    public void reservationMade(long at, int task, int cluster, long start, long until) {
        tick = at;
    }

    @Override
    public void schedulingPass(long at, int cluster, int queueLength) {
        tick = at;
    }
}
