package org.schedscope.ui.view.experiment;

import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;
import javafx.beans.property.SimpleStringProperty;
import javafx.collections.FXCollections;
import javafx.collections.ObservableList;
import javafx.geometry.Orientation;
import javafx.scene.Node;
import javafx.scene.control.Button;
import javafx.scene.control.MenuItem;
import javafx.scene.control.SplitPane;
import javafx.scene.input.KeyCode;
import javafx.scene.input.KeyEvent;
import javafx.scene.layout.VBox;
import org.schedscope.chart.paint.Figures;
import org.schedscope.experiment.definition.Axis;
import org.schedscope.experiment.figure.DrawnFigure;
import org.schedscope.experiment.figure.FigurePoint;
import org.schedscope.experiment.result.RunResult;
import org.schedscope.text.Texts;
import org.schedscope.ui.state.base.SpokenLanguage;
import org.schedscope.ui.state.experiment.FigureModel;
import org.schedscope.ui.state.session.Session;
import org.schedscope.ui.view.frame.Panel;
import org.schedscope.ui.view.kit.Messages;
import org.schedscope.ui.view.kit.TextLabels;
import org.schedscope.ui.view.table.Column;
import org.schedscope.ui.view.table.Table;

/** The points of the figure as a table, and beside it the runs behind the chosen one. Enter or a double click opens a run. */
final class PointsPane {
    private static final Texts TEXTS = Messages.of("experiments");
    private static final int DIGEST = 10;
    /** Widths of tables, in ordinary type, from which on columns are shown. */
    private static final double ROOM_FOR_INTERVALS = 500;
    private static final double ROOM_FOR_JOBS = 340;
    private static final double ROOM_FOR_DIGEST = 440;

    private final Session session;
    private final FigureModel figure;
    private final ObservableList<FigurePoint> points = FXCollections.observableArrayList();
    private final ObservableList<RunResult> runs = FXCollections.observableArrayList();
    private final Table<FigurePoint> pointTable;
    private final Table<RunResult> runTable;
    private final Column<FigurePoint> across;
    private final Column<FigurePoint> value;
    private final SimpleStringProperty behind = new SimpleStringProperty("");
    private final Button open = new Button(TEXTS.text("runs.open"));
    private final Runnable toMainWindow;
    private boolean anyAcross = true;

    /** @param toMainWindow brings the window to the front in which runs are opened */
    PointsPane(Session session, Runnable toMainWindow) {
        this.session = session;
        this.toMainWindow = toMainWindow;
        figure = session.experiments().figure();
        pointTable = new Table<>("experiment-points", TEXTS.text("points.accessible"), points, session);
        runTable = new Table<>("experiment-runs", TEXTS.text("runs.accessible"), runs, session);
        pointTable.column(TEXTS.text("point.series"), 110, "id", FigurePoint::series).fills();
        across = pointTable.column(TEXTS.text("point.across"), 100, "id", FigurePoint::across).where(room -> anyAcross);
        value = pointTable.column(TEXTS.text("point.value"), 90, "num", FigurePoint::value);
        buildPoints();
        buildRuns();
        session.states().follow(now -> now.experiments().figure().drawn(), this::show);
        session.states().follow(now -> now.experiments().figure().point(), this::showPoint);
    }

    private void buildPoints() {
        pointTable.column(TEXTS.text("point.low"), 80, "num", FigurePoint::low).where(room -> room >= ROOM_FOR_INTERVALS);
        pointTable.column(TEXTS.text("point.high"), 81, "num", FigurePoint::high).where(room -> room >= ROOM_FOR_INTERVALS);
        pointTable.column(TEXTS.text("point.runs"), 50, "num", point -> Figures.whole(point.runs().size()));
        pointTable.arrange();
        pointTable.node().setPlaceholder(new VBox(TextLabels.empty(TEXTS.text("points.none"))));
        pointTable.whenChosen(point -> figure.choose(point));
        pointTable.whenOpened(this::open);
        pointTable.node().addEventHandler(KeyEvent.KEY_PRESSED, event -> {
            if (event.getCode() == KeyCode.ENTER && !runs.isEmpty()) {
                runTable.node().requestFocus();
                event.consume();
            }
        });
    }

