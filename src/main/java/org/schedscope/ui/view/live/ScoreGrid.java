package org.schedscope.ui.view.live;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import javafx.geometry.HPos;
import javafx.scene.Node;
import javafx.scene.control.Label;
import javafx.scene.layout.ColumnConstraints;
import javafx.scene.layout.GridPane;
import javafx.scene.layout.Priority;
import javafx.scene.layout.VBox;
import org.schedscope.chart.paint.Figures;
import org.schedscope.metrics.Metric;
import org.schedscope.metrics.Metrics;
import org.schedscope.optimum.BestSchedule;
import org.schedscope.text.Texts;
import org.schedscope.ui.state.base.SpokenLanguage;
import org.schedscope.ui.state.edit.BeatIt;
import org.schedscope.ui.state.edit.HandScore;
import org.schedscope.ui.state.session.Session;
import org.schedscope.ui.view.field.FieldControls;
import org.schedscope.ui.view.kit.ChoiceList;
import org.schedscope.ui.view.kit.Messages;
import org.schedscope.ui.view.kit.MetricFigures;
import org.schedscope.ui.view.kit.Nodes;
import org.schedscope.ui.view.kit.TextLabels;

/** The figures of a schedule that is built by hand beside those of a policy, which is chosen here; and the better one in the end. */
final class ScoreGrid {
    private static final Texts TEXTS = BeatItView.TEXTS;
    private static final Texts METRICS = Messages.of("metrics");

    private final Session session;
    private final BeatIt hand;
    private final ChoiceList<String> policy = new ChoiceList<>("byhand-policy", name -> name);
    private final GridPane grid = new GridPane();
    private final List<Line> lines = new ArrayList<>();
    private final Label verdict = FieldControls.prose("", "strong");
    private final Label best = FieldControls.prose("");
    private final VBox node = new VBox(4, grid, verdict, best);

    ScoreGrid(Session session, BeatIt hand) {
        this.session = session;
        this.hand = hand;
        grid.setId("byhand-score");
        grid.setHgap(12);
        grid.setVgap(2);
        ColumnConstraints name = new ColumnConstraints();
        name.setHgrow(Priority.ALWAYS);
        ColumnConstraints figure = new ColumnConstraints();
        figure.setHalignment(HPos.RIGHT);
        grid.getColumnConstraints().setAll(name, figure, figure, figure);
        verdict.setId("byhand-verdict");
        best.setId("byhand-best");
        grid.addRow(0, new Label(), TextLabels.of(TEXTS.text("own"), "small"), policy, TextLabels.of(TEXTS.text("gap"), "small"));
        policy.getItems().setAll(hand.policies());
        policy.setAccessibleText(TEXTS.text("policy.accessible"));
        policy.setValue(hand.policy());
        policy.valueProperty().addListener((property, before, now) -> {
            if (now != null) {
                hand.challenge(now);
            }
        });
    }

    void show() {
        Optional<HandScore> score = hand.scoreProperty().get();
        score.ifPresent(known -> {
            if (lines.isEmpty()) {
                known.rows().forEach(this::add);
            }
            for (int at = 0; at < lines.size(); at++) {
                show(lines.get(at), known, known.rows().get(at));
            }
        });
        String text = hand.complaint().map(why -> TEXTS.text("no-rival", hand.policy(), why))
                .orElseGet(() -> score.flatMap(known -> known.verdict().map(who -> verdict(known.rows().get(0), who))).orElse(""));
        tell(verdict, text);
        tell(best, hand.best().map(known -> best(known, score)).orElse(""));
        Nodes.mark(verdict, "bad", hand.complaint().isPresent());
    }

    private static void tell(Label label, String text) {
        label.setText(text);
        label.setVisible(!text.isEmpty());
        label.setManaged(!text.isEmpty());
    }

    /** How short a schedule can be at all, and how much longer this one is once every task has a place. */
    private String best(BestSchedule known, Optional<HandScore> score) {
        Metric makespan = Metrics.named(known.objective().metric()).orElseThrow();
        String told = known.proven() ? TEXTS.text("best", figure(makespan, known.best()))
                : TEXTS.text("best.within", figure(makespan, known.best()), figure(makespan, known.bound()));
        Optional<Double> own = score.filter(HandScore::isWhole).map(one -> one.rows().get(0).own());
        return told + own.map(length -> " " + (length <= known.best() ? TEXTS.text("best.reached") : TEXTS.text("best.gap",
                figure(makespan, length - known.best()),
                Figures.decimal(100 * (length - known.best()) / known.best(), 1, SpokenLanguage.now())))).orElse("");
    }

    private void add(HandScore.Row row) {
        Line line = new Line(TextLabels.of("\u2013", "mono"), TextLabels.of("\u2013", "mono"), TextLabels.of("\u2013", "mono"));
        lines.add(line);
        grid.addRow(lines.size(), TextLabels.of(METRICS.text("metric." + row.metric().name() + ".title")), line.own, line.rival, line.gap);
    }

    /** Labels of the figures of a metric. */
    private record Line(Label own, Label rival, Label gap) {
    }

    private void show(Line line, HandScore score, HandScore.Row row) {
        line.own.setText(figure(row.metric(), row.own()));
        line.rival.setText(figure(row.metric(), row.rival()));
        line.gap.setText(Double.isNaN(row.gap()) || !score.isWhole() ? "\u2013" : signed(row));
        Optional<HandScore.Standing> better = row.standing().filter(standing -> score.isWhole());
        Nodes.mark(line.gap, "good", better.filter(HandScore.Standing.BETTER::equals).isPresent());
        Nodes.mark(line.gap, "bad", better.filter(HandScore.Standing.WORSE::equals).isPresent());
    }

    private String verdict(HandScore.Row makespan, HandScore.Standing who) {
        String share = Figures.decimal(100 * Math.abs(makespan.gap()) / makespan.rival(), 1, SpokenLanguage.now());
        return TEXTS.text("verdict." + who.name().toLowerCase(Locale.ROOT), hand.policy(), figure(makespan.metric(), makespan.own()),
                figure(makespan.metric(), makespan.rival()), figure(makespan.metric(), Math.abs(makespan.gap())), share);
    }

    private String signed(HandScore.Row row) {
        return row.gap() == 0 ? "0" : (row.gap() > 0 ? "+" : "\u2212") + figure(row.metric(), Math.abs(row.gap()));
    }

    /** A length of time, else a figure. */
    private String figure(Metric metric, double value) {
        return Double.isNaN(value) ? "\u2013" : MetricFigures.told(metric.name(), value, session.times());
    }

    Node node() {
        return node;
    }
}
