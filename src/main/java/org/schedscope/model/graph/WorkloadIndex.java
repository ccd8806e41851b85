package org.schedscope.model.graph;

import java.util.List;
import org.schedscope.model.Job;
import org.schedscope.model.LogJobs;
import org.schedscope.model.Task;
import org.schedscope.model.Workload;

/**
 * Numbers the tasks of a workload from 0, job after job in file order, so that arrays and events can speak of a task as one
 * {@code int}. The order of these numbers is the order (job index, task index). Has the figures of tasks and jobs in columns, too, for
 * whoever goes through all of them.
 */
public final class WorkloadIndex {
    /** Tasks of a workload that people know by name. */
    private static final int MOST_NAMES = 1_000;

    private final Workload workload;
    private final int jobCount;
    private final WorkloadColumns columns;
    /** Both empty where every job has one task: then numbers of jobs are numbers of tasks. */
    private final int[] firstTask;
    private final int[] jobOf;
    private final boolean hasNamesOfTheirOwn;

    public WorkloadIndex(Workload workload) {
        this.workload = workload;
        jobCount = workload.jobs().size();
        columns = WorkloadColumns.of(workload);
        boolean single = columns.exec().length == jobCount;
        firstTask = single ? new int[0] : new int[jobCount + 1];
        jobOf = single ? new int[0] : new int[columns.exec().length];
        if (!single) {
            number(workload.jobs());
        }
        hasNamesOfTheirOwn = !single && taskCount() <= MOST_NAMES && workload.jobs().stream().flatMap(job -> job.tasks().stream())
                .map(Task::id).distinct().count() == taskCount();
    }

    private void number(List<Job> jobs) {
        for (int j = 0; j < jobCount; j++) {
            firstTask[j + 1] = firstTask[j] + jobs.get(j).tasks().size();
            java.util.Arrays.fill(jobOf, firstTask[j], firstTask[j + 1], j);
        }
    }

    public Workload workload() {
        return workload;
    }

    /** Figures of all tasks and jobs. */
    public WorkloadColumns columns() {
        return columns;
    }

    /** Whether every job has one task, so that both have the same numbers. */
    public boolean isOfSingleTasks() {
        return firstTask.length == 0;
    }

    public int jobCount() {
        return jobCount;
    }

    public int taskCount() {
        return columns.exec().length;
    }

    /** Number of the first task of a job; {@code firstTask(jobCount())} is the number of tasks. */
    public int firstTask(int job) {
        return firstTask.length == 0 ? job : firstTask[job];
    }

    public int taskCountOf(int job) {
        return firstTask.length == 0 ? 1 : firstTask[job + 1] - firstTask[job];
    }

    public int jobOf(int task) {
        return jobOf.length == 0 ? task : jobOf[task];
    }

    /** Position of a task inside its job. */
    public int positionOf(int task) {
        return jobOf.length == 0 ? 0 : task - firstTask[jobOf[task]];
    }

    public Job job(int job) {
        return workload.jobs().get(job);
    }

    public Task task(int task) {
        return job(jobOf(task)).tasks().get(positionOf(task));
    }

    /** Id of a job; a log has it without making the job. */
    public String jobId(int job) {
        return workload.jobs() instanceof LogJobs log ? log.id(job) : job(job).id();
    }

    /** Id of a task inside its job. */
    public String taskId(int task) {
        return workload.jobs() instanceof LogJobs log ? log.taskId() : task(task).id();
    }

    /**
     * What a task is called on bars, in lists, sentences and lessons: by its own name if no other task of a small workload has it or
     * there is one job, by its job's if it is the job's only one, else {@code J12 T3}.
     */
    public String shortLabel(int task) {
        if (jobCount == 1 || hasNamesOfTheirOwn) {
            return task(task).id();
        }
        int job = jobOf(task);
        return taskCountOf(job) == 1 ? jobId(job) : label(task);
    }

    /** {@code J12 T3}, as logs and messages about files call a task. */
    public String label(int task) {
        return jobId(jobOf(task)) + " " + taskId(task);
    }
}
