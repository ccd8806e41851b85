package org.schedscope.ui.view.schedule;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalDouble;
import java.util.OptionalInt;
import java.util.function.Consumer;
import java.util.function.IntPredicate;
import java.util.stream.Collectors;
import javafx.beans.Observable;
import javafx.beans.property.ObjectProperty;
import javafx.beans.property.ReadOnlyObjectProperty;
import javafx.beans.property.ReadOnlyObjectWrapper;
import javafx.beans.property.SimpleObjectProperty;
import javafx.geometry.Orientation;
import javafx.geometry.Point2D;
import javafx.scene.AccessibleRole;
import javafx.scene.canvas.Canvas;
import javafx.scene.control.ScrollBar;
import javafx.scene.layout.Region;
import org.schedscope.chart.gantt.ClusterBands;
import org.schedscope.chart.gantt.GanttFrame;
import org.schedscope.chart.gantt.GanttMemory;
import org.schedscope.chart.index.Moment;
import org.schedscope.chart.index.TraceIndex;
import org.schedscope.chart.lane.ColourKey;
import org.schedscope.chart.lane.Fills;
import org.schedscope.chart.lane.Highlight;
import org.schedscope.chart.lane.LaneContext;
import org.schedscope.chart.lane.LitFills;
import org.schedscope.chart.lane.TimeScale;
import org.schedscope.chart.paint.Box;
import org.schedscope.chart.paint.Tone;
import org.schedscope.chart.sheet.Sheet;
import org.schedscope.metrics.ViolationGrid;
import org.schedscope.model.Jobs;
import org.schedscope.text.Texts;
import org.schedscope.trace.Trace;
import org.schedscope.ui.state.answer.GroupedRows;
import org.schedscope.ui.state.answer.SelectedPath;
import org.schedscope.ui.state.base.Lanes;
import org.schedscope.ui.state.run.OpenRun;
import org.schedscope.ui.state.session.Session;
import org.schedscope.ui.state.session.WindowState;
import org.schedscope.ui.state.time.Selected;
import org.schedscope.ui.view.base.PaintedRegion;
import org.schedscope.ui.view.canvas.ChartLook;
import org.schedscope.ui.view.kit.Earnings;
import org.schedscope.ui.view.kit.Messages;
import org.schedscope.ui.view.kit.RunNames;

/**
 * The lanes over the one time axis, on one canvas, and a second canvas above it for what follows the pointer. Every change requests
 * a layout, and the layout paints: so at most once a frame, and never without a change.
 */
final class ScheduleLanes extends PaintedRegion {
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
    private final BandRows bands;
    private final SelectedPath path = new SelectedPath();
    /** The mark of the keyboard focus. */
    private final Region ring = new Region();
    private final GanttMemory memory = new GanttMemory();
    private final GanttMemory otherMemory = new GanttMemory();
    private Optional<Point2D> pointer = Optional.empty();
    private Optional<PaintedLanes> painted = Optional.empty();
    private final Consumer<UsersInView.Question> viewed;
    private Optional<UsersInView.Question> view = Optional.empty();
    private UsersInView users = UsersInView.NONE;

    ScheduleLanes(Session session) {
        this.session = session;
        look = new ChartLook(session, this::requestLayout);
        bands = new BandRows(session, this::requestLayout);
        viewed = session.answering(new UsersInView.Count(), this::show);
        setId("schedule");
        setFocusTraversable(true);
        SpokenSelection.tell(this, session);
        overlay.setMouseTransparent(true);
        overlay.setVisible(false);
        scroll.setOrientation(Orientation.VERTICAL);
        scroll.setVisible(false);
        getChildren().addAll(canvas, overlay, scroll, ring);
        prepareRing();
        setAccessibleRole(AccessibleRole.IMAGE_VIEW);
        setMinSize(0, 0);
        for (Observable shown : List.of(
                session.answers().absences().valueProperty(), rows, scroll.valueProperty())) {
            shown.addListener(change -> requestLayout());
        }
        session.layout().remember("core-rows", () -> rows.get().name(), text -> rows.set(LanesLayout.Rows.valueOf(text)));
        session.states().show(this::show);
        session.states().when(this::reveal, WindowState::steps);
    }

    private void prepareRing() {
        ring.getStyleClass().add("focus-ring");
        ring.setManaged(false);
        ring.setMouseTransparent(true);
        ring.visibleProperty().bind(focusVisibleProperty());
    }

    private void show(WindowState before, WindowState now) {
        if (before.run().number() != now.run().number()) {
            // What was painted is of one run: until the other one is painted, nothing is under the pointer.
            users = UsersInView.NONE;
            painted = Optional.empty();
        }
        if (now.differs(before, WindowState::snapshot)) {
            SpokenSelection.tell(this, session);
        }
        if (now.differs(before, state -> state.selected().cluster())) {
            now.selected().cluster().ifPresent(this::reveal);
        }
        if (now.differs(before, WindowState::run, WindowState::moment, WindowState::selected, WindowState::range, WindowState::visible,
                WindowState::colour, WindowState::compared, WindowState::bookmarks, WindowState::snapshot, state -> state.facts().late(),
                state -> state.facts().comparison(), WindowState::asked, state -> state.lesson().marked(), WindowState::look)) {
            requestLayout();
        }
    }

