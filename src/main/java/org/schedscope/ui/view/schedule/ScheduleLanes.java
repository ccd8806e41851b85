package org.schedscope.ui.view.schedule;

import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import javafx.application.Platform;
import javafx.beans.Observable;
import javafx.beans.property.ObjectProperty;
import javafx.beans.property.ReadOnlyObjectProperty;
import javafx.beans.property.ReadOnlyObjectWrapper;
import javafx.beans.property.SimpleObjectProperty;
import javafx.geometry.Orientation;
import javafx.geometry.Point2D;
import javafx.scene.canvas.Canvas;
import javafx.scene.control.ScrollBar;
import org.schedscope.chart.gantt.ClusterBands;
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
import org.schedscope.chart.lane.LitFills;
import org.schedscope.chart.lane.LoadLane;
import org.schedscope.chart.lane.ShiftFills;
import org.schedscope.chart.lane.TimeScale;
import org.schedscope.chart.paint.Box;
import org.schedscope.chart.paint.FontRole;
import org.schedscope.chart.paint.Painter;
import org.schedscope.chart.paint.Tone;
import org.schedscope.metrics.ViolationGrid;
import org.schedscope.model.graph.WorkloadIndex;
import org.schedscope.text.Texts;
import org.schedscope.trace.Trace;
import org.schedscope.ui.state.run.OpenRun;
import org.schedscope.ui.state.session.Session;
import org.schedscope.ui.state.time.Selected;
import org.schedscope.ui.view.base.PaintedRegion;
import org.schedscope.ui.view.canvas.ChartLook;
import org.schedscope.ui.view.kit.Messages;

/**
 * The lanes over the one time axis, on one canvas, and a second canvas above it for what follows the pointer. Whatever changes asks for
 * a layout, and the layout paints: so at most once a frame, and never without a change.
 */
final class ScheduleLanes extends PaintedRegion {
    /** Free room right of the time area, so that the last label of the axis fits. */
    private static final double RIGHT = 14;
    /** What is left free below a row that is scrolled to. */
    private static final double SCROLL_ROOM = 6;
    private static final Texts TEXTS = Messages.of("schedule");

    private final Session session;
    private final ChartLook look;
    private final Canvas canvas = new Canvas();
    private final Canvas overlay = new Canvas();
    private final ScrollBar scroll = new ScrollBar();
    private final ObjectProperty<LanesLayout.Rows> rows = new SimpleObjectProperty<>(this, "rows", LanesLayout.Rows.FIT);
    private final ReadOnlyObjectWrapper<Optional<GanttFrame>> frame = new ReadOnlyObjectWrapper<>(this, "frame", Optional.empty());
    private final ClusterFolds folds = new ClusterFolds();
    private final HoverFinder hovers;
    private final SelectedPath path = new SelectedPath();
    private Optional<Point2D> pointer = Optional.empty();
    private Optional<PaintedLanes> painted = Optional.empty();

    ScheduleLanes(Session session, ChartLook look) {
        this.session = session;
        this.look = look;
        hovers = new HoverFinder(session);
        setId("schedule");
        setFocusTraversable(true);
        setAccessibleText(TEXTS.text("accessible"));
        overlay.setMouseTransparent(true);
        overlay.setVisible(false);
        scroll.setOrientation(Orientation.VERTICAL);
        scroll.setVisible(false);
        getChildren().addAll(canvas, overlay, scroll);
        setMinSize(0, 0);
        for (Observable shown : List.of(
                session.playhead().movesProperty(), session.playhead().tickProperty(), session.snapshot().valueProperty(),
                session.snapshot().lateProperty(), session.selection().valueProperty(), session.range().valueProperty(),
                session.timeline().startProperty(), session.timeline().ticksPerPixelProperty(), look.valueProperty(),
                session.colours().byProperty(), session.askedJobs().found(), session.bookmarks().allProperty(),
                session.answers().compare().valueProperty(),
                session.answers().compare().besideProperty(), session.answers().compare().stagedProperty(),
                session.lessons().stage().markedProperty(), session.settings().allLinksProperty(),
                session.settings().lanes().looksProperty(), session.answers().absences().valueProperty(), rows, scroll.valueProperty())) {
            shown.addListener(change -> requestLayout());
        }
        session.runs().runProperty().addListener((property, before, now) -> turnTo(before, now));
        session.selection().valueProperty().addListener((property, before, now) -> {
            if (!now.cluster().equals(before.cluster())) {
                now.cluster().ifPresent(this::reveal);
            }
        });
        session.taskNavigator().stepsProperty().addListener(change -> reveal());
    }

