package org.schedscope.ui.state.edit;

import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import javafx.beans.property.ReadOnlyObjectProperty;
import javafx.beans.property.ReadOnlyObjectWrapper;
import javafx.collections.FXCollections;
import javafx.collections.ObservableList;
import org.schedscope.model.Job;
import org.schedscope.model.Platform;
import org.schedscope.model.Task;
import org.schedscope.model.Workload;
import org.schedscope.ui.state.run.RunSetup;
import org.schedscope.ui.state.session.Session;

/**
 * The open run's workload while it is edited: its name, and its jobs with their tasks. Of a forked run it is the one that it began
 * with. One job is looked at, and one of its tasks; there is always one.
 */
public final class WorkloadDraft extends InputDraft {
    /** Jobs that can be edited at most: the list of more takes a noticeable time to be made. */
    public static final int MOST_JOBS = 200_000;
    /** Tasks of a job that can be edited at most: a job is checked as a whole at every letter. */
    public static final int MOST_TASKS = 20_000;

    private final RunSetup plain;
    private final JobList jobs;
    private final ReadOnlyObjectWrapper<JobRow> row;
    private final ReadOnlyObjectWrapper<Integer> task = new ReadOnlyObjectWrapper<>(this, "task", 0);
    private final ObservableList<Integer> tasks = FXCollections.observableArrayList();
    private final JobFields jobFields;
    private final EditField name = new EditField("workload-name", text -> rename(text, "name"));
    private final EditField unit = new EditField("unit", text -> rename(text, "unit"));
    /** Name and unit of time. */
    private List<String> head;
    private Workload written;

    /** Begins with the open run's workload, and looks at the selected job. */
    public WorkloadDraft(Session session) {
        super(session);
        plain = EditedInputs.plain(session.runs().run().setup());
        Workload workload = plain.files().loaded().workload();
        Platform platform = plain.files().platform().platform();
        Platform room = plain.choices().memoryBinds().orElse(true) ? platform : platform.withoutMemory();
        jobs = new JobList(workload.jobs(), plain.files().platform().isDefault() ? Optional.empty() : Optional.of(room));
        head = List.of(workload.name(), workload.timeUnit());
        int selected = session.selection().get().job().orElse(0);
        row = new ReadOnlyObjectWrapper<>(this, "row", jobs.rows().get(Math.min(selected, jobs.rows().size() - 1)));
        jobFields = new JobFields(new Looked());
        begin();
    }

    /** Whether a run's workload is small enough to be edited. */
    public static boolean canBeEdited(RunSetup setup) {
        return setup.files().loaded().workload().jobs().size() <= MOST_JOBS;
    }

    private final class Looked implements JobFields.Target {
        @Override
        public Job job() {
            return row.get().job();
        }

        @Override
        public int position() {
            return task.get();
        }

        @Override
        public void set(String what, Job changed) {
            WorkloadDraft.this.set(List.of(row.get(), what), changed, task.get());
        }
    }

    private void set(Object what, Job changed, int lookAt) {
        JobRow changing = row.get();
        Job before = changing.job();
        int lookedAt = task.get();
        if (!changed.id().equals(before.id())) {
            jobs.checkFree(changed.id());
        }
        perform(what, () -> put(changing, changed, lookAt), () -> put(changing, before, lookedAt));
    }

    private void put(JobRow changing, Job job, int lookAt) {
        jobs.put(changing, job);
        look(changing, lookAt);
    }

    private void look(JobRow at, int position) {
        row.set(at);
        task.set(Math.min(position, at.job().tasks().size() - 1));
    }

    private void rename(String text, String what) {
        List<String> before = head;
        List<String> now = what.equals("name") ? List.of(text, before.get(1)) : List.of(before.get(0), text);
        perform(what, () -> head = now, () -> head = before);
    }

    @Override
    List<EditField> fields() {
        return Stream.of(List.of(name, unit), jobFields.job(), jobFields.task()).flatMap(List::stream).toList();
    }

    @Override
    void showFields() {
        name.show(head.get(0), true);
        unit.show(head.get(1), true);
        int count = row.get().job().tasks().size();
        if (count > tasks.size()) {
            tasks.addAll(IntStream.range(tasks.size(), count).boxed().toList());
        } else if (count < tasks.size()) {
            tasks.remove(count, tasks.size());
        }
        jobFields.show(canBeTyped());
    }

    /** Whether the job that is looked at has few enough tasks. */
    public boolean canBeTyped() {
        return row.get().job().tasks().size() <= MOST_TASKS;
    }

    /** Looks at another job. */
    public void lookAt(JobRow wanted) {
        if (wanted != row.get()) {
            look(wanted, 0);
            turned();
        }
    }

