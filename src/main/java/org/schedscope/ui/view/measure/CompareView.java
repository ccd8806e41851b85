package org.schedscope.ui.view.measure;

import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.function.Consumer;
import javafx.beans.property.ObjectProperty;
import javafx.beans.property.SimpleObjectProperty;
import javafx.collections.FXCollections;
import javafx.collections.ObservableList;
import javafx.scene.control.Button;
import javafx.scene.control.Label;
import javafx.scene.control.MenuButton;
import javafx.scene.control.MenuItem;
import javafx.scene.control.TableCell;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import javafx.scene.layout.Region;
import javafx.scene.layout.StackPane;
import javafx.scene.layout.VBox;
import org.controlsfx.control.SegmentedButton;
import org.schedscope.bound.LowerBound;
import org.schedscope.chart.paint.Figures;
import org.schedscope.chart.picture.Exportable;
import org.schedscope.metrics.compare.Comparison;
import org.schedscope.metrics.compare.PairedJobs;
import org.schedscope.text.Texts;
import org.schedscope.ui.state.base.SpokenLanguage;
import org.schedscope.ui.state.compare.ComparisonMode;
import org.schedscope.ui.state.compare.RunComparison;
import org.schedscope.ui.state.compare.RunDifference;
import org.schedscope.ui.state.run.OpenRun;
import org.schedscope.ui.state.session.Session;
import org.schedscope.ui.state.session.WindowState;
import org.schedscope.ui.view.help.Help;
import org.schedscope.ui.view.help.HelpPage;
import org.schedscope.ui.view.kit.Choices;
import org.schedscope.ui.view.kit.Messages;
import org.schedscope.ui.view.kit.MetricFigures;
import org.schedscope.ui.view.kit.Nodes;
import org.schedscope.ui.view.kit.RangeText;
import org.schedscope.ui.view.kit.RunNames;
import org.schedscope.ui.view.kit.TextLabels;
import org.schedscope.ui.view.kit.View;
import org.schedscope.ui.view.measure.ChangeBar.Verdict;
import org.schedscope.ui.view.table.Column;
import org.schedscope.ui.view.table.Table;

/** The open run beside another one: metrics of both with signed differences, and in a sentence which tasks and jobs gain. */
public final class CompareView extends View {
    private static final Texts TEXTS = Messages.of("compare");
    private static final String NOTHING = "–";
    private static final String MINUS = "\u2212";
    /** A table so wide has room for a column that comparing does not need. */
    private static final double ROOMY = 1_060;

    private final Session session;
    private final ObservableList<Comparison.Row> rows = FXCollections.observableArrayList();
    private final Table<Comparison.Row> table;
    private final Column<Comparison.Row> base;
    private final Column<Comparison.Row> run;
    private final List<Column<Comparison.Row>> figures;
    private final Label sentence = TextLabels.of("", "cause-sentence");
    private final Label difference = TextLabels.of("", "cause-sentence", "strong");
    private final Label empty;
    private final StackPane node = new StackPane();
    private final MenuButton with = new MenuButton();
    private final Button next = new Button(TEXTS.text("next"));
    private final SegmentedButton beside;
    private final ObjectProperty<Of> of = new SimpleObjectProperty<>(this, "of", Of.METRICS);
    private final MenuButton ofWhat = Choices.menu(TEXTS, "compare", "of", of, of::set, Of.values(), Of::name);
    private final RegretTable regrets;

    /** What both runs are compared in. */
    enum Of {
        METRICS, JOBS
    }

