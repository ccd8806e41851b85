package org.schedscope.engine;

import java.util.Arrays;
import org.schedscope.model.graph.WorkloadIndex;

/** Number of jobs that may still finish, and for each its number of unfinished tasks. */
final class UnfinishedJobs {
    private final int[] tasks;
    private int jobs;

    UnfinishedJobs(WorkloadIndex index) {
        jobs = index.jobCount();
        tasks = new int[jobs];
        if (index.isOfSingleTasks()) {
            Arrays.fill(tasks, 1);
            return;
        }
        for (int job = 0; job < jobs; job++) {
            tasks[job] = index.taskCountOf(job);
        }
    }

    private UnfinishedJobs(UnfinishedJobs other) {
        tasks = other.tasks.clone();
        jobs = other.jobs;
    }

    UnfinishedJobs copy() {
        return new UnfinishedJobs(this);
    }

    /** Jobs that may still finish. */
    int jobs() {
        return jobs;
    }

    /** Whether a job has tasks that have not finished. */
    boolean has(int job) {
        return tasks[job] > 0;
    }

    /** A task of a job has finished; whether it was the last. */
    boolean finishTask(int job) {
        tasks[job]--;
        if (tasks[job] == 0) {
            jobs--;
        }
        return tasks[job] == 0;
    }

    /** A job leaves before any of its tasks. */
    void refuse(int job) {
        tasks[job] = 0;
        jobs--;
    }

    /** A job leaves unfinished. */
    void leave() {
        jobs--;
    }
}
