package org.schedscope.ui.state.edit;

import java.util.List;
import java.util.Optional;
import java.util.function.BiFunction;
import org.schedscope.model.Job;
import org.schedscope.model.Task;

/** What can be typed of the job that is looked at, and of one of its tasks. */
final class JobFields {
    /** Looked at and changed through this. */
    interface Target {
        Job job();

        int position();

        /** @param what the same for what is one step */
        void set(String what, Job changed);
    }

    private final Target target;
    private final List<EditField> job;
    private final List<EditField> task;

    JobFields(Target target) {
        this.target = target;
        job = List.of(
                ofJob("job-id", (was, text) -> new Job(text, was.user(), was.arrival(), was.tasks(), was.value(), was.queue())),
                ofJob("user", Job::withUser),
                ofJob("arrival", (was, text) -> new Job(was.id(), was.user(), EditTexts.whole(text), was.tasks(), was.value(),
                        was.queue())),
                ofJob("queue", (was, text) -> new Job(was.id(), was.user(), was.arrival(), was.tasks(), was.value(),
                        Optional.of(text).filter(name -> !name.isEmpty()))),
                ofJob("value", (was, text) -> new Job(was.id(), was.user(), was.arrival(), was.tasks(), EditTexts.readValue(text),
                        was.queue())));
        task = List.of(
                ofTask("task-id", TaskEdits::withId),
                ofTask("exec", TaskEdits::withExec),
                ofTask("cores", (was, text) -> was.withCores(EditTexts.count(text))),
                ofTask("kind", Task::withKind),
                ofTask("memory", (was, text) -> was.withMemory(EditTexts.whole(text))),
                ofTask("estimate", TaskEdits::withEstimate),
                ofTask("parents", (was, text) -> TaskEdits.withParents(was, EditTexts.readParents(text, target.job().tasks()))));
    }

    private EditField ofJob(String name, BiFunction<Job, String, Job> change) {
        return new EditField(name, text -> target.set(name, change.apply(target.job(), text)));
    }

    private EditField ofTask(String name, BiFunction<Task, String, Task> change) {
        return new EditField(name, text -> {
            Task was = target.job().tasks().get(target.position());
            target.set(name + "@" + target.position(), TaskEdits.with(target.job(), target.position(), change.apply(was, text)));
        });
    }

    /** @param editable whether the tasks are few enough to be edited */
    void show(boolean editable) {
        Job now = target.job();
        String[] ofJob = {now.id(), now.user(), Long.toString(now.arrival()), now.queue().orElse(""), EditTexts.value(now.value())};
        for (int field = 0; field < ofJob.length; field++) {
            boolean fits = field < ofJob.length - 1 || EditTexts.canBeTyped(now.value(), EditTexts::value, EditTexts::readValue);
            job.get(field).show(ofJob[field], fits && editable);
        }
        Task is = now.tasks().get(target.position());
        String estimate = is.estimate().isPresent() ? Long.toString(is.estimate().getAsLong()) : "";
        String[] ofTask = {is.id(), EditTexts.exec(is), Integer.toString(is.cores()), is.kind(), Long.toString(is.memory()), estimate,
                EditTexts.parents(is.parents(), now.tasks())};
        boolean execFits = EditTexts.canBeTyped(is.execOn(), on -> EditTexts.exec(is), EditTexts::execOn);
        boolean parentsFit = editable && EditTexts.canBeTyped(is.parents(), edges -> EditTexts.parents(edges, now.tasks()),
                text -> EditTexts.readParents(text, now.tasks()));
        for (int field = 0; field < ofTask.length; field++) {
            String name = task.get(field).name();
            task.get(field).show(ofTask[field], editable && (execFits || !name.equals("exec")) && (parentsFit || !name.equals("parents")));
        }
    }

    List<EditField> job() {
        return job;
    }

    List<EditField> task() {
        return task;
    }
}
