package org.schedscope.ui.view.schedule;

import java.util.Optional;
import java.util.OptionalInt;
import javafx.geometry.Point2D;
import javafx.scene.Cursor;
import javafx.scene.input.KeyEvent;
import javafx.scene.input.MouseButton;
import javafx.scene.input.MouseEvent;
import javafx.scene.input.ScrollEvent;
import org.schedscope.chart.index.Moment;
import org.schedscope.chart.lane.AxisLane;
import org.schedscope.chart.lane.RowsBy;
import org.schedscope.chart.lane.TimeScale;
import org.schedscope.trace.Trace;
import org.schedscope.ui.state.answer.GroupedRows;
import org.schedscope.ui.state.base.Lanes;
import org.schedscope.ui.state.compare.EditedSchedule;
import org.schedscope.ui.state.session.Session;
import org.schedscope.ui.state.time.Subject;
import org.schedscope.ui.state.time.TaskNavigator;
import org.schedscope.ui.state.time.TickRange;
import org.schedscope.ui.view.command.BreakpointMenu;
import org.schedscope.ui.view.command.Commands;

/** What mouse and keys do on the lanes; every deed is one call to the state. */
final class ScheduleGestures {
    /** How much a notch of the wheel zooms. */
    private static final double NOTCH = 1.25;
    private static final double NOTCH_PIXELS = 40;
    private static final double LEAST_LANE = 24;
    /** Pixels until a press becomes a drag. */
    private static final double DRAG = 4;
    /** Width of the gutter in which a band is folded, and of the numbers of cores at its right. */
    static final double CORES_FROM = TimeScale.GUTTER - 30;
    /** Pixels within which an earliest start is meant. */
    private static final double REACH = 10;
    /** How far right the triangle beside a name takes clicks. */
    private static final double REACH_OF_FOLD = 20;
    /** Room around a job that is zoomed to, as a share of it. */
    private static final double ROOM = 0.08;

    private final Session session;
    private final ScheduleLanes lanes;
    private double pressedX;
    private double pressedY;
    private double lastX;
    private double lastY;
    private boolean pressedWithShift;
    private boolean dragging;
    private final RangeDrag range;
    /** The task the end of whose bar is drawn. */
    private OptionalInt ending = OptionalInt.empty();
    /** The task whose bar is moved, and from where in it it was taken, in pixels. */
    private OptionalInt moving = OptionalInt.empty();
    private double takenAt;
    /** The lane whose upper edge is drawn. */
    private Optional<LanesLayout.Strip> drawn = Optional.empty();

    ScheduleGestures(Session session, ScheduleLanes lanes) {
        this.session = session;
        this.lanes = lanes;
        range = new RangeDrag(session.viewpoints());
        lanes.setOnScroll(this::scrolled);
        lanes.setOnMousePressed(this::pressed);
        lanes.setOnMouseDragged(this::dragged);
        lanes.setOnMouseReleased(this::released);
        lanes.setOnMouseDragOver(event -> aim(event, 0));
        lanes.setOnMouseDragReleased(event -> edited().ifPresent(EditedSchedule::drop));
        lanes.setOnMouseClicked(this::clicked);
        new BreakpointMenu(session).listen(lanes, new BandMenu(session.selection(), lanes)::items);
        lanes.setOnMouseMoved(this::moved);
        lanes.setOnMouseExited(event -> lanes.pointAt(Optional.empty()));
        lanes.setOnKeyPressed(this::key);
        lanes.sceneProperty().addListener((property, before, now) -> Optional.ofNullable(now)
                .ifPresent(scene -> scene.addEventFilter(KeyEvent.KEY_PRESSED, this::putCardAway)));
        session.states().follow(now -> now.selected().task(), task -> {
            lanes.getStyleClass().remove(Commands.OWNS_ARROWS);
            if (task.isPresent()) {
                lanes.getStyleClass().add(Commands.OWNS_ARROWS);
            }
        });
    }

    /** Events have pixels of the screen; lanes are laid out in their own. */
    private double x(MouseEvent event) {
        return event.getX() / lanes.zoom();
    }

