package org.schedscope.ui.view.graph;

import java.io.IOException;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.stream.Collectors;
import javafx.scene.AccessibleRole;
import javafx.scene.canvas.Canvas;
import javafx.scene.input.MouseButton;
import javafx.scene.input.MouseEvent;
import javafx.scene.input.ScrollEvent;
import org.schedscope.chart.graph.DagLane;
import org.schedscope.chart.graph.DagLayout;
import org.schedscope.chart.index.CriticalPath;
import org.schedscope.chart.index.DrawnState;
import org.schedscope.chart.index.Moment;
import org.schedscope.chart.index.TaskHistory;
import org.schedscope.chart.index.TraceIndex;
import org.schedscope.chart.lane.Highlight;
import org.schedscope.chart.paint.Box;
import org.schedscope.chart.paint.Tone;
import org.schedscope.chart.picture.Exportable;
import org.schedscope.chart.picture.Picture;
import org.schedscope.chart.sheet.RowSink;
import org.schedscope.model.Job;
import org.schedscope.model.Task;
import org.schedscope.model.graph.WorkloadIndex;
import org.schedscope.model.number.Ratio;
import org.schedscope.ui.state.run.OpenRun;
import org.schedscope.ui.state.session.Session;
import org.schedscope.ui.state.session.WindowState;
import org.schedscope.ui.view.base.PaintedRegion;
import org.schedscope.ui.view.canvas.ChartLook;
import org.schedscope.ui.view.canvas.FxPainter;
import org.schedscope.ui.view.kit.Messages;

/** The graph of the selected job, fitted until it is zoomed. Paints in its layout, so at most once a frame. */
final class DagCanvas extends PaintedRegion {
    private static final double NOTCH = 1.25;
    private static final double PICTURE_HEIGHT = 640;
    private static final double NOTCH_PIXELS = 40;

    /** A job whose graph is laid out. */
    private record Shown(int run, int job, DagLayout layout, List<Integer> criticalPath) {
    }

    private final Session session;
    private final ChartLook look;
    private final Canvas canvas = new Canvas();
    private Optional<Shown> shown = Optional.empty();
    private TraceIndex index;
    private double zoom = 1;
    private double panX;
    private double panY;
    private double lastX;
    private double lastY;

    DagCanvas(Session session) {
        this.session = session;
        look = new ChartLook(session, this::requestLayout);
        setId("dag");
        setAccessibleRole(AccessibleRole.IMAGE_VIEW);
        setAccessibleHelp(Messages.WINDOW.text("figures.help"));
        setMinSize(0, 0);
        getChildren().add(canvas);
        session.states().when(this::requestLayout, WindowState::run, WindowState::moment, WindowState::snapshot, WindowState::selected,
                WindowState::colour, WindowState::timesAsTicks);
        setOnScroll(this::scrolled);
        setOnMousePressed(event -> {
            lastX = event.getX() / look.zoom();
            lastY = event.getY() / look.zoom();
        });
        setOnMouseDragged(this::dragged);
        setOnMouseClicked(this::clicked);
    }

    /** Shows the whole graph again. */
    void fit() {
        zoom = 1;
        panX = 0;
        panY = 0;
        requestLayout();
    }

    @Override
    protected void lay() {
        canvas.setWidth(Math.floor(getWidth()));
        canvas.setHeight(Math.floor(getHeight()));
        OpenRun run = session.runs().run();
        int position = session.playhead().position();
        index = session.index().towards(run, position, this::layAgain);
        chooseJob(run);
        paint();
    }

    private void chooseJob(OpenRun run) {
        OptionalInt job = job();
        if (job.isEmpty()) {
            shown = Optional.empty();
        } else if (shown.isEmpty() || shown.get().job() != job.getAsInt() || shown.get().run() != run.number()) {
            List<Integer> path = CriticalPath.of(run.index(), job.getAsInt(), run.paths());
            shown = Optional.of(new Shown(run.number(), job.getAsInt(), DagLayout.of(run.index().job(job.getAsInt()), path), path));
            zoom = 1;
            panX = 0;
            panY = 0;
        }
    }

    /** The selected job, or the only one there is. */
    OptionalInt job() {
        OptionalInt selected = session.selection().get().job();
        int jobs = session.runs().run().index().jobCount();
        return selected.isPresent() ? selected.getAsInt() < jobs ? selected : OptionalInt.empty()
                : jobs == 1 ? OptionalInt.of(0) : OptionalInt.empty();
    }

