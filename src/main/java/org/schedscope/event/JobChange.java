package org.schedscope.event;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.OptionalLong;
import java.util.function.Function;
import org.schedscope.model.Job;
import org.schedscope.model.ModelException;
import org.schedscope.model.SchedulingParameters;
import org.schedscope.model.Task;
import org.schedscope.model.ValueCurve;

/**
 * The changes of a job at a fork; empty components change nothing.
 *
 * @param id id of the job
 * @param user new user of the job
 * @param arrival new arrival tick
 * @param queue new queue; an empty inner value removes the queue
 * @param value new value curve; an empty inner value removes the value
 * @param scheduling changes of figures for time sharing
 * @param tasks changes of tasks
 */
public record JobChange(String id, Optional<String> user, Optional<Long> arrival, Optional<Optional<String>> queue,
        Optional<Optional<ValueCurve>> value, Scheduling scheduling, List<TaskChange> tasks) {
    /**
     * The changes of a job's figures for time sharing; empty components change nothing.
     *
     * @param deadline new deadline; an empty inner value removes the deadline
     */
    public record Scheduling(Optional<Long> priority, Optional<Integer> tickets, Optional<OptionalLong> deadline) {
        private static Scheduling of(SchedulingParameters is, Optional<SchedulingParameters> was) {
            SchedulingParameters before = was.orElse(SchedulingParameters.NONE);
            Optional<SchedulingParameters> old = Optional.of(before);
            return new Scheduling(named(is, old, SchedulingParameters::priority), named(is, old, SchedulingParameters::tickets),
                    named(is, old, SchedulingParameters::deadline));
        }

        private SchedulingParameters appliedTo(SchedulingParameters before) {
            return before.withPriority(priority.orElse(before.priority())).withTickets(tickets.orElse(before.tickets()))
                    .withDeadline(deadline.orElse(before.deadline()));
        }
    }

    public JobChange {
        tasks = List.copyOf(tasks);
    }

    /** The changes that turn a job into another one of as many tasks with the same ids. */
    public static JobChange between(Job was, Job is) {
        List<TaskChange> tasks = new ArrayList<>();
        for (int number = 0; number < is.tasks().size(); number++) {
            if (!is.tasks().get(number).equals(was.tasks().get(number))) {
                tasks.add(TaskChange.of(is, number, Optional.of(was.tasks().get(number))));
            }
        }
        return of(is, Optional.of(was), tasks);
    }

    /** All values of a job as changes. */
    public static JobChange whole(Job is) {
        List<TaskChange> tasks = new ArrayList<>();
        for (int number = 0; number < is.tasks().size(); number++) {
            tasks.add(TaskChange.of(is, number, Optional.empty()));
        }
        return of(is, Optional.empty(), tasks);
    }

    private static JobChange of(Job is, Optional<Job> was, List<TaskChange> tasks) {
        return new JobChange(is.id(), named(is, was, Job::user), named(is, was, Job::arrival), named(is, was, Job::queue),
                named(is, was, Job::value), Scheduling.of(is.scheduling(), was.map(Job::scheduling)), tasks);
    }

    /** A new value, if it differs from the old one. */
    static <T, V> Optional<V> named(T is, Optional<T> was, Function<T, V> field) {
        V now = field.apply(is);
        return was.isPresent() && Objects.equals(field.apply(was.get()), now) ? Optional.empty() : Optional.of(now);
    }

    /**
     * The changed job.
     *
     * @throws ModelException if an unknown task is changed, or the result is not a valid job
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
                queue.orElse(job.queue()), job.release(), scheduling.appliedTo(job.scheduling()))
                .withArrival(arrival.orElse(job.arrival()));
    }
}
