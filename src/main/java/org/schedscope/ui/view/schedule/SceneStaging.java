package org.schedscope.ui.view.schedule;

import java.util.List;
import java.util.Optional;
import java.util.function.Function;
import java.util.stream.Stream;
import org.schedscope.chart.gantt.ClusterBands;
import org.schedscope.chart.gantt.GanttFrame;
import org.schedscope.chart.gantt.GanttLane;
import org.schedscope.chart.gantt.RunTag;
import org.schedscope.chart.index.StepFunction;
import org.schedscope.chart.index.TraceIndex;
import org.schedscope.chart.lane.AxisLane;
import org.schedscope.chart.lane.Highlight;
import org.schedscope.chart.lane.LaneContext;
import org.schedscope.chart.lane.LoadLane;
import org.schedscope.chart.lane.RangeMark;
import org.schedscope.lesson.RunLabel;
import org.schedscope.metrics.range.RunPart;
import org.schedscope.text.Texts;
import org.schedscope.trace.ScheduleShift;
import org.schedscope.ui.state.compare.CompareModel;
import org.schedscope.ui.state.compare.EarlierRun;
import org.schedscope.ui.state.compare.EditedSchedule;
import org.schedscope.ui.state.compare.RunComparison;
import org.schedscope.ui.state.compare.StagedRun;
import org.schedscope.ui.state.run.OpenRun;
import org.schedscope.ui.state.session.Session;
import org.schedscope.ui.state.time.TickRange;
import org.schedscope.ui.view.kit.Messages;

/**
 * How a second run is shown in the lanes, and what a lesson or an edited schedule adds to them.
 *
 * @param staged the run that a lesson shows with the open one
 * @param edited the schedule while its workload is edited
 * @param compared the open run and the one that it is compared with
 * @param marked ticks that a lesson is about
 * @param names of the open run and of the one whose rows are above it, if one's are
 */
record SceneStaging(Optional<StagedRun> staged, Optional<EditedSchedule> edited, Optional<RunComparison> compared,
        Optional<TickRange> marked, List<String> names) {
    private static final Texts TEXTS = Messages.of("schedule");
    private static final Texts LESSON = Messages.of("lesson");

    static SceneStaging of(Session session) {
        CompareModel compare = session.answers().compare();
        OpenRun open = session.runs().run();
        List<String> names = compare.inRows().map(base -> List.of(name(session, open, base), name(session, base, open))).orElse(List.of());
        return new SceneStaging(compare.staged(), compare.edited(), compare.get(),
                session.lessons().stage().marked(), names);
    }

    /** The number of a run, or, if a lesson shows them, in what it differs from the other. */
    private static String name(Session session, OpenRun run, OpenRun other) {
        Optional<EditedSchedule> hand = session.answers().compare().edited().filter(edited -> edited.rival().isPresent());
        if (hand.isPresent()) {
            return run.isSameRunAs(session.runs().run()) ? hand.get().name() : run.setup().policy();
        }
        return session.answers().compare().staged().isPresent() ? RunLabel.of(run.spec(), other.spec(), LESSON)
                : TEXTS.text("run", Integer.toString(session.runs().labelOf(run)));
    }

    /** Whether the schedule is built by hand: nothing of it comes after what is seen. */
    boolean isBuilt() {
        return edited.filter(building -> building.clock().isPresent()).isPresent();
    }

    boolean isStaged() {
        return staged.isPresent() || edited.flatMap(EditedSchedule::rival).isPresent();
    }

    /** The name of one of two runs whose rows are shown. */
    RunTag tag(boolean upper) {
        return new RunTag(names.get(upper ? 1 : 0), upper);
    }

    /**
     * Outlines of tasks in the other run: of the selected job and of a marked range; in a lesson, and while something is edited, of
     * all.
     */
    void paintGhosts(GanttLane gantt, GanttFrame shown, Highlight highlight, Optional<RunPart> range) {
        if (edited.isPresent()) {
            edited.get().shift().ifPresent(shift -> gantt.paintMoves(shown, highlight, shift));
        } else if (isStaged()) {
            staged.filter(other -> !other.inRows()).ifPresent(other -> gantt.paintGhosts(shown.bars(), highlight, other.shift()));
        } else {
            compared.ifPresent(found -> gantt.paintGhosts(moved(shown, highlight, found.shift(), range), highlight, found.shift()));
        }
    }

    /** Bars of the selected job, and of the tasks that start in a marked range. */
    private static List<GanttFrame.Bar> moved(GanttFrame shown, Highlight highlight, ScheduleShift shift, Optional<RunPart> range) {
        Stream<GanttFrame.Bar> begun = range.stream().flatMap(part -> shown.bars().stream().filter(bar -> {
            long start = shift.startBefore(bar.task()).orElse(0) + shift.of(bar.task()).orElse(0);
            return !highlight.isJob(bar.job()) && start >= part.from() && start < part.to();
        }));
        return Stream.concat(begun, shown.highlighted().stream()).toList();
    }

    /** A curve with that of the unedited run. */
    LoadLane.Load withEarlier(LoadLane.Load load, Function<TraceIndex, StepFunction> series) {
        return earlier().map(before -> load.with(new LoadLane.Earlier(series.apply(before.index()), before.trace().eventCount(),
                before.trace().lastTick()))).orElse(load);
    }

    private Optional<EarlierRun> earlier() {
        return edited.flatMap(EditedSchedule::earlier);
    }

    /** The place of a task that is placed by hand, and the tick that this has come to. */
    void paintAimed(LaneContext context, LanesLayout layout, ClusterBands bands) {
        edited.ifPresent(building -> new AimedMark(context, bands, layout.ganttBottom())
                .paint(building.aimed(), building.clock(), task -> context.at().trace().index().shortLabel(task)));
    }

    /** A soft band over the ticks that a lesson is about, and where the unedited run ended. */
    void paintMarked(LaneContext context, LanesLayout layout) {
        earlier().ifPresent(before -> AxisLane.paintEarlierEnd(context, before.trace().lastTick(), 0, layout.bottom()));
        marked.ifPresent(ticks -> new RangeMark(context,
                RunPart.ofTicks((long) ticks.from(), (long) ticks.to())).paint(LanesLayout.GANTT_TOP, layout.ganttBottom(), List.of()));
    }
}
