package org.schedscope.ui.view.live;

import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import javafx.beans.property.ReadOnlyBooleanProperty;
import javafx.scene.canvas.Canvas;
import javafx.scene.input.KeyEvent;
import javafx.scene.input.MouseButton;
import javafx.scene.input.MouseEvent;
import org.schedscope.chart.graph.DagLane;
import org.schedscope.chart.paint.Box;
import org.schedscope.chart.paint.Colours;
import org.schedscope.chart.paint.Figures;
import org.schedscope.chart.paint.FontRole;
import org.schedscope.chart.paint.Painter;
import org.schedscope.chart.paint.Palette;
import org.schedscope.chart.paint.Stroke;
import org.schedscope.chart.paint.Tone;
import org.schedscope.model.Task;
import org.schedscope.text.Texts;
import org.schedscope.ui.state.base.SpokenLanguage;
import org.schedscope.ui.state.edit.JobRow;
import org.schedscope.ui.state.edit.LiveEdit;
import org.schedscope.ui.state.edit.WorkloadEditor;
import org.schedscope.ui.state.session.Session;
import org.schedscope.ui.state.session.WindowState;
import org.schedscope.ui.view.base.PaintedRegion;
import org.schedscope.ui.view.canvas.ChartLook;
import org.schedscope.ui.view.command.Commands;
import org.schedscope.ui.view.kit.Messages;

/**
 * The edited graph, from left to right: a click on free ground adds a task, a drag from task to task an edge, one to free ground moves the
 * task, a double click renames; what is selected is removed by key. Paints in its layout, so at most once a frame.
 */
final class GraphCanvas extends PaintedRegion {
    private static final Texts TEXTS = Messages.of("live");
    private static final double DRAG = 5;
    private static final double STRIPE = 6;
    private static final double DOT = 4.2;
    private static final double TIP = 7;
    private static final double TINT = 0.45;
    /** Height of nodes with two lines; height of a line of type, in sizes of it. */
    private static final double ROOM_FOR_TWO = 30;
    private static final double LINE = 1.4;

    /** Puts the caret where a task's field is typed. */
    interface Fields {
        void focus(String field);
    }

    private final Session session;
    private final LiveEdit live;
    private final WorkloadEditor draft;
    private final ChartLook look;
    private final Fields fields;
    private final Canvas canvas = new Canvas();
    private final PlacedTasks places = new PlacedTasks();
    private GraphLayout layout = new GraphLayout(List.of(), List.of(), List.of(), 1);
    private Optional<GraphLayout.Arrow> chosen = Optional.empty();
    private Optional<GraphLayout.Node> from = Optional.empty();
    private double pressedX;
    private double pressedY;
    private double x;
    private double y;
    private boolean dragging;

    GraphCanvas(Session session, LiveEdit live, WorkloadEditor draft, Fields fields) {
        this.session = session;
        this.live = live;
        this.draft = draft;
        this.fields = fields;
        look = new ChartLook(session, this::requestLayout);
        setId("live-graph");
        setFocusTraversable(true);
        getStyleClass().add(Commands.OWNS_ARROWS);
        setAccessibleText(TEXTS.text("graph.accessible"));
        setMinSize(0, 0);
        getChildren().add(canvas);
        draft.changesProperty().addListener(change -> requestLayout());
        session.states().when(this::requestLayout, WindowState::run);
        focusedProperty().addListener(change -> requestLayout());
        setOnMousePressed(this::pressed);
        setOnMouseDragged(this::dragged);
        setOnMouseReleased(this::released);
        setOnKeyPressed(this::key);
        setOnKeyTyped(this::typed);
    }

    private boolean stuck() {
        return draft.state().isWrong();
    }

    private void locate(MouseEvent event) {
        x = event.getX() / look.zoom();
        y = event.getY() / look.zoom();
    }

    private void pressed(MouseEvent event) {
        requestFocus();
        locate(event);
        pressedX = x;
        pressedY = y;
        dragging = false;
        from = event.getButton() == MouseButton.PRIMARY && !stuck() ? layout.nodeAt(x, y) : Optional.empty();
        from.ifPresent(node -> select(node.row(), node.position()));
        chosen = from.isPresent() ? Optional.empty() : layout.arrowAt(x, y);
        requestLayout();
    }

