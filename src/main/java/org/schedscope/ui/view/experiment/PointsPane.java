package org.schedscope.ui.view.experiment;

import java.util.List;
import java.util.Optional;
import java.util.function.Function;
import java.util.stream.Collectors;
import javafx.beans.binding.Bindings;
import javafx.beans.property.ReadOnlyObjectProperty;
import javafx.beans.property.SimpleStringProperty;
import javafx.collections.FXCollections;
import javafx.collections.ObservableList;
import javafx.geometry.Orientation;
import javafx.scene.Node;
import javafx.scene.control.Button;
import javafx.scene.control.SplitPane;
import javafx.scene.control.TableColumn;
import javafx.scene.control.TableView;
import javafx.scene.input.KeyCode;
import javafx.scene.input.KeyEvent;
import javafx.scene.input.MouseButton;
import javafx.scene.layout.VBox;
import org.schedscope.chart.paint.Figures;
import org.schedscope.chart.paint.Theme;
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
import org.schedscope.ui.view.kit.Parts;

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
    private final TableView<FigurePoint> pointTable = new TableView<>(points);
    private final TableView<RunResult> runTable = new TableView<>(runs);
    private final TableColumn<FigurePoint, FigurePoint> across = column("point.across", 100, "id", FigurePoint::across);
    private final TableColumn<FigurePoint, FigurePoint> value = column("point.value", 90, "num", FigurePoint::value);
    private final SimpleStringProperty behind = new SimpleStringProperty("");
    private final Button open = new Button(TEXTS.text("runs.open"));
    private final Runnable toMainWindow;
    private boolean following;

    /** @param toMainWindow brings the window to the front in which runs are opened */
    PointsPane(Session session, Runnable toMainWindow) {
        this.session = session;
        this.toMainWindow = toMainWindow;
        figure = session.experiments().figure();
        pointTable();
        runTable();
        figure.drawnProperty().addListener((property, before, now) -> show(now));
        figure.pointProperty().addListener((property, before, now) -> showPoint(now));
        show(figure.drawnProperty().get());
        showPoint(figure.pointProperty().get());
    }

    private void pointTable() {
        TableColumn<FigurePoint, FigurePoint> series = column("point.series", 110, "id", FigurePoint::series);
        TableColumn<FigurePoint, FigurePoint> low = column("point.low", 80, "num", FigurePoint::low);
        TableColumn<FigurePoint, FigurePoint> high = column("point.high", 81, "num", FigurePoint::high);
        pointTable.getColumns().addAll(List.of(series, across, value, low, high,
                column("point.runs", 50, "num", point -> Figures.whole(point.runs().size()))));
        Parts.layOutColumns(pointTable, series, session.settings().themeProperty());
        giveWay(pointTable, low, ROOM_FOR_INTERVALS);
        giveWay(pointTable, high, ROOM_FOR_INTERVALS);
        pointTable.setId("experiment-points");
        pointTable.setAccessibleText(TEXTS.text("points.accessible"));
        pointTable.setPlaceholder(new VBox(Parts.empty(TEXTS.text("points.none"))));
        pointTable.setMinSize(0, 0);
        pointTable.getSelectionModel().selectedItemProperty().addListener((property, before, now) -> {
            if (!following && now != null) {
                figure.pointProperty().set(Optional.of(now));
            }
        });
        pointTable.addEventHandler(KeyEvent.KEY_PRESSED, event -> {
            if (event.getCode() == KeyCode.ENTER && !runs.isEmpty()) {
                runTable.requestFocus();
                event.consume();
            }
        });
    }

    private void runTable() {
        TableColumn<RunResult, RunResult> run = column("run.axes", 260, "id", PointsPane::axes);
        TableColumn<RunResult, RunResult> jobs = column("run.jobs", 56, "num",
                result -> Figures.whole(result.counts().getOrDefault("jobs", 0L)));
        TableColumn<RunResult, RunResult> digest = column("run.digest", 90, "num",
                result -> result.digest().substring(0, Math.min(DIGEST, result.digest().length())));
        runTable.getColumns().addAll(List.of(run, column("run.value", 76, "num", this::valueOf), jobs, digest));
        Parts.layOutColumns(runTable, run, session.settings().themeProperty());
        giveWay(runTable, jobs, ROOM_FOR_JOBS);
        giveWay(runTable, digest, ROOM_FOR_DIGEST);
        runTable.setId("experiment-runs");
        runTable.setAccessibleText(TEXTS.text("runs.accessible"));
        runTable.setPlaceholder(new VBox(Parts.empty(TEXTS.text("runs.none"))));
        runTable.setMinSize(0, 0);
        runTable.addEventHandler(KeyEvent.KEY_PRESSED, event -> {
            if (event.getCode() == KeyCode.ENTER) {
                open();
                event.consume();
            }
        });
        runTable.setOnMouseClicked(event -> {
            if (event.getButton() == MouseButton.PRIMARY && event.getClickCount() == 2) {
                open();
            }
        });
        open.setId("experiment-open-run");
        open.disableProperty().bind(runTable.getSelectionModel().selectedItemProperty().isNull());
        open.setOnAction(pressed -> open());
    }

    /** What matters less is left out where there is no room for it. */
    private void giveWay(TableView<?> table, TableColumn<?, ?> column, double room) {
        ReadOnlyObjectProperty<Theme> theme = session.settings().themeProperty();
        column.visibleProperty().bind(Bindings.createBooleanBinding(() -> table.getWidth() >= room * theme.get().typeScale(),
                table.widthProperty(), theme));
    }

    private static <T> TableColumn<T, T> column(String key, double width, String style, Function<T, String> text) {
        return Parts.column(TEXTS.text(key), width, style, text);
    }

    private static String axes(RunResult run) {
        return run.axes().entrySet().stream().filter(axis -> !axis.getKey().equals(Axis.PART))
                .map(axis -> axis.getKey().equals(Axis.WORKLOAD) || axis.getKey().equals(Axis.POLICY) ? axis.getValue()
                        : axis.getKey() + " " + axis.getValue()).collect(Collectors.joining(" \u00b7 "));
    }

    private String valueOf(RunResult run) {
        Optional<FigurePoint> point = figure.pointProperty().get();
        return point.flatMap(some -> figure.specProperty().get().flatMap(spec -> some.of(spec, run, SpokenLanguage.now()))).orElse("");
    }

    private void open() {
        RunResult chosen = runTable.getSelectionModel().getSelectedItem();
        if (chosen != null) {
            session.experiments().openRun(chosen);
            toMainWindow.run();
        }
    }

    private void show(Optional<DrawnFigure> now) {
        following = true;
        points.setAll(now.map(DrawnFigure::points).orElse(List.of()));
        following = false;
        now.ifPresent(drawn -> {
            String axis = drawn.spec().axis();
            across.setText(axis.isEmpty() ? TEXTS.text("point.across") : FigureModel.words().axis(axis));
            across.setVisible(drawn.points().stream().anyMatch(point -> !point.across().isEmpty()));
            value.setText(FigureModel.words().measure(drawn.spec().measure()));
        });
        follow(figure.pointProperty().get());
    }

    private void showPoint(Optional<FigurePoint> now) {
        List<RunResult> all = now.map(FigurePoint::runs).orElse(List.of());
        if (!all.equals(runs)) {
            runs.setAll(all);
            runTable.getSelectionModel().selectFirst();
        }
        behind.set(now.map(point -> TEXTS.text(point.across().isEmpty() ? "runs.of-box" : "runs.of", point.series(), point.across()))
                .orElse(""));
        follow(now);
    }

    private void follow(Optional<FigurePoint> now) {
        following = true;
        int at = -1;
        for (int i = 0; i < points.size() && now.isPresent(); i++) {
            at = points.get(i).isWhere(now.get()) ? i : at;
        }
        if (at < 0) {
            pointTable.getSelectionModel().clearSelection();
        } else if (pointTable.getSelectionModel().getSelectedIndex() != at) {
            pointTable.getSelectionModel().clearAndSelect(at);
            pointTable.scrollTo(Math.max(0, at - 2));
        }
        following = false;
    }

    Node node() {
        SplitPane pane = new SplitPane(new Panel(new SimpleStringProperty(TEXTS.text("points.title")), new SimpleStringProperty(""), List.of(),
                pointTable), new Panel(new SimpleStringProperty(TEXTS.text("runs.title")), behind, List.of(open), runTable));
        pane.setOrientation(Orientation.HORIZONTAL);
        pane.setDividerPositions(0.48);
        pane.setMinSize(0, 0);
        return pane;
    }
}
