package org.schedscope.ui.view.sheet;

import java.util.List;
import java.util.Optional;
import javafx.beans.value.ChangeListener;
import javafx.collections.FXCollections;
import javafx.scene.Node;
import javafx.scene.control.Button;
import javafx.scene.control.ButtonType;
import javafx.scene.control.Dialog;
import javafx.scene.control.Label;
import javafx.scene.control.ProgressBar;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import javafx.scene.layout.StackPane;
import javafx.scene.layout.VBox;
import javafx.stage.Window;
import org.schedscope.chart.paint.Figures;
import org.schedscope.experiment.sensitivity.ElasticityStudy;
import org.schedscope.metrics.Metric;
import org.schedscope.metrics.Metrics;
import org.schedscope.metrics.statistics.Interval;
import org.schedscope.text.Texts;
import org.schedscope.ui.state.answer.ElasticityModel;
import org.schedscope.ui.state.base.LongSearch;
import org.schedscope.ui.state.base.SpokenLanguage;
import org.schedscope.ui.state.run.OpenRun;
import org.schedscope.ui.state.session.Session;
import org.schedscope.ui.view.field.FieldControls;
import org.schedscope.ui.view.kit.ChoiceList;
import org.schedscope.ui.view.kit.Messages;
import org.schedscope.ui.view.kit.MetricFigures;
import org.schedscope.ui.view.kit.Nodes;
import org.schedscope.ui.view.table.Table;

/** By how many per cent the metrics of the open run change for one per cent of load, cores, delays or errors of estimates. */
public final class ElasticitySheet {
    private static final Texts TEXTS = Messages.of("elasticity");
    private static final Texts METRICS = Messages.of("metrics");
    private static final List<Integer> SEEDS = List.of(1, 5, 10, 20);
    private static final double WIDTH = 900;
    private static final double HEIGHT = 340;
    private static final double METRIC = 190;
    private static final double FIGURE = 104;
    /** Larger numbers are shortened. */
    private static final double COMPACT = 1e6;
    private static final double WITH_INTERVAL = 122;
    private static final double BAR = 180;

    private final Session session;
    private final ElasticityModel model;
    private final OpenRun run;
    private final ChoiceList<Integer> seeds = new ChoiceList<>("elasticity-seeds",
            count -> TEXTS.text(count == 1 ? "seeds.one" : "seeds.many", Figures.whole(count)));
    private final Button compute;
    private final Button stop;
    private final ProgressBar bar = new ProgressBar();
    private final Label told = FieldControls.prose("", "text-2");
    private final StackPane place = new StackPane();
    /** Held here for as long as the sheet is shown. */
    private final ChangeListener<Object> changed = (property, before, now) -> show();

    private ElasticitySheet(Session session) {
        this.session = session;
        model = session.answers().elasticity();
        run = session.runs().run();
        compute = FieldControls.button("elasticity-compute", TEXTS.text("compute"), () -> model.ask(run, seeds.getValue()));
        stop = FieldControls.button("elasticity-stop", TEXTS.text("stop"), model::cancel);
    }

    public static Dialog<ButtonType> of(Window owner, Session session) {
        return new ElasticitySheet(session).dialog(owner);
    }

    private Dialog<ButtonType> dialog(Window owner) {
        Label intro = FieldControls.prose(TEXTS.text("intro"), "text-2");
        told.setId("elasticity-told");
        for (Label wrapping : List.of(intro, told)) {
            wrapping.setPrefWidth(WIDTH);
        }
        place.setPrefSize(WIDTH, HEIGHT);
        place.setMinSize(0, 0);
        VBox rows = new VBox(10, intro, verbs(), told, place);
        VBox.setVgrow(place, Priority.ALWAYS);
        VBox body = ModalSheet.plain(rows);
        VBox.setVgrow(rows, Priority.ALWAYS);
        model.search().stateProperty().addListener(changed);
        show();
        Dialog<ButtonType> dialog = new ModalSheet(owner, "elasticity-sheet", TEXTS.text("title"), body).explainedBy("elasticity")
                .resizable().closed(TEXTS.text("close")).dialog(compute::requestFocus);
        dialog.setOnHidden(hidden -> model.search().stateProperty().removeListener(changed));
        return dialog;
    }

