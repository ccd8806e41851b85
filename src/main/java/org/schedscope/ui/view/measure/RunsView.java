package org.schedscope.ui.view.measure;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.Consumer;
import java.util.function.DoubleFunction;
import java.util.function.Function;
import javafx.collections.ListChangeListener;
import javafx.scene.control.Button;
import javafx.scene.control.MenuItem;
import javafx.scene.control.TableCell;
import org.schedscope.chart.paint.Figures;
import org.schedscope.chart.picture.Exportable;
import org.schedscope.metrics.DecileRow;
import org.schedscope.metrics.Metric;
import org.schedscope.metrics.Metrics;
import org.schedscope.metrics.RunReport;
import org.schedscope.text.Texts;
import org.schedscope.ui.state.run.Comparability;
import org.schedscope.ui.state.run.OpenRun;
import org.schedscope.ui.state.session.Session;
import org.schedscope.ui.state.session.WindowState;
import org.schedscope.ui.state.time.Subject;
import org.schedscope.ui.view.canvas.ChartRegion;
import org.schedscope.ui.view.kit.Messages;
import org.schedscope.ui.view.kit.MetricFigures;
import org.schedscope.ui.view.kit.Nodes;
import org.schedscope.ui.view.kit.RangeText;
import org.schedscope.ui.view.kit.RunNames;
import org.schedscope.ui.view.kit.SideBySide;
import org.schedscope.ui.view.kit.View;
import org.schedscope.ui.view.sheet.RunNameSheet;
import org.schedscope.ui.view.table.Column;
import org.schedscope.ui.view.table.IntRows;
import org.schedscope.ui.view.table.Table;

/** The kept runs as a table, with the metrics that one chooses, and beside it their SLR by decile; several are compared at once. */
public final class RunsView extends View {
    private static final Texts TEXTS = Messages.of("runs");
    private static final double SHARE_OF_BOXES = 0.42;
    private static final int MOST_BOXES = 6;
    /** Metrics that are there until others are chosen. */
    private static final Set<String> FIRST = Set.of("meanWait", "averageUtilisation", "meanSlr", "makespan");

    private final Session session;
    /** Numbers of the runs. */
    private final IntRows rows = new IntRows();
    private final Table<Integer> table;
    private final ChartRegion boxes;
    private final SideBySide node;
    private final Button next = new Button(Messages.of("compare").text("next"));

    public RunsView(Session session) {
        super("runs", TEXTS.text("title"));
        this.session = session;
        table = new Table<>("runs", TEXTS.text("accessible"), rows, session);
        columns();
        boxes = new ChartRegion(session, this::picture);
        boxes.setId("runs-boxes");
        boxes.setAccessibleHelp(Messages.WINDOW.text("figures.help"));
        boxes.setAccessibleText(TEXTS.text("boxes.accessible"));
        node = new SideBySide(table.node(), boxes, SHARE_OF_BOXES, session.settings().themeProperty());
        table.whenChosen(number -> run(number).ifPresent(session.runs()::show));
        table.offers(this::offered);
        table.node().getSelectionModel().getSelectedIndices().addListener((ListChangeListener<Integer>) change -> boxes.requestLayout());
        next.setId("runs-next");
        session.states().follow(now -> now.facts().comparison().isEmpty(), next::setDisable);
        next.setOnAction(pressed -> session.difference().go());
        session.states().when(this::show, WindowState::kept, WindowState::run, WindowState::names, now -> now.facts().figures(),
                WindowState::range);
        show();
        shows(node, next);
    }

    private void columns() {
        table.column("", 28, "num", number -> text(number, run -> Integer.toString(session.runs().labelOf(run))))
                .named(TEXTS.text("column.number")).counted(() -> number -> number);
        text("name", 220, run -> RunNames.name(session, run)).looks(this::front).fills();
        text("workload", 130, run -> run.workload().name()).optional();
        text("policy", 90, run -> run.spec().policy()).optional();
        text("choices", 150, RunNames::choices).optional();
        text("forked", 110, run -> RunNames.forked(session, run)).optional();
        text("state", 70, run -> TEXTS.text(run.complete() ? "state.complete" : "state.recording")).optional();
        for (Metric metric : Metrics.all()) {
            String name = metric.name();
            String title = MetricWords.title(name);
            boolean bare = MetricFigures.isTime(name) || MetricWords.unit(name).isEmpty();
            Column<Integer> column = table.column(bare ? title : TEXTS.text("column.metric", title, MetricWords.unit(name)), 116, "num",
                    number -> told(value(number, metric), MetricFigures::figure)).measured(() -> number -> value(number, metric))
                    .shows(number -> text(number, run -> told(value(number, metric),
                            value -> MetricFigures.told(name, value, session.times(run.workload())))));
            if (!FIRST.contains(name)) {
                column.optional();
            }
        }
    }

