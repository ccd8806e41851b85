package org.schedscope.ui.state.edit;

import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.Set;
import java.util.stream.IntStream;
import javafx.beans.property.ReadOnlyObjectProperty;
import javafx.beans.property.ReadOnlyObjectWrapper;
import org.schedscope.experiment.Edits;
import org.schedscope.experiment.RunSetup;
import org.schedscope.experiment.RunSource;
import org.schedscope.io.format.LoadedWorkload;
import org.schedscope.io.format.PlatformChoice;
import org.schedscope.io.format.PlatformOrigin;
import org.schedscope.model.Cluster;
import org.schedscope.model.Job;
import org.schedscope.model.Platform;
import org.schedscope.model.Task;
import org.schedscope.model.Workload;
import org.schedscope.model.graph.WorkloadIndex;
import org.schedscope.scheduler.Schedulers;
import org.schedscope.trace.Pieces;
import org.schedscope.trace.ScheduleShift;
import org.schedscope.ui.state.base.SpokenLanguage;
import org.schedscope.ui.state.compare.EarlierRun;
import org.schedscope.ui.state.compare.EditedSchedule;
import org.schedscope.ui.state.field.BlockedReason;
import org.schedscope.ui.state.run.OpenRun;
import org.schedscope.ui.state.session.Session;
import org.schedscope.ui.state.session.WindowState;

/**
 * Editing the open run's workload beside its schedule: every change that leaves it right is simulated at once, in a run beside the first
 * one, and the next change in the same place. Ends when it is kept or discarded, or when another run is opened or brought to the front.
 */
public final class LiveEdit {
    /** Tasks of a workload that is edited so at most: every letter that is typed simulates all of it. */
    public static final int MOST_TASKS = 2_000;
    /** Cores of the cluster on which a new workload begins. */
    private static final int FIRST_CORES = 2;

    /**
     * What the changes have done so far.
     *
     * @param before the schedule before
     * @param now the schedule as it is
     * @param shift by how much tasks start earlier or later; of those that there were before
     * @param same tasks that start when they did
     * @param moved those that start at another tick
     */
    public record Difference(ScheduleTotals before, ScheduleTotals now, ScheduleShift shift, int same, MovedTasks moved) {
    }

    private final Session session;
    private final ReadOnlyObjectWrapper<Optional<WorkloadEditor>> editor = new ReadOnlyObjectWrapper<>(this, "editor", Optional.empty());
    private final ReadOnlyObjectWrapper<Optional<Difference>> difference = new ReadOnlyObjectWrapper<>(this, "difference",
            Optional.empty());
    private final Set<Integer> ours = new HashSet<>();
    private Optional<OpenRun> before = Optional.empty();
    private Optional<String> refused = Optional.empty();
    private OptionalInt awaited = OptionalInt.empty();
    private Object simulated;
    /** Of a new workload, the run without the last step; the same thing done several times in a row is one. */
    private Optional<OpenRun> previous = Optional.empty();
    private int steps;
    private EarlierRun earlier;
    private int shown;
    private boolean atEnd;
    /** While one of the selections follows the other. */
    private boolean following;

    public LiveEdit(Session session) {
        this.session = session;
        session.states().show((then, now) -> {
            if (now.differs(then, WindowState::run)) {
                runChanged(then.run(), now.run());
            }
            if (now.differs(then, WindowState::selected)) {
                editor.get().ifPresent(this::followRun);
            }
        });
    }

    /** Whether the open run's workload is small enough. */
    public boolean canBegin() {
        return session.runs().run().setup().loaded().workload().jobs().stream().mapToLong(job -> job.tasks().size())
                .sum() <= MOST_TASKS;
    }

    /** Begins to edit the open run's workload, which is to be compared with; see {@link #canBegin}. */
    public void begin() {
        if (editor.get().isEmpty()) {
            begin(Optional.of(session.runs().run()));
        }
    }

    private void begin(Optional<OpenRun> comparedWith) {
        before = comparedWith;
        shown = session.runs().run().number();
        ours.clear();
        ours.add(shown);
        previous = Optional.empty();
        steps = 0;
        WorkloadEditor begun = new WorkloadEditor(session);
        simulated = begun.mark();
        refused = Optional.empty();
        if (session.playhead().tick() == 0) {
            // A schedule at tick 0 would show no change.
            session.playhead().toEnd();
        }
        editor.set(Optional.of(begun));
        session.answers().compare().edit(Optional.of(new Schedule()));
        begun.changesProperty().addListener(change -> changed(begun));
        // What was wrong a letter ago is right only after what it changes.
        begun.stateProperty().addListener(change -> changed(begun));
        followEditor(begun);
        measure(session.runs().run());
    }