    ObjectProperty<LanesLayout.Rows> rowsProperty() {
        return rows;
    }

    /** Which bands of rows there are. */
    BandRows bands() {
        return bands;
    }

    /** What the Gantt showed when it was painted last. */
    ReadOnlyObjectProperty<Optional<GanttFrame>> frameProperty() {
        return frame.getReadOnlyProperty();
    }

    @Override
    protected void lay() {
        ring.resize(getWidth(), getHeight());
        resize(canvas, Math.floor(getWidth()), Math.floor(getHeight()));
        double width = width();
        double height = Math.floor(canvas.getHeight() / look.zoom());
        if (width < TimeScale.GUTTER + 60 || height < 60) {
            return;
        }
        session.timeline().setWidth(width - TimeScale.GUTTER - ScheduleScene.RIGHT);
        ScheduleScene scene = scene();
        LanesLayout layout = scene.layout(height);
        placeScroll(layout, width);
        lookAtView();
        painted = Optional.of(paint(scene, layout));
        paintOverlay();
    }

    /** Users in view are counted beside the window. */
    private void lookAtView() {
        Moment at = session.playhead().moment();
        Optional<UsersInView.Question> now = Optional.of(new UsersInView.Question(session.runs().run(), at.position(), at.now(),
                session.timeline().start(), session.timeline().end()));
        if (!now.equals(view)) {
            view = now;
            viewed.accept(now.get());
        }
    }

    private void show(UsersInView now) {
        if (!now.equals(users)) {
            users = now;
            requestLayout();
        }
    }

    /** Bars that are drawn or moved, and those that a room is to read, are as high as there is room for. */
    private LanesLayout.Rows usedRows() {
        boolean edited = session.answers().compare().edited().isPresent();
        boolean large = session.settings().pictureProperty().get() || edited && rows.get() == LanesLayout.Rows.FIT;
        return large ? LanesLayout.Rows.ROOM : rows.get();
    }