    private double y(MouseEvent event) {
        return event.getY() / lanes.zoom();
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
        pressedWithShift = event.isShiftDown();
        pressedX = x(event);
        pressedY = y(event);
        lastX = pressedX;
        lastY = pressedY;
        dragging = false;
        if (event.getButton() == MouseButton.SECONDARY) {
            lanes.painted().ifPresent(this::select);
        }
        drawn = event.getButton() == MouseButton.PRIMARY ? edgeAt(pressedY) : Optional.empty();
        ending = event.getButton() == MouseButton.PRIMARY && drawn.isEmpty() ? endAt(pressedX, pressedY) : OptionalInt.empty();
        moving = event.getButton() == MouseButton.PRIMARY && drawn.isEmpty() && ending.isEmpty() ? movableAt(pressedX, pressedY)
                : OptionalInt.empty();
        if (event.getButton() == MouseButton.PRIMARY && drawn.isEmpty() && ending.isEmpty() && moving.isEmpty()) {
            range.begin(lanes.painted(), pressedX, pressedY, event.isShiftDown());
        }
    }

    /** What the context menu is about. */
    private void select(PaintedLanes painted) {
        if (pressedX >= TimeScale.GUTTER) {
            painted.hitAt(pressedX, pressedY).flatMap(Lane.Hit::select).ifPresent(select -> select.accept(session));
        } else if (painted.scene().groups().isEmpty()) {
            clickedGutter(painted, Math.max(REACH_OF_FOLD, pressedX), pressedY);
        }
    }

    private Optional<LanesLayout.Strip> edgeAt(double y) {
        return lanes.painted().flatMap(painted -> painted.layout().edgeAt(y));
    }

    /** The task whose bar ends here and can be drawn; none unless something is edited. */
    private OptionalInt endAt(double x, double y) {
        return edited().flatMap(edited -> lanes.painted().flatMap(painted -> painted.cores().endAt(x, y))
                .filter(bar -> edited.canEnd(bar.task()))).map(bar -> OptionalInt.of(bar.task())).orElse(OptionalInt.empty());
    }

    private Optional<EditedSchedule> edited() {
        return session.answers().compare().edited();
    }

    /** The task whose bar is here, if it can be moved. */
    private OptionalInt movableAt(double x, double y) {
        Optional<PaintedLanes> painted = lanes.painted();
        OptionalInt piece = painted.isPresent() ? painted.get().cores().pieceAt(x, y) : OptionalInt.empty();
        if (piece.isEmpty()) {
            return piece;
        }
        int task = painted.get().context().at().trace().pieces().task(piece.getAsInt());
        takenAt = x - painted.get().context().scale().x(painted.get().context().at().trace().pieces().start(piece.getAsInt()));
        return edited().filter(one -> one.canMove(task)).isPresent() ? OptionalInt.of(task) : OptionalInt.empty();
    }

    /** @param held pixels from the left end of what is carried to the pointer */
    private void aim(MouseEvent event, double held) {
        lanes.painted().map(PaintedLanes::cores).ifPresent(rows -> rows.ownClusterAt(y(event)).ifPresent(cluster -> edited().ifPresent(
                one -> one.aim(cluster, rows.coreAt(y(event)), nearestTick(x(event) - held),
                        Math.round(REACH * session.timeline().ticksPerPixel())))));
    }

    private void released(MouseEvent event) {
        range.end();
        if (dragging && moving.isPresent()) {
            edited().ifPresent(EditedSchedule::drop);
        }
        moving = OptionalInt.empty();
    }

    private long nearestTick(double x) {
        return Math.max(0, Math.round(session.timeline().tickAt(x - TimeScale.GUTTER)));
    }

    private void seek(double x) {
        session.playhead().pause();
        session.playhead().seekTick(range.tick(x));
    }

    private void dragged(MouseEvent event) {
        boolean begins = !dragging && Math.hypot(x(event) - pressedX, y(event) - pressedY) > DRAG;
        dragging |= begins;
        if (begins && moving.isPresent()) {
            edited().ifPresent(one -> one.take(moving.getAsInt()));
        }
        if (dragging && moving.isPresent()) {
            aim(event, takenAt);
        } else if (dragging && ending.isPresent()) {
            edited().ifPresent(one -> one.end(ending.getAsInt(), nearestTick(x(event))));
        } else if (dragging && drawn.isPresent()) {
            Lane lane = drawn.get().lane();
            lanes.painted().flatMap(painted -> painted.layout().strip(lane)).ifPresent(
                    strip -> session.settings().lanes().draw(lane.id(), Math.max(LEAST_LANE, strip.bottom() - y(event))));
        } else if (dragging && range.marks()) {
            lanes.painted().ifPresent(painted -> range.drag(painted, x(event), y(event)));
        } else if (dragging) {
            session.timeline().pan(lastX - x(event));
            lanes.scrollBy(lastY - y(event));
        }
        lastX = x(event);
        lastY = y(event);
    }