    /** What was painted is of one run: until the other one is painted, nothing is under the pointer. */
    private void turnTo(OpenRun before, OpenRun now) {
        if (before.number() != now.number()) {
            painted = Optional.empty();
        }
        requestLayout();
    }

    ObjectProperty<LanesLayout.Rows> rowsProperty() {
        return rows;
    }

    /** What the Gantt showed when it was painted last. */
    ReadOnlyObjectProperty<Optional<GanttFrame>> frameProperty() {
        return frame.getReadOnlyProperty();
    }

    @Override
    protected void lay() {
        resize(canvas, Math.floor(getWidth()), Math.floor(getHeight()));
        double width = width();
        double height = Math.floor(canvas.getHeight() / look.zoom());
        if (width < TimeScale.GUTTER + 60 || height < 60) {
            return;
        }
        session.timeline().setWidth(width - TimeScale.GUTTER - RIGHT);
        LanesLayout.Clusters clusters = new LanesLayout.Clusters(session.runs().run().platform().clusters(),
                session.answers().compare().inRows().map(base -> base.platform().clusters()), folds.clusters(),
                folds.groups(session.runs().run().platform()));
        LanesLayout.Heat heat = new LanesLayout.Heat(violations().users().size(), violations().largest() == 0);
        LanesLayout layout = LanesLayout.of(clusters, rows.get(), heat, session.settings().lanes().looksProperty().get(), height);
        placeScroll(layout, width);
        painted = Optional.of(paint(layout));
        paintOverlay();
    }

    /** In laid out pixels. */
    private double width() {
        return Math.floor(canvas.getWidth() / look.zoom());
    }

    /** How much larger than laid out the lanes are drawn. */
    double zoom() {
        return look.zoom();
    }

    private static void resize(Canvas canvas, double width, double height) {
        if (canvas.getWidth() != width || canvas.getHeight() != height) {
            canvas.setWidth(width);
            canvas.setHeight(height);
        }
    }

    private void placeScroll(LanesLayout layout, double width) {
        double range = layout.scrollRange();
        scroll.setVisible(range > 0);
        scroll.setMax(range);
        double seen = layout.ganttBottom() - LanesLayout.GANTT_TOP;
        scroll.setVisibleAmount(range == 0 ? 1 : range * seen / layout.bands().height());
        scroll.setUnitIncrement(24);
        scroll.setBlockIncrement(seen * 0.8);
        if (scroll.getValue() > range) {
            scroll.setValue(range);
        }
        scroll.resizeRelocate(width * look.zoom() - 12, LanesLayout.GANTT_TOP * look.zoom(), 12, seen * look.zoom());
    }

    /** Moves the Gantt's rows under its window; positive shows lower ones. */
    void scrollBy(double pixels) {
        scroll.setValue(Math.max(0, Math.min(scroll.getMax(), scroll.getValue() + pixels)));
    }

    /** Scrolls the rows as little as it takes to see where the selected task runs; a band that is folded up stays so. */
    private void reveal() {
        OptionalInt task = session.selection().get().task();
        if (painted.isPresent() && task.isPresent()) {
            LanesLayout layout = painted.get().layout();
            Moment at = session.playhead().moment();
            painted.get().index().history().piece(task.getAsInt(), at).ifPresent(piece -> {
                ClusterBands.Band band = layout.bands().bands().get(at.trace().pieces().cluster(piece));
                double top = band.y(at.trace().pieces().firstCore(piece, 0));
                double bottom = Math.max(top + band.rowHeight(), band.y(at.trace().pieces().lastCore(piece, 0) + 1));
                double seen = layout.ganttBottom() - LanesLayout.GANTT_TOP;
                double above = top - scroll.getValue();
                scrollBy(above < 0 ? above : Math.max(0, Math.min(above, bottom - scroll.getValue() + SCROLL_ROOM - seen)));
            });
        }
    }

    private LaneContext context(Canvas on) {
        TimeScale scale = new TimeScale(session.timeline().start(), 1 / session.timeline().ticksPerPixel(), TimeScale.GUTTER,
                session.timeline().width());
        return new LaneContext(look.painter(on), look.palette(), scale, session.playhead().moment(), Messages.CHART, session.times());
    }