    private void dragged(MouseEvent event) {
        locate(event);
        dragging |= Math.hypot(x - pressedX, y - pressedY) > DRAG;
        requestLayout();
    }

    private void released(MouseEvent event) {
        locate(event);
        Optional<GraphLayout.Node> begun = from;
        from = Optional.empty();
        requestLayout();
        if (event.getButton() != MouseButton.PRIMARY || stuck()) {
            return;
        }
        if (dragging && begun.isPresent()) {
            Optional<GraphLayout.Node> to = target(begun.get());
            to.ifPresent(child -> connect(begun.get(), child));
            if (to.isEmpty() && !isAtDot(begun.get())) {
                Box box = moved(begun.get());
                places.put(begun.get().row(), begun.get().position(),
                        new PlacedTasks.Place((box.x() + box.width() / 2) / layout.scale(), box.centreY() / layout.scale()));
            }
        } else if (!dragging && begun.isPresent() && event.getClickCount() == 2) {
            fields.focus("task-id");
        } else if (!dragging && begun.isEmpty() && chosen.isEmpty()) {
            layout.blockAt(x, y).ifPresent(block -> draft.select(block.row()));
            draft.addTask();
        }
    }

    /** Whether the drag began where arrows begin: from there a task is not moved. */
    private boolean isAtDot(GraphLayout.Node begun) {
        return Math.hypot(pressedX - begun.box().right(), pressedY - begun.y()) <= 2 * DOT;
    }

    private Box moved(GraphLayout.Node begun) {
        Box box = begun.box();
        return new Box(box.x() + x - pressedX, box.y() + y - pressedY, box.width(), box.height());
    }

    /** Lays the graph out anew: no task stays where the user has put it. */
    void tidy() {
        places.clear();
        requestLayout();
    }

    /** Whether the user has put any task elsewhere. */
    ReadOnlyBooleanProperty movedProperty() {
        return places.anyProperty();
    }

    /** Where an arrow that is drawn would end: any task but its own. */
    private Optional<GraphLayout.Node> target(GraphLayout.Node begun) {
        return layout.nodeAt(x, y).filter(node -> node.row() != begun.row() || node.position() != begun.position());
    }

    private void connect(GraphLayout.Node parent, GraphLayout.Node child) {
        if (parent.row() == child.row()) {
            draft.select(parent.row());
            draft.addEdge(parent.position(), child.position());
        }
    }

    private void select(JobRow row, int position) {
        draft.select(row);
        draft.selectTask(position);
    }

    /** Removes the edge that is chosen, else the task. */
    void remove() {
        if (stuck()) {
            return;
        }
        Optional<GraphLayout.Arrow> gone = chosen.filter(arrow -> layout.arrows().stream().anyMatch(arrow::isSame));
        chosen = Optional.empty();
        if (gone.isPresent()) {
            draft.select(gone.get().row());
            draft.removeEdge(gone.get().parent(), gone.get().child());
        } else if (draft.rowProperty().get().job().tasks().size() == 1 && draft.jobs().size() > 1) {
            draft.removeJob();
        } else {
            draft.removeTask();
        }
    }

    private void key(KeyEvent event) {
        boolean plain = !event.isShortcutDown() && !event.isAltDown();
        Runnable action = !plain ? null : switch (event.getCode()) {
            case T, INSERT -> draft::addTask;
            case DELETE, BACK_SPACE -> this::remove;
            case F2, ENTER -> () -> fields.focus("task-id");
            case LEFT, UP -> () -> walk(-1);
            case RIGHT, DOWN -> () -> walk(1);
            default -> null;
        };
        if (action != null) {
            event.consume();
            if (!stuck()) {
                action.run();
            }
        }
    }

    /** A letter counts when it is typed: when its key goes down, the field that gets the focus would take it, too. */
    private void typed(KeyEvent event) {
        if (event.getCharacter().equalsIgnoreCase("e") && !event.isShortcutDown() && !event.isAltDown()) {
            event.consume();
            fields.focus("parents");
        }
    }

