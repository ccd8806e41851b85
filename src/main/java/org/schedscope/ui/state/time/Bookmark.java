package org.schedscope.ui.state.time;

import java.util.Optional;

/**
 * A place in a workload's runs to come back to.
 *
 * @param workload name of the workload
 * @param tick the instant
 * @param job id of a job, with a task only
 * @param task id of a task of the job
 * @param note what it is remembered for; may be empty
 */
public record Bookmark(String workload, long tick, Optional<String> job, Optional<String> task, String note) {
    /** The same with another note. */
    public Bookmark withNote(String other) {
        return new Bookmark(workload, tick, job, task, other);
    }

    /** {@code J5 T2}, if it is of a task. */
    public Optional<String> about() {
        return job.flatMap(id -> task.map(inside -> id + " " + inside));
    }
}
