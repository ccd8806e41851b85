package org.schedscope.ui.view.schedule;

import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import org.schedscope.chart.gantt.ClusterBands;
import org.schedscope.chart.gantt.Detail;
import org.schedscope.chart.gantt.GanttFrame;
import org.schedscope.chart.gantt.GanttGutter;
import org.schedscope.chart.gantt.GanttLane;
import org.schedscope.chart.index.Moment;
import org.schedscope.chart.index.TraceIndex;
import org.schedscope.chart.lane.AxisLane;
import org.schedscope.chart.lane.ColourKey;
import org.schedscope.chart.lane.Fills;
import org.schedscope.chart.lane.HeatLane;
import org.schedscope.chart.lane.HeatScale;
import org.schedscope.chart.lane.Highlight;
import org.schedscope.chart.lane.LaneContext;
import org.schedscope.chart.lane.LoadLane;
import org.schedscope.chart.lane.ShiftFills;
import org.schedscope.chart.paint.Box;
import org.schedscope.chart.paint.FontRole;
import org.schedscope.chart.paint.Painter;
import org.schedscope.chart.paint.Tone;
import org.schedscope.metrics.ViolationGrid;
import org.schedscope.metrics.range.RunPart;
import org.schedscope.text.Texts;
import org.schedscope.trace.AbsentCores;
import org.schedscope.ui.state.answer.GroupedRows;
import org.schedscope.ui.state.run.OpenRun;
import org.schedscope.ui.state.time.Bookmark;
import org.schedscope.ui.view.kit.Messages;

/**
 * What the lanes show, as it was when this was put together; painted on any painter, at any size.
 *
 * @param index of the open run's trace, taken in up to the moment that is painted
 * @param fills colours of bars
 * @param highlight what is selected
 * @param user row of the heatmap that is selected
 * @param staged how the run that the open one is compared with is shown
 * @param other its rows, where they stand beside those of the open run
 * @param heat what a cell of the heatmap is
 * @param users whose work there is in view
 * @param groups whose rows there are instead of those of cores; the index is that of their trace then
 */
