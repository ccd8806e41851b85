package org.schedscope.ui.view.schedule;

import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import javafx.scene.input.KeyEvent;
import javafx.scene.input.MouseButton;
import javafx.scene.input.MouseEvent;
import javafx.scene.input.ScrollEvent;
import org.schedscope.chart.gantt.GanttFrame;
import org.schedscope.chart.index.Moment;
import org.schedscope.chart.lane.AxisLane;
import org.schedscope.chart.lane.HeatLane;
import org.schedscope.chart.lane.LaneContext;
import org.schedscope.chart.lane.TimeScale;
import org.schedscope.metrics.ViolationGrid;
import org.schedscope.trace.AbsentCores;
import org.schedscope.trace.Trace;
import org.schedscope.ui.state.session.Session;
import org.schedscope.ui.state.snapshot.Expectations;
import org.schedscope.ui.state.time.TaskNavigator;
import org.schedscope.ui.state.time.TickRange;
import org.schedscope.ui.view.command.BreakpointMenu;
import org.schedscope.ui.view.command.Commands;

/** What mouse and keys do on the lanes; every deed is one call to the state. */
final class ScheduleGestures {
    /** How much a notch of the wheel zooms. */
    private static final double NOTCH = 1.25;
    private static final double NOTCH_PIXELS = 40;
    /** Pixels until a press becomes a drag. */
    private static final double DRAG = 4;
    /** Room around a job that is zoomed to, as a share of it. */
    private static final double ROOM = 0.08;

    private final Session session;
    private final ScheduleLanes lanes;
    private double pressedX;
    private double pressedY;
    private double lastX;
    private double lastY;
    private boolean dragging;
    private boolean seeking;
    private boolean pointing;

    ScheduleGestures(Session session, ScheduleLanes lanes) {
        this.session = session;
        this.lanes = lanes;
        lanes.setOnScroll(this::scrolled);
        lanes.setOnMousePressed(this::pressed);
        lanes.setOnMouseDragged(this::dragged);
        lanes.setOnMouseReleased(event -> seeking = false);
        lanes.setOnMouseClicked(this::clicked);
        new BreakpointMenu(session).listen(lanes);
        lanes.setOnMouseMoved(this::moved);
        lanes.setOnMouseExited(event -> {
            pointing = false;
            lanes.paintOverlay();
        });
        lanes.setOnKeyPressed(this::key);
        lanes.sceneProperty().addListener((property, before, now) -> Optional.ofNullable(now)
                .ifPresent(scene -> scene.addEventFilter(KeyEvent.KEY_PRESSED, this::putCardAway)));
        session.selection().valueProperty().addListener((property, before, now) -> {
            lanes.getStyleClass().remove(Commands.OWNS_ARROWS);
            if (now.task().isPresent()) {
                lanes.getStyleClass().add(Commands.OWNS_ARROWS);
            }
        });
    }

    /** Events tell pixels of the screen; lanes are laid out in their own. */
    private double x(MouseEvent event) {
        return event.getX() / lanes.zoom();
    }

    private double y(MouseEvent event) {
        return event.getY() / lanes.zoom();
    }

    private boolean ready() {
        return lanes.lanes() != null;
    }

    private void scrolled(ScrollEvent event) {
        double x = event.getX() / lanes.zoom();
        double across = event.getDeltaX() != 0 ? event.getDeltaX() : event.isShiftDown() ? event.getDeltaY() : 0;
        if (across != 0) {
            session.timeline().pan(-across);
        } else if (x < TimeScale.GUTTER) {
            lanes.scrollBy(-event.getDeltaY());
        } else if (event.getDeltaY() != 0) {
            session.timeline().zoom(Math.pow(NOTCH, -event.getDeltaY() / NOTCH_PIXELS), session.timeline().tickAt(x - TimeScale.GUTTER));
        }
        event.consume();
    }

    private void pressed(MouseEvent event) {
        lanes.requestFocus();
        pressedX = x(event);
        pressedY = y(event);
        lastX = pressedX;
        lastY = pressedY;
        dragging = false;
        if (event.getButton() == MouseButton.SECONDARY && ready()) {
            select();
        }
        seeking = event.getButton() == MouseButton.PRIMARY && pressedY < AxisLane.HEIGHT && pressedX >= TimeScale.GUTTER;
        if (seeking) {
            seek(x(event));
        }
    }

    /** What the context menu is about. */
    private void select() {
        if (pressedX < TimeScale.GUTTER) {
            clickedGutter(pressedX, pressedY);
        } else {
            taskAt(pressedX, pressedY).ifPresent(session.selection()::selectTask);
            lanes.heat(lanes.context()).cellAt(pressedX, pressedY).ifPresent(this::clickedCell);
        }
    }

