package org.schedscope.ui.view.measure;

import java.math.BigDecimal;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Supplier;
import java.util.stream.Collectors;
import javafx.beans.property.ObjectProperty;
import javafx.beans.property.SimpleObjectProperty;
import javafx.collections.FXCollections;
import javafx.collections.ObservableList;
import javafx.scene.Node;
import javafx.scene.control.Tooltip;
import javafx.scene.layout.StackPane;
import javafx.util.Duration;
import org.schedscope.bound.LowerBound;
import org.schedscope.chart.paint.Figures;
import org.schedscope.chart.picture.Exportable;
import org.schedscope.metrics.Metric;
import org.schedscope.metrics.Metrics;
import org.schedscope.metrics.RunReport;
import org.schedscope.metrics.part.GroupMeasures;
import org.schedscope.metrics.range.PartMeasures;
import org.schedscope.text.Texts;
import org.schedscope.ui.state.answer.BoundsModel;
import org.schedscope.ui.state.base.SpokenLanguage;
import org.schedscope.ui.state.session.Session;
import org.schedscope.ui.state.session.WindowState;
import org.schedscope.ui.state.snapshot.PlayheadSnapshot;
import org.schedscope.ui.view.help.Help;
import org.schedscope.ui.view.help.HelpPage;
import org.schedscope.ui.view.kit.Choices;
import org.schedscope.ui.view.kit.Messages;
import org.schedscope.ui.view.kit.MetricFigures;
import org.schedscope.ui.view.kit.RangeText;
import org.schedscope.ui.view.kit.View;
import org.schedscope.ui.view.table.Table;

/**
 * The metrics of the run at the playhead: name, value, unit; exact figures and explanations on hover. Or some of them by cluster, user,
 * kind or
 * queue, of all ticks so far or of those that the schedule shows.
 */
public final class MetricsView extends View {
    private static final Texts TEXTS = Messages.of("metrics-view");
    private static final double WIDEST = 360;
    /** A table so wide has room for what metrics mean, which a hover shows, too. */
    private static final double ROOMY = 760;

    /**
     * A metric and its value, which is not a number while it is undefined.
     *
     * @param name as in reports
     * @param bound what no schedule goes below, if that is known
     * @param argument why none goes below, with its source; empty without a bound
     * @param gap by what part of the bound the value is above it; not a number where there is none
     */
    record Row(String name, double value, Optional<LowerBound> bound, String argument, double gap) {
        /** All digits there are. */
        String exact() {
            return Double.isNaN(value) || Double.isInfinite(value) ? TEXTS.text("undefined")
                    : SpokenLanguage.now().written(BigDecimal.valueOf(value).toPlainString());
        }
    }

    private final ObservableList<Row> rows = FXCollections.observableArrayList();
    private final Table<Row> table;

    /** What the metrics are of. */
    enum Of {
        RUN, CLUSTER, USER, KIND, QUEUE
    }

    /** The ticks that groups are measured over. */
    enum Ticks {
        ALL, SHOWN
    }

    private final ObjectProperty<Of> of = new SimpleObjectProperty<>(this, "of", Of.RUN);
    private final ObjectProperty<Ticks> ticks = new SimpleObjectProperty<>(this, "ticks", Ticks.ALL);
    private final GroupsTable groups;
    private final StackPane node;
    private final Session session;
    private final Supplier<PlayheadSnapshot> snapshot;
    private boolean shown = true;