    /** What was painted last of the open run; nothing as long as it has not been. */
    Optional<PaintedLanes> painted() {
        return painted;
    }

    private ClusterBands placed(ClusterBands bands) {
        return bands.movedBy(LanesLayout.GANTT_TOP + 2 - scroll.getValue());
    }

    /** The rows of the run that the open one is compared with, at the same tick, where they are shown. */
    private Optional<ComparisonRows> comparedRows(LanesLayout layout, LaneContext context) {
        Optional<OpenRun> base = session.answers().compare().inRows();
        if (base.isEmpty() || layout.above().isEmpty()) {
            return Optional.empty();
        }
        Trace trace = base.get().trace();
        long tick = session.answers().compare().besideTick(base.get(), session.playhead().tick());
        int wanted = trace.positionAfter(tick);
        TraceIndex there = session.answers().compare().baseIndex(base.get(), wanted);
        int position = Math.min(wanted, session.answers().compare().baseTaken());
        Moment at = new Moment(trace, position, tick);
        if (position < wanted) {
            // The rest follows a slice a frame.
            Platform.runLater(this::requestLayout);
        }
        LaneContext of = new LaneContext(context.painter(), context.palette(), context.scale(), at, context.texts(), context.times());
        Box area = context.timeArea(LanesLayout.GANTT_TOP, layout.ganttBottom());
        return Optional.of(new ComparisonRows(base.get(), there, at,
                new GanttLane(there, of, placed(layout.above().get()), area, List.of())));
    }

    private ViolationGrid violations() {
        return session.snapshot().get().violations();
    }

    private Highlight highlight() {
        Selected selected = session.selection().get();
        boolean all = session.settings().allLinksProperty().get() || selected.job().isEmpty();
        return new Highlight(selected.job(), selected.task(),
                all ? Optional.empty() : Optional.of(path.of(session.runs().run(), selected.job().getAsInt())));
    }

    private Fills fills() {
        Fills fills = session.colours().fills(session.runs().run(), session.snapshot().get());
        WorkloadIndex jobs = session.runs().run().index();
        return session.selection().get().userAlone().<Fills>map(user -> new LitFills(fills, job -> jobs.job(job).user().equals(user)))
                .orElseGet(() -> session.askedJobs().found().get().<Fills>map(lit -> new LitFills(fills, lit)).orElse(fills));
    }

    private ColourKey identity() {
        return session.colours().of(session.runs().run().index());
    }

    private OptionalInt selectedUser() {
        Optional<String> user = session.selection().get().user();
        int row = user.map(name -> violations().users().indexOf(name)).orElse(-1);
        return row < 0 ? OptionalInt.empty() : OptionalInt.of(row);
    }

    private PaintedLanes paint(LanesLayout layout) {
        OpenRun run = session.runs().run();
        LaneContext context = context(canvas);
        Painter painter = context.painter();
        painter.fill(new Box(0, 0, canvas.getWidth(), canvas.getHeight()), look.palette().of(Tone.SURFACE));
        AxisLane.paintGround(context, LanesLayout.GANTT_TOP, layout.bottom(), true);
        TraceIndex index = session.index().of(run, session.playhead().position());
        GanttLane gantt = new GanttLane(index, context, placed(layout.bands()),
                context.timeArea(LanesLayout.GANTT_TOP, layout.ganttBottom()), session.answers().absences().get());
        HeatLane heat = new HeatLane(context, violations(), HeatScale.of(violations()), layout.heatRowsTop(), layout.heatRow(),
                layout.heatRows(violations()));
        Optional<ComparisonRows> other = comparedRows(layout, context);
        StagedLanes staged = new StagedLanes(session);
        other.ifPresent(rows -> rows.lane().paint(staged.isStaged() ? fills() : ShiftFills.UNMOVED, highlight(),
                staged.tag(rows.run(), run, true)));
        GanttFrame shown = other.isPresent() ? gantt.paint(fills(), highlight(), staged.tag(run, other.get().run(), false))
                : gantt.paint(fills(), highlight(), GanttGutter.Fact.BUSY_NOW);
        staged.paintGhosts(gantt, shown, highlight());
        frame.set(Optional.of(shown));
        LaneFolds.paintLoad(LoadLane.Load.coresInUse(index, context.at(), context.texts()), context, layout.useTop(), layout.use());
        LaneFolds.paintLoad(LoadLane.Load.queueLength(index, context.at(), context.texts()), context, layout.queueTop(), layout.queue());
        paintFuture(layout, context);
        if (layout.showsViolations()) {
            paintViolations(layout, heat, painter);
        }
        String unit = run.workload().timeUnit();
        AxisLane.paintAxis(context, 0, unit.equals("tick") ? TEXTS.text("ticks") : unit, true);
        staged.paintMarked(context, layout);
        LaneMarks marks = new LaneMarks(layout, context);
        session.range().get().ifPresent(part -> marks.paint(part, placed(layout.bands())));
        marks.paint(session.bookmarks().here());
        AxisLane.paintPlayhead(context, 0, layout.bottom());
        if (layout.showsViolations()) {
            heatHead(layout, painter).paintTexts();
            LaneFolds.paint(context, layout.heatTop() + LanesLayout.HEAT_HEAD / 2, layout.users() == 0, true);
        }
        return new PaintedLanes(run, layout, index, context, gantt, other, heat, violations(), shown);
    }

