package org.schedscope.ui.view.pass;

import java.util.List;
import java.util.function.Function;
import java.util.stream.IntStream;
import javafx.collections.FXCollections;
import javafx.collections.ObservableList;
import javafx.geometry.Pos;
import javafx.scene.control.Label;
import javafx.scene.control.ListView;
import javafx.scene.layout.StackPane;
import org.schedscope.chart.paint.Figures;
import org.schedscope.chart.picture.Exportable;
import org.schedscope.text.Texts;
import org.schedscope.ui.state.answer.Answers;
import org.schedscope.ui.state.answer.PassReport;
import org.schedscope.ui.state.base.Answer;
import org.schedscope.ui.state.base.SpokenLanguage;
import org.schedscope.ui.state.run.OpenRun;
import org.schedscope.ui.state.session.Session;
import org.schedscope.ui.state.session.WindowFacts;
import org.schedscope.ui.state.session.WindowState;
import org.schedscope.ui.state.snapshot.PlayheadSnapshot;
import org.schedscope.ui.view.command.BreakpointMenu;
import org.schedscope.ui.view.kit.SideBySide;
import org.schedscope.ui.view.kit.TextLabels;
import org.schedscope.ui.view.kit.TextLine;
import org.schedscope.ui.view.kit.View;
import org.schedscope.ui.view.table.Table;

/**
 * The last pass: a table of its tasks in order, and beside it lines about it; a sentence where there is no pass to show.
 *
 * @param <P> a pass
 * @param <R> what it has of a task
 */
abstract class PassView<P, R> extends View {
    /** A row and its place. */
    record Place<R>(int number, R row) {
    }

    final Session session;
    final ObservableList<Place<R>> places = FXCollections.observableArrayList();
    final ObservableList<TextLine> lines = FXCollections.observableArrayList();
    final ListView<TextLine> list = TextLine.list(lines);
    final Table<Place<R>> table;
    private final Answer<PlayheadSnapshot, PassReport<P>> answer;
    private final Label sentence = TextLabels.empty("");
    private final SideBySide sides;
    private PassReport<P> report;

    /**
     * @param share of the width for the lines
     * @param of where passes come from
     */
    PassView(String id, String tableId, Texts texts, double share, Session session,
            Function<Answers, Answer<PlayheadSnapshot, PassReport<P>>> of) {
        super(id, texts.text("title"));
        this.session = session;
        session.states().follow(WindowState::run, now -> setRelevant(isAbout(now)));
        answer = of.apply(session.answers());
        report = answer.get();
        table = new Table<>(tableId, texts.text("accessible"), places, session);
        table.column("", 30, "num", place -> Figures.compact(place.number(), 0, SpokenLanguage.now()));
        table.column(texts.text("column.task"), 72, "id", place -> run().index().shortLabel(task(place.row())));
        table.whenChosen(place -> {
            if (!session.selection().get().isTask(task(place.row()))) {
                session.selection().selectTask(task(place.row()));
            }
        });
        table.offers(() -> BreakpointMenu.items(session));
        sides = new SideBySide(table.node(), list, share, session.settings().themeProperty());
        StackPane node = new StackPane(sides, sentence);
        StackPane.setAlignment(sentence, Pos.TOP_LEFT);
        node.getStyleClass().add("panel");
        node.setId(id);
        node.setMinSize(0, 0);
        shows(node);
    }

    /** Whether a run may have such passes. */
    abstract boolean isAbout(OpenRun run);

    abstract int task(R row);

    /** Called with each report, before anything of it is shown. */
    abstract void begin(PassReport<P> now);

    abstract void show(P pass);

    /** Why there is nothing to show. */
    abstract String why();

    /** Shows passes from now on; at the end of the construction. */
    final void follow(Function<WindowFacts, PassReport<P>> part) {
        session.states().follow(now -> part.apply(now.facts()), this::show);
    }

    private void show(PassReport<P> now) {
        report = now;
        begin(now);
        boolean there = now.pass().isPresent();
        sentence.setText(there ? "" : why());
        sentence.setVisible(!there);
        sides.setVisible(there);
        if (there) {
            show(now.pass().get());
        } else {
            places.clear();
            lines.clear();
            setDetail("");
        }
    }

    final void setRows(List<R> all) {
        List<Place<R>> rows = IntStream.range(0, all.size()).mapToObj(i -> new Place<>(i + 1, all.get(i))).toList();
        if (!rows.equals(places)) {
            table.follow(-1, 0);
            table.setRows(rows);
        }
        table.changed();
    }

    final PassReport<P> report() {
        return report;
    }

    final OpenRun run() {
        return report.snapshot().run();
    }

    final String clusterName(int cluster) {
        return run().platform().clusters().get(cluster).id();
    }

    @Override
    public void setShown(boolean now) {
        answer.setWatched(now);
    }

    @Override
    public List<Exportable> exportables() {
        return List.of(table.exportable(id(), name()));
    }
}
