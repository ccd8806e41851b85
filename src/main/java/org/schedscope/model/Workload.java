package org.schedscope.model;

import static org.schedscope.model.Checks.require;

import java.time.ZonedDateTime;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/**
 * Jobs in file order.
 *
 * @param name for titles and reports
 * @param timeUnit what one tick is, for axis titles
 * @param start when tick 0 was, by the clock of the machine, where that is known
 * @param platform the file, beside the workload's own, that it was made for, if it names one
 * @param jobs at least one; ids are unique; records, or the columns of a log ({@link LogJobs})
 */
public record Workload(String name, String timeUnit, Optional<ZonedDateTime> start, Optional<String> platform, List<Job> jobs) {
    /** The unit of workloads that name none. */
    public static final String DEFAULT_TIME_UNIT = "tick";
    private static final int MOST_TASKS = Integer.MAX_VALUE / 2;

    public Workload {
        jobs = jobs instanceof LogJobs ? jobs : List.copyOf(jobs);
        require(!jobs.isEmpty(), "workload.empty");
        if (!(jobs instanceof LogJobs)) {
            checkIds(jobs);
        }
        long tasks = countTasks(jobs);
        require(tasks <= MOST_TASKS, "workload.tasks", MOST_TASKS, tasks);
    }

    private static void checkIds(List<Job> jobs) {
        Set<String> ids = new HashSet<>(jobs.size() * 2);
        for (Job job : jobs) {
            if (!ids.add(job.id())) {
                require(false, "job.twice", job.id());
            }
        }
    }

    /** Tasks of all jobs. */
    public int taskCount() {
        return (int) countTasks(jobs);
    }

    private static long countTasks(List<Job> jobs) {
        if (jobs instanceof LogJobs) {
            return jobs.size();
        }
        long tasks = 0;
        for (Job job : jobs) {
            tasks += job.tasks().size();
        }
        return tasks;
    }

    /** A workload of which nobody knows when it was. */
    public Workload(String name, String timeUnit, Optional<String> platform, List<Job> jobs) {
        this(name, timeUnit, Optional.empty(), platform, jobs);
    }

    /** This workload, made for a platform in a file beside its own. */
    public Workload withPlatform(String file) {
        return new Workload(name, timeUnit, start, Optional.of(file), jobs);
    }

    /** The same with other jobs. */
    public Workload withJobs(List<Job> others) {
        return new Workload(name, timeUnit, start, platform, others);
    }

    /** The same, of which it is known when tick 0 was. */
    public Workload startingAt(Optional<ZonedDateTime> begun) {
        return new Workload(name, timeUnit, begun, platform, jobs);
    }

    /** Whether some job states what it is worth. */
    public boolean hasValueCurves() {
        return !(jobs instanceof LogJobs) && jobs.stream().anyMatch(job -> job.value().isPresent());
    }

    public static Workload of(String name, Job... jobs) {
        return new Workload(name, DEFAULT_TIME_UNIT, Optional.empty(), List.of(jobs));
    }
}
