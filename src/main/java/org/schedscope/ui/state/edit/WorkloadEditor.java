package org.schedscope.ui.state.edit;

import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.BiFunction;
import java.util.function.Function;
import java.util.stream.IntStream;
import javafx.beans.property.ReadOnlyObjectProperty;
import javafx.beans.property.ReadOnlyObjectWrapper;
import javafx.collections.FXCollections;
import javafx.collections.ObservableList;
import org.schedscope.experiment.RunSetup;
import org.schedscope.model.Job;
import org.schedscope.model.Jobs;
import org.schedscope.model.Platform;
import org.schedscope.model.Task;
import org.schedscope.model.Workload;
import org.schedscope.ui.state.field.Field;
import org.schedscope.ui.state.field.Notation;
import org.schedscope.ui.state.session.Session;

/**
 * The open run's workload while it is edited: its name, and its jobs with their tasks. Of a forked run it is the one that it began
 * with. One job is selected, and one of its tasks; there is always one.
 */
public final class WorkloadEditor extends InputEditor {
    /** Jobs that can be edited at most: the list of more takes a noticeable time to be made. */
    public static final int MOST_JOBS = 200_000;
    /** Tasks of a job that can be edited at most: a job is checked as a whole at every letter. */
    public static final int MOST_TASKS = 20_000;

    private record Head(String name, String unit) {
        Head withName(String now) {
            return new Head(now, unit);
        }

        Head withUnit(String now) {
            return new Head(name, now);
        }
    }

    private final RunSetup plain;
    private final JobList jobs;
    private final ReadOnlyObjectWrapper<JobRow> row;
    private final ReadOnlyObjectWrapper<Integer> task = new ReadOnlyObjectWrapper<>(this, "task", 0);
    private final ObservableList<Integer> tasks = FXCollections.observableArrayList();
    private Head head;
    private Workload written;

    /** Begins with the open run's workload, and has the window's job selected. */
    public WorkloadEditor(Session session) {
        super(session);
        plain = EditedInputs.plain(session.runs().run().setup());
        Workload workload = plain.loaded().workload();
        Platform platform = plain.platform().platform();
        Platform room = RunSetup.memoryBinds(plain.choices()).orElse(true) ? platform : platform.withoutMemory();
        jobs = new JobList(workload.jobs(), plain.platform().isDefault() ? Optional.empty() : Optional.of(room));
        head = new Head(workload.name(), workload.timeUnit());
        int selected = session.selection().get().job().orElse(0);
        row = new ReadOnlyObjectWrapper<>(this, "row", jobs.rows().get(Math.min(selected, jobs.rows().size() - 1)));
        ofHead("workload-name", Head::name, Head::withName);
        ofHead("unit", Head::unit, Head::withUnit);
        ofJob("job-id", Notation.TEXT, Job::id, Job::withId);
        ofJob("user", Notation.TEXT, Job::user, Job::withUser);
        ofJob("arrival", EditNotations.WHOLE, Job::arrival, Job::withArrival);
        ofJob("queue", EditNotations.OPTIONAL_NAME, Job::queue, Job::withQueue);
        ofJob("value", EditNotations.VALUE, Job::value, Job::withValue);
        ofTask("task-id", Notation.TEXT, Task::id, Task::withId);
        ofTask("exec", EditNotations.TIME, EditNotations.TaskTime::of, TaskEdits::withTime);
        ofTask("cores", EditNotations.COUNT, Task::cores, Task::withCores);
        ofTask("kind", Notation.TEXT, Task::kind, Task::withKind);
        ofTask("memory", EditNotations.WHOLE, Task::memory, Task::withMemory);
        ofTask("estimate", EditNotations.OPTIONAL_WHOLE, Task::estimate, Task::withEstimate);
        ofTask("parents", EditNotations.parents(() -> job().tasks()), Task::parents, Task::withParents);
        begin();
    }

    /** Whether a run's workload is small enough to be edited. */
    public static boolean canBeEdited(RunSetup setup) {
        return setup.loaded().workload().jobs().size() <= MOST_JOBS;
    }

    private Job job() {
        return row.get().job();
    }

    private Task selectedTask() {
        return job().tasks().get(task.get());
    }

    private void ofHead(String name, Function<Head, String> get, BiFunction<Head, String, Head> set) {
        add(Field.bound(name, Notation.TEXT, () -> Optional.of(get.apply(head)), text -> {
            Head before = head;
            Head changed = set.apply(before, text);
            perform(name, () -> head = changed, () -> head = before);
        }));
    }

    private <T> void ofJob(String name, Notation<T> notation, Function<Job, T> get, BiFunction<Job, T, Job> set) {
        add(Field.bound(name, notation, () -> Optional.of(get.apply(job())),
                value -> set(List.of(row.get(), name), set.apply(job(), value), task.get())));
    }

    private <T> void ofTask(String name, Notation<T> notation, Function<Task, T> get, BiFunction<Task, T, Task> set) {
        add(Field.bound(name, notation, () -> Optional.of(get.apply(selectedTask())),
                value -> set(List.of(row.get(), name + "@" + task.get()),
                        TaskEdits.with(job(), task.get(), set.apply(selectedTask(), value)), task.get())));
    }

    private void set(Object what, Job changed, int toSelect) {
        JobRow changing = row.get();
        Job before = changing.job();
        int selectedBefore = task.get();
        if (!changed.id().equals(before.id())) {
            jobs.checkFree(changed.id());
        }
        perform(what, () -> put(changing, changed, toSelect), () -> put(changing, before, selectedBefore));
    }

    private void put(JobRow changing, Job job, int toSelect) {
        jobs.put(changing, job);
        select(changing, toSelect);
    }

