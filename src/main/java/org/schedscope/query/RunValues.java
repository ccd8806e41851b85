package org.schedscope.query;

import java.util.Arrays;
import java.util.BitSet;
import java.util.HashMap;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import org.schedscope.metrics.fact.JobFacts;
import org.schedscope.model.number.Ratio;
import org.schedscope.trace.JobState;
import org.schedscope.trace.Pieces;
import org.schedscope.trace.RunStates;
import org.schedscope.trace.Trace;

/** Values of the fields of a run's jobs at a moment. Confined to one thread. */
public final class RunValues implements JobValues {
    private static final long NEVER = -1;
    /** Lower limit of run times in slowdowns, as in the metric. */
    private static final long SHORTEST = 10;

    private final Trace trace;
    private final WorkloadValues workload;
    private final RunStates states;
    private final long now;
    private final JobFacts facts;
    private final long[] start;
    private final Map<String, BitSet> onCluster = new HashMap<>();
    /** Read at the first use of a field of tasks. */
    private Optional<TaskTicks> tasks = Optional.empty();

    /**
     * Takes time linear in the pieces of the run.
     *
     * @param states at that moment
     * @param now its tick
     */
    public RunValues(Trace trace, RunStates states, long now, JobFacts facts) {
        this.trace = trace;
        workload = new WorkloadValues(trace.index());
        this.states = states;
        this.now = now;
        this.facts = facts;
        start = new long[trace.index().jobCount()];
        Arrays.fill(start, NEVER);
        Pieces pieces = trace.pieces();
        for (int piece = 0; piece < pieces.count(); piece++) {
            int job = trace.index().jobOf(pieces.task(piece));
            if (pieces.startSeq(piece) < states.position() && (start[job] == NEVER || pieces.start(piece) < start[job])) {
                start[job] = pieces.start(piece);
            }
        }
    }

    public int jobs() {
        return start.length;
    }

    @Override
    public int firstTask(int job) {
        return trace.index().firstTask(job);
    }

    private TaskTicks tasks() {
        if (tasks.isEmpty()) {
            tasks = Optional.of(new TaskTicks(trace, states));
        }
        return tasks.get();
    }

    @Override
    public boolean is(JobField field, int number, String name) {
        return field.isOfTask() ? isOfTask(field, number, name) : isOfJob(field, number, name);
    }

    private boolean isOfTask(JobField field, int task, String name) {
        return switch (field) {
            case TASK_STATE -> QueryReader.state(states.task(task)).equals(name.toLowerCase(Locale.ROOT));
            case TASK_CLUSTER -> tasks().ranOn(name, task);
            default -> workload.is(field, task, name);
        };
    }

    private boolean isOfJob(JobField field, int job, String name) {
        return switch (field) {
            case STATE -> QueryReader.state(states.job(job)).equals(name.toLowerCase(Locale.ROOT));
            case CLUSTER -> onCluster.computeIfAbsent(name, this::jobsOn).get(job);
            default -> workload.is(field, job, name);
        };
    }

    private BitSet jobsOn(String cluster) {
        BitSet jobs = new BitSet(start.length);
        Pieces pieces = trace.pieces();
        for (int piece = 0; piece < pieces.count(); piece++) {
            if (pieces.startSeq(piece) < states.position() && trace.platform().clusters().get(pieces.cluster(piece)).id().equals(cluster)) {
                jobs.set(trace.index().jobOf(pieces.task(piece)));
            }
        }
        return jobs;
    }

    /** {@inheritDoc} For jobs and tasks that have not ended, the value so far. */
    @Override
    public Optional<Ratio> number(JobField field, int number) {
        return field.isOfTask() ? ofTask(field, number) : ofJob(field, number);
    }

    private Optional<Ratio> ofTask(JobField field, int task) {
        return switch (field) {
            case TASK_READY -> whole(tasks().ready(task));
            case TASK_START -> whole(tasks().start(task));
            case TASK_FINISH -> whole(tasks().finish(task));
            case TASK_WAIT -> whole(waitedOfTask(task));
            default -> workload.number(field, task);
        };
    }

    /** Ticks from the queue to the first start of a task, or to now if it still waits there; below 0 if it has not entered a queue. */
    public long waitedOfTask(int task) {
        return tasks().waited(task, now);
    }

    private Optional<Ratio> ofJob(JobField field, int job) {
        return switch (field) {
            case START -> whole(start[job]);
            case FINISH -> hasEnded(job) ? whole(states.jobEnd(job)) : Optional.empty();
            case WAIT -> whole(waited(job));
            case RESPONSE -> hasEnded(job) ? whole(response(job)) : Optional.empty();
            case WORK -> Optional.of(facts.work(job));
            case SLR -> hasArrived(job) ? Optional.of(new Ratio(response(job), facts.criticalPath(job))) : Optional.empty();
            case SLOWDOWN -> hasEnded(job) ? Optional.of(slowdown(job)) : Optional.empty();
            default -> workload.number(field, job);
        };
    }

    private Ratio slowdown(int job) {
        Ratio slowdown = new Ratio(response(job), Math.max(SHORTEST, response(job) - waited(job)));
        return slowdown.compareTo(Ratio.ONE) < 0 ? Ratio.ONE : slowdown;
    }

    /** Ticks from the arrival to the end, or to now. */
    public long response(int job) {
        return (hasEnded(job) ? states.jobEnd(job) : now) - trace.index().job(job).arrival();
    }

    /** Ticks from the arrival to the first start, or to now or the end if there is none; below 0 before the arrival. */
    public long waited(int job) {
        return !hasArrived(job) ? NEVER : start[job] == NEVER ? response(job) : start[job] - trace.index().job(job).arrival();
    }

    /** Whether a job has finished, starved or been refused. */
    public boolean hasEnded(int job) {
        return states.job(job).isEnd();
    }

    private boolean hasArrived(int job) {
        return states.job(job) != JobState.TO_COME && states.job(job) != JobState.REMOVED;
    }

    private static Optional<Ratio> whole(long value) {
        return value < 0 ? Optional.empty() : Optional.of(Ratio.of(value));
    }
}