    /** What comes is known and not shown; said where nothing else is drawn after the playhead. */
    private void paintFuture(LanesLayout layout, LaneContext context) {
        double x = context.scale().clampedX(context.at().now()) + 8;
        String text = TEXTS.text("future");
        boolean fits = x + context.painter().width(text, FontRole.SECONDARY) < context.scale().right();
        if (fits && context.at().futureKnown() && context.at().position() > 0) {
            context.painter().text(text, x, layout.queueTop() - 8, FontRole.SECONDARY, look.palette().of(Tone.MUTED), Painter.Anchor.START);
        }
    }

    private void paintViolations(LanesLayout layout, HeatLane heat, Painter painter) {
        heatHead(layout, painter).paintGround();
        heat.paint(identity(), selectedUser());
    }

    private HeatHead heatHead(LanesLayout layout, Painter painter) {
        Box box = new Box(0, layout.heatTop(), width(), LanesLayout.HEAT_HEAD);
        boolean late = session.snapshot().lateProperty().get();
        boolean none = violations().largest() == 0;
        String detail = late ? TEXTS.text("violations.late") : none ? TEXTS.text("violations.none") : ScheduleTexts.heat(session);
        return new HeatHead(painter, look.palette(), violations(), detail, box);
    }

    /** Shows what is under this point from now on, also as the run goes on. */
    void pointAt(Optional<Point2D> point) {
        if (pointer.isPresent() || point.isPresent()) {
            pointer = point;
            paintOverlay();
        }
    }

    /** Shows what is under the pointer now; a canvas with nothing on it would still be laid over the other in every frame. */
    private void paintOverlay() {
        if (painted.isEmpty()) {
            return;
        }
        ScheduleHover hover = pointer.map(point -> hovers.at(painted.get(), point.getX(), point.getY())).orElse(ScheduleHover.NOTHING);
        overlay.setVisible(hover != ScheduleHover.NOTHING);
        if (!overlay.isVisible()) {
            return;
        }
        resize(overlay, canvas.getWidth(), canvas.getHeight());
        overlay.getGraphicsContext2D().clearRect(0, 0, overlay.getWidth(), overlay.getHeight());
        double bottom = painted.get().layout().bottom();
        hover.paint(context(overlay), bottom, width(), bottom);
    }

    /** @param all whether the clusters of its router are folded or opened with it */
    void toggle(int cluster, boolean all) {
        folds.toggle(session.runs().run().platform(), cluster, all);
        requestLayout();
    }

    /** Scrolls to a cluster that is chosen where it cannot be seen, as in a list of many; its router is opened. */
    private void reveal(int cluster) {
        if (folds.open(session.runs().run().platform(), cluster)) {
            requestLayout();
        } else if (painted.isPresent() && cluster < painted.get().layout().bands().bands().size()) {
            LanesLayout layout = painted.get().layout();
            ClusterBands.Band band = layout.bands().bands().get(cluster);
            double seen = layout.ganttBottom() - LanesLayout.GANTT_TOP;
            double above = band.top() - scroll.getValue();
            scrollBy(above < 0 ? above : Math.max(0, Math.min(above, above + band.height() + SCROLL_ROOM - seen)));
        }
    }
}