    private HBox verbs() {
        seeds.getItems().setAll(SEEDS);
        seeds.setValue(SEEDS.get(ElasticityModel.isDrawn(run) ? 1 : 0));
        seeds.setDisable(!ElasticityModel.isDrawn(run));
        compute.getStyleClass().add("primary");
        bar.setPrefWidth(BAR);
        Label label = new Label(TEXTS.text("seeds"));
        label.setLabelFor(seeds);
        return FieldControls.line(label, seeds, compute, stop, bar);
    }

    private void show() {
        LongSearch.State<ElasticityModel.Progress, ElasticityStudy> state = model.search().get();
        boolean asked = model.isOf(run);
        boolean goesOn = asked && state.goesOn();
        stop.setDisable(!goesOn);
        bar.setVisible(goesOn);
        bar.setProgress(state.progress().map(now -> (double) now.made() / now.all()).orElse(ProgressBar.INDETERMINATE_PROGRESS));
        Optional<String> problem = state.problem().filter(wrong -> asked);
        Nodes.mark(told, "bad", problem.isPresent());
        told.setText(problem.orElseGet(() -> goesOn ? state.progress().map(ElasticitySheet::progress).orElse(TEXTS.text("beginning"))
                : asked ? TEXTS.text("done") : TEXTS.text(ElasticityModel.isDrawn(run) ? "drawn" : "read")));
        place.getChildren().setAll(state.found().filter(study -> asked).map(this::table).stream().toList());
    }

    private static String progress(ElasticityModel.Progress now) {
        return TEXTS.text("running", Figures.whole(now.made()), Figures.whole(now.all()));
    }

    /** Only metrics that change with something. */
    private Node table(ElasticityStudy study) {
        Table<Integer> table = new Table<>("elasticity", TEXTS.text("accessible"), FXCollections.observableArrayList(study.changing()),
                session);
        double width = study.runs() == 1 ? FIGURE : WITH_INTERVAL;
        table.column(TEXTS.text("column.metric"), METRIC, "id", metric -> title(Metrics.all().get(metric)));
        table.column(TEXTS.text(study.runs() == 1 ? "column.now" : "column.mean"), FIGURE, "num", metric -> now(study, metric))
                .measured(() -> metric -> study.was().get(metric));
        for (ElasticityStudy.Row row : study.rows()) {
            table.column(TEXTS.text("thing." + row.thing().name(), row.subject()), width, "num", metric -> told(row.of().get(metric)))
                    .hover(metric -> hover(row.of().get(metric)))
                    .measured(() -> metric -> row.of().get(metric).middle());
        }
        table.arrange();
        return table.node();
    }

    private static String title(Metric metric) {
        return METRICS.text("metric." + metric.name() + ".title");
    }

    private String now(ElasticityStudy study, int metric) {
        String name = Metrics.all().get(metric).name();
        double was = study.was().get(metric);
        return MetricFigures.isTime(name, session.times()) || was < COMPACT ? MetricFigures.told(name, was, session.times())
                : Figures.compact(was, 3, SpokenLanguage.now());
    }

    /** {@code +1.34 ± 0.21}. */
    private static String told(Interval of) {
        if (Double.isNaN(of.middle())) {
            return "";
        }
        String middle = (of.middle() > 0 ? "+" : "") + signed(of.middle());
        return Double.isNaN(of.low()) ? middle : middle + " \u00b1 " + figure((of.high() - of.low()) / 2);
    }

    private static String hover(Interval of) {
        return Double.isNaN(of.low()) ? "" : TEXTS.text("interval", signed(of.low()), signed(of.high()), Figures.whole(of.n()));
    }

    private static String signed(double value) {
        return (value < 0 ? "\u2212" : "") + figure(Math.abs(value));
    }

    private static String figure(double value) {
        return Figures.decimal(value, 2, SpokenLanguage.now());
    }
}
