package org.schedscope.ui.state.snapshot;

import java.util.List;
import java.util.Optional;
import java.util.OptionalDouble;
import java.util.OptionalInt;
import java.util.function.LongSupplier;
import javafx.beans.property.ReadOnlyBooleanProperty;
import javafx.beans.property.ReadOnlyBooleanWrapper;
import javafx.beans.property.ReadOnlyObjectProperty;
import javafx.beans.property.ReadOnlyObjectWrapper;
import org.schedscope.metrics.ReportOptions;
import org.schedscope.metrics.RunMeasures;
import org.schedscope.scheduler.Schedulers;
import org.schedscope.scheduler.probe.QueuedTask;
import org.schedscope.trace.TraceCursor;
import org.schedscope.trace.story.StoryReader;
import org.schedscope.trace.story.TaskStory;
import org.schedscope.ui.state.base.Environment;
import org.schedscope.ui.state.base.LatestOnlyWorker;
import org.schedscope.ui.state.base.Work;
import org.schedscope.ui.state.run.OpenRun;
import org.schedscope.ui.state.time.Selected;

/**
 * Keeps {@link PlayheadSnapshot} up to date with the playhead, computed on a worker; while it is busy, positions in between are skipped.
 *
 * <p>A step is answered at once. While the playhead moves in every frame, answers come some times a second: nobody reads figures faster, and
 * what every one of them has the views do would make frames late. Where the playhead rests, the last answer is of there.
 */
public final class SnapshotModel {
    /** What is asked: the snapshot of this position of this run, measured by this choice, and the story of this task. */
    public record Question(OpenRun run, int position, long tick, Selected selected, EetChoice eet) {
        private boolean movedOnlyFrom(Question other) {
            return run.isSameRunAs(other.run) && selected.equals(other.selected) && eet.equals(other.eet);
        }
    }

    /** From one question to the next that is put to the worker, where there are frames; and frames in between, however slow they are. */
    private static final long PACE_NANOS = 80_000_000L;
    private static final int PACE_FRAMES = 4;

    private final ReadOnlyObjectWrapper<PlayheadSnapshot> value = new ReadOnlyObjectWrapper<>(this, "value");
    private final ReadOnlyBooleanWrapper late = new ReadOnlyBooleanWrapper(this, "late", false);
    private final LatestOnlyWorker<Question, PlayheadSnapshot> answers;
    private final LongSupplier clock;
    private long behindSince;
    private long askedAt;
    private Question asked;
    private boolean framed;
    private int framesToRest;
    private Optional<Question> held = Optional.empty();
    // Used on the worker only.
    private TraceCursor cursor;
    private MeasuresCursor walk;
    private final QueueProbes probes = new QueueProbes();
    private int cursorRun = -1;
    private StoryReader stories;
    private QueueWaitReader waits;

    public SnapshotModel(OpenRun first, Environment environment) {
        clock = environment.nanos();
        answers = new LatestOnlyWorker<>(environment.answers(), environment.owner(), this::answer, value::set);
        asked = new Question(first, 0, 0, Selected.NOTHING, EetChoice.DEFAULT);
        value.set(answer(asked));
    }

    /** Never empty; for a moment that of an earlier position. */
    public ReadOnlyObjectProperty<PlayheadSnapshot> valueProperty() {
        return value.getReadOnlyProperty();
    }

    public PlayheadSnapshot get() {
        return value.get();
    }

    /**
     * Whether what is true at the playhead has been worked out for so long that what stands there instead must not be taken for it. Only
     * where there are frames, see {@link #pulse()}.
     */
    public ReadOnlyBooleanProperty lateProperty() {
        return late.getReadOnlyProperty();
    }

    /** The work that {@link #get()} waits for, if it is not up to date with what was asked last. */
    public Optional<Work> work() {
        return isBehind() ? Optional.of(new Work(Work.Kind.MEASURING, get().run().workload().name(), behindSince, OptionalDouble.empty(),
                OptionalDouble.empty())) : Optional.empty();
    }

    /** Used on the worker that works out snapshots, and there only. */
    QueueProbes probes() {
        return probes;
    }

    private boolean isBehind() {
        return answers.isBusy() || held.isPresent();
    }

    public void ask(Question question) {
        if (!isBehind()) {
            behindSince = clock.getAsLong();
        }
        held = Optional.of(question);
        release();
    }

    /** To be called once a frame by whoever has frames; without it questions are never held back. */
    public void pulse() {
        framed = true;
        framesToRest = Math.max(0, framesToRest - 1);
        release();
        late.set(work().filter(one -> one.isWorthShowing(clock.getAsLong())).isPresent());
    }

    private void release() {
        long now = clock.getAsLong();
        boolean rested = now - askedAt >= PACE_NANOS && framesToRest <= 0;
        if (held.isPresent() && (!framed || rested || !held.get().movedOnlyFrom(asked))) {
            askedAt = now;
            framesToRest = PACE_FRAMES;
            asked = held.get();
            held = Optional.empty();
            answers.request(asked);
        }
    }

    private PlayheadSnapshot answer(Question question) {
        OpenRun run = question.run();
        moveCursor(run, question.position());
        RunMeasures measures = walk.at(run.trace(), question.position());
        ReportOptions options = question.eet().applyTo(run.reportOptions()).withNow(question.tick());
        int number = Schedulers.isCentral(run.specAt(question.position())) ? run.input().centralQueue()
                : Math.min(question.selected().cluster().orElse(0), run.input().clusterCount() - 1);
        List<QueuedTask> queue = probes.at(run, number, question.position());
        return new PlayheadSnapshot(run, question.tick(), cursor.states(), measures.report(options),
                run.jobs().expectedEndTimes(options.eetCapacity()), measures.violations(options), number, queue, story(run, question),
                queueing(run, question));
    }

    private void moveCursor(OpenRun run, int position) {
        if (cursorRun != run.number()) {
            cursor = new TraceCursor(run.trace());
            walk = new MeasuresCursor(run.jobs());
            stories = null;
            waits = null;
            cursorRun = run.number();
        }
        if (run.trace().eventCount() >= cursor.position()) {
            cursor.extend(run.trace());
        }
        cursor.moveTo(position);
    }

    private Optional<TaskStory> story(OpenRun run, Question question) {
        OptionalInt task = question.selected().task();
        if (task.isEmpty()) {
            return Optional.empty();
        }
        if (stories == null || stories.task() != task.getAsInt()) {
            stories = new StoryReader(run.trace(), task.getAsInt());
        }
        return Optional.of(stories.at(run.trace(), question.position(), question.tick()));
    }

    private Optional<QueueWait> queueing(OpenRun run, Question question) {
        OptionalInt task = question.selected().task();
        if (task.isEmpty()) {
            return Optional.empty();
        }
        if (waits == null || waits.task() != task.getAsInt()) {
            waits = new QueueWaitReader(run, task.getAsInt(), probes);
        }
        return waits.at(run, question.position());
    }
}
