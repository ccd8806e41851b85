package org.schedscope.model;

import static org.schedscope.model.Checks.require;

import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/**
 * Jobs in file order.
 *
 * @param name for titles and reports
 * @param timeUnit what one tick is, for axis titles
 * @param platform the file, beside the workload's own, that it was made for, if it names one
 * @param jobs at least one; ids are unique
 */
public record Workload(String name, String timeUnit, Optional<String> platform, List<Job> jobs) {
    /** The unit of workloads that name none. */
    public static final String DEFAULT_TIME_UNIT = "tick";

    public Workload {
        jobs = List.copyOf(jobs);
        require(!jobs.isEmpty(), "workload.empty");
        Set<String> ids = new HashSet<>(jobs.size() * 2);
        long tasks = 0;
        for (Job job : jobs) {
            require(ids.add(job.id()), "job.twice", job.id());
            tasks += job.tasks().size();
        }
        require(tasks <= Integer.MAX_VALUE / 2, "workload.tasks", Integer.MAX_VALUE / 2, tasks);
    }

    /** This workload, made for a platform in a file beside its own. */
    public Workload withPlatform(String file) {
        return new Workload(name, timeUnit, Optional.of(file), jobs);
    }

    /** Whether some job states what it is worth. */
    public boolean hasValueCurves() {
        return jobs.stream().anyMatch(job -> job.value().isPresent());
    }

    public static Workload of(String name, Job... jobs) {
        return new Workload(name, DEFAULT_TIME_UNIT, Optional.empty(), List.of(jobs));
    }
}