    private void select(JobRow at, int position) {
        row.set(at);
        task.set(Math.min(position, at.job().tasks().size() - 1));
    }

    @Override
    void showValues() {
        int count = job().tasks().size();
        if (count > tasks.size()) {
            tasks.addAll(IntStream.range(tasks.size(), count).boxed().toList());
        } else if (count < tasks.size()) {
            tasks.remove(count, tasks.size());
        }
        List<Field<?>> heads = fields("workload-name", "unit");
        typed().forEach(field -> field.show(heads.contains(field) || canBeTyped()));
    }

    /** Whether the job that is selected has few enough tasks. */
    public boolean canBeTyped() {
        return job().tasks().size() <= MOST_TASKS;
    }

    /** Selects another job. */
    public void select(JobRow wanted) {
        if (wanted != row.get()) {
            select(wanted, 0);
            navigated();
        }
    }

    /** Selects another task of the job. */
    public void selectTask(int position) {
        if (position != task.get()) {
            select(row.get(), position);
            navigated();
        }
    }

    /** A job of one task behind the one that is selected, of the same user and arrival. */
    public void addJob() {
        Job beside = job();
        insert(new Job(freeId(), beside.user(), beside.arrival(), List.of(Task.of("T1", 1)), Optional.empty(), beside.queue()));
    }

    /** The same job once more, under another id. */
    public void duplicateJob() {
        insert(job().withId(freeId()));
    }

    private String freeId() {
        return EditNotations.free("J", jobs.rows().size() + 1, jobs::has);
    }

    private void insert(Job job) {
        JobRow beside = row.get();
        int selectedBefore = task.get();
        int at = jobs.rows().indexOf(beside) + 1;
        JobRow fresh = new JobRow(job);
        attempt(() -> perform(fresh, () -> {
            jobs.add(at, fresh);
            select(fresh, 0);
        }, () -> {
            jobs.remove(fresh);
            select(beside, selectedBefore);
        }));
    }

    /** Removes the job that is selected; the last one stays. */
    public void removeJob() {
        JobRow gone = row.get();
        int at = jobs.rows().indexOf(gone);
        int selectedBefore = task.get();
        attempt(() -> {
            if (jobs.rows().size() == 1) {
                throw EditNotations.refused("last.job");
            }
            JobRow next = jobs.rows().get(at + 1 < jobs.rows().size() ? at + 1 : at - 1);
            perform(gone, () -> {
                jobs.remove(gone);
                select(next, 0);
            }, () -> {
                jobs.add(at, gone);
                select(gone, selectedBefore);
            });
        });
    }

    public void addTask() {
        attempt(() -> set(new Object(), TaskEdits.add(job(), Task.of("T", 1)), Integer.MAX_VALUE));
    }

    /** The same task once more, under another id and without children. */
    public void duplicateTask() {
        attempt(() -> set(new Object(), TaskEdits.add(job(), selectedTask()), Integer.MAX_VALUE));
    }

    /** Removes the task that is selected, and the edges at it. */
    public void removeTask() {
        attempt(() -> set(new Object(), TaskEdits.remove(job(), task.get()), task.get()));
    }

    /** Has a task of the selected job come after another one, by their positions. */
    public void addEdge(int parent, int child) {
        attempt(() -> set(new Object(), TaskEdits.addEdge(job(), parent, child), child));
    }

    /** Has a task of the selected job no longer come after another one, by their positions. */
    public void removeEdge(int parent, int child) {
        attempt(() -> set(new Object(), TaskEdits.removeEdge(job(), parent, child), child));
    }

    /** Has the selected task take other ticks, on all clusters; the same task again is the same step. */
    public void setTicks(long ticks) {
        if (selectedTask().exec() != ticks) {
            set("ticks@" + task.get(), TaskEdits.with(job(), task.get(),
                    TaskEdits.withTime(selectedTask(), new EditNotations.TaskTime(ticks, Map.of()))), task.get());
        }
    }

    @Override
    Optional<String> noRoom() {
        return jobs.noRoom();
    }

    /** The edited workload. Takes time in proportion to its size. */
    Workload workload() {
        Workload opened = plain.loaded().workload();
        return new Workload(head.name(), head.unit(), opened.start(), opened.platform(), opened.horizon(), Jobs.of(jobs.jobs()));
    }

    @Override
    RunSetup edited() {
        return isSaved() ? EditedInputs.with(plain, written, state().saved().orElseThrow()) : EditedInputs.with(plain, workload());
    }

    /** The platform, unless it follows the workload, is written beside and named; a file with other content stays. */
    @Override
    void write(Path file, Runnable then) {
        SavedWorkload saved = plain.platform().isDefault() ? SavedWorkload.alone(workload(), file)
                : SavedWorkload.withPlatform(workload(), plain.platform().platform(), file);
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
        return (head.name().isBlank() ? "edited" : head.name()) + SavedWorkload.ENDING;
    }

    /** All jobs, in order. */
    public ObservableList<JobRow> jobs() {
        return jobs.rows();
    }

    /** The job that is selected. */
    public ReadOnlyObjectProperty<JobRow> rowProperty() {
        return row.getReadOnlyProperty();
    }

    /** Positions of the tasks of the job that is selected. */
    public ObservableList<Integer> tasks() {
        return tasks;
    }

    /** Position of the task that is selected. */
    public ReadOnlyObjectProperty<Integer> taskProperty() {
        return task.getReadOnlyProperty();
    }

    /** What the tasks after which a task of the job comes are called, as they are typed. */
    public String parents(Task of) {
        return EditNotations.parents(() -> job().tasks()).write().apply(of.parents());
    }

    /** How long a task takes, as it is typed. */
    public String exec(Task of) {
        return EditNotations.TIME.write().apply(EditNotations.TaskTime.of(of));
    }
}