    public CompareView(Session session) {
        super("compare", TEXTS.text("title"));
        this.session = session;
        regrets = new RegretTable(session);
        empty = TextLabels.empty(TEXTS.text("empty", "Ctrl+K"));
        table = new Table<>("compare", TEXTS.text("accessible"), rows, session);
        table.column(TEXTS.text("column.metric"), 220, "id", row -> MetricWords.title(row.metric().name()));
        base = figures(0);
        run = figures(1);
        figures = List.of(base, run, table.column(TEXTS.text("column.difference"), 110, "num",
                row -> MetricWords.signed(row.differences().get(1)))
                .shows(row -> MetricWords.difference(row.metric().name(), row.differences().get(1), session.times()))
                .hover(row -> MetricWords.exact(row.metric().name(), row.differences().get(1), session.times()))
                .measured(() -> row -> row.differences().get(1)),
                table.column(TEXTS.text("column.relative"), 70, "num", row -> percent(row.ratios().get(1)))
                        .measured(() -> row -> row.ratios().get(1)));
        table.column(TEXTS.text("column.change"), 110, "change", row -> "").looks(ChangeBar::in)
                .measured(() -> row -> row.ratios().get(1));
        table.column(TEXTS.text("column.word"), 96, "strong", CompareView::word).looks(CompareView::verdict);
        addBounds();
        table.column(TEXTS.text("column.unit"), 130, "unit", row -> MetricWords.unit(row.metric().name()))
                .shows(row -> MetricWords.unit(row.metric().name(), session.times()))
                .fills();
        Help.explains(table.node(), () -> table.chosen().map(row -> HelpPage.id(HelpPage.Section.METRICS, row.metric().name())));
        table.offers(() -> MetricWords.offered(table.node(), table.chosen().map(row -> row.metric().name())));
        paragraph(sentence, "compare-sentence");
        sentence.setMaxWidth(Double.MAX_VALUE);
        beside = Choices.segments(TEXTS, "compare", "beside", session.answers().compare().besideProperty(),
                session.answers().compare().besideProperty()::set, ComparisonMode.values(),
                ComparisonMode::id);
        buildControls();
        paragraph(difference, "compare-difference");
        of.addListener(change -> show(session.answers().compare().get()));
        session.states().when(this::fillRuns, WindowState::kept, WindowState::run, WindowState::names);
        session.states().follow(now -> now.facts().difference(), this::tellDifference);
        session.states().follow(now -> now.facts().comparison(), this::show);
        shows(node, ofWhat, with, next);
    }

    private void buildControls() {
        with.setId("compare-with");
        with.setAccessibleText(TEXTS.text("with.accessible"));
        next.setId("compare-next");
        next.setOnAction(pressed -> session.difference().go());
        session.states().follow(now -> now.facts().comparison().isEmpty(), next::setDisable);
    }

    private void addBounds() {
        table.column(TEXTS.text("column.best"), 110, "num",
                row -> atBest(row).map(bound -> MetricFigures.figure(bound.atBest())).orElse(""))
                .shows(row -> atBest(row).map(bound -> MetricFigures.told(bound.metric(), bound.atBest(), session.times())).orElse(""))
                .measured(() -> row -> atBest(row).map(LowerBound::atBest).orElse(Double.NaN))
                .hover(this::gaps)
                .where(width -> width >= ROOMY);
    }

    private Optional<LowerBound> atBest(Comparison.Row row) {
        return session.answers().compare().get().flatMap(compared -> compared.comparison().bound(row.metric()));
    }

    /** How far both runs are above what no schedule goes below. */
    private String gaps(Comparison.Row row) {
        return session.answers().compare().get().flatMap(compared -> atBest(row).map(bound -> TEXTS.text("gaps", label(compared.base()),
                MetricWords.gap(bound.gap(row.values().get(0))), label(compared.run()), MetricWords.gap(bound.gap(row.values().get(1))))))
                .orElse("");
    }

    private static void paragraph(Label label, String id) {
        label.setId(id);
        label.setWrapText(true);
        label.setMinHeight(Region.USE_PREF_SIZE);
    }

    private Column<Comparison.Row> figures(int which) {
        return table.column("", 110, "num", row -> MetricFigures.figure(row.values().get(which)))
                .shows(row -> MetricFigures.told(row.metric().name(), row.values().get(which), session.times()))
                .hover(row -> MetricWords.exact(row.metric().name(), row.values().get(which), session.times()))
                .measured(() -> row -> row.values().get(which));
    }