    /** A window that is a picture shows the clusters alone. */
    private Map<String, Lanes.Look> looks() {
        boolean alone = session.settings().pictureProperty().get();
        Lanes.Look hidden = new Lanes.Look(Lanes.Shown.HIDDEN, OptionalDouble.empty());
        return ScheduleView.LANES.stream()
                .collect(Collectors.toUnmodifiableMap(lane -> lane, lane -> alone ? hidden : session.settings().lanes().get(lane)));
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
            Moment now = session.playhead().moment();
            Moment at = painted.get().scene().groups().map(known -> known.at(now)).orElse(now);
            painted.get().scene().index().history().piece(task.getAsInt(), at).ifPresent(piece -> {
                ClusterBands.Band band = layout.bands().bands().get(at.trace().pieces().cluster(piece));
                double top = band.y(at.trace().pieces().firstCore(piece, 0));
                double bottom = Math.max(top + band.rowHeight(), band.y(at.trace().pieces().lastCore(piece, 0) + 1));
                double seen = layout.ganttBottom() - LanesLayout.GANTT_TOP;
                double above = top - scroll.getValue();
                scrollBy(above < 0 ? above : Math.max(0, Math.min(above, bottom - scroll.getValue() + SCROLL_ROOM - seen)));
            });
        }
    }

    private LaneContext context(Canvas on, Moment at) {
        TimeScale scale = new TimeScale(session.timeline().start(), 1 / session.timeline().ticksPerPixel(), TimeScale.GUTTER,
                session.timeline().width());
        return new LaneContext(look.painter(on), look.palette(), scale, at, Messages.CHART, session.times());
    }

    /** What was painted last of the open run; nothing as long as it has not been. */
    Optional<PaintedLanes> painted() {
        return painted;
    }

    /** The run that the open one is compared with, at the same tick, where its rows are shown. */
    private Optional<ScheduleScene.Other> compared() {
        return session.answers().compare().inRows().map(base -> {
            Trace trace = base.trace();
            long tick = session.answers().compare().besideTick(base, session.playhead().tick());
            int wanted = trace.positionAfter(tick);
            TraceIndex there = session.answers().compare().baseIndex(base, wanted);
            int position = Math.min(wanted, session.answers().compare().baseTaken());
            if (position < wanted) {
                // The rest follows a slice a frame.
                layAgain();
            }
            return new ScheduleScene.Other(base, there, new Moment(trace, position, tick), RunNames.title(session, base));
        });
    }

    private ViolationGrid violations() {
        return session.snapshot().get().violations();
    }

    private Highlight highlight() {
        Selected selected = session.selection().get();
        boolean all = session.settings().allLinksProperty().get() || selected.job().isEmpty();
        return new Highlight(selected.job(), selected.task(),
                all ? Optional.empty() : Optional.of(path.of(session.runs().run(), selected.job().getAsInt())), !isAsked());
    }

    /** Whether jobs that were searched for are lit: a selected one among them takes no light from the others. */
    private boolean isAsked() {
        return session.selection().get().userAlone().isEmpty() && session.askedJobs().found().get().isPresent();
    }

    private Fills fills() {
        Fills fills = session.colours().fills(session.runs().run(), session.snapshot().get());
        Jobs jobs = session.runs().run().index().columns();
        return session.selection().get().userAlone().<Fills>map(user -> {
            int wanted = jobs.users().indexOf(user);
            return new LitFills(fills, user, (job, task) -> jobs.userOf()[job] == wanted);
        })
                .orElseGet(() -> session.askedJobs().found().get().<Fills>map(lit -> lit(fills, lit)).orElse(fills));
    }

    /** The selected job is lit with what was searched for. */
    private Fills lit(Fills fills, IntPredicate asked) {
        OptionalInt job = session.selection().get().job();
        return job.isEmpty() ? new LitFills(fills, asked, (each, task) -> asked.test(task))
                : new LitFills(fills, List.of(asked, job), (each, task) -> each == job.getAsInt() || asked.test(task));
    }

    private ColourKey identity() {
        return session.colours().of(session.runs().run().index());
    }

    private OptionalInt selectedUser() {
        Optional<String> user = session.selection().get().user();
        int row = user.map(name -> violations().users().indexOf(name)).orElse(-1);
        return row < 0 ? OptionalInt.empty() : OptionalInt.of(row);
    }

    private PaintedLanes paint(ScheduleScene scene, LanesLayout layout) {
        LaneContext context = context(canvas, scene.at());
        context.painter().fill(new Box(0, 0, canvas.getWidth(), canvas.getHeight()), look.palette().of(Tone.SURFACE));
        PaintedLanes lanes = scene.paint(new LanesFrame(context, layout, scroll.getValue(), width(), Optional.of(memory),
                Optional.of(otherMemory)));
        if (lanes.cores().coarse()) {
            layAgain();
        }
        frame.set(Optional.of(lanes.cores().frame()));
        return lanes;
    }

    /** What is to be shown now. */
    private ScheduleScene scene() {
        OpenRun run = session.runs().run();
        Optional<GroupedRows> groups = bands.groups();
        Moment now = session.playhead().moment();
        TraceIndex index = groups.map(GroupedRows::index).orElseGet(() -> session.index().towards(run, now.position(), this::layAgain));
        Moment at = groups.map(known -> known.at(now)).orElseGet(() -> session.index().seen(now));
        boolean late = session.snapshot().isLate();
        String heat = late ? TEXTS.text("violations.late")
                : violations().largest() == 0 ? TEXTS.text("violations.none") : ScheduleTexts.heat(session);
        return new ScheduleScene(run, index, at, session.times(), fills(), identity(), highlight(), selectedUser(),
                groups.isPresent() ? List.of() : session.answers().absences().get(), violations(), heat, SceneStaging.of(session),
                compared(), session.range().get(), session.bookmarks().here(), groups.isPresent() ? UsersInView.NONE : users, groups,
                bands.clusters(groups), usedRows(), looks(), job -> Earnings.ofJob(session, job));
    }

    /** Paints on a sheet what is shown now; nothing before it has been shown. */
    Optional<Consumer<Sheet>> picture(boolean bookmarks) {
        return painted.map(shown -> {
            ScheduleScene scene = bookmarks ? shown.scene() : shown.scene().withoutBookmarks();
            return sheet -> scene.paint(sheet, shown);
        });
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
        ScheduleHover hover = pointer.map(point -> ScheduleHover.at(painted.get(), point.getX(), point.getY()))
                .orElse(ScheduleHover.NOTHING);
        overlay.setVisible(hover != ScheduleHover.NOTHING);
        if (!overlay.isVisible()) {
            return;
        }
        resize(overlay, canvas.getWidth(), canvas.getHeight());
        overlay.getGraphicsContext2D().clearRect(0, 0, overlay.getWidth(), overlay.getHeight());
        double bottom = painted.get().layout().bottom();
        hover.paint(context(overlay, painted.get().context().at()), bottom, width(), bottom);
    }

    /** Scrolls to a cluster that is chosen where it cannot be seen, as in a list of many; its router is opened. */
    private void reveal(int cluster) {
        if (painted.isEmpty() || painted.get().scene().groups().isPresent()) {
            // Cores of a cluster are in the bands of all groups.
            return;
        }
        if (bands.open(painted.get(), cluster)) {
            requestLayout();
        } else if (cluster < painted.get().layout().bands().bands().size()) {
            LanesLayout layout = painted.get().layout();
            ClusterBands.Band band = layout.bands().bands().get(cluster);
            double seen = layout.ganttBottom() - LanesLayout.GANTT_TOP;
            double above = band.top() - scroll.getValue();
            scrollBy(above < 0 ? above : Math.max(0, Math.min(above, above + band.height() + SCROLL_ROOM - seen)));
        }
    }
}