    /**
     * Opens a workload of one task on one cluster beside what is open, and begins to edit it.
     *
     * @param name what it is called
     */
    public void beginNew(String name) {
        end();
        Workload workload = Workload.of(name, Job.of("J1", 0, Task.of("T1", 1)));
        Platform platform = Platform.of("C1", Cluster.of("C1", FIRST_CORES));
        RunSetup setup = new RunSetup(LoadedWorkload.made(workload), RunSource.sample(name),
                new PlatformChoice(platform, PlatformOrigin.EDITED), Optional.empty(), Optional.empty(), new Edits(true, true),
                Schedulers.DEFAULT);
        int number = session.runs().nextNumber();
        awaited = OptionalInt.of(number);
        session.runs().openBeside(setup);
    }

    private void changed(WorkloadEditor now) {
        if (editor.get().filter(open -> open == now).isEmpty()) {
            return;
        }
        BlockedReason blocked = now.state().blocked();
        if (now.mark() != simulated && (blocked == BlockedReason.NONE || blocked == BlockedReason.UNCHANGED)) {
            simulated = now.mark();
            simulate(now);
        }
        followEditor(now);
    }

    private void simulate(WorkloadEditor now) {
        try {
            RunSetup setup = now.edited();
            refused = Optional.empty();
            atEnd = session.playhead().isAtEnd() || atEnd && session.playhead().here().waiting();
            ours.add(session.runs().nextNumber());
            session.runs().revise(before, setup);
        } catch (IllegalArgumentException tooMuch) {
            refused = Optional.of(SpokenLanguage.tell(tooMuch));
        }
    }

    private void runChanged(OpenRun then, OpenRun now) {
        if (awaited.isPresent() && now.number() == awaited.getAsInt() && !now.isSameRunAs(then)) {
            awaited = OptionalInt.empty();
            begin(Optional.empty());
            return;
        }
        if (editor.get().isEmpty()) {
            return;
        }
        if (!ours.contains(now.number()) || now.number() < shown) {
            end();
            return;
        }
        if (now.number() != shown) {
            if (before.isEmpty() && then.complete() && editor.get().get().steps() != steps) {
                previous = Optional.of(then);
            }
            steps = editor.get().get().steps();
            shown = now.number();
            if (atEnd) {
                session.playhead().toEnd();
            }
            followEditor(editor.get().get());
        }
        measure(now);
    }

    private void measure(OpenRun now) {
        Optional<OpenRun> base = base();
        if (!now.complete() || base.isPresent() && !base.get().complete()) {
            return;
        }
        difference.set(base.map(compared -> {
            ScheduleShift shift = ScheduleShift.byName(compared.trace(), now.trace());
            int same = (int) IntStream.range(0, now.index().taskCount()).filter(task -> shift.of(task).orElse(1) == 0).count();
            earlier = EarlierRun.of(compared.trace());
            return new Difference(ScheduleTotals.of(compared.trace()), ScheduleTotals.of(now.trace()), shift, same,
                    new MovedTasks(compared, now, shift));
        }));
        // Set again, because painting reads it on a change.
        session.answers().compare().edit(Optional.of(new Schedule()));
    }

    /** Ends editing and leaves the changed run as one of those that are kept. */
    public void keep() {
        editor.get().ifPresent(kept -> {
            end();
            if (kept.isSaved() && kept.state().blocked() == BlockedReason.NONE) {
                kept.apply();
            }
        });
    }

    /** Ends editing and goes back to the first run; of a new workload nothing is left, if there is another run. */
    public void discard() {
        if (editor.get().isEmpty()) {
            return;
        }
        session.runs().giveUpOpening();
        OpenRun edited = session.runs().run();
        Optional<OpenRun> back = before.flatMap(session.runs()::keptAs);
        end();
        if (back.isEmpty()) {
            session.runs().close(edited);
        } else if (!back.get().isSameRunAs(edited)) {
            session.runs().show(back.get());
            session.runs().close(edited);
        }
    }

    private void end() {
        editor.set(Optional.empty());
        difference.set(Optional.empty());
        session.answers().compare().edit(Optional.empty());
        awaited = OptionalInt.empty();
        atEnd = false;
    }

