package org.schedscope.metrics;

import org.schedscope.event.EventField;
import org.schedscope.event.EventSink;
import org.schedscope.event.ScheduleEvent;
import org.schedscope.metrics.fact.JobFacts;
import org.schedscope.model.Platform;
import org.schedscope.model.graph.WorkloadIndex;
import org.schedscope.trace.Trace;

/**
 * The data of a run that metrics need, a few numbers per job, kept with constant work per event; a report can be made after any event, of a
 * run in progress or a completed one.
 *
 * <p>Used by one thread. To look back, replay a {@link Trace} ({@link #at(JobFacts, Trace, int)}) or keep a {@link #copy()}.
 */
public final class RunMeasures implements EventSink {
    private final JobFacts facts;
    private final JobProgress jobs;
    private final EarnedValue value;
    private final CoreUse use;
    private final SharedCores shared;
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
        shared = new SharedCores(facts);
    }

    private RunMeasures(RunMeasures other) {
        facts = other.facts;
        jobs = other.jobs.copy();
        value = other.value.copy();
        use = other.use.copy();
        shared = other.shared.copy();
        tick = other.tick;
        backfills = other.backfills;
        preemptions = other.preemptions;
    }

    /** The measures of a run after the first {@code position} events of its trace. */
    public static RunMeasures at(JobFacts facts, Trace trace, int position) {
        RunMeasures measures = new RunMeasures(facts);
        trace.replay(0, position, measures);
        return measures;
    }

    /** Independent measures in the same state. */
    public RunMeasures copy() {
        return new RunMeasures(this);
    }

    /** All metrics and tables, as of the last event. */
    public RunReport report(ReportOptions options) {
        return new MeasuredRun(this, options).report();
    }

    /** Counts of violated expected end times by user and time, as of the last event. */
    public ViolationGrid violations(ReportOptions options) {
        return new MeasuredRun(this, options).violations();
    }

    /** The run as metrics see it; valid until the next event. */
    public MeasuredRun measured(ReportOptions options) {
        return new MeasuredRun(this, options);
    }

    public JobFacts facts() {
        return facts;
    }

    /** Tick of the last event; 0 before the first. */
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

    SharedCores shared() {
        return shared;
    }

    EarnedValue value() {
        return value;
    }

    @Override
    public void on(ScheduleEvent event) {
        tick = event.tick();
        switch (event.kind()) {
            case JOB_ARRIVED -> {
                jobs.arrive(event.get(EventField.JOB));
                value.offered(event.get(EventField.JOB));
            }
            case TASK_STARTED -> start(event);
            case TASK_READY -> shared.waits(event);
            case TASK_PREEMPTED -> {
                giveBack(event);
                shared.waits(event);
                preemptions++;
            }
            case TASK_FINISHED -> {
                giveBack(event);
                jobs.finishTask(facts.index().jobOf(event.get(EventField.TASK)));
            }
            case JOB_FINISHED -> {
                int job = event.get(EventField.JOB);
                jobs.finish(tick, job);
                value.earned(job, tick - facts.arrival(job));
            }
            case TASK_KILLED -> giveBack(event);
            case JOB_STARVED -> jobs.starve(tick, event.get(EventField.JOB));
            case JOB_KILLED -> jobs.kill(tick, event.get(EventField.JOB));
            case JOB_REFUSED -> jobs.refuse(tick, event.get(EventField.JOB));
            case JOB_REMOVED -> remove(event.get(EventField.JOB));
            default -> {
                // Only the tick counts.
            }
        }
    }

    private void start(ScheduleEvent event) {
        int task = event.get(EventField.TASK);
        use.begin(tick, event.get(EventField.CLUSTER), facts.coresOf(task));
        int job = facts.index().jobOf(task);
        value.use().change(tick, job, facts.coresOf(task));
        jobs.start(tick, job);
        shared.starts(event);
        if (event.is(EventField.BACKFILLED)) {
            backfills++;
        }
    }

    private void giveBack(ScheduleEvent event) {
        int task = event.get(EventField.TASK);
        use.end(tick, event.get(EventField.CLUSTER), facts.coresOf(task));
        value.use().change(tick, facts.index().jobOf(task), -facts.coresOf(task));
    }

    /** Removes a job as if it had never arrived: none of its tasks has started. */
    private void remove(int job) {
        if (jobs.hasArrived(job)) {
            jobs.remove(job);
            value.withdrawn(job);
        }
    }
}
