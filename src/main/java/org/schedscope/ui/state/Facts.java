package org.schedscope.ui.state;

import java.util.List;
import java.util.Optional;
import org.schedscope.scheduler.QueuedTask;
import org.schedscope.trace.RunStates;
import org.schedscope.trace.TaskStory;

/**
 * What is true at the playhead, as one value: all parts of it are of the same position of the same run.
 *
 * @param run the run, recorded at least up to the position
 * @param tick the tick that is now
 * @param states what all tasks, jobs and clusters are doing
 * @param queueCluster number of the cluster whose queue is looked at
 * @param queue that queue, the task that is next first
 * @param story why the selected task is where it is, if one is selected
 */
public record Facts(OpenRun run, long tick, RunStates states, int queueCluster, List<QueuedTask> queue, Optional<TaskStory> story) {
    public Facts {
        queue = List.copyOf(queue);
    }

    public int position() {
        return states.position();
    }

    /** Whether these are the facts of a position of a run, and not of where the playhead was before. */
    public boolean areOf(OpenRun other, int otherPosition) {
        return run.isSameRunAs(other) && position() == otherPosition;
    }

    /**
     * SLR of a job: (finish − arrival) ÷ CP of a finished one; of others that have arrived, what it is so far; not a number before.
     * A starved job counts up to its starvation.
     */
    public double slr(int job) {
        return switch (states.job(job)) {
            case TO_COME -> Double.NaN;
            case WAITING, RUNNING -> slr(job, tick);
            case FINISHED, STARVED -> slr(job, states.jobEnd(job));
        };
    }

    private double slr(int job, long end) {
        return (double) (end - run.index().job(job).arrival()) / run.paths().criticalPath(job);
    }
}
