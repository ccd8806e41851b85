package org.schedscope.ui.view.measure;

import java.util.List;
import java.util.function.Consumer;
import java.util.function.ToDoubleFunction;
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
import org.schedscope.ui.state.session.WindowState;
import org.schedscope.ui.state.snapshot.PlayheadSnapshot;
import org.schedscope.ui.state.snapshot.UserTimes;
import org.schedscope.ui.view.command.BreakpointMenu;
import org.schedscope.ui.view.kit.Icons;
import org.schedscope.ui.view.kit.Messages;
import org.schedscope.ui.view.kit.TextLabels;
import org.schedscope.ui.view.table.Column;
import org.schedscope.ui.view.table.Table;

/** A row per user, in the order of the heatmap's rows; choosing one selects the user. */
final class UsersTable {
    private static final Texts TEXTS = Messages.of("users");

    private static final double ROOM_FOR_TARDINESS = 680;
    private static final double ROOM_FOR_SLOWDOWNS = 900;
    private static final double ROOM_FOR_LARGEST = 1_080;

    private record Row(UserRow figures, UserTimes times) {
    }

    private final Session session;
    private final ObservableList<Row> rows = FXCollections.observableArrayList();
    private final Table<Row> table;
    private final Consumer<PlayheadSnapshot> snapshots;
    private boolean shown;

    UsersTable(Session session) {
        this.session = session;
        // Of a large log that takes longer than a frame.
        snapshots = session.answering(UsersTable::rowsAt, this::list);
        table = new Table<>("users", TEXTS.text("table.accessible"), rows, session);
        table.column(TEXTS.text("column.user"), 200, "id", row -> row.figures().user()).looks(this::user).fills();
        figures("column.jobs", 64, 0, row -> row.figures().jobs());
        figures("column.late", 64, 0, row -> row.figures().violated());
        figures("column.veet", 70, 1, row -> row.figures().veetPercent());
        length("column.wait.mean", 104, row -> row.times().meanWait());
        length("column.wait.largest", 104, row -> row.times().largestWait());
        figures("column.slowdown.mean", 120, 2, row -> row.times().meanSlowdown()).where(room -> room > ROOM_FOR_SLOWDOWNS);
        figures("column.slowdown.largest", 120, 2, row -> row.times().largestSlowdown()).where(room -> room > ROOM_FOR_LARGEST);
        figures("column.tardiness", 170, 0, row -> row.figures().weightedTardiness()).where(room -> room > ROOM_FOR_TARDINESS);
        length("column.tardiness.mean", 120, row -> row.times().meanTardiness()).optional();
        length("column.tardiness.largest", 120, row -> row.times().largestTardiness()).optional();
        figures("column.capacity", 140, 0, row -> row.figures().capacity()).where(room -> room > ROOM_FOR_LARGEST);
        table.node().setPlaceholder(TextLabels.of(TEXTS.text("table.none"), "muted"));
        table.whenChosen(row -> session.selection().selectUser(row.figures().user()));
        table.offers(() -> BreakpointMenu.items(session));
        session.states().when(() -> show(session.snapshot().get()), WindowState::snapshot);
        session.states().when(this::follow, WindowState::selected);
    }

    private Column<Row> figures(String key, double width, int digits, ToDoubleFunction<Row> value) {
        return table.column(TEXTS.text(key), width, "num", row -> text(value.applyAsDouble(row), digits)).measured(() -> value);
    }

    /** A length of time. */
    private Column<Row> length(String key, double width, ToDoubleFunction<Row> ticks) {
        return figures(key, width, 0, ticks).shows(row -> Double.isNaN(ticks.applyAsDouble(row)) ? ""
                : session.times().figure(ticks.applyAsDouble(row), 0));
    }

    private static String text(double value, int digits) {
        return Double.isNaN(value) ? "" : digits == 0 ? Figures.whole(Math.round(value))
                : Figures.decimal(value, digits, SpokenLanguage.now());
    }

    private Consumer<Row> user(TableCell<Row, Row> cell) {
        cell.setTextOverrun(OverrunStyle.LEADING_ELLIPSIS);
        return row -> {
            if (session.colours().byProperty().get() == ColourBy.USER) {
                Icons.showChip(cell, session.colours().of(session.runs().run().index()).ofName(row.figures().user()));
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
        if (shown) {
            snapshots.accept(snapshot);
        }
    }

    private static List<Row> rowsAt(PlayheadSnapshot snapshot) {
        UserTimes[] ofUsers = UserTimes.of(snapshot);
        ViolationGrid grid = snapshot.violations();
        return IntStream.range(0, grid.users().size()).mapToObj(grid::user)
                .map(number -> new Row(snapshot.report().users().get(number), ofUsers[number])).toList();
    }

    private void list(List<Row> listed) {
        table.setRows(listed);
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
