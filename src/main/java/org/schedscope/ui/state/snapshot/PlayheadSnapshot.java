package org.schedscope.ui.state.snapshot;

import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;
import org.schedscope.metrics.RunReport;
import org.schedscope.metrics.ViolationGrid;
import org.schedscope.metrics.fact.ExpectedEndTimes;
import org.schedscope.metrics.range.PartMeasures;
import org.schedscope.scheduler.probe.QueuedTask;
import org.schedscope.trace.FirstStarts;
import org.schedscope.trace.RunStates;
import org.schedscope.trace.story.TaskStory;
import org.schedscope.ui.state.queue.QueueWait;
import org.schedscope.ui.state.run.OpenRun;

/**
 * What is true at the playhead, as one value: all parts of it are of the same position of the same run.
 *
 * @param run the run, recorded at least up to the position
 * @param tick the tick that is now
 * @param states what all tasks, jobs and clusters are doing
 * @param starts when jobs first started, over all that is recorded
 * @param report all metrics at the playhead, of the marked part if one is
 * @param expected expected end times, by the chosen expectations
 * @param violations violated expected end times by user and time, at the playhead
 * @param queueNumber number of the cluster whose queue is chosen, or of the central queue
 * @param queue that queue, the next task first
 * @param story why the selected task is where it is, if one is selected
 * @param queueing how the selected task waited in its queue, if one is selected and a pass over its queue has seen it
 * @param part the marked part of the run, if one is
 */
public record PlayheadSnapshot(OpenRun run, long tick, RunStates states, FirstStarts starts, RunReport report,
        ExpectedEndTimes expected, ViolationGrid violations, int queueNumber, List<QueuedTask> queue, Optional<TaskStory> story,
        Optional<QueueWait> queueing, Optional<PartMeasures> part) {
    public PlayheadSnapshot {
        queue = List.copyOf(queue);
    }

    /** Whether the chosen queue serves all clusters. */
    public boolean isQueueCentral() {
        return queueNumber == run.input().centralQueue();
    }

    /** The clusters that the chosen queue sends tasks to. */
    public List<Integer> queueClusters() {
        return isQueueCentral() ? IntStream.range(0, run.input().clusterCount()).boxed().toList() : List.of(queueNumber);
    }

    /** Most cores free on one of these clusters that could hold a task. */
    public int freeCoresFor(int task) {
        return queueClusters().stream().filter(cluster -> run.index().task(task).fits(run.platform().clusters().get(cluster)))
                .mapToInt(states::freeCores).max().orElse(0);
    }

    public int position() {
        return states.position();
    }

    /** When jobs started, and what that cost them. */
    public JobTimes times() {
        return new JobTimes(this);
    }

    /** Whether figures include a job: it is in the part that is marked, if one is. */
    public boolean tellsOf(int job) {
        return part.isEmpty() || part.get().has(job);
    }

    /** Whether this is the snapshot of a position of a run, and not of where the playhead was before. */
    public boolean areOf(OpenRun other, int otherPosition) {
        return run.isSameRunAs(other) && position() == otherPosition;
    }

    /**
     * SLR of a job: (finish − arrival) ÷ CP of a finished one; of others that have arrived, what it is so far; not a number before, or of
     * one taken out.
     * A starved job counts up to its starvation.
     */
    public double slr(int job) {
        return switch (states.job(job)) {
            case TO_COME, REMOVED, REFUSED -> Double.NaN;
            case WAITING, RUNNING -> slr(job, tick);
            case FINISHED, STARVED, KILLED -> slr(job, states.jobEnd(job));
        };
    }

    /** Whether the SLR of a job is but what it is so far, and can be below 1: the job has arrived and not ended. */
    public boolean isSlrSoFar(int job) {
        return switch (states.job(job)) {
            case WAITING, RUNNING -> true;
            case TO_COME, FINISHED, STARVED, KILLED, REMOVED, REFUSED -> false;
        };
    }

    /** Tick at which a job is expected to end. */
    public long expectedEnd(int job) {
        return expected.of(job);
    }

    /** Whether a job ended, or still goes on, past its expected end. */
    public boolean isLate(int job) {
        return switch (states.job(job)) {
            case TO_COME, REMOVED, REFUSED -> false;
            case WAITING, RUNNING -> tick > expectedEnd(job);
            case FINISHED, STARVED, KILLED -> states.jobEnd(job) > expectedEnd(job);
        };
    }

    private double slr(int job, long end) {
        return (double) (end - run.index().job(job).arrival()) / run.paths().criticalPath(job);
    }
}
