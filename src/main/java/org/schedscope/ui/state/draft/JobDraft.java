package org.schedscope.ui.state.draft;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.OptionalLong;
import java.util.function.LongSupplier;
import javafx.beans.property.ReadOnlyObjectProperty;
import javafx.beans.property.ReadOnlyObjectWrapper;
import javafx.beans.property.SimpleStringProperty;
import javafx.beans.property.StringProperty;
import org.schedscope.model.Job;
import org.schedscope.model.Platform;
import org.schedscope.model.Task;

/**
 * A job while a fork changes it: when it arrives, and how long its tasks take and what they need. Names, number and order of its tasks stay,
 * and its arrival, too, once that is past.
 */
public final class JobDraft {
    private static final long MOST = 1L << 40;

    /** What can be changed. */
    public enum What {
        ARRIVAL, EXEC, ESTIMATE, CORES, MEMORY
    }

    /** What is wrong with a text. */
    public enum Wrong {
        NOTHING, NUMBER, PAST, NO_CLUSTER
    }

    /** A text as it is typed. */
    public static final class Entry {
        private final What what;
        private final String before;
        private final boolean editable;
        private final StringProperty text;
        private final ReadOnlyObjectWrapper<Wrong> wrong = new ReadOnlyObjectWrapper<>(this, "wrong", Wrong.NOTHING);

        private Entry(What what, String before, boolean editable) {
            this.what = what;
            this.before = before;
            this.editable = editable;
            text = new SimpleStringProperty(before);
        }

        public What what() {
            return what;
        }

        /** Of a task with a time of its own for every cluster, the time cannot be typed. */
        public boolean editable() {
            return editable;
        }

        public StringProperty textProperty() {
            return text;
        }

        public ReadOnlyObjectProperty<Wrong> wrongProperty() {
            return wrong.getReadOnlyProperty();
        }

        private boolean isChanged() {
            return !text.get().strip().equals(before);
        }

        /** The number; empty, and marked as wrong, if the text is none. */
        private Optional<Long> number(long least, long most) {
            String digits = text.get().strip();
            boolean right = digits.matches("[0-9]{1,13}") && Long.parseLong(digits) >= least && Long.parseLong(digits) <= most;
            wrong.set(right ? Wrong.NOTHING : Wrong.NUMBER);
            return right ? Optional.of(Long.parseLong(digits)) : Optional.empty();
        }
    }

    /** What can be typed of a task, in the order of {@link What}. */
    public record TaskRow(String id, Entry exec, Entry estimate, Entry cores, Entry memory) {
        /** In order. */
        public List<Entry> entries() {
            return List.of(exec, estimate, cores, memory);
        }
    }

    private final Job job;
    private final Platform platform;
    private final LongSupplier at;
    private final Entry arrival;
    private final List<TaskRow> rows;

    /**
     * @param platform on which tasks must find room
     * @param at the tick of the fork; before all ticks if it acts before anything happens
     */
    JobDraft(Job job, Platform platform, LongSupplier at) {
        this.job = job;
        this.platform = platform;
        this.at = at;
        arrival = new Entry(What.ARRIVAL, Long.toString(job.arrival()), true);
        rows = job.tasks().stream().map(JobDraft::row).toList();
    }

    private static TaskRow row(Task task) {
        boolean plain = task.execOn().isEmpty();
        return new TaskRow(task.id(), new Entry(What.EXEC, plain ? Long.toString(task.exec()) : "", plain),
                new Entry(What.ESTIMATE, task.estimate().isPresent() ? Long.toString(task.estimate().getAsLong()) : "", true),
                new Entry(What.CORES, Integer.toString(task.cores()), true), new Entry(What.MEMORY, Long.toString(task.memory()), true));
    }

    void onChange(Runnable then) {
        List<Entry> all = new ArrayList<>(List.of(arrival));
        rows.forEach(row -> all.addAll(row.entries()));
        all.forEach(entry -> entry.text.addListener((property, before, now) -> then.run()));
    }

    public Entry arrival() {
        return arrival;
    }

    /** In the order of the job's tasks. */
    public List<TaskRow> tasks() {
        return rows;
    }

    /** The job as it is typed, which may be the job as it was; empty if something is wrong, which is marked where it is. */
    Optional<Job> job() {
        Optional<Long> when = checkedArrival();
        List<Task> tasks = new ArrayList<>();
        for (int number = 0; number < rows.size(); number++) {
            task(rows.get(number), job.tasks().get(number)).ifPresent(tasks::add);
        }
        return when.isEmpty() || tasks.size() < rows.size() ? Optional.empty()
                : Optional.of(new Job(job.id(), job.user(), when.get(), tasks, job.value(), job.queue()));
    }

    private Optional<Long> checkedArrival() {
        Optional<Long> when = arrival.number(0, MOST);
        if (when.isPresent() && arrival.isChanged() && Math.min(when.get(), job.arrival()) <= at.getAsLong()) {
            arrival.wrong.set(Wrong.PAST);
            return Optional.empty();
        }
        return when;
    }

    private Optional<Task> task(TaskRow row, Task was) {
        Optional<Long> exec = row.exec().editable() ? row.exec().number(1, MOST) : Optional.of(was.exec());
        boolean exact = row.estimate().text.get().isBlank();
        Optional<Long> estimate = exact ? Optional.of(0L) : row.estimate().number(1, MOST);
        if (exact) {
            row.estimate().wrong.set(Wrong.NOTHING);
        }
        Optional<Long> cores = row.cores().number(1, Integer.MAX_VALUE);
        Optional<Long> memory = row.memory().number(0, MOST);
        if (Arrays.asList(exec, estimate, cores, memory).contains(Optional.<Long>empty())) {
            return Optional.empty();
        }
        Task is = new Task(was.id(), exec.get(), cores.get().intValue(), was.kind(), memory.get(),
                exact ? OptionalLong.empty() : OptionalLong.of(estimate.get()), was.execOn(), was.parents());
        if (platform.clusters().stream().noneMatch(is::fits)) {
            Entry culprit = row.cores().isChanged() || !row.memory().isChanged() ? row.cores() : row.memory();
            culprit.wrong.set(Wrong.NO_CLUSTER);
            return Optional.empty();
        }
        return Optional.of(is);
    }
}
