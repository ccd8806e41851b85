package org.schedscope.event;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.function.Function;
import org.schedscope.model.Job;
import org.schedscope.model.ModelException;
import org.schedscope.model.Task;
import org.schedscope.model.ValueCurve;

/**
 * What a fork changes of a job; what is not named stays as it is.
 *
 * @param id of the job
 * @param user of the job from then on, if named
 * @param arrival tick, if named
 * @param queue if named; none in it takes the name of the queue away
 * @param value if named; none in it takes the value away
 * @param tasks those of which something changes
 */
public record JobChange(String id, Optional<String> user, Optional<Long> arrival, Optional<Optional<String>> queue,
        Optional<Optional<ValueCurve>> value, List<TaskChange> tasks) {
    public JobChange {
        tasks = List.copyOf(tasks);
    }

    /** What has to be named so that a job becomes another one of as many tasks with the same ids. */
    public static JobChange between(Job was, Job is) {
        List<TaskChange> tasks = new ArrayList<>();
        for (int number = 0; number < is.tasks().size(); number++) {
            if (!is.tasks().get(number).equals(was.tasks().get(number))) {
                tasks.add(TaskChange.of(is, number, Optional.of(was.tasks().get(number))));
            }
        }
        return of(is, Optional.of(was), tasks);
    }

    /** Names all of a job. */
    public static JobChange whole(Job is) {
        List<TaskChange> tasks = new ArrayList<>();
        for (int number = 0; number < is.tasks().size(); number++) {
            tasks.add(TaskChange.of(is, number, Optional.empty()));
        }
        return of(is, Optional.empty(), tasks);
    }

    private static JobChange of(Job is, Optional<Job> was, List<TaskChange> tasks) {
        return new JobChange(is.id(), named(is, was, Job::user), named(is, was, Job::arrival), named(is, was, Job::queue),
                named(is, was, Job::value), tasks);
    }

    /** What a thing has, unless it had it before. */
    static <T, V> Optional<V> named(T is, Optional<T> was, Function<T, V> field) {
        V now = field.apply(is);
        return was.isPresent() && Objects.equals(field.apply(was.get()), now) ? Optional.empty() : Optional.of(now);
    }

    /**
     * The job with what is named.
     *
     * @throws ModelException if a task is named that it does not have, or it would be no job any more
     */
    Job appliedTo(Job job) {
        Map<String, TaskChange> changes = new HashMap<>();
        tasks.forEach(task -> changes.put(task.id(), task));
        List<Task> all = new ArrayList<>();
        for (Task task : job.tasks()) {
            TaskChange change = changes.remove(task.id());
            all.add(change == null ? task : change.appliedTo(task, job));
        }
        for (TaskChange task : tasks) {
            if (changes.containsKey(task.id())) {
                throw new ModelException("job " + id + " has no task " + task.id() + ": a fork cannot add tasks to it, or rename them");
            }
        }
        return new Job(id, user.orElse(job.user()), arrival.orElse(job.arrival()), all, value.orElse(job.value()),
                queue.orElse(job.queue()));
    }
}
