package org.schedscope.model;

import static org.schedscope.model.Checks.require;

import java.time.ZonedDateTime;
import java.util.List;
import java.util.Optional;
import java.util.OptionalLong;

/**
 * The jobs that a run schedules, with their common properties.
 *
 * @param name for titles and reports
 * @param timeUnit name of one tick, for axis titles
 * @param start time of tick 0, by the clock of the machine, if known
 * @param platform the file, beside the workload's own, of the platform it was made for, if it names one
 * @param horizon tick before which the releases of periodic jobs without a count arrive, if stated
 * @param jobs at least one, with different ids
 */
public record Workload(String name, String timeUnit, Optional<ZonedDateTime> start, Optional<String> platform,
        OptionalLong horizon, Jobs jobs) {
    /** The unit of workloads that name none. */
    public static final String DEFAULT_TIME_UNIT = "tick";
    private static final int MOST_TASKS = Integer.MAX_VALUE / 2;

    public Workload {
        require(!jobs.isEmpty(), "workload.empty");
        require(jobs.taskCount() <= MOST_TASKS, "workload.tasks", MOST_TASKS, jobs.taskCount());
        jobs = ReleaseOrder.checked(jobs);
    }

    /**
     * A workload of jobs from anywhere.
     *
     * @throws ModelException if there is none, or two have the same id
     */
    public Workload(String name, String timeUnit, Optional<ZonedDateTime> start, Optional<String> platform, List<Job> jobs) {
        this(name, timeUnit, start, platform, OptionalLong.empty(), Jobs.of(jobs));
    }

    /** Tasks of all jobs. */
    public int taskCount() {
        return jobs.taskCount();
    }

    /** A workload whose date is unknown. */
    public Workload(String name, String timeUnit, Optional<String> platform, List<Job> jobs) {
        this(name, timeUnit, Optional.empty(), platform, jobs);
    }

    /** This workload, made for a platform in a file beside its own. */
    public Workload withPlatform(String file) {
        return new Workload(name, timeUnit, start, Optional.of(file), horizon, jobs);
    }

    /** This workload with other jobs. */
    public Workload withJobs(List<Job> others) {
        return new Workload(name, timeUnit, start, platform, horizon, Jobs.of(others));
    }

    /** Whether some job has a value curve. */
    public boolean hasValueCurves() {
        return jobs.anyCurve();
    }

    public static Workload of(String name, Job... jobs) {
        return new Workload(name, DEFAULT_TIME_UNIT, Optional.empty(), List.of(jobs));
    }
}