    private void buildRuns() {
        runTable.column(TEXTS.text("run.axes"), 260, "id", PointsPane::axes).fills();
        runTable.column(TEXTS.text("run.value"), 76, "num", this::valueOf);
        runTable.column(TEXTS.text("run.jobs"), 56, "num", result -> Figures.whole(result.counts().getOrDefault("jobs", 0L)))
                .where(room -> room >= ROOM_FOR_JOBS);
        runTable.column(TEXTS.text("run.digest"), 90, "num",
                result -> result.digest().substring(0, Math.min(DIGEST, result.digest().length()))).where(room -> room >= ROOM_FOR_DIGEST);
        runTable.arrange();
        runTable.node().setPlaceholder(new VBox(TextLabels.empty(TEXTS.text("runs.none"))));
        runTable.node().addEventHandler(KeyEvent.KEY_PRESSED, event -> {
            if (event.getCode() == KeyCode.ENTER) {
                open();
                event.consume();
            }
        });
        runTable.whenOpened(this::open);
        runTable.offers(() -> {
            MenuItem item = new MenuItem(TEXTS.text("runs.open"));
            item.setId("experiment-open");
            item.setDisable(open.isDisabled());
            item.setOnAction(chosen -> open());
            return List.of(item);
        });
        open.setId("experiment-open-run");
        open.disableProperty().bind(runTable.node().getSelectionModel().selectedItemProperty().isNull());
        open.setOnAction(pressed -> open());
    }

    private static String axes(RunResult run) {
        return run.axes().entrySet().stream().filter(axis -> !axis.getKey().equals(Axis.PART))
                .map(axis -> axis.getKey().equals(Axis.WORKLOAD) || axis.getKey().equals(Axis.POLICY) ? axis.getValue()
                        : axis.getKey() + " " + axis.getValue())
                .collect(Collectors.joining(" \u00b7 "));
    }

    private String valueOf(RunResult run) {
        Optional<FigurePoint> point = figure.shown().point();
        return point.flatMap(some -> figure.shown().spec().flatMap(spec -> some.of(spec, run, SpokenLanguage.now()))).orElse("");
    }

    /** The chosen run, at first the first one behind the point. */
    void open() {
        runTable.chosen().ifPresent(chosen -> {
            session.experiments().openRun(chosen);
            toMainWindow.run();
        });
    }

    private void show(Optional<DrawnFigure> now) {
        pointTable.setRows(now.map(DrawnFigure::points).orElse(List.of()));
        now.ifPresent(drawn -> {
            String axis = drawn.spec().axis();
            across.setText(axis.isEmpty() ? TEXTS.text("point.across") : FigureModel.words().axis(axis));
            anyAcross = drawn.points().stream().anyMatch(point -> !point.across().isEmpty());
            pointTable.arrange();
            value.setText(FigureModel.words().measure(drawn.spec().measure()));
        });
        follow(figure.shown().point());
    }

    private void showPoint(Optional<FigurePoint> now) {
        List<RunResult> all = now.map(FigurePoint::runs).orElse(List.of());
        if (!all.equals(runs)) {
            runs.setAll(all);
            runTable.node().getSelectionModel().selectFirst();
        }
        behind.set(now.map(point -> TEXTS.text(point.across().isEmpty() ? "runs.of-box" : "runs.of", point.series(), point.across()))
                .orElse(""));
        follow(now);
    }

    private void follow(Optional<FigurePoint> now) {
        int at = -1;
        for (int i = 0; i < points.size() && now.isPresent(); i++) {
            at = points.get(i).isWhere(now.get()) ? i : at;
        }
        pointTable.follow(at, 2);
    }

    Node node() {
        SplitPane pane = new SplitPane(
                new Panel(new SimpleStringProperty(TEXTS.text("points.title")), new SimpleStringProperty(""), List.of(),
                        pointTable.node()),
                new Panel(new SimpleStringProperty(TEXTS.text("runs.title")), behind, List.of(open), runTable.node()));
        pane.setOrientation(Orientation.HORIZONTAL);
        pane.setDividerPositions(0.48);
        pane.setMinSize(0, 0);
        return pane;
    }
}