    public MetricsView(Session session) {
        super("metrics", TEXTS.text("title"));
        this.session = session;
        snapshot = session.snapshot()::get;
        groups = new GroupsTable(session);
        Node ticksMenu = Choices.menu(TEXTS, "metrics", "ticks", ticks, ticks::set, Ticks.values(), Ticks::name);
        ticksMenu.visibleProperty().bind(of.isNotEqualTo(Of.RUN));
        ticksMenu.managedProperty().bind(ticksMenu.visibleProperty());
        table = new Table<>("metrics", TEXTS.text("accessible"), rows, session);
        table.column(TEXTS.text("column.metric"), 220, "id", row -> MetricWords.title(row.name()))
                .hover(row -> MetricWords.help(row.name()), MetricsView::tooltip);
        table.column(TEXTS.text("column.value"), 130, "num", row -> Double.toString(row.value()))
                .shows(row -> MetricFigures.told(row.name(), row.value(), session.times()))
                .measured(() -> Row::value)
                .hover(Row::exact, MetricsView::tooltip);
        table.column(TEXTS.text("column.best"), 110, "num", row -> row.bound().map(bound -> Double.toString(bound.atBest())).orElse(""))
                .shows(row -> row.bound().map(bound -> MetricFigures.told(row.name(), bound.atBest(), session.times())).orElse(""))
                .measured(() -> row -> row.bound().map(LowerBound::atBest).orElse(Double.NaN))
                .hover(Row::argument, MetricsView::tooltip);
        table.column(TEXTS.text("column.gap"), 80, "num", row -> MetricWords.gap(row.gap())).measured(() -> Row::gap);
        table.column(TEXTS.text("column.unit"), 130, "unit", row -> MetricWords.unit(row.name(), session.times()));
        table.column("", 300, "muted", row -> MetricWords.help(row.name())).named(TEXTS.text("column.help")).fills()
                .where(width -> width >= ROOMY);
        node = new StackPane(table.node());
        Help.explains(table.node(), () -> table.chosen().map(row -> HelpPage.id(HelpPage.Section.METRICS, row.name())));
        table.offers(() -> MetricWords.offered(table.node(), table.chosen().map(Row::name)));
        node.setMinSize(0, 0);
        session.states().when(this::showNow, WindowState::snapshot, now -> now.facts().bounds());
        session.states().when(this::showInterval, WindowState::visible);
        ticks.addListener(change -> showNow());
        of.addListener((property, before, now) -> {
            node.getChildren().setAll(now == Of.RUN ? table.node() : groups.node());
            showNow();
        });
        session.answers().bounds().setWatched(true);
        showNow();
        shows(node, Choices.menu(TEXTS, "metrics", "of", of, of::set, Of.values(), Of::name), ticksMenu);
    }

    /** Why no schedule goes below, with its source: of the run that the bound is of, which another may soon replace. */
    private String argument(LowerBound bound) {
        return bound.sentence(snapshot.get().run().platform()).in(SpokenLanguage.now()) + "\n" + bound.argument().kind().source();
    }

    private Row row(String name, double value) {
        Optional<BoundsModel.Known> known = session.answers().bounds().get().filter(all -> all.areOf(snapshot.get()));
        Optional<LowerBound> bound = known.flatMap(all -> all.bounds().of(name));
        double gap = known.filter(all -> all.compareWith(snapshot.get())).flatMap(all -> bound).map(is -> is.gap(value)).orElse(Double.NaN);
        return new Row(name, value, bound, bound.map(this::argument).orElse(""), gap);
    }

    @Override
    public void setShown(boolean now) {
        shown = now;
        session.answers().bounds().setWatched(now);
        showNow();
    }

    private void showInterval() {
        if (of.get() != Of.RUN && ticks.get() == Ticks.SHOWN) {
            showNow();
        }
    }

    private void showNow() {
        if (!shown) {
            return;
        }
        show(snapshot.get().report());
        if (of.get() != Of.RUN) {
            groups.show(snapshot.get(), GroupMeasures.By.valueOf(of.get().name()), ticks.get() == Ticks.SHOWN);
        }
    }

    /** Puts values in place one by one, so that scroll and selection stay. */
    private void show(RunReport report) {
        setDetail(RangeText.limited(session, TEXTS.text("detail", Figures.whole(report.finishedJobs()), Figures.whole(report.totalJobs())),
                snapshot.get().part().map(PartMeasures::part)));
        Map<String, Double> values = report.metrics();
        List<Row> now = Metrics.all().stream().map(Metric::name).map(name -> row(name, values.getOrDefault(name, Double.NaN)))
                .collect(Collectors.toList());
        if (rows.size() != now.size()) {
            rows.setAll(now);
            return;
        }
        for (int i = 0; i < now.size(); i++) {
            if (!now.get(i).equals(rows.get(i))) {
                rows.set(i, now.get(i));
            }
        }
    }

    @Override
    public List<Exportable> exportables() {
        return List.of(of.get() == Of.RUN ? table.exportable("metrics", name()) : groups.exportable());
    }

    /** Of explanations, which are long. */
    private static Tooltip tooltip() {
        Tooltip tooltip = new Tooltip();
        tooltip.setWrapText(true);
        tooltip.setMaxWidth(WIDEST);
        tooltip.setShowDelay(Duration.millis(300));
        return tooltip;
    }
}