record LanesPainting(OpenRun run, TraceIndex index, Fills fills, ColourKey identity, Highlight highlight, OptionalInt user,
        List<AbsentCores.Absence> absences, ViolationGrid violations, StagedLanes staged, Optional<Other> other,
        Optional<RunPart> range, List<Bookmark> bookmarks, String heat, UsersInView users, Optional<GroupedRows> groups) {
    private static final Texts TEXTS = Messages.of("schedule");

    /** Rows of another run at a moment of its trace. */
    record Other(OpenRun run, TraceIndex index, Moment at) {
    }

    /** The same for another thread than that of the window, whose indices grow as the run goes on. */
    LanesPainting apart(Moment at) {
        Optional<Other> its = other.map(each -> new Other(each.run, new TraceIndex(each.at.trace(), each.at.position()), each.at));
        return new LanesPainting(run, new TraceIndex(at.trace(), at.position()), fills, identity, highlight, user, absences, violations,
                staged, its, range, bookmarks, heat, users, groups);
    }

    LanesPainting withoutBookmarks() {
        return new LanesPainting(run, index, fills, identity, highlight, user, absences, violations, staged, other, range, List.of(),
                heat, users, groups);
    }

    /**
     * Paints all lanes.
     *
     * @param scrolled laid out pixels that the rows of cores are moved up by
     * @param width of all lanes, in laid out pixels
     * @param detail how fine density is painted that takes long to work out
     */
    PaintedLanes paint(LanesLayout layout, LaneContext context, double scrolled, double width, Detail detail) {
        AxisLane.paintGround(context, LanesLayout.GANTT_TOP, layout.bottom(), !staged.isBuilt());
        Box area = context.timeArea(LanesLayout.GANTT_TOP, layout.ganttBottom());
        GanttLane gantt = new GanttLane(index, context, placed(layout.bands(), scrolled), area, absences, detail);
        HeatLane cells = new HeatLane(context, violations, HeatScale.of(violations), layout.heatRowsTop(), layout.heatRow(),
                layout.heatRows(violations));
        Optional<ComparisonRows> rows = other.filter(each -> layout.above().isPresent()).map(each -> {
            LaneContext of = new LaneContext(context.painter(), context.palette(), context.scale(), each.at, context.texts(),
                    context.times());
            return new ComparisonRows(each.run, each.index, each.at,
                    new GanttLane(each.index, of, placed(layout.above().get(), scrolled), area, List.of(), detail));
        });
        boolean coarse = rows.isPresent() && rows.get().lane()
                .paint(staged.isStaged() ? fills : ShiftFills.UNMOVED, highlight, staged.tag(true)).coarse();
        GanttFrame frame = rows.isPresent() ? gantt.paint(fills, highlight, staged.tag(false))
                : gantt.paint(fills, highlight, GanttGutter.Fact.BUSY_NOW);
        staged.paintGhosts(gantt, frame, highlight, range.filter(RunPart::hasTicks));
        if (rows.isEmpty()) {
            users.paint(context, placed(layout.bands(), scrolled), identity, layout.ganttBottom());
        }
        paintCurves(layout, context);
        HeatHead head = new HeatHead(context.painter(), context.palette(), violations, heat,
                new Box(0, layout.heatTop(), width, LanesLayout.HEAT_HEAD));
        if (layout.showsViolations()) {
            head.paintGround();
            cells.paint(identity, user);
        }
        String unit = run.workload().timeUnit();
        AxisLane.paintAxis(context, 0, unit.equals("tick") ? TEXTS.text("ticks") : unit, true);
        staged.paintMarked(context, layout);
        LaneMarks marks = new LaneMarks(layout, context);
        markedRows().ifPresent(part -> marks.paint(part, placed(layout.bands(), scrolled)));
        marks.paint(bookmarks);
        AxisLane.paintPlayhead(context, 0, layout.bottom());
        staged.paintAimed(context, layout, placed(layout.bands(), scrolled));
        if (layout.showsViolations()) {
            head.paintTexts();
            LaneFolds.paint(context, layout.heatTop() + LanesLayout.HEAT_HEAD / 2, layout.users() == 0, true);
        }
        return new PaintedLanes(run, layout, index, context, gantt, rows, cells, violations, frame, coarse || frame.coarse(),
                rows.isPresent() ? UsersInView.NONE : users, placed(layout.bands(), scrolled), identity, groups);
    }

    /** The range; of groups' rows none are of cores that it could name. */
    private Optional<RunPart> markedRows() {
        return range.map(part -> groups.isPresent() ? part.on(List.of()) : part);
    }

    private static ClusterBands placed(ClusterBands bands, double scrolled) {
        return bands.movedBy(LanesLayout.GANTT_TOP + 2 - scrolled);
    }

    /** What comes is known and not shown; said where nothing else is drawn after the playhead. */
    private static void paintFuture(LanesLayout layout, LaneContext context) {
        double x = context.scale().clampedX(context.at().now()) + 8;
        String text = TEXTS.text("future");
        boolean fits = x + context.painter().width(text, FontRole.SECONDARY) < context.scale().right();
        if (fits && context.at().futureKnown() && context.at().position() > 0) {
            context.painter().text(text, x, layout.queueTop() - 8, FontRole.SECONDARY, context.tone(Tone.MUTED), Painter.Anchor.START);
        }
    }

    /** Cores in use and queue; a picture for a room has neither. */
    private void paintCurves(LanesLayout layout, LaneContext context) {
        if (layout.use() + layout.queue() > 0) {
            LaneFolds.paintLoad(staged.withEarlier(LoadLane.Load.coresInUse(index, context.at(), context.texts()),
                    TraceIndex::coresInUse), context, layout.useTop(), layout.use());
            LaneFolds.paintLoad(staged.withEarlier(LoadLane.Load.queueLength(index, context.at(), context.texts()),
                    TraceIndex::queueLength), context, layout.queueTop(), layout.queue());
            paintFuture(layout, context);
        }
    }
}
