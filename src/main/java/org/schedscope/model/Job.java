package org.schedscope.model;

import static org.schedscope.model.Checks.require;

import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import org.schedscope.model.number.Ratio;

/**
 * A directed acyclic graph of tasks that arrives at once and is finished when its last task is.
 *
 * @param id name of the job, unique in its workload
 * @param user path of the submitting user, beginning with a slash
 * @param arrival tick from which schedulers can use it, not negative
 * @param tasks in file order, at least one
 * @param value value curve, if it has one
 * @param queue name of the queue it was submitted to, if stated
 * @param release conditions under which its tasks may be ready
 * @param scheduling figures for time sharing
 */
public record Job(String id, String user, long arrival, List<Task> tasks, Optional<ValueCurve> value, Optional<String> queue,
        Release release, SchedulingParameters scheduling) {
    /** The user of jobs that name none. */
    public static final String ROOT_USER = "/";

    public Job {
        boolean checked = tasks instanceof Jobs.Rows;
        tasks = checked ? tasks : List.copyOf(tasks);
        require(!id.isEmpty(), "job.id");
        require(user.startsWith("/"), "user", user);
        require(arrival >= 0, "arrival", arrival);
        require(!tasks.isEmpty(), "job.empty", id);
        require(release.begin().isEmpty() || release.begin().getAsLong() >= arrival, "begin", release.begin().orElse(0), arrival);
        if (!checked && (tasks.size() > 1 || !tasks.get(0).parents().isEmpty())) {
            checkIds(id, tasks);
            checkParents(id, tasks);
            List<Integer> cycle = Cycles.find(tasks);
            require(cycle.isEmpty(), "cycle", id, Cycles.describe(tasks, cycle));
        }
    }

    /** A job that may begin as soon as it arrives, without figures for time sharing. */
    public Job(String id, String user, long arrival, List<Task> tasks, Optional<ValueCurve> value, Optional<String> queue) {
        this(id, user, arrival, tasks, value, queue, Release.NONE, SchedulingParameters.NONE);
    }

    public static Job of(String id, long arrival, Task... tasks) {
        return new Job(id, ROOT_USER, arrival, List.of(tasks), Optional.empty(), Optional.empty());
    }

    public Job withUser(String newUser) {
        return new Job(id, newUser, arrival, tasks, value, queue, release, scheduling);
    }

    /** @param tick at which it arrives, and before which it does not begin, instead; not negative */
    public Job withArrival(long tick) {
        return new Job(id, user, tick, tasks, value, queue, release.arrivingAt(tick), scheduling);
    }

    /** @param others instead of its tasks, at least one */
    public Job withTasks(List<Task> others) {
        return new Job(id, user, arrival, others, value, queue, release, scheduling);
    }

    public Job withValue(ValueCurve curve) {
        return withValue(Optional.of(curve));
    }

    public Job withValue(Optional<ValueCurve> curve) {
        return new Job(id, user, arrival, tasks, curve, queue, release, scheduling);
    }

    public Job withQueue(Optional<String> name) {
        return new Job(id, user, arrival, tasks, value, name, release, scheduling);
    }

    public Job withScheduling(SchedulingParameters figures) {
        return new Job(id, user, arrival, tasks, value, queue, release, figures);
    }

    public Job withId(String newId) {
        return new Job(newId, user, arrival, tasks, value, queue, release, scheduling);
    }

    public Job withRelease(Release conditions) {
        return new Job(id, user, arrival, tasks, value, queue, conditions, scheduling);
    }

    /** Job work X = Σ exec·cores, in core-ticks. */
    public Ratio work() {
        Ratio sum = Ratio.ZERO;
        for (Task task : tasks) {
            sum = sum.plus(task.meanExec().times(task.cores()));
        }
        return sum;
    }

    private static void checkIds(String job, List<Task> tasks) {
        Set<String> ids = new HashSet<>();
        for (Task task : tasks) {
            require(ids.add(task.id()), "task.twice", job, task.id());
        }
    }

    private static void checkParents(String job, List<Task> tasks) {
        Set<Integer> seen = new HashSet<>();
        for (Task task : tasks) {
            seen.clear();
            for (Dependency dependency : task.parents()) {
                require(dependency.parent() < tasks.size(), "parent.beyond", task.id(), job,
                        dependency.parent(), tasks.size());
                require(seen.add(dependency.parent()), "parent.twice", task.id(), job,
                        tasks.get(dependency.parent()).id());
            }
        }
    }
}