    private void seek(double x) {
        session.playhead().pause();
        session.playhead().seekTick(Math.max(0, (long) Math.floor(session.timeline().tickAt(x - TimeScale.GUTTER))));
    }

    private void dragged(MouseEvent event) {
        dragging |= Math.hypot(x(event) - pressedX, y(event) - pressedY) > DRAG;
        if (seeking) {
            seek(x(event));
        } else if (dragging) {
            session.timeline().pan(lastX - x(event));
            lanes.scrollBy(lastY - y(event));
        }
        lastX = x(event);
        lastY = y(event);
    }

    private void clicked(MouseEvent event) {
        if (event.getButton() != MouseButton.PRIMARY || dragging || !ready() || y(event) < AxisLane.HEIGHT) {
            return;
        }
        if (x(event) < TimeScale.GUTTER) {
            clickedGutter(x(event), y(event));
            return;
        }
        Moment at = lanes.moment();
        OptionalInt task = taskAt(x(event), y(event));
        if (task.isPresent()) {
            session.selection().selectTask(task.getAsInt());
            if (event.getClickCount() == 2) {
                zoomTo(at, at.trace().index().jobOf(task.getAsInt()));
            }
            return;
        }
        Optional<GanttFrame.Reserved> reserved = reservedAt(x(event), y(event));
        if (reserved.isPresent()) {
            session.selection().selectTask(reserved.get().task());
            return;
        }
        Optional<HeatLane.Cell> cell = lanes.heat(lanes.context()).cellAt(x(event), y(event));
        if (cell.isPresent()) {
            clickedCell(cell.get());
        } else {
            session.selection().clear();
        }
    }

    private void clickedGutter(double x, double y) {
        OptionalInt row = lanes.heat(lanes.context()).rowAt(y);
        if (row.isPresent()) {
            session.selection().selectUser(lanes.violations().users().get(row.getAsInt()));
        } else if (y < lanes.lanes().ganttBottom()) {
            LaneContext context = lanes.context();
            OptionalInt below = lanes.gantt(context).clusterAt(y);
            OptionalInt cluster = below.isPresent() ? below : lanes.comparedRows(context).map(rows -> rows.lane().clusterAt(y)).orElse(below);
            cluster.ifPresent(x < 20 ? lanes::toggle : session.selection()::selectCluster);
        }
    }

    /** One late job is selected itself; of several, and of none, the user. Where some are late it is asked who caused it. */
    private void clickedCell(HeatLane.Cell cell) {
        ViolationGrid grid = lanes.violations();
        List<Integer> jobs = grid.jobs(cell.row(), cell.column());
        if (jobs.size() == 1) {
            session.selection().selectJob(jobs.get(0));
        } else {
            session.selection().selectUser(grid.users().get(cell.row()));
        }
        if (!jobs.isEmpty()) {
            session.expectations().ask(new Expectations.Place(grid.user(cell.row()), cell.column() * grid.bin()));
        }
    }

    private boolean isOnRows(double x, double y) {
        return y >= LanesLayout.GANTT_TOP && y < lanes.lanes().ganttBottom() && x >= TimeScale.GUTTER;
    }

    private OptionalInt pieceAt(double x, double y) {
        return isOnRows(x, y) ? lanes.gantt(lanes.context()).pieceAt(x, y) : OptionalInt.empty();
    }

    /** A piece of the run that the open one is compared with. */
    private OptionalInt comparedPieceAt(Optional<ComparisonRows> rows, double x, double y) {
        return isOnRows(x, y) && rows.isPresent() ? rows.get().lane().pieceAt(x, y) : OptionalInt.empty();
    }

    /** The task under a point, in either run. */
    private OptionalInt taskAt(double x, double y) {
        OptionalInt piece = pieceAt(x, y);
        if (piece.isPresent()) {
            return OptionalInt.of(lanes.moment().trace().pieces().task(piece.getAsInt()));
        }
        Optional<ComparisonRows> rows = lanes.comparedRows(lanes.context());
        OptionalInt there = comparedPieceAt(rows, x, y);
        return there.isPresent() ? OptionalInt.of(rows.get().at().trace().pieces().task(there.getAsInt())) : there;
    }

    private Optional<GanttFrame.Reserved> reservedAt(double x, double y) {
        return isOnRows(x, y) ? lanes.frameProperty().get().flatMap(frame -> frame.reservedAt(x, y)) : Optional.empty();
    }

