package org.schedscope.metrics;

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
    private final JobFacts facts;
    private final JobProgress jobs;
    private final EarnedValue value;
    private final CoreUse use;
    private long tick;
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
        jobs = new JobProgress(facts.jobCount());
        value = new EarnedValue(facts);
        use = new CoreUse(facts.platform().clusters().size());
    }

    private RunMeasures(RunMeasures other) {
        facts = other.facts;
        jobs = other.jobs.copy();
        value = other.value.copy();
        use = other.use.copy();
        tick = other.tick;
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

    /** How far the jobs have come. */
    public JobProgress jobs() {
        return jobs;
    }

    /** SLR of a job: final once it has ended, until then as if it ended at a tick; NaN before it arrives. */
    public double slr(int job, long now) {
        if (!jobs.hasArrived(job)) {
            return Double.NaN;
        }
        return (double) (jobs.endOr(job, now) - facts.arrival(job)) / facts.criticalPath(job);
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

    @Override
    public boolean looksAtCores() {
        return false;
    }

    @Override
    public void jobArrived(long at, int job) {
        tick = at;
        jobs.arrive(job);
        value.offered(job);
    }

    @Override
    public void taskStarted(long at, int task, int cluster, CoreRanges cores, PriorityKey key, int queueLength, boolean backfilled) {
        tick = at;
        use.begin(at, cluster, facts.coresOf(task));
        int job = facts.index().jobOf(task);
        value.use().change(at, job, facts.coresOf(task));
        jobs.start(at, job);
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
        jobs.finishTask(facts.index().jobOf(task));
    }

    private void giveBack(long at, int task, int cluster) {
        use.end(at, cluster, facts.coresOf(task));
        value.use().change(at, facts.index().jobOf(task), -facts.coresOf(task));
    }

    @Override
    public void jobFinished(long at, int job) {
        tick = at;
        jobs.finish(at, job);
        value.earned(job, at - facts.arrival(job));
    }

    @Override
    public void jobStarved(long at, int job) {
        tick = at;
        jobs.starve(at, job);
    }

    /** As if it had never arrived: nothing of it has started. */
    @Override
    public void jobRemoved(long at, int job) {
        tick = at;
        if (jobs.hasArrived(job)) {
            jobs.remove(job);
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
