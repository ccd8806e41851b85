package org.schedscope.ui.view.measure;

import java.util.List;
import java.util.function.Consumer;
import java.util.function.Function;
import java.util.stream.IntStream;
import javafx.collections.FXCollections;
import javafx.collections.ObservableList;
import javafx.scene.Node;
import javafx.scene.control.OverrunStyle;
import javafx.scene.control.TableCell;
import org.schedscope.chart.lane.ColourBy;
import org.schedscope.chart.paint.Figures;
import org.schedscope.chart.picture.Exportable;
import org.schedscope.metrics.UserRow;
import org.schedscope.metrics.ViolationGrid;
import org.schedscope.text.Texts;
import org.schedscope.ui.state.base.SpokenLanguage;
import org.schedscope.ui.state.session.Session;
import org.schedscope.ui.state.snapshot.PlayheadSnapshot;
import org.schedscope.ui.view.kit.Icons;
import org.schedscope.ui.view.kit.Messages;
import org.schedscope.ui.view.kit.TextLabels;
import org.schedscope.ui.view.table.Table;

/** A row per user, in the order of the heatmap's rows; choosing one selects the user. */
final class UsersTable {
    private static final Texts TEXTS = Messages.of("users");

    /** @param number of the user, among those of the workload sorted by name */
    private record Row(int number, UserRow figures) {
    }

    private final Session session;
    private final ObservableList<Row> rows = FXCollections.observableArrayList();
    private final Table<Row> table;
    private boolean shown;

    UsersTable(Session session) {
        this.session = session;
        table = new Table<>("users", TEXTS.text("table.accessible"), rows, session.settings().themeProperty());
        table.column(TEXTS.text("column.user"), 200, "id", row -> row.figures().user()).looks(this::user).fills();
        figures("column.jobs", 70, row -> Figures.whole(row.jobs()));
        figures("column.late", 70, row -> Figures.whole(row.violated()));
        figures("column.veet", 84, row -> row.jobs() == 0 ? "" : Figures.decimal(row.veetPercent(), 1, SpokenLanguage.now()));
        figures("column.tardiness", 206, row -> Figures.whole(Math.round(row.weightedTardiness())));
        figures("column.capacity", 140, row -> Figures.whole(row.capacity()));
        table.node().setPlaceholder(TextLabels.of(TEXTS.text("table.none"), "muted"));
        table.whenChosen(row -> session.selection().selectUser(row.figures().user()));
        session.snapshot().valueProperty().addListener((property, before, now) -> show(now));
        session.selection().valueProperty().addListener((property, before, now) -> follow());
    }

    private void figures(String key, double width, Function<UserRow, String> text) {
        table.column(TEXTS.text(key), width, "num", row -> text.apply(row.figures()));
    }

    private Consumer<Row> user(TableCell<Row, Row> cell) {
        cell.setTextOverrun(OverrunStyle.LEADING_ELLIPSIS);
        return row -> {
            if (session.colours().byProperty().get() == ColourBy.USER) {
                Icons.showChip(cell, row.number());
            } else {
                cell.setGraphic(null);
            }
        };
    }

    void setShown(boolean now) {
        shown = now;
        show(session.snapshot().get());
    }

    private void show(PlayheadSnapshot snapshot) {
        if (!shown) {
            return;
        }
        ViolationGrid grid = snapshot.violations();
        List<Row> now = IntStream.range(0, grid.users().size()).mapToObj(grid::user)
                .map(number -> new Row(number, snapshot.report().users().get(number))).toList();
        table.setRows(now);
        follow();
    }

    private void follow() {
        String user = session.selection().get().user().orElse("");
        table.follow(IntStream.range(0, rows.size()).filter(i -> rows.get(i).figures().user().equals(user)).findFirst().orElse(-1), 2);
    }

    Exportable exportable() {
        return table.exportable("users", TEXTS.text("title"));
    }

    Node node() {
        return table.node();
    }
}
