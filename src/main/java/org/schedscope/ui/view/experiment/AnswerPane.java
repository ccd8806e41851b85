package org.schedscope.ui.view.experiment;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import javafx.collections.FXCollections;
import javafx.collections.ObservableList;
import javafx.scene.control.Button;
import javafx.scene.control.Label;
import javafx.scene.control.TextField;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import javafx.scene.layout.Region;
import javafx.scene.layout.VBox;
import org.schedscope.chart.paint.Figures;
import org.schedscope.chart.paint.TimeFigures;
import org.schedscope.experiment.search.HeldOut;
import org.schedscope.experiment.search.KnownOrderings;
import org.schedscope.experiment.search.SearchAnswer;
import org.schedscope.metrics.Metric;
import org.schedscope.text.Texts;
import org.schedscope.ui.state.base.SpokenLanguage;
import org.schedscope.ui.state.best.OrderingHunt;
import org.schedscope.ui.state.session.Session;
import org.schedscope.ui.view.field.FieldControls;
import org.schedscope.ui.view.kit.Messages;
import org.schedscope.ui.view.kit.MetricFigures;
import org.schedscope.ui.view.kit.Nodes;
import org.schedscope.ui.view.kit.TextLabels;
import org.schedscope.ui.view.table.Column;
import org.schedscope.ui.view.table.Table;

/** The ordering that was found: its arithmetic, what it gains where it was chosen and where it was not, and where it is worse. */
final class AnswerPane {
    private static final Texts TEXTS = SearchSheet.TEXTS;
    private static final Texts METRICS = Messages.of("metrics");
    private static final double LEAST_P = 0.0001;
    private static final int DIGITS = 4;

    private final Session session;
    private final OrderingHunt hunt;
    private final Label verdict = FieldControls.prose("", "strong");
    private final TextField ordering = new TextField();
    private final Label said = FieldControls.prose("", "text-2");
    private final Label costs = FieldControls.prose("", "text-2");
    private final ObservableList<HeldOut.Rival> rows = FXCollections.observableArrayList();
    private final Table<HeldOut.Rival> table;
    private final Column<HeldOut.Rival> gain;
    private final Button open = new Button(TEXTS.text("open"));
    private final VBox body;
    private final VBox node = new VBox();
    private Runnable whenOpened = () -> {};

    AnswerPane(Session session, OrderingHunt hunt) {
        this.session = session;
        this.hunt = hunt;
        ordering.setEditable(false);
        ordering.setId("search-ordering");
        ordering.getStyleClass().add("mono");
        ordering.setAccessibleText(TEXTS.text("ordering.accessible"));
        verdict.setId("search-verdict");
        said.setId("search-said");
        costs.setId("search-costs");
        table = new Table<>("search-rivals", TEXTS.text("rivals.accessible"), rows, session);
        table.column(TEXTS.text("column.policy"), 120, "id", HeldOut.Rival::policy).fills();
        table.column(TEXTS.text("column.mean"), 100, "num", rival -> number(objective(), rival.mean())).measured(() -> HeldOut.Rival::mean);
        gain = table.column(TEXTS.text("column.gain"), 90, "num", rival -> gain(rival.gain().middle()))
                .measured(() -> rival -> rival.gain().middle());
        table.column(TEXTS.text("column.interval"), 150, "num",
                rival -> TEXTS.text("interval", gain(rival.gain().low()), gain(rival.gain().high())));
        table.column("p", 80, "num", AnswerPane::probability).measured(() -> HeldOut.Rival::p);
        table.column(TEXTS.text("column.broken"), 70, "num", rival -> Integer.toString(rival.broken())).where(room -> anyBroken());
        open.setId("search-open");
        open.setOnAction(pressed -> {
            hunt.openRuns();
            whenOpened.run();
        });
        HBox.setHgrow(ordering, Priority.ALWAYS);
        open.setMinWidth(Region.USE_PREF_SIZE);
        body = new VBox(8, new HBox(8, ordering, open), verdict, said, table.node(), costs);
        VBox.setVgrow(table.node(), Priority.ALWAYS);
        VBox.setVgrow(body, Priority.ALWAYS);
        node.setMinSize(0, 0);
    }

    /** Sets an action for after the runs are opened. */
    void whenOpened(Runnable action) {
        whenOpened = action;
    }

    private boolean anyBroken() {
        return hunt.search().get().found().filter(found -> !found.question().objective().bounds().isEmpty()).isPresent();
    }

