package org.schedscope.ui.view.measure;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.function.Consumer;
import java.util.stream.Collectors;
import javafx.collections.FXCollections;
import javafx.collections.ObservableList;
import javafx.scene.Node;
import javafx.scene.control.Hyperlink;
import javafx.scene.control.Label;
import javafx.scene.control.TableCell;
import javafx.scene.layout.BorderPane;
import javafx.scene.layout.FlowPane;
import javafx.scene.layout.StackPane;
import org.schedscope.chart.paint.Figures;
import org.schedscope.chart.picture.Exportable;
import org.schedscope.metrics.cause.Cause;
import org.schedscope.metrics.cause.CoreHolders;
import org.schedscope.text.Texts;
import org.schedscope.ui.state.answer.CauseModel;
import org.schedscope.ui.state.base.SpokenLanguage;
import org.schedscope.ui.state.session.Session;
import org.schedscope.ui.state.snapshot.PlayheadSnapshot;
import org.schedscope.ui.view.kit.Messages;
import org.schedscope.ui.view.kit.Nodes;
import org.schedscope.ui.view.kit.TextLabels;
import org.schedscope.ui.view.table.Table;

/** Causes of a cell of the heatmap: its late jobs, and the cores held while they waited, by user; jobs can be clicked. */
final class CausePane {
    private static final Texts TEXTS = Messages.of("users");
    /** Late jobs that are named. */
    private static final int NAMED = 12;

    /**
     * A user, or a job of the user above.
     *
     * @param job none in the row of a user
     * @param share of all that was held, 0 to 1
     */
    private record Row(String who, OptionalInt job, double coreTicks, double share) {
    }

    private final Session session;
    private final FlowPane sentence = new FlowPane(6, 2);
    private final ObservableList<Row> rows = FXCollections.observableArrayList();
    private final Table<Row> table;
    private final BorderPane answer = new BorderPane();
    private final StackPane node = new StackPane();
    private Optional<Cause> shown = Optional.empty();
    private int shownRun = -1;

    CausePane(Session session) {
        this.session = session;
        table = new Table<>("cause", TEXTS.text("cause.accessible"), rows, session);
        table.column(TEXTS.text("cause.column.who"), 260, "id", Row::who).looks(CausePane::who).fills();
        table.column(TEXTS.text("cause.column.coreticks"), 130, "num", row -> Figures.whole(Math.round(row.coreTicks())));
        table.column(TEXTS.text("cause.column.share"), 90, "num", row -> Figures.decimal(100 * row.share(), 1, SpokenLanguage.now()));
        table.unsorted();
        table.whenChosen(row -> row.job().ifPresentOrElse(session.selection()::selectWhole,
                () -> session.selection().selectUser(row.who())));
        sentence.setId("cause-sentence");
        sentence.getStyleClass().add("cause-sentence");
        answer.setTop(sentence);
        answer.setCenter(table.node());
        answer.setMinSize(0, 0);
        node.setMinSize(0, 0);
        session.states().follow(now -> now.facts().cause(), this::show);
    }

    private void show(Optional<CauseModel.Caused> now) {
        if (now.isEmpty()) {
            shown = Optional.empty();
            node.getChildren().setAll(TextLabels.empty(TEXTS.text("cause.empty")));
            return;
        }
        PlayheadSnapshot snapshot = now.get().snapshot();
        Cause cause = now.get().cause();
        // Holders are compared by what is listed of them: while time moves, most often nothing changes.
        if (shownRun == snapshot.run().number() && shown.filter(before -> isSame(before, cause)).isPresent()) {
            return;
        }
        shown = Optional.of(cause);
        shownRun = snapshot.run().number();
        tell(snapshot, cause);
        rows.setAll(rows(snapshot, cause));
        table.node().setVisible(!rows.isEmpty());
        node.getChildren().setAll(answer);
    }

    private static boolean isSame(Cause a, Cause b) {
        return a.user() == b.user() && a.from() == b.from() && a.to() == b.to() && a.late().equals(b.late())
                && a.holders().jobs().equals(b.holders().jobs());
    }

    private void tell(PlayheadSnapshot snapshot, Cause cause) {
        String user = snapshot.run().jobs().users().get(cause.user());
        String from = session.times().at(cause.from());
        String to = session.times().moment(cause.to());
        sentence.getChildren().clear();
        if (cause.late().isEmpty()) {
            sentence.getChildren().add(TextLabels.of(TEXTS.text("cause.gone", user, from, to)));
            return;
        }
        sentence.getChildren().add(TextLabels.of(TEXTS.text("cause.late", from, to, user)));
        cause.late().stream().limit(NAMED).forEach(job -> sentence.getChildren().add(link(snapshot, job)));
        if (cause.late().size() > NAMED) {
            sentence.getChildren().add(TextLabels.of(TEXTS.text("cause.more", Figures.whole(cause.late().size() - NAMED)), "muted"));
        }
        String key = cause.holders().users().isEmpty() ? "cause.nobody" : "cause.held";
        String one = cause.late().size() == 1 ? ".one" : "";
        Label held = TextLabels.of(TEXTS.text("cause.held" + one) + (key.equals("cause.held") ? ":" : " " + TEXTS.text(key + one)));
        sentence.getChildren().add(held);
    }

    private Node link(PlayheadSnapshot snapshot, int job) {
        Hyperlink link = new Hyperlink(snapshot.run().index().job(job).id());
        link.getStyleClass().add("link");
        link.setOnAction(pressed -> {
            link.setVisited(false);
            session.selection().selectWhole(job);
        });
        return link;
    }

    private static List<Row> rows(PlayheadSnapshot snapshot, Cause cause) {
        List<Row> rows = new ArrayList<>();
        double all = cause.holders().users().stream().mapToDouble(CoreHolders.UserShare::coreTicks).sum();
        for (CoreHolders.UserShare user : cause.holders().users()) {
            rows.add(new Row(user.user(), OptionalInt.empty(), user.coreTicks(), user.share()));
            rows.addAll(user.jobs().stream().map(holder -> new Row(snapshot.run().index().job(holder.job()).id(),
                    OptionalInt.of(holder.job()),
                    holder.coreTicks(), holder.coreTicks() / all)).collect(Collectors.toList()));
        }
        return rows;
    }

    Exportable exportable() {
        return table.exportable("cause", TEXTS.text("cause.accessible"));
    }

    Node node() {
        return node;
    }

    /** Users are bold, their jobs are below them. */
    private static Consumer<Row> who(TableCell<Row, Row> cell) {
        return row -> {
            Nodes.mark(cell, "cause-user", row.job().isEmpty());
            Nodes.mark(cell, "cause-job", row.job().isPresent());
        };
    }
}
