package org.schedscope.ui.view.measure;

import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;
import java.util.function.ToLongFunction;
import javafx.collections.FXCollections;
import javafx.collections.ObservableList;
import javafx.scene.Node;
import javafx.scene.control.Label;
import javafx.scene.layout.Priority;
import javafx.scene.layout.VBox;
import org.schedscope.chart.paint.Figures;
import org.schedscope.chart.picture.Exportable;
import org.schedscope.metrics.compare.Regret;
import org.schedscope.model.Job;
import org.schedscope.text.Texts;
import org.schedscope.ui.state.compare.RunComparison;
import org.schedscope.ui.state.session.Session;
import org.schedscope.ui.view.command.BreakpointMenu;
import org.schedscope.ui.view.kit.Messages;
import org.schedscope.ui.view.kit.TextLabels;
import org.schedscope.ui.view.table.Column;
import org.schedscope.ui.view.table.Table;

/** Losses: job by job the response in the open run, that in the other one, and the difference; worked out beside the window. */
final class RegretTable {
    private static final Texts TEXTS = Messages.of("compare");
    private static final double ROOM_FOR_USERS = 560;

    /** A question and its answer: rows and what they are of go together. */
    private record Answered(RunComparison compared, List<Regret> regrets) {
    }

    private final Session session;
    private final ObservableList<Regret> rows = FXCollections.observableArrayList();
    private final Table<Regret> table;
    private final Column<Regret> own;
    private final Column<Regret> other;
    private final List<Column<Regret>> figures;
    private final Label sentence = TextLabels.of("", "cause-sentence");
    private final Consumer<RunComparison> questions;
    private final VBox node;
    private Optional<RunComparison> listed = Optional.empty();

    RegretTable(Session session) {
        this.session = session;
        questions = session.answering(compared -> new Answered(compared, compared.regrets()), this::list);
        table = new Table<>("regrets", TEXTS.text("regret.accessible"), rows, session);
        table.column(TEXTS.text("regret.job"), 160, "id", row -> job(row).id()).fills();
        table.column(TEXTS.text("regret.user"), 140, "id", row -> job(row).user()).where(room -> room >= ROOM_FOR_USERS);
        own = ticks("", Regret::response);
        other = ticks("", Regret::best);
        figures = List.of(own, other, ticks("column.difference", Regret::ticks),
                table.column(TEXTS.text("column.relative"), 80, "num", row -> CompareView.percent(1 + row.share()))
                        .measured(() -> Regret::share));
        table.whenChosen(row -> session.selection().selectWhole(row.job()));
        table.offers(() -> BreakpointMenu.items(session));
        table.node().setPlaceholder(TextLabels.of(TEXTS.text("regret.none"), "muted"));
        sentence.setId("regret-sentence");
        sentence.setWrapText(true);
        sentence.setMinHeight(Label.USE_PREF_SIZE);
        node = new VBox(sentence, table.node());
        VBox.setVgrow(table.node(), Priority.ALWAYS);
        node.setMinSize(0, 0);
    }

    private Job job(Regret row) {
        return listed.orElseThrow().run().index().job(row.job());
    }

    private Column<Regret> ticks(String key, ToLongFunction<Regret> ticks) {
        boolean signed = key.equals("column.difference");
        return table.column(key.isEmpty() ? "" : TEXTS.text(key), 120, "num", row -> Long.toString(ticks.applyAsLong(row)))
                .shows(row -> told(ticks.applyAsLong(row), signed))
                .measured(() -> row -> ticks.applyAsLong(row));
    }

    private String told(long ticks, boolean signed) {
        String length = session.times().figure(Math.abs(ticks));
        return !signed || ticks == 0 ? length : (ticks > 0 ? "+" : "\u2212") + length;
    }

    /** Jobs that finish in both runs; the table of earlier ones stays until then. */
    void show(RunComparison compared) {
        questions.accept(compared);
    }

    private void list(Answered now) {
        if (session.answers().compare().get().filter(compared -> compared == now.compared()).isEmpty()) {
            return;
        }
        listed = Optional.of(now.compared());
        String ours = Integer.toString(session.runs().labelOf(now.compared().run()));
        String theirs = Integer.toString(session.runs().labelOf(now.compared().base()));
        own.setText(TEXTS.text("regret.response", ours));
        other.setText(TEXTS.text("regret.response", theirs));
        table.quietly(() -> rows.setAll(now.regrets()));
        figures.forEach(column -> column.keepWhole(rows));
        sentence.setText(said(now.regrets(), theirs));
    }

    private String said(List<Regret> regrets, String other) {
        Optional<Regret> most = regrets.stream().findFirst().filter(first -> first.ticks() > 0);
        long losers = regrets.stream().filter(row -> row.ticks() > 0).count();
        long gainers = regrets.stream().filter(row -> row.ticks() < 0).count();
        String all = TEXTS.text("regret.sentence", Figures.whole(losers), Figures.whole(gainers),
                Figures.whole(regrets.size() - losers - gainers), other);
        return most.map(row -> all + " " + TEXTS.text("regret.most", job(row).id(), session.times().length(row.ticks()))).orElse(all);
    }

    Exportable exportable() {
        return table.exportable("regrets", TEXTS.text("regret.accessible"));
    }

    Node node() {
        return node;
    }
}
