package org.schedscope.generate.estimate;

import java.util.ArrayList;
import java.util.List;
import org.schedscope.generate.RandomStream;
import org.schedscope.model.Job;
import org.schedscope.model.Task;
import org.schedscope.model.Workload;

/**
 * The difference between estimates and true execution times of a workload (Burkimsher, Bate, Indrusiak 2014, §2.2).
 *
 * <p>A task that lists times per cluster has one estimate for all of them, as in workload files: models use the mean of the list, rounded
 * up.
 */
public sealed interface EstimateModel permits ExactEstimates, NormalEstimates, LogRoundEstimates, UniformTruth {
    /** The text that {@code --estimate} takes and logs record. */
    String text();

    /** A task with a new estimate or true time. */
    Task applyTo(Task task, RandomStream draws);

    /**
     * A workload with a new estimate or true time of every task; the draws of a task depend on its job's number and on its position only.
     */
    default Workload applyTo(Workload workload, long seed) {
        List<Job> jobs = new ArrayList<>(workload.jobs().size());
        for (Job job : workload.jobs()) {
            jobs.add(applyTo(job, jobs.size(), seed));
        }
        return workload.withJobs(jobs);
    }

    /** A job, of that number in its workload, with a new estimate or true time of every task. */
    default Job applyTo(Job job, int number, long seed) {
        List<Task> tasks = new ArrayList<>(job.tasks().size());
        for (Task task : job.tasks()) {
            tasks.add(applyTo(task, RandomStream.of(seed, "estimate", number, tasks.size())));
        }
        return job.withTasks(tasks);
    }
}
