package org.schedscope.ui.state.draft;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.OptionalLong;
import java.util.function.LongSupplier;
import java.util.function.Supplier;
import org.schedscope.model.Job;
import org.schedscope.model.ModelException;
import org.schedscope.model.Platform;
import org.schedscope.model.Task;
import org.schedscope.model.time.TimeReader;
import org.schedscope.text.Message;
import org.schedscope.ui.state.field.Field;
import org.schedscope.ui.state.field.Form;
import org.schedscope.ui.state.field.Notation;

/**
 * A job while a fork changes it: when it arrives, and how long its tasks take and what they need. Names, number and order of its tasks
 * stay, and its arrival, too, once that is past.
 */
public final class JobDraft extends Form {
    private static final long MOST = 1L << 40;

    /** Fields of a task. The time of a task with a time for every cluster is empty and cannot be typed. */
    public record TaskRow(Task before, Field<Optional<Long>> exec, Field<Optional<Long>> estimate, Field<Long> cores,
            Field<Long> memory) {
        private static TaskRow of(Task task) {
            Optional<Long> exec = task.execOn().isEmpty() ? Optional.of(task.exec()) : Optional.empty();
            Optional<Long> estimate = task.estimate().isPresent() ? Optional.of(task.estimate().getAsLong()) : Optional.empty();
            Notation<Long> ticks = whole(1, MOST);
            Notation<Optional<Long>> perhaps = Notation.optional(ticks);
            Notation<Optional<Long>> surely = new Notation<>(perhaps.write(), ticks.read().andThen(Optional::of));
            return new TaskRow(task, input("exec", exec, exec.isPresent() ? surely : perhaps), input("estimate", estimate, perhaps),
                    input("cores", (long) task.cores(), whole(1, Integer.MAX_VALUE)), input("memory", task.memory(), whole(0, MOST)));
        }

        /** In order. */
        public List<Field<?>> inputs() {
            return List.of(exec, estimate, cores, memory);
        }

        /** Whether its time can be typed. */
        public boolean hasOneTime() {
            return before.execOn().isEmpty();
        }

        /** The task as it is typed; empty if something is wrong, which is marked where it is. */
        private Optional<Task> task(Platform platform) {
            inputs().forEach(Field::read);
            if (inputs().stream().anyMatch(Field::isWrong)) {
                return Optional.empty();
            }
            OptionalLong expected = estimate.get().map(OptionalLong::of).orElse(OptionalLong.empty());
            Task task = new Task(before.id(), exec.get().orElse(before.exec()), cores.get().intValue(), before.kind(), memory.get(),
                    expected, before.execOn(), before.parents(), before.resources());
            if (platform.clusters().stream().noneMatch(task::fits)) {
                boolean byMemory = cores.get() == before.cores() && memory.get() != before.memory();
                (byMemory ? memory : cores).refuse(Message.of("fork", "refused.room"));
                return Optional.empty();
            }
            return Optional.of(task);
        }
    }

    private final Job job;
    private final Platform platform;
    public final Field<Long> arrival;
    /** In the order of the job's tasks. */
    public final List<TaskRow> tasks;

    /**
     * @param platform on which tasks must find room
     * @param at the tick of the fork; before all ticks if it acts before anything happens
     * @param times reads the job's arrival
     */
    JobDraft(Job job, Platform platform, LongSupplier at, Supplier<TimeReader> times) {
        this.job = job;
        this.platform = platform;
        arrival = add(Field.checked("arrival", Notation.moment(times), Long.toString(job.arrival()), when -> {
            if (when != job.arrival() && Math.min(when, job.arrival()) <= at.getAsLong()) {
                throw new ModelException(Message.of("fork", "refused.past"));
            }
        }));
        tasks = job.tasks().stream().map(TaskRow::of).toList();
        tasks.forEach(row -> row.inputs().forEach(this::add));
    }

    private static Notation<Long> whole(long least, long most) {
        return Notation.whole(least, most, text -> Message.of("fork", "refused.number"));
    }

    private static <T> Field<T> input(String name, T before, Notation<T> notation) {
        return Field.checked(name, notation, notation.write().apply(before));
    }

    /** The job as it is typed, which may be unchanged; empty if something is wrong, which is marked at its field. */
    Optional<Job> job() {
        boolean arrives = arrival.read();
        List<Task> typed = new ArrayList<>();
        tasks.forEach(row -> row.task(platform).ifPresent(typed::add));
        return !arrives || typed.size() < tasks.size() ? Optional.empty()
                : Optional.of(job.withArrival(arrival.get()).withTasks(typed));
    }
}
