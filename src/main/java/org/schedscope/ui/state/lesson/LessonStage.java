package org.schedscope.ui.state.lesson;

import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import org.schedscope.experiment.PreparedRun;
import org.schedscope.experiment.RunSetup;
import org.schedscope.lesson.Lesson;
import org.schedscope.lesson.LessonRun;
import org.schedscope.lesson.Staging;
import org.schedscope.lesson.Step;
import org.schedscope.trace.ScheduleShift;
import org.schedscope.ui.state.base.StateChanges;
import org.schedscope.ui.state.base.StateValue;
import org.schedscope.ui.state.compare.CompareModel;
import org.schedscope.ui.state.compare.StagedRun;
import org.schedscope.ui.state.run.OpenRun;
import org.schedscope.ui.state.time.TickRange;
import org.schedscope.ui.state.time.TimelineModel;

/** How the schedule shows the step of a lesson: another run with it, some of its ticks only, some of them marked. */
public final class LessonStage {
    private final TimelineModel timeline;
    private final CompareModel compare;
    private final StateValue<Optional<TickRange>> marked;
    private Optional<StagedRun> other = Optional.empty();
    private Optional<TickRange> highlight = Optional.empty();
    private boolean zoomed;
    /** Numbers of runs that are staged: below those of all runs that are opened, and each new. */
    private int number;

    public LessonStage(TimelineModel timeline, CompareModel compare, StateChanges changes) {
        this.timeline = timeline;
        this.compare = compare;
        marked = changes.value(Optional.empty());
    }

    /** Ticks that the step speaks of; none while its run is not the open one. */
    public Optional<TickRange> marked() {
        return marked.get();
    }

    /**
     * Shows a step by its staging; its run is open.
     *
     * @param setups of the lesson's runs
     */
    void set(Lesson lesson, Step step, List<RunSetup> setups) {
        lift();
        Staging staging = step.staging();
        OptionalInt compared = staging.compared();
        if (compared.isPresent()) {
            OpenRun base = opened(lesson.runs().get(compared.getAsInt()), setups.get(compared.getAsInt()));
            ScheduleShift shift = new ScheduleShift(base.trace(), lesson.runOf(step).trace());
            other = Optional.of(new StagedRun(base, staging.beside().isPresent(), shift));
        }
        highlight = staging.highlight().map(LessonStage::range);
        show(true);
        zoomed = staging.zoom().isPresent();
        staging.zoom().map(LessonStage::range).ifPresent(timeline::show);
        if (!zoomed && compared.isPresent()) {
            timeline.fit();
        }
    }

    private OpenRun opened(LessonRun run, RunSetup setup) {
        return new OpenRun(--number, setup, new PreparedRun(run.spec(), setup), run.input(), run.paths(),
                run.facts(), run.trace(), true);
    }

    private static TickRange range(Staging.Ticks ticks) {
        return new TickRange(ticks.from(), ticks.to());
    }

    /** Shows what is staged, or hides it while a run is open that it is not about. */
    void show(boolean shown) {
        Optional<StagedRun> wanted = other.filter(staged -> shown);
        if (!compare.staged().equals(wanted)) {
            compare.stage(wanted);
            timeline.alsoTo(wanted.map(staged -> staged.base().lastTick()).orElse(0L));
        }
        marked.set(highlight.filter(ticks -> shown));
    }

    /** Ends it: the whole run can be seen again if the step had taken that away. */
    void lift() {
        other = Optional.empty();
        highlight = Optional.empty();
        show(false);
        if (zoomed) {
            zoomed = false;
            timeline.fit();
        }
    }
}
