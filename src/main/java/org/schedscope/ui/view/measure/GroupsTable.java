package org.schedscope.ui.view.measure;

import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;
import java.util.function.ToDoubleFunction;
import javafx.collections.FXCollections;
import javafx.collections.ObservableList;
import javafx.scene.Node;
import org.schedscope.chart.paint.Figures;
import org.schedscope.chart.picture.Exportable;
import org.schedscope.metrics.part.GroupMeasures;
import org.schedscope.metrics.range.RunPart;
import org.schedscope.text.Texts;
import org.schedscope.ui.state.base.SpokenLanguage;
import org.schedscope.ui.state.session.Session;
import org.schedscope.ui.state.snapshot.PlayheadSnapshot;
import org.schedscope.ui.view.kit.Messages;
import org.schedscope.ui.view.table.Table;

/** The run, or the ticks that the schedule shows, by cluster, user, kind or queue; put together beside the window. */
final class GroupsTable {
    private static final Texts TEXTS = Messages.of("metrics-view");

    /**
     * What is asked.
     *
     * @param from first tick after which finishes count
     */
    private record Question(PlayheadSnapshot snapshot, GroupMeasures.By by, long from, long to) {
        private List<GroupMeasures.Row> answer() {
            return GroupMeasures.of(snapshot.run().trace(), snapshot.position(), snapshot.run().jobs(), by, from, to);
        }
    }

    private final Session session;
    private final ObservableList<GroupMeasures.Row> rows = FXCollections.observableArrayList();
    private final Table<GroupMeasures.Row> table;
    private final Consumer<Question> questions;

    GroupsTable(Session session) {
        this.session = session;
        questions = session.answering(Question::answer, rows::setAll);
        table = new Table<>("groups", TEXTS.text("group.accessible"), rows, session);
        table.column(TEXTS.text("group.name"), 160, "id", GroupMeasures.Row::group).fills();
        table.column(TEXTS.text("group.finished"), 90, "num", row -> Figures.whole(row.finished()));
        figure("group.flow", 120, row -> row.flow(), 4);
        figure("group.slr", 90, row -> row.slr().mean(), 3);
        figure("group.worst", 90, row -> row.slr().largest(), 3);
        table.column(TEXTS.text("group.wait"), 110, "num", row -> text(row.waiting().mean(), 1))
                .shows(row -> Double.isNaN(row.waiting().mean()) ? "" : session.times().figure(row.waiting().mean(), 1));
        figure("group.use", 110, row -> 100 * row.utilisation(), 1);
    }

    private void figure(String key, double width, ToDoubleFunction<GroupMeasures.Row> value, int digits) {
        table.column(TEXTS.text(key), width, "num", row -> text(value.applyAsDouble(row), digits))
                .measured(() -> value);
    }

    private static String text(double value, int digits) {
        return Double.isNaN(value) ? "" : Figures.decimal(value, digits, SpokenLanguage.now());
    }

    /**
     * Of the marked ticks, if some are.
     *
     * @param asShown whether otherwise only the ticks count that the schedule shows now
     */
    void show(PlayheadSnapshot snapshot, GroupMeasures.By by, boolean asShown) {
        Optional<RunPart> marked = session.range().get().filter(RunPart::hasTicks);
        if (marked.isPresent()) {
            long end = Math.min(marked.get().to(), Math.max(marked.get().from() + 1, snapshot.tick()));
            questions.accept(new Question(snapshot, by, marked.get().from(), end));
            return;
        }
        long from = asShown ? Math.max(0, (long) Math.floor(session.timeline().start())) : 0;
        long to = asShown ? (long) Math.ceil(session.timeline().end()) : snapshot.tick();
        questions.accept(new Question(snapshot, by, from, Math.max(from + 1, Math.min(to, Math.max(1, snapshot.tick())))));
    }

    Exportable exportable() {
        return table.exportable("groups", TEXTS.text("group.accessible"));
    }

    Node node() {
        return table.node();
    }
}