    /** Selects the next or the previous task, through all jobs. */
    private void walk(int step) {
        JobRow row = draft.rowProperty().get();
        int wanted = draft.taskProperty().get() + step;
        int at = draft.jobs().indexOf(row);
        if (wanted >= 0 && wanted < row.job().tasks().size()) {
            draft.selectTask(wanted);
        } else if (at + step >= 0 && at + step < draft.jobs().size()) {
            JobRow next = draft.jobs().get(at + step);
            select(next, step > 0 ? 0 : next.job().tasks().size() - 1);
        }
    }

    @Override
    protected void lay() {
        canvas.setWidth(Math.floor(getWidth()));
        canvas.setHeight(Math.floor(getHeight()));
        int all = draft.jobs().stream().mapToInt(row -> row.job().tasks().size()).sum();
        places.follow(draft.jobs());
        layout = GraphLayout.of(all <= GraphLayout.MOST_TASKS ? draft.jobs() : List.of(draft.rowProperty().get()),
                canvas.getWidth() / look.zoom(), canvas.getHeight() / look.zoom(), places);
        Painter painter = look.painter(canvas);
        painter.fill(new Box(0, 0, canvas.getWidth(), canvas.getHeight()), look.palette().of(Tone.SURFACE));
        layout.blocks().forEach(block -> caption(painter, block));
        layout.arrows().forEach(arrow -> arrow(painter, arrow));
        layout.nodes().forEach(node -> node(painter, node));
        if (dragging && from.isPresent()) {
            drawn(painter, from.get());
        }
    }

    private void caption(Painter painter, GraphLayout.Block block) {
        if (draft.jobs().size() > 1 && layout.scale() > 0.6) {
            painter.text(block.row().job().id(), block.box().x() + 6, block.box().y() + FontRole.ROW.size() + 2, FontRole.ROW,
                    look.palette().of(Tone.MUTED), Painter.Anchor.START);
        }
    }

    private void arrow(Painter painter, GraphLayout.Arrow arrow) {
        boolean selected = chosen.filter(arrow::isSame).isPresent();
        int colour = look.palette().of(selected ? Tone.ACCENT : Tone.TEXT_2);
        Stroke stroke = Stroke.solid(colour, selected ? 3 : 1.3);
        int last = arrow.xs().length - 1;
        for (int at = 1; at <= last; at++) {
            painter.curve(arrow.xs()[at - 1], arrow.ys()[at - 1], arrow.xs()[at] - (at == last ? TIP : 0), arrow.ys()[at], false, stroke);
        }
        tip(painter, arrow.xs()[last], arrow.ys()[last], colour);
        DagLane.carried(arrow.row().job().tasks().get(arrow.child()), arrow.parent())
                .ifPresent(data -> DagLane.data(painter, look.palette(), Figures.brief(data.toDouble(), 2, SpokenLanguage.now()),
                        (arrow.xs()[0] + arrow.xs()[1]) / 2, (arrow.ys()[0] + arrow.ys()[1]) / 2));
    }

    private static void tip(Painter painter, double atX, double atY, int colour) {
        painter.polygon(new double[] {atX - TIP - 1, atX - TIP - 1, atX}, new double[] {atY - 4, atY + 4, atY}, 3, colour);
    }

    private void node(Painter painter, GraphLayout.Node node) {
        Palette palette = look.palette();
        Task task = node.row().job().tasks().get(node.position());
        int hue = hue(node);
        int ground = Colours.mix(hue, palette.of(Tone.SURFACE), TINT);
        Box box = node.box();
        double radius = 5 * layout.scale();
        painter.fillRound(box, radius, ground);
        painter.fill(new Box(box.x(), box.y() + radius, STRIPE * layout.scale(), box.height() - 2 * radius), hue);
        boolean selected = node.row() == draft.rowProperty().get() && node.position() == draft.taskProperty().get();
        painter.stroke(box, radius, selected ? Stroke.solid(palette.of(Tone.ACCENT), isFocused() ? 3 : 2)
                : Stroke.solid(palette.edgeOf(hue), 1));
        painter.clipped(box.grown(-2), () -> label(painter, task, box, Palette.labelOn(ground)));
        dot(painter, box.right(), box.centreY(), palette.of(Tone.TEXT_2), DOT);
    }

