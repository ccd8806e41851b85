package org.schedscope.ui.state.snapshot;

import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.function.Function;
import org.schedscope.metrics.ReportOptions;
import org.schedscope.metrics.RunMeasures;
import org.schedscope.metrics.range.RunPart;
import org.schedscope.scheduler.Schedulers;
import org.schedscope.scheduler.probe.QueuedTask;
import org.schedscope.trace.Trace;
import org.schedscope.trace.FirstStarts;
import org.schedscope.trace.TraceCursor;
import org.schedscope.trace.story.StoryReader;
import org.schedscope.trace.story.TaskStory;
import org.schedscope.ui.state.queue.QueueProbes;
import org.schedscope.ui.state.queue.QueueWait;
import org.schedscope.ui.state.queue.QueueWaitReader;
import org.schedscope.ui.state.run.OpenRun;
import org.schedscope.ui.state.time.Selected;

/** Finds what is true at a position of a run: nearby ones cost little, for it goes on from the last one. Used on one worker only. */
public final class SnapshotReader implements Function<SnapshotReader.Question, PlayheadSnapshot> {
    /** A question: the snapshot of this position of this run, measured by this choice, this task's story, and a marked part. */
    public record Question(OpenRun run, int position, long tick, Selected selected, EetChoice eet, Optional<RunPart> range) {
        boolean movedOnlyFrom(Question other) {
            return run.isSameRunAs(other.run) && selected.equals(other.selected) && eet.equals(other.eet) && range.equals(other.range);
        }
    }

    private final QueueProbes probes = new QueueProbes();
    private final RangeReader parts = new RangeReader();
    private TraceCursor cursor;
    private MeasuresCursor walk;
    private int cursorRun = -1;
    private Trace usedIn;
    private ReportOptions usedOptions = ReportOptions.defaults();
    private FirstStarts starts;
    private StoryReader stories;
    private QueueWaitReader waits;

    QueueProbes probes() {
        return probes;
    }

    @Override
    public PlayheadSnapshot apply(Question question) {
        OpenRun run = question.run();
        moveCursor(run, question.position());
        RunMeasures measures = walk.at(run.trace(), question.position());
        ReportOptions options = eet(run, question.eet()).withNow(question.tick());
        Optional<RangeReader.Part> part = question.range().map(range -> parts.read(run, question.position(), options, range));
        int number = Schedulers.isCentral(run.specAt(question.position())) ? run.input().centralQueue()
                : Math.min(question.selected().cluster().orElse(0), run.input().clusterCount() - 1);
        List<QueuedTask> queue = probes.at(run, number, question.position());
        return new PlayheadSnapshot(run, question.tick(), cursor.states(), starts,
                part.map(RangeReader.Part::report).orElseGet(() -> measures.report(options)),
                options.expected(run.jobs()), part.flatMap(RangeReader.Part::ofRows)
                        .orElseGet(() -> measures.violations(RangeReader.shown(options, question.range()))),
                number, queue, story(run, question), queueing(run, question), part.map(RangeReader.Part::measures));
    }

    /** The options about expected ends; use before arrivals is read from the recording once. */
    private ReportOptions eet(OpenRun run, EetChoice choice) {
        ReportOptions options = choice.applyTo(run.reportOptions());
        if (usedIn != run.trace() || !usedOptions.eetCapacity().equals(options.eetCapacity())) {
            usedOptions = options.forRun(run.jobs(), run.trace());
            usedIn = run.trace();
        }
        return options.withPastUse(usedOptions.pastUse());
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
        starts = starts == null ? new FirstStarts(run.trace()) : starts.of(run.trace());
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
