package org.schedscope.ui.view.measure;

import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;
import java.util.function.ToDoubleFunction;
import java.util.stream.IntStream;
import javafx.collections.FXCollections;
import javafx.collections.ObservableList;
import javafx.scene.Node;
import org.schedscope.chart.paint.Figures;
import org.schedscope.chart.picture.Exportable;
import org.schedscope.metrics.part.GroupMeasures;
import org.schedscope.metrics.range.RunPart;
import org.schedscope.model.Cluster;
import org.schedscope.text.Texts;
import org.schedscope.ui.state.base.SpokenLanguage;
import org.schedscope.ui.state.session.Session;
import org.schedscope.ui.state.snapshot.PlayheadSnapshot;
import org.schedscope.ui.state.time.Subject;
import org.schedscope.ui.view.command.BreakpointMenu;
import org.schedscope.ui.view.kit.Messages;
import org.schedscope.ui.view.table.Table;

/** The run, or the ticks that the schedule shows, by cluster, user, kind or queue; put together beside the window. */
final class GroupsTable {
    private static final Texts TEXTS = Messages.of("metrics-view");

    /**
     * A question.
     *
     * @param part whose ticks and cores count
     */
    private record Question(PlayheadSnapshot snapshot, GroupMeasures.By by, RunPart part) {
        private List<GroupMeasures.Row> answer() {
            return GroupMeasures.of(snapshot.run().trace(), snapshot.position(), snapshot.run().jobs(), by, part);
        }
    }

    private final Session session;
    private final ObservableList<GroupMeasures.Row> rows = FXCollections.observableArrayList();
    private final Table<GroupMeasures.Row> table;
    private final Consumer<Question> questions;
    private GroupMeasures.By by = GroupMeasures.By.CLUSTER;

    GroupsTable(Session session) {
        this.session = session;
        questions = session.answering(Question::answer, this::list);
        table = new Table<>("groups", TEXTS.text("group.accessible"), rows, session);
        table.whenChosen(this::select);
        table.offers(() -> BreakpointMenu.items(session));
        table.column(TEXTS.text("group.name"), 160, "id", GroupMeasures.Row::group).fills();
        table.column(TEXTS.text("group.finished"), 90, "num", row -> Figures.whole(row.finished()));
        figure("group.flow", 120, row -> row.flow(), 4);
        figure("group.slr", 90, row -> row.slr().mean(), 3);
        figure("group.worst", 90, row -> row.slr().largest(), 3);
        table.column(TEXTS.text("group.wait"), 110, "num", row -> text(row.waiting().mean(), 1))
                .shows(row -> Double.isNaN(row.waiting().mean()) ? "" : session.times().figure(row.waiting().mean(), 1));
        figure("group.use", 110, row -> 100 * row.utilisation(), 1);
    }

    /** Rows that come and go choose nothing. */
    private void list(List<GroupMeasures.Row> now) {
        table.setRows(now);
    }

    /** A user or a cluster is selected everywhere. */
    private void select(GroupMeasures.Row row) {
        List<Cluster> clusters = session.runs().run().platform().clusters();
        switch (by) {
            case USER -> session.selection().selectUser(row.group());
            case CLUSTER -> IntStream.range(0, clusters.size()).filter(i -> clusters.get(i).id().equals(row.group())).findFirst()
                    .ifPresent(i -> session.selection().selectPlace(new Subject.OfCluster(i)));
            case KIND, QUEUE -> {
                // No selection has these.
            }
        }
    }

    private void figure(String key, double width, ToDoubleFunction<GroupMeasures.Row> value, int digits) {
        table.column(TEXTS.text(key), width, "num", row -> text(value.applyAsDouble(row), digits))
                .measured(() -> value);
    }

    private static String text(double value, int digits) {
        return Double.isNaN(value) ? "" : Figures.decimal(value, digits, SpokenLanguage.now());
    }

    /**
     * Of the marked ticks and cores, if some are.
     *
     * @param asShown whether otherwise only the ticks count that the schedule shows now
     */
    void show(PlayheadSnapshot snapshot, GroupMeasures.By by, boolean asShown) {
        this.by = by;
        Optional<RunPart> marked = session.range().get();
        boolean ticks = marked.filter(RunPart::hasTicks).isPresent();
        boolean inView = asShown && !ticks;
        long from = ticks ? marked.get().from() : inView ? Math.max(0, (long) Math.floor(session.timeline().start())) : 0;
        long to = ticks ? marked.get().to() : inView ? (long) Math.ceil(session.timeline().end()) : snapshot.tick();
        long end = Math.max(from + 1, Math.min(to, Math.max(1, snapshot.tick())));
        questions.accept(new Question(snapshot, by, marked.orElse(RunPart.ALL).between(from, end)));
    }

    Exportable exportable() {
        return table.exportable("groups", TEXTS.text("group.accessible"));
    }

    Node node() {
        return table.node();
    }
}
