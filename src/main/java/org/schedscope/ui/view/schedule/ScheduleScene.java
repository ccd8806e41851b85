package org.schedscope.ui.view.schedule;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.function.IntFunction;
import org.schedscope.chart.index.Moment;
import org.schedscope.chart.index.TraceIndex;
import org.schedscope.chart.lane.AxisLane;
import org.schedscope.chart.lane.ColourKey;
import org.schedscope.chart.lane.Fills;
import org.schedscope.chart.lane.Highlight;
import org.schedscope.chart.lane.LaneContext;
import org.schedscope.chart.lane.TimeScale;
import org.schedscope.chart.paint.Box;
import org.schedscope.chart.paint.FontRole;
import org.schedscope.chart.paint.Painter;
import org.schedscope.chart.paint.TimeFigures;
import org.schedscope.chart.paint.Tone;
import org.schedscope.chart.sheet.Sheet;
import org.schedscope.metrics.ViolationGrid;
import org.schedscope.metrics.range.RunPart;
import org.schedscope.text.Texts;
import org.schedscope.trace.AbsentCores;
import org.schedscope.ui.state.answer.GroupedRows;
import org.schedscope.ui.state.base.Lanes;
import org.schedscope.ui.state.run.OpenRun;
import org.schedscope.ui.state.time.Bookmark;
import org.schedscope.ui.view.kit.Messages;

/**
 * What the schedule shows, as plain values; painted on any painter, at any size.
 *
 * @param run the open one
 * @param index of its trace, taken in up to the moment that is painted; of the trace of the groups' rows if there are such
 * @param at which moment is shown
 * @param times how its ticks are written
 * @param fills colours of bars
 * @param highlight what is selected
 * @param user row of the heatmap that is selected
 * @param heat what a cell of the heatmap is
 * @param staged how the run that the open one is compared with is shown
 * @param other its rows, where they are beside those of the open run
 * @param users whose work there is in view
 * @param groups whose rows there are instead of those of cores
 * @param looks which lanes users have folded, hidden or drawn to a height
 * @param earnings what a job has earned, in words
 */
record ScheduleScene(OpenRun run, TraceIndex index, Moment at, TimeFigures times, Fills fills, ColourKey identity, Highlight highlight,
        OptionalInt user, List<AbsentCores.Absence> absences, ViolationGrid violations, String heat, SceneStaging staged,
        Optional<Other> other, Optional<RunPart> range, List<Bookmark> bookmarks, UsersInView users, Optional<GroupedRows> groups,
        LanesLayout.Clusters clusters, LanesLayout.Rows rows, Map<String, Lanes.Look> looks, IntFunction<List<String>> earnings) {
    /** As low as lanes can be without losing words. */
    private static final double LEAST_HEIGHT = 300;
    /** Free room right of the time area, so that the last label of the axis fits. */
    static final double RIGHT = 14;
    private static final Texts TEXTS = Messages.of("schedule");

    /**
     * Rows of another run.
     *
     * @param index of its trace
     * @param at a moment of its trace
     * @param title of the run
     */
    record Other(OpenRun run, TraceIndex index, Moment at, String title) {
    }

    Lanes.Look look(Lane lane) {
        return looks.getOrDefault(lane.id(), Lanes.Look.DEFAULT);
    }

    /** The moment with tasks on the cores where they ran, for descriptions. */
    Moment told() {
        return new Moment(at.trace().run(), at.position(), at.now());
    }

    LanesLayout layout(double height) {
        return LanesLayout.of(clusters, rows, Lane.All.LANES.stream().filter(lane -> lane.isIn(this))
                .filter(lane -> look(lane).shown() != Lanes.Shown.HIDDEN).toList(), (lane, room) -> lane.heights(this, room), height);
    }

    /** This scene for a page: on another thread than that of the window, whose indices grow as the run goes on. */
    private ScheduleScene apart() {
        Optional<Other> its = other.map(each -> new Other(each.run, new TraceIndex(each.at.trace(), each.at.position()), each.at,
                each.title));
        return new ScheduleScene(run, new TraceIndex(at.trace(), at.position()), at, times, fills, identity, highlight, user, absences,
                violations, heat, staged, its, range, bookmarks, users, groups, clusters, rows, looks, earnings);
    }

    ScheduleScene withoutBookmarks() {
        return new ScheduleScene(run, index, at, times, fills, identity, highlight, user, absences, violations, heat, staged, other,
                range, List.of(), users, groups, clusters, rows, looks, earnings);
    }

    /**
     * Paints what is on the screen over the width of a sheet, laid out for the room; on any thread.
     *
     * @param shown as it is on the screen
     */
    void paint(Sheet sheet, PaintedLanes shown) {
        LanesFrame screen = shown.frame();
        LanesLayout layout = layout(Math.max(LEAST_HEIGHT, Math.round(sheet.innerWidth() * screen.layout().bottom() / screen.width())));
        double scrolled = screen.scrolled() / Math.max(1, screen.layout().bands().height()) * layout.bands().height();
        TimeScale scale = screen.context().scale();
        sheet.lane(layout.bottom(), (painter, box) -> {
            TimeScale drawn = TimeScale.fitting(scale.start(), scale.end(), TimeScale.GUTTER, box.width() - TimeScale.GUTTER - RIGHT);
            LaneContext context = new LaneContext(painter, sheet.palette(), drawn, at, sheet.texts(), times);
            painter.clipped(new Box(0, 0, box.width(), layout.bottom()),
                    () -> apart().paint(new LanesFrame(context, layout, scrolled, box.width(), Optional.empty(), Optional.empty())));
        });
    }

    PaintedLanes paint(LanesFrame frame) {
        LaneContext context = frame.context();
        LanesLayout layout = frame.layout();
        AxisLane.paintGround(context, LanesLayout.GANTT_TOP, layout.bottom(), !staged.isBuilt());
        List<Lane.Painted> painted = new ArrayList<>();
        layout.strips().forEach(strip -> painted.add(strip.lane().paint(this, frame, strip)));
        PaintedLanes lanes = new PaintedLanes(this, frame, painted);
        if (layout.strips().size() > 1 && layout.strips().get(1).lane() instanceof CurveLane) {
            paintFuture(context, layout.strips().get(1).bottom() - 8);
        }
        String unit = run.workload().timeUnit();
        AxisLane.paintAxis(context, 0, unit.equals("tick") ? TEXTS.text("ticks") : unit, true);
        staged.paintMarked(context, layout);
        LaneMarks marks = new LaneMarks(layout, context);
        // Of groups' rows none are of cores that the range could name.
        range.map(part -> groups.isPresent() ? part.on(List.of()) : part).ifPresent(part -> marks.paint(part, lanes.cores().bands()));
        marks.paint(bookmarks);
        AxisLane.paintPlayhead(context, 0, layout.bottom());
        staged.paintAimed(context, layout, lanes.cores().bands());
        painted.forEach(Lane.Painted::paintOver);
        return lanes;
    }

    /** A note that what comes is known and not shown, where nothing else is drawn after the playhead. */
    private static void paintFuture(LaneContext context, double baseline) {
        double x = context.scale().clampedX(context.at().now()) + 8;
        String text = TEXTS.text("future");
        boolean fits = x + context.painter().width(text, FontRole.SECONDARY) < context.scale().right();
        if (fits && context.at().futureKnown() && context.at().position() > 0) {
            context.painter().text(text, x, baseline, FontRole.SECONDARY, context.tone(Tone.MUTED), Painter.Anchor.START);
        }
    }
}