    private void clicked(MouseEvent event) {
        if (event.getButton() != MouseButton.PRIMARY || dragging) {
            return;
        }
        if (y(event) < AxisLane.HEIGHT) {
            if (x(event) >= TimeScale.GUTTER) {
                seek(x(event));
            }
        } else {
            lanes.painted().ifPresent(painted -> clicked(painted, x(event), y(event), event.getClickCount() == 2));
        }
    }

    private void clicked(PaintedLanes painted, double x, double y, boolean twice) {
        if (x < TimeScale.GUTTER) {
            clickedGutter(painted, x, y);
            return;
        }
        Optional<Lane.Hit> hit = painted.hitAt(x, y);
        hit.flatMap(Lane.Hit::select).ifPresentOrElse(select -> select.accept(session), session.selection()::clear);
        if (twice && hit.isPresent()) {
            hit.get().task().ifPresent(task -> zoomTo(painted, painted.context().at().trace().index().jobOf(task)));
        }
    }

    private void clickedGutter(PaintedLanes painted, double x, double y) {
        Optional<LanesLayout.Strip> head = x < REACH_OF_FOLD ? painted.layout().headAt(y) : Optional.empty();
        Optional<Lane.Hit> row = painted.rowAt(x, y);
        if (head.isPresent()) {
            String lane = head.get().lane().id();
            Lanes all = session.settings().lanes();
            all.show(lane, all.get(lane).shown() == Lanes.Shown.OPEN ? Lanes.Shown.FOLDED : Lanes.Shown.OPEN);
        } else if (row.isPresent()) {
            row.get().select().ifPresent(select -> select.accept(session));
        } else {
            painted.cores().clusterAt(y).ifPresent(cluster -> clickedBand(painted, cluster, x, y));
        }
    }

    /** The triangle folds, the numbers of cores select one, the rest the cluster. */
    private void clickedBand(PaintedLanes painted, int cluster, double x, double y) {
        OptionalInt core = painted.cores().coreAt(y);
        if (x < REACH_OF_FOLD) {
            lanes.bands().toggle(painted, cluster, pressedWithShift);
        } else if (painted.scene().groups().isPresent()) {
            clickedGroup(painted.scene().groups().get(), cluster);
        } else if (x >= CORES_FROM && core.isPresent()) {
            session.selection().selectPlace(new Subject.OfCore(cluster, core.getAsInt()));
        } else {
            session.selection().selectPlace(new Subject.OfCluster(cluster));
        }
    }

    /** A user is selected; the jobs of all other groups are lit. */
    private void clickedGroup(GroupedRows groups, int band) {
        if (groups.of().by() == RowsBy.USER && !groups.isRest(band)) {
            session.selection().selectUser(groups.groups().names().get(band));
        } else {
            groups.query(band).ifPresent(session.askedJobs()::turn);
        }
    }

    /** From its arrival to its last end so far. */
    private void zoomTo(PaintedLanes painted, int job) {
        Moment at = painted.context().at();
        Trace trace = at.trace();
        double from = trace.index().job(job).arrival();
        double to = from + 1;
        for (int task = trace.index().firstTask(job); task < trace.index().firstTask(job + 1); task++) {
            OptionalInt piece = painted.scene().index().history().piece(task, at);
            if (piece.isPresent()) {
                to = Math.max(to, Math.min(at.now() + 1.0, trace.pieces().end(piece.getAsInt())));
            }
        }
        double room = (to - from) * ROOM;
        session.timeline().show(new TickRange(Math.max(0, from - room), to + room));
    }

    private void moved(MouseEvent event) {
        lanes.setCursor(edgeAt(y(event)).isPresent() ? Cursor.V_RESIZE
                : endAt(x(event), y(event)).isPresent() ? Cursor.H_RESIZE : Cursor.DEFAULT);
        lanes.pointAt(Optional.of(new Point2D(x(event), y(event))));
    }

    /** A key hides the card, which comes back when the mouse moves. */
    private void putCardAway(KeyEvent event) {
        if (!event.getCode().isModifierKey()) {
            lanes.pointAt(Optional.empty());
        }
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