    /** What a task is called and takes; where there is room for its name only, that in letters no higher than the room. */
    private void label(Painter painter, Task task, Box box, int ink) {
        double left = box.x() + (STRIPE + 6) * layout.scale();
        if (box.height() < ROOM_FOR_TWO) {
            double size = Math.min(1, box.height() / (FontRole.SECTION.size() * LINE));
            painter.moved(left, box.centreY(), () -> painter.scaled(size,
                    () -> painter.text(task.id(), 0, 0.36 * FontRole.SECTION.size(), FontRole.SECTION, ink, Painter.Anchor.START)));
            return;
        }
        painter.text(task.id(), left, box.centreY() - 3, FontRole.SECTION, ink, Painter.Anchor.START);
        boolean asTyped = session.times().areTicks() || !task.execOn().isEmpty();
        String exec = asTyped ? draft.exec(task) : session.times().figure(task.exec());
        String whole = TEXTS.text(asTyped ? "node" : "node.time", exec, Figures.whole(task.cores()));
        boolean fits = painter.width(whole, FontRole.SECONDARY) <= box.right() - left - DOT - 1;
        String figures = fits ? whole : TEXTS.text("node.short", exec, Figures.whole(task.cores()));
        painter.text(figures, left, box.centreY() + FontRole.SECONDARY.size() + 1, FontRole.SECONDARY, ink, Painter.Anchor.START);
    }

    private void dot(Painter painter, double atX, double atY, int colour, double radius) {
        double size = radius * Math.max(0.5, layout.scale());
        Box box = new Box(atX - size, atY - size, 2 * size, 2 * size);
        painter.fillRound(box, size, look.palette().of(Tone.SURFACE));
        painter.stroke(box, size, Stroke.solid(colour, 1.2));
    }

    private int hue(GraphLayout.Node node) {
        OptionalInt task = live.taskOf(node.row(), node.position());
        if (task.isEmpty()) {
            return look.palette().of(Tone.USE_FILL);
        }
        int job = session.runs().run().index().jobOf(task.getAsInt());
        return session.colours().of(session.runs().run().index()).fill(look.palette(), job, task.getAsInt());
    }

    /** The edge that is being drawn, and what it would mean; over free ground the new place of the task. */
    private void drawn(Painter painter, GraphLayout.Node begun) {
        int accent = look.palette().of(Tone.ACCENT);
        Optional<GraphLayout.Node> to = target(begun);
        if (to.isEmpty() && !isAtDot(begun)) {
            painter.stroke(moved(begun), 5 * layout.scale(), Stroke.dashed(accent, 2));
            return;
        }
        double endX = to.map(node -> node.box().x()).orElse(x);
        double endY = to.map(GraphLayout.Node::y).orElse(y);
        painter.curve(begun.box().right(), begun.y(), endX - TIP, endY, false, Stroke.dashed(accent, 3));
        tip(painter, endX, endY, accent);
        dot(painter, begun.box().right(), begun.y(), accent, 6);
        to.ifPresent(node -> {
            painter.stroke(node.box().grown(3), 7, Stroke.solid(accent, 2.5));
            String parent = begun.row().job().tasks().get(begun.position()).id();
            String child = node.row().job().tasks().get(node.position()).id();
            flag(painter, node.row() == begun.row() ? TEXTS.text("drawn", child, parent) : TEXTS.text("drawn.other"), node.box());
        });
    }

    private void flag(Painter painter, String text, Box at) {
        double width = painter.width(text, FontRole.ROW_STRONG) + 16;
        double left = Math.max(4, Math.min(canvas.getWidth() / look.zoom() - width - 4, at.x()));
        Box box = new Box(left, at.bottom() + 8, width, 24);
        painter.fillRound(box, 4, look.palette().of(Tone.PLAYHEAD));
        painter.text(text, left + 8, box.centreY() + 4, FontRole.ROW_STRONG, look.palette().of(Tone.ON_PLAYHEAD), Painter.Anchor.START);
    }
}