    /** From its arrival to its last end so far. */
    private void zoomTo(Moment at, int job) {
        Trace trace = at.trace();
        double from = trace.index().job(job).arrival();
        double to = from + 1;
        for (int task = trace.index().firstTask(job); task < trace.index().firstTask(job + 1); task++) {
            OptionalInt piece = lanes.index().history().piece(task, at);
            if (piece.isPresent()) {
                to = Math.max(to, Math.min(at.now() + 1.0, trace.pieces().end(piece.getAsInt())));
            }
        }
        double room = (to - from) * ROOM;
        session.timeline().show(new TickRange(Math.max(0, from - room), to + room));
    }

    private void moved(MouseEvent event) {
        lastX = x(event);
        lastY = y(event);
        pointing = true;
        lanes.paintOverlay();
    }

    /** What is under the pointer now; that changes with the run too. */
    ScheduleHover hover() {
        return pointing && ready() ? at(lastX, lastY) : ScheduleHover.NOTHING;
    }

    /** Who goes on by key looks elsewhere: the card comes back when the mouse moves. */
    private void putCardAway(KeyEvent event) {
        if (pointing && !event.getCode().isModifierKey()) {
            pointing = false;
            lanes.paintOverlay();
        }
    }

    private ScheduleHover at(double x, double y) {
        if (x < TimeScale.GUTTER) {
            return ScheduleHover.NOTHING;
        }
        LaneContext context = lanes.context();
        Moment at = context.at();
        OptionalInt piece = pieceAt(x, y);
        if (piece.isPresent()) {
            return new ScheduleHover(Optional.of(x), y, ScheduleTexts.piece(lanes.index().history(), at, piece.getAsInt(), session), Optional.empty());
        }
        Optional<ComparisonRows> rows = lanes.comparedRows(context);
        OptionalInt there = comparedPieceAt(rows, x, y);
        if (there.isPresent()) {
            return new ScheduleHover(Optional.of(x), y, ScheduleTexts.comparedPiece(rows.get(), there.getAsInt(), session), Optional.empty());
        }
        Optional<GanttFrame.Reserved> reserved = reservedAt(x, y);
        if (reserved.isPresent()) {
            return new ScheduleHover(Optional.of(x), y, ScheduleTexts.reserved(at, reserved.get().seq()), Optional.empty());
        }
        Optional<AbsentCores.Absence> absence = y < LanesLayout.GANTT_TOP || y >= lanes.lanes().ganttBottom() ? Optional.empty()
                : lanes.gantt(context).absenceAt(x, y);
        if (absence.isPresent()) {
            return new ScheduleHover(Optional.of(x), y, ScheduleTexts.absent(session.runs().run(), absence.get()), Optional.empty());
        }
        HeatLane heat = lanes.heat(context);
        Optional<HeatLane.Cell> cell = heat.cellAt(x, y);
        if (cell.isPresent()) {
            boolean late = lanes.violations().count(cell.get().row(), cell.get().column()) > 0;
            return new ScheduleHover(Optional.of(x), y, ScheduleTexts.cell(at, lanes.violations(), cell.get()),
                    late ? Optional.of(heat.boxOf(cell.get())) : Optional.empty());
        }
        return new ScheduleHover(Optional.of(x), y, loadAt(at, context.scale().tickAt(x), y), Optional.empty());
    }

    private List<String> loadAt(Moment at, double tick, double y) {
        LanesLayout layout = lanes.lanes();
        if (tick < 0 || tick > at.now() || y < layout.useTop() || y >= Math.min(layout.heatTop(), layout.bottom())) {
            return List.of();
        }
        int position = Math.min(at.position(), at.trace().positionAfter((long) Math.floor(tick)));
        return y < layout.queueTop() ? ScheduleTexts.use(lanes.index().coresInUse().valueAt(position), at.trace().platform().totalCores())
                : ScheduleTexts.queue(lanes.index().queueLength().valueAt(position));
    }

    private void key(KeyEvent event) {
        Optional<TaskNavigator.Move> way = switch (event.getCode()) {
            case LEFT -> Optional.of(TaskNavigator.Move.CORE_EARLIER);
            case RIGHT -> Optional.of(TaskNavigator.Move.CORE_LATER);
            case UP -> Optional.of(TaskNavigator.Move.CORE_ABOVE);
            case DOWN -> Optional.of(TaskNavigator.Move.CORE_BELOW);
            default -> Optional.empty();
        };
        boolean plain = !event.isShiftDown() && !event.isShortcutDown() && !event.isAltDown();
        if (way.isPresent() && plain && session.selection().get().task().isPresent()) {
            event.consume();
            session.taskNavigator().go(way.get());
        }
    }
}