    private Column<Integer> text(String name, double width, Function<OpenRun, String> said) {
        return table.column(TEXTS.text("column." + name), width, "id", number -> text(number, said)).hover(number -> text(number, said));
    }

    private String text(int number, Function<OpenRun, String> said) {
        return run(number).map(said).orElse("");
    }

    private double value(int number, Metric metric) {
        RunReport report = session.answers().figures().get().get(number);
        return report == null ? Double.NaN : report.metrics().getOrDefault(metric.name(), Double.NaN);
    }

    private static String told(double value, DoubleFunction<String> words) {
        return Double.isNaN(value) ? "" : words.apply(value);
    }

    private Consumer<Integer> front(TableCell<Integer, Integer> cell) {
        return number -> Nodes.mark(cell, "strong", number == session.runs().run().number());
    }

    private Optional<OpenRun> run(int number) {
        return session.runs().kept().stream().filter(run -> run.number() == number).findFirst();
    }

    private List<MenuItem> offered() {
        List<MenuItem> items = new ArrayList<>();
        table.chosen().flatMap(this::run).ifPresent(run -> {
            items.add(item("inspect", () -> session.selection().selectAlone(new Subject.OfRun(run.number()))));
            items.add(item("rename", () -> RunNameSheet.of(table.node().getScene().getWindow(), session, run).show()));
            MenuItem compare = item("compare", () -> session.answers().compare().compareWith(run));
            compare.setDisable(session.answers().compare().candidates().stream().noneMatch(run::isSameRunAs));
            items.add(compare);
            MenuItem close = item("close", () -> closeChosen());
            close.setDisable(session.runs().kept().size() < 2);
            items.add(close);
        });
        return items;
    }

    private static MenuItem item(String key, Runnable action) {
        MenuItem item = new MenuItem(TEXTS.text("menu." + key));
        item.setId("runs-" + key);
        item.setOnAction(chosen -> action.run());
        return item;
    }

    private void closeChosen() {
        List.copyOf(table.node().getSelectionModel().getSelectedItems()).forEach(number -> run(number).ifPresent(session.runs()::close));
    }

    private void show() {
        session.answers().figures().refresh();
        table.quietly(() -> rows.set(session.runs().kept().stream().mapToInt(OpenRun::number).toArray()));
        if (table.node().getSelectionModel().getSelectedIndices().size() < 2) {
            table.follow(rows.placeOf(session.runs().run().number()), 2);
        }
        table.changed();
        int count = rows.size();
        setDetail(RangeText.limited(session, TEXTS.text("detail", Figures.whole(count)), session.range().get()));
        boxes.requestLayout();
    }

    /** The runs that are marked; all of the open one's tasks if none is marked beside it. */
    private RunsPicture picture() {
        Map<Integer, RunReport> reports = session.answers().figures().get();
        List<Integer> marked = List.copyOf(table.node().getSelectionModel().getSelectedItems());
        List<OpenRun> shown = session.runs().kept().stream().filter(run -> reports.containsKey(run.number()))
                .filter(run -> marked.size() > 1 ? marked.contains(run.number())
                        : Comparability.sameTasks(run.index(), session.runs().run().index()))
                .limit(MOST_BOXES).toList();
        List<List<DecileRow>> deciles = shown.stream().map(run -> reports.get(run.number()).byDecile()).toList();
        return new RunsPicture(shown.stream().map(run -> RunNames.name(session, run)).toList(), deciles);
    }

    @Override
    public void setShown(boolean now) {
        session.answers().figures().setWatched(now);
    }

    @Override
    public List<Exportable> exportables() {
        return List.of(table.exportable("runs", name()));
    }
}