    void show() {
        Optional<OrderingHunt.Found> found = hunt.search().get().found();
        if (found.isEmpty()) {
            node.getChildren().setAll(TextLabels.empty(TEXTS.text(hunt.search().get().goesOn() ? "answer.waiting" : "answer.none")));
            return;
        }
        String policy = found.get().inTraining().chosen().policy();
        ordering.setText(policy);
        rows.setAll(found.get().answer().map(answer -> answer.checked().rivals()).orElse(List.of()));
        boolean perCent = found.get().answer().filter(answer -> !answer.checked().gainsArePerCent()).isEmpty();
        gain.setText(TEXTS.text(perCent ? "column.gain.percent" : "column.gain"));
        table.arrange();
        table.node().setVisible(!rows.isEmpty());
        Nodes.mark(verdict, "bad", found.get().answer().filter(answer -> answer.verdict() != SearchAnswer.Verdict.BREAKS).isEmpty());
        verdict.setText(found.get().answer().map(AnswerPane::verdict).orElse(TEXTS.text("unchecked")));
        said.setText(found.get().answer().map(this::said).orElse(""));
        costs.setText(found.get().answer().map(this::costs).orElse(""));
        node.getChildren().setAll(body);
    }

    private static String verdict(SearchAnswer answer) {
        return switch (answer.verdict()) {
            case BREAKS -> TEXTS.text("verdict.breaks", answer.objective().conditions(), Figures.whole(answer.checked().broken()),
                    Figures.whole(answer.checked().cases()));
            case BETTER -> TEXTS.text("verdict.better");
            case NONE -> TEXTS.text("verdict.none", answer.unbeaten());
        };
    }

    /** What it gains: where it was chosen, and where it was not. The second only is what it is worth. */
    private String said(SearchAnswer answer) {
        List<String> lines = new ArrayList<>();
        String name = KnownOrderings.nameOf(answer.found().chosen().text());
        lines.add(TEXTS.text("said.tried", Figures.whole(answer.found().tried()), Figures.whole(answer.training().size()),
                Figures.whole(answer.jobs())) + (name.isEmpty() ? "" : " " + TEXTS.text("said.known", name)));
        lines.add(TEXTS.text("said.training", gain(answer.gain(answer.found().chosen()), true), answer.found().policy())
                + (answer.isShortened() ? " " + TEXTS.text("said.longer", gain(answer.gain(answer.found().best()), true),
                        answer.found().best().policy()) : ""));
        HeldOut.Rival first = answer.first();
        lines.add(TEXTS.text("said.held-out", gain(first.gain().middle(), answer.checked().gainsArePerCent()), first.policy(),
                Figures.whole(answer.checked().cases()), gain(first.gain().low()), gain(first.gain().high())));
        if (answer.checked().gainsArePerCent() && answer.gain(answer.found().chosen()) > first.gain().high()) {
            lines.add(TEXTS.text("said.overfit"));
        }
        return String.join("\n", lines);
    }

    private String costs(SearchAnswer answer) {
        List<String> lines = new ArrayList<>();
        String rival = answer.first().policy();
        answer.worse().forEach(worse -> lines.add(TEXTS.text("cost.metric", rival,
                METRICS.text("metric." + worse.metric().name() + ".title"), number(worse.metric(), worse.ordering()),
                number(worse.metric(), worse.rival()))));
        answer.loser().ifPresent(loser -> lines.add(TEXTS.text("cost.user", rival, loser.user(), compact(loser.ordering()),
                compact(loser.rival()))));
        return String.join("\n", lines);
    }

    private String gain(double gain, boolean perCent) {
        String amount = perCent ? figure(Math.abs(gain)) : gain(Math.abs(gain));
        return TEXTS.text((gain < 0 ? "worse" : "better") + (perCent ? ".percent" : ""), amount);
    }

    private static String figure(double gain) {
        return (gain < 0 ? "\u2212" : "") + Figures.decimal(Math.abs(gain), 2, SpokenLanguage.now());
    }

    /** A gain in the unit of the answer: percent, or what the metric has. */
    private String gain(double gain) {
        boolean perCent = answer().filter(answer -> !answer.checked().gainsArePerCent()).isEmpty();
        boolean asTime = !perCent && times().filter(times -> MetricFigures.isTime(objective().name(), times)).isPresent();
        return asTime ? (gain < 0 ? "\u2212" : "") + number(objective(), Math.abs(gain)) : figure(gain);
    }

    private Optional<SearchAnswer> answer() {
        return hunt.search().get().found().flatMap(OrderingHunt.Found::answer);
    }

    private Metric objective() {
        return answer().orElseThrow().objective().metric();
    }

    /** Format of times of the answer's workloads; none if their ticks differ. */
    private Optional<TimeFigures> times() {
        return answer().flatMap(SearchAnswer::ticked).map(session::times);
    }

    /** A length of time, else a figure. */
    private String number(Metric metric, double value) {
        return times().filter(times -> MetricFigures.isTime(metric.name(), times))
                .map(times -> MetricFigures.told(metric.name(), value, times)).orElseGet(() -> compact(value));
    }

    private static String compact(double value) {
        return Figures.compact(value, DIGITS, SpokenLanguage.now());
    }

    private static String probability(HeldOut.Rival rival) {
        double p = rival.p();
        return Double.isNaN(p) ? "" : p < LEAST_P ? "< " + Figures.decimal(LEAST_P, DIGITS, SpokenLanguage.now())
                : Figures.decimal(p, DIGITS, SpokenLanguage.now());
    }

    VBox node() {
        return node;
    }
}