    private void paint() {
        FxPainter painter = look.painter(canvas);
        painter.fill(new Box(0, 0, canvas.getWidth(), canvas.getHeight()), look.palette().of(Tone.SURFACE));
        shown.ifPresent(graph -> lane(graph).paint(painter, look.palette(), highlight(), stateOf()));
    }

    /** The whole graph as a picture, with the dependencies as figures. */
    Optional<Exportable> picture(String headline, String caption) {
        if (shown.isEmpty()) {
            return Optional.empty();
        }
        Shown graph = shown.get();
        WorkloadIndex tasks = session.runs().run().index();
        Highlight highlight = highlight();
        Map<Integer, DrawnState> states = new HashMap<>();
        DagLane.Progress now = stateOf();
        for (int task = tasks.firstTask(graph.job()); task < tasks.firstTask(graph.job() + 1); task++) {
            states.put(task, now.state().apply(task));
        }
        DagLane.Progress then = new DagLane.Progress(states::get, now.fills(), now.times());
        Picture picture = new Picture(headline, caption, Optional.empty(),
                sheet -> sheet.lane(PICTURE_HEIGHT,
                        (painter, box) -> new DagLane(tasks, graph.job(), graph.layout(), box, box).paint(painter, sheet.palette(),
                                highlight, then)),
                Messages.CHART);
        return Optional.of(Exportable.of("job-graph", headline, () -> picture, rows -> edges(tasks.job(graph.job()), rows)));
    }

    private static void edges(Job job, RowSink rows) throws IOException {
        rows.row("task", "waits for", "data", "exec (ticks)", "cores");
        for (Task task : job.tasks()) {
            String parents = task.parents().stream().map(parent -> job.tasks().get(parent.parent()).id()).collect(Collectors.joining(" "));
            String data = task.parents().stream().map(parent -> parent.data().map(Ratio::toString).orElse("0"))
                    .collect(Collectors.joining(" "));
            rows.row(task.id(), parents, data, task.exec(), task.cores());
        }
    }

    private DagLane lane(Shown graph) {
        Box fitted = new Box(0, 0, canvas.getWidth() / look.zoom(), canvas.getHeight() / look.zoom());
        Box view = new Box(fitted.x() + panX, fitted.y() + panY, fitted.width() * zoom, fitted.height() * zoom);
        return new DagLane(session.runs().run().index(), graph.job(), graph.layout(), view, fitted);
    }

    private DagLane.Progress stateOf() {
        Moment at = session.playhead().moment();
        TaskHistory history = index.history();
        return new DagLane.Progress(task -> history.state(task, at),
                session.colours().fills(session.runs().run(), session.snapshot().get()), session.times());
    }

    private Highlight highlight() {
        return new Highlight(session.selection().get().job(), session.selection().get().task());
    }

    private void scrolled(ScrollEvent event) {
        double factor = Math.pow(NOTCH, event.getDeltaY() / NOTCH_PIXELS);
        double wanted = Math.max(1, Math.min(400, zoom * factor));
        panX = event.getX() / look.zoom() - (event.getX() / look.zoom() - panX) * wanted / zoom;
        panY = event.getY() / look.zoom() - (event.getY() / look.zoom() - panY) * wanted / zoom;
        zoom = wanted;
        if (zoom == 1) {
            panX = 0;
            panY = 0;
        }
        event.consume();
        requestLayout();
    }

    private void dragged(MouseEvent event) {
        panX += event.getX() / look.zoom() - lastX;
        panY += event.getY() / look.zoom() - lastY;
        lastX = event.getX() / look.zoom();
        lastY = event.getY() / look.zoom();
        requestLayout();
    }

    private void clicked(MouseEvent event) {
        if (event.getButton() != MouseButton.PRIMARY || !event.isStillSincePress() || shown.isEmpty()
                || !job().equals(OptionalInt.of(shown.get().job()))) {
            // Until the next layout it may show a job of a run that was open before.
            return;
        }
        if (event.getClickCount() == 2) {
            fit();
            return;
        }
        int first = session.runs().run().index().firstTask(shown.get().job());
        lane(shown.get()).nodeAt(event.getX() / look.zoom(), event.getY() / look.zoom()).ifPresent(position -> session.selection()
                .selectTask(first + position));
    }

    /** Whether the nodes of the shown graph are too small for their texts. */
    boolean tooSmallForTexts() {
        return shown.isPresent() && !lane(shown.get()).labelled();
    }

    /** Whether tasks have no more than their names. */
    boolean hasNamesOnly() {
        return tooSmallForTexts() && lane(shown.get()).named();
    }
}