    /** How the schedule shows the other run, for a menu. */
    public static List<MenuItem> besideItems(Session session) {
        return Choices.items(TEXTS, "beside", session.answers().compare().besideProperty(),
                session.answers().compare().besideProperty()::set, ComparisonMode.values(), ComparisonMode::id);
    }

    private String label(OpenRun run) {
        return Integer.toString(session.runs().labelOf(run));
    }

    static String percent(double ratio) {
        double share = 100 * (ratio - 1);
        return Double.isNaN(ratio) ? NOTHING : share == 0 ? "0"
                : (share > 0 ? "+" : MINUS) + Figures.decimal(Math.abs(share), 1, SpokenLanguage.now());
    }

    private static Consumer<Comparison.Row> verdict(TableCell<Comparison.Row, Comparison.Row> cell) {
        return row -> {
            List<String> styles = Verdict.of(row).styles();
            Nodes.mark(cell, "good", styles.contains("good"));
            Nodes.mark(cell, "bad", styles.contains("bad"));
        };
    }

    private static String word(Comparison.Row row) {
        return TEXTS.text(Verdict.of(row).name().toLowerCase(Locale.ROOT));
    }

    private void fillRuns() {
        List<OpenRun> candidates = session.answers().compare().candidates();
        with.getItems().clear();
        for (OpenRun run : candidates) {
            MenuItem item = new MenuItem(RunNames.title(session, run));
            item.setMnemonicParsing(false);
            item.setOnAction(chosen -> session.answers().compare().compareWith(run));
            with.getItems().add(item);
        }
        with.setDisable(candidates.isEmpty());
        with.setText(TEXTS.text("with", session.answers().compare().base().map(run -> TEXTS.text("run", label(run)))
                .orElse(TEXTS.text("with.none"))));
    }

    private void show(Optional<RunComparison> compared) {
        fillRuns();
        if (compared.isEmpty()) {
            setDetail("");
            rows.clear();
            empty.setText(session.answers().compare().base().isPresent() ? TEXTS.text("waiting") : TEXTS.text("empty", "Ctrl+K"));
            node.getChildren().setAll(empty);
            return;
        }
        show(compared.get());
    }

    private void show(RunComparison compared) {
        String other = label(compared.base());
        String own = label(compared.run());
        base.setText(TEXTS.text("column.base", other));
        run.setText(TEXTS.text("column.run", own));
        setDetail(RangeText.limited(session, TEXTS.text("detail", own, other), compared.part()));
        if (of.get() == Of.JOBS) {
            regrets.show(compared);
            node.getChildren().setAll(regrets.node());
            return;
        }
        rows.setAll(compared.comparison().rows());
        // This is the table that exists to compare figures: none of them is cut.
        figures.forEach(column -> column.keepWhole(rows));
        PairedJobs jobs = compared.comparison().jobs(1);
        int earlier = compared.starts().earlier();
        int later = compared.starts().later();
        sentence.setText(earlier + later == 0 ? TEXTS.text(compared.part().isPresent() ? "sentence.same.part" : "sentence.same", other)
                : TEXTS.text("sentence", Figures.whole(earlier), Figures.whole(later), other, Figures.whole(jobs.wins()),
                        Figures.whole(jobs.losses()),
                        Figures.whole(jobs.ties()), Figures.decimal(100 * jobs.dominance(), 1, SpokenLanguage.now())));
        VBox said = new VBox(2, sentence, difference);
        HBox.setHgrow(said, Priority.ALWAYS);
        HBox head = new HBox(said, beside);
        head.getStyleClass().add("compare-head");
        VBox both = new VBox(head, table.node());
        VBox.setVgrow(table.node(), Priority.ALWAYS);
        both.setMinSize(0, 0);
        node.getChildren().setAll(both);
    }

    private void tellDifference(Optional<RunDifference> now) {
        difference.setText(now.map(found -> DifferenceText.of(session, found)).orElse(""));
        difference.setVisible(now.isPresent());
        difference.setManaged(now.isPresent());
    }

    @Override
    public List<Exportable> exportables() {
        return List.of(of.get() == Of.JOBS ? regrets.exportable() : table.exportable("compare", name()));
    }
}
