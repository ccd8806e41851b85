package org.schedscope.ui.state.edit;

import java.util.List;
import java.util.Optional;
import java.util.function.BiFunction;
import java.util.function.Function;
import org.schedscope.model.Job;
import org.schedscope.model.Task;
import org.schedscope.ui.state.field.Field;
import org.schedscope.ui.state.field.Notation;

/** What can be typed of the job that is selected, and of one of its tasks. */
final class JobFields {
    /** The selected job and task, and the way to change them. */
    interface Target {
        Job job();

        int position();

        /** @param what equal for what is one step */
        void set(String what, Job changed);
    }

    private final Target target;
    private final List<BoundInput<?>> job;
    private final List<BoundInput<?>> task;

    JobFields(Target target) {
        this.target = target;
        job = List.of(
                ofJob("job-id", Notation.TEXT, Job::id, TaskEdits::withId),
                ofJob("user", Notation.TEXT, Job::user, Job::withUser),
                ofJob("arrival", EditNotations.WHOLE, Job::arrival, Job::withArrival),
                ofJob("queue", EditNotations.OPTIONAL_NAME, Job::queue, TaskEdits::withQueue),
                ofJob("value", EditNotations.VALUE, Job::value, TaskEdits::withValue));
        task = List.of(
                ofTask("task-id", Notation.TEXT, Task::id, TaskEdits::withId),
                ofTask("exec", EditNotations.TIME, EditNotations.TaskTime::of, TaskEdits::withTime),
                ofTask("cores", EditNotations.COUNT, Task::cores, Task::withCores),
                ofTask("kind", Notation.TEXT, Task::kind, Task::withKind),
                ofTask("memory", EditNotations.WHOLE, Task::memory, Task::withMemory),
                ofTask("estimate", EditNotations.OPTIONAL_WHOLE, Task::estimate, TaskEdits::withEstimate),
                ofTask("parents", EditNotations.parents(() -> target.job().tasks()), Task::parents, TaskEdits::withParents));
    }

    private <T> BoundInput<T> ofJob(String name, Notation<T> notation, Function<Job, T> now, BiFunction<Job, T, Job> change) {
        return new BoundInput<>(Field.applied(name, notation, value -> target.set(name, change.apply(target.job(), value))),
                () -> Optional.of(now.apply(target.job())));
    }

    private <T> BoundInput<T> ofTask(String name, Notation<T> notation, Function<Task, T> now, BiFunction<Task, T, Task> change) {
        return new BoundInput<>(Field.applied(name, notation, value -> target.set(name + "@" + target.position(),
                TaskEdits.with(target.job(), target.position(), change.apply(selected(), value)))),
                () -> Optional.of(now.apply(selected())));
    }

    private Task selected() {
        return target.job().tasks().get(target.position());
    }

    /** @param editable whether the tasks are few enough to be edited */
    void show(boolean editable) {
        job.forEach(input -> input.show(editable));
        task.forEach(input -> input.show(editable));
    }

    List<Field<?>> job() {
        return InputEditor.inputs(job);
    }

    List<Field<?>> task() {
        return InputEditor.inputs(task);
    }
}