    /** Looks at another task of the job. */
    public void lookAtTask(int position) {
        if (position != task.get()) {
            look(row.get(), position);
            turned();
        }
    }

    /** A job of one task behind the one that is looked at, of the same user and arrival. */
    public void addJob() {
        Job beside = row.get().job();
        insert(new Job(freeId(), beside.user(), beside.arrival(), List.of(Task.of("T1", 1)), Optional.empty(), beside.queue()));
    }

    /** The same job once more, under another id. */
    public void duplicateJob() {
        Job same = row.get().job();
        insert(new Job(freeId(), same.user(), same.arrival(), same.tasks(), same.value(), same.queue()));
    }

    private String freeId() {
        return EditTexts.free("J", jobs.rows().size() + 1, jobs::has);
    }

    private void insert(Job job) {
        JobRow beside = row.get();
        int lookedAt = task.get();
        int at = jobs.rows().indexOf(beside) + 1;
        JobRow fresh = new JobRow(job);
        attempt(() -> perform(fresh, () -> {
            jobs.add(at, fresh);
            look(fresh, 0);
        }, () -> {
            jobs.remove(fresh);
            look(beside, lookedAt);
        }));
    }

    /** Removes the job that is looked at; the last one stays. */
    public void removeJob() {
        JobRow gone = row.get();
        int at = jobs.rows().indexOf(gone);
        int lookedAt = task.get();
        attempt(() -> {
            if (jobs.rows().size() == 1) {
                throw EditTexts.refused("last.job");
            }
            JobRow next = jobs.rows().get(at + 1 < jobs.rows().size() ? at + 1 : at - 1);
            perform(gone, () -> {
                jobs.remove(gone);
                look(next, 0);
            }, () -> {
                jobs.add(at, gone);
                look(gone, lookedAt);
            });
        });
    }

    public void addTask() {
        attempt(() -> set(new Object(), TaskEdits.add(row.get().job(), Task.of("T", 1)), Integer.MAX_VALUE));
    }

    /** The same task once more, under another id and without children. */
    public void duplicateTask() {
        attempt(() -> set(new Object(), TaskEdits.add(row.get().job(), row.get().job().tasks().get(task.get())), Integer.MAX_VALUE));
    }

    /** Removes the task that is looked at, and the edges at it. */
    public void removeTask() {
        attempt(() -> set(new Object(), TaskEdits.remove(row.get().job(), task.get()), task.get()));
    }

    @Override
    Optional<String> noRoom() {
        return jobs.noRoom();
    }

    /** The workload as it stands. Takes as long as it is large. */
    Workload workload() {
        return new Workload(head.get(0), head.get(1), plain.files().loaded().workload().platform(), jobs.jobs());
    }

    @Override
    RunSetup edited() {
        return isSaved() ? EditedInputs.with(plain, written, savedProperty().get().orElseThrow()) : EditedInputs.with(plain, workload());
    }

    /** The platform, unless it follows the workload, is written beside and named; what stands there with other content stays. */
    @Override
    void write(Path file, Runnable then) {
        SavedWorkload saved = plain.files().platform().isDefault() ? SavedWorkload.alone(workload(), file)
                : SavedWorkload.withPlatform(workload(), plain.files().platform().platform(), file);
        session().exports().save(file, saved.contents(), () -> {
            written = saved.workload();
            then.run();
        });
    }

    @Override
    public String ending() {
        return SavedWorkload.ENDING;
    }

    @Override
    public String fileName() {
        return (head.get(0).isBlank() ? "edited" : head.get(0)) + SavedWorkload.ENDING;
    }

    /** All jobs, in order. */
    public ObservableList<JobRow> jobs() {
        return jobs.rows();
    }

    /** The job that is looked at. */
    public ReadOnlyObjectProperty<JobRow> rowProperty() {
        return row.getReadOnlyProperty();
    }

    /** Positions of the tasks of the job that is looked at. */
    public ObservableList<Integer> tasks() {
        return tasks;
    }

    /** Position of the task that is looked at. */
    public ReadOnlyObjectProperty<Integer> taskProperty() {
        return task.getReadOnlyProperty();
    }

    /** What the tasks after which a task of the job comes are called, as they are typed. */
    public String parents(Task of) {
        return EditTexts.parents(of.parents(), row.get().job().tasks());
    }

    /** How long a task takes, as it is typed. */
    public String exec(Task of) {
        return EditTexts.exec(of);
    }

    public List<EditField> headFields() {
        return List.of(name, unit);
    }

    public List<EditField> jobFields() {
        return jobFields.job();
    }

    public List<EditField> taskFields() {
        return jobFields.task();
    }
}