    /** What is edited; nothing while nothing is. */
    public ReadOnlyObjectProperty<Optional<WorkloadEditor>> editorProperty() {
        return editor.getReadOnlyProperty();
    }

    /** Effect of the changes in the last simulation; empty for a new workload without changes. */
    public ReadOnlyObjectProperty<Optional<Difference>> differenceProperty() {
        return difference.getReadOnlyProperty();
    }

    /** The run without any edit; of a new workload, which has none, the run without the last step. */
    private Optional<OpenRun> base() {
        return before.isPresent() ? before.flatMap(session.runs()::keptAs) : previous;
    }

    /** Why the last change was not made, or not simulated. */
    public Optional<String> sentence() {
        return editor.get().flatMap(now -> now.state().sentence()).or(() -> refused);
    }

    /** Number in the open run of a task that is edited; none if it is not simulated yet. */
    public OptionalInt taskOf(JobRow row, int position) {
        WorkloadIndex index = session.runs().run().index();
        Job wanted = row.job();
        for (int job = 0; job < index.jobCount(); job++) {
            if (index.job(job).id().equals(wanted.id())) {
                return ids(index.job(job)).equals(ids(wanted)) ? OptionalInt.of(index.firstTask(job) + position) : OptionalInt.empty();
            }
        }
        return OptionalInt.empty();
    }

    private static List<String> ids(Job job) {
        return job.tasks().stream().map(Task::id).toList();
    }

    private void followEditor(WorkloadEditor now) {
        if (!following) {
            following = true;
            taskOf(now.rowProperty().get(), now.taskProperty().get()).ifPresent(session.selection()::selectTask);
            following = false;
        }
    }

    private void followRun(WorkloadEditor now) {
        OptionalInt task = session.selection().get().task();
        if (!following && task.isPresent() && !now.state().isWrong()) {
            following = true;
            select(now, task.getAsInt());
            following = false;
        }
    }

    private void select(WorkloadEditor now, int task) {
        WorkloadIndex index = session.runs().run().index();
        int job = index.jobOf(task);
        rowOf(now, index.job(job).id()).filter(row -> task - index.firstTask(job) < row.job().tasks().size()).ifPresent(row -> {
            now.select(row);
            now.selectTask(task - index.firstTask(job));
        });
    }

    private static Optional<JobRow> rowOf(WorkloadEditor now, String id) {
        return now.jobs().stream().filter(row -> row.job().id().equals(id)).findFirst();
    }

    private final class Schedule implements EditedSchedule {
        @Override
        public Optional<ScheduleShift> shift() {
            return difference.get().map(Difference::shift)
                    .filter(shift -> shift.isOf(session.runs().run().trace()));
        }

        @Override
        public Optional<EarlierRun> earlier() {
            return shift().map(compared -> earlier);
        }

        @Override
        public boolean canEnd(int task) {
            return session.runs().run().index().task(task).execOn().isEmpty() && onlyPiece(task).isPresent();
        }

        /** The piece of a task that has one. */
        private OptionalInt onlyPiece(int task) {
            Pieces pieces = session.runs().run().trace().pieces();
            int[] all = IntStream.range(0, pieces.count()).filter(piece -> pieces.task(piece) == task).toArray();
            return all.length == 1 ? OptionalInt.of(all[0]) : OptionalInt.empty();
        }

        @Override
        public void end(int task, long tick) {
            OptionalInt piece = onlyPiece(task);
            if (editor.get().isEmpty() || piece.isEmpty() || editor.get().get().state().isWrong()) {
                return;
            }
            OpenRun run = session.runs().run();
            Cluster cluster = run.platform().clusters().get(run.trace().pieces().cluster(piece.getAsInt()));
            long ticks = ticks(cluster, Math.max(1, tick - run.trace().pieces().start(piece.getAsInt())));
            WorkloadEditor now = editor.get().get();
            select(now, task);
            now.setTicks(ticks);
        }

        /** The longest task that takes so long on a cluster; the shortest there is if none is so short. */
        private long ticks(Cluster cluster, long duration) {
            long least = 1;
            long most = 2;
            while (cluster.durationOf(most) <= duration) {
                least = most;
                most *= 2;
            }
            while (most - least > 1) {
                long middle = (least + most) / 2;
                if (cluster.durationOf(middle) <= duration) {
                    least = middle;
                } else {
                    most = middle;
                }
            }
            return least;
        }
    }
}
