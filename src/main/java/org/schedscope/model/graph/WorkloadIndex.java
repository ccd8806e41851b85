package org.schedscope.model.graph;

import java.util.List;
import org.schedscope.model.Job;
import org.schedscope.model.Task;
import org.schedscope.model.Workload;

/**
 * Numbers the tasks of a workload from 0, job after job in file order, so that arrays and events can speak of a task as one
 * {@code int}. The order of these numbers is the order (job index, task index).
 */
public final class WorkloadIndex {
    private final Workload workload;
    private final int[] firstTask;
    private final int[] jobOf;

    public WorkloadIndex(Workload workload) {
        this.workload = workload;
        List<Job> jobs = workload.jobs();
        firstTask = new int[jobs.size() + 1];
        for (int j = 0; j < jobs.size(); j++) {
            firstTask[j + 1] = firstTask[j] + jobs.get(j).tasks().size();
        }
        jobOf = new int[firstTask[jobs.size()]];
        for (int j = 0; j < jobs.size(); j++) {
            java.util.Arrays.fill(jobOf, firstTask[j], firstTask[j + 1], j);
        }
    }

    public Workload workload() {
        return workload;
    }

    public int jobCount() {
        return firstTask.length - 1;
    }

    public int taskCount() {
        return jobOf.length;
    }

    /** Number of the first task of a job; {@code firstTask(jobCount())} is the number of tasks. */
    public int firstTask(int job) {
        return firstTask[job];
    }

    public int taskCountOf(int job) {
        return firstTask[job + 1] - firstTask[job];
    }

    public int jobOf(int task) {
        return jobOf[task];
    }

    /** Position of a task inside its job. */
    public int positionOf(int task) {
        return task - firstTask[jobOf[task]];
    }

    public Job job(int job) {
        return workload.jobs().get(job);
    }

    public Task task(int task) {
        return job(jobOf[task]).tasks().get(positionOf(task));
    }

    /** {@code J12 T3}, as views and messages call a task. */
    public String label(int task) {
        return job(jobOf[task]).id() + " " + task(task).id();
    }
}
