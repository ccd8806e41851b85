package org.schedscope.model.graph;

import java.util.stream.IntStream;
import org.schedscope.model.Job;
import org.schedscope.model.Jobs;
import org.schedscope.model.Task;
import org.schedscope.model.Workload;

/**
 * Numbers of the tasks of a workload, from 0, job after job in file order, and labels of tasks. Arrays and events refer to a task by one
 * {@code int}. The order of these numbers is the order (job index, task index).
 */
public final class WorkloadIndex {
    /** Largest workload whose tasks users may call by name. */
    private static final int MOST_NAMES = 1_000;

    private final Workload workload;
    private final Jobs jobs;
    private final boolean hasNamesOfTheirOwn;

    public WorkloadIndex(Workload workload) {
        this.workload = workload;
        jobs = workload.jobs();
        hasNamesOfTheirOwn = !isOfSingleTasks() && taskCount() <= MOST_NAMES
                && IntStream.range(0, taskCount()).mapToObj(jobs::taskId).distinct().count() == taskCount();
    }

    public Workload workload() {
        return workload;
    }

    /** Columns of all tasks and jobs. */
    public Jobs columns() {
        return jobs;
    }

    /** Whether every job has one task, so that both have the same numbers. */
    public boolean isOfSingleTasks() {
        return jobs.areSingleTasks();
    }

    public int jobCount() {
        return jobs.size();
    }

    public int taskCount() {
        return jobs.taskCount();
    }

    /** Number of the first task of a job; {@code firstTask(jobCount())} is the number of tasks. */
    public int firstTask(int job) {
        return jobs.firstTask(job);
    }

    public int taskCountOf(int job) {
        return jobs.firstTask(job + 1) - jobs.firstTask(job);
    }

    public int jobOf(int task) {
        return jobs.jobOf(task);
    }

    /** Position of a task inside its job. */
    public int positionOf(int task) {
        return task - jobs.firstTask(jobs.jobOf(task));
    }

    public Job job(int job) {
        return jobs.get(job);
    }

    public Task task(int task) {
        return jobs.task(task);
    }

    /** Id of a job. */
    public String jobId(int job) {
        return jobs.id(job);
    }

    /** Id of a task inside its job. */
    public String taskId(int task) {
        return jobs.taskId(task);
    }

    /**
     * Name of a task on bars, in lists, sentences and lessons: its own name if no other task of a small workload has it or there is one
     * job, its job's if it is the job's only one, else {@code J12 T3}.
     */
    public String shortLabel(int task) {
        if (jobCount() == 1 || hasNamesOfTheirOwn) {
            return taskId(task);
        }
        int job = jobOf(task);
        return taskCountOf(job) == 1 ? jobId(job) : label(task);
    }

    /** {@code J12 T3}, as logs and messages about files call a task. */
    public String label(int task) {
        return jobId(jobOf(task)) + " " + taskId(task);
    }
}
