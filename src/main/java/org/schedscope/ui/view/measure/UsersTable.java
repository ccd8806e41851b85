package org.schedscope.ui.view.measure;

import java.util.List;
import java.util.stream.IntStream;
import javafx.collections.FXCollections;
import javafx.collections.ObservableList;
import javafx.scene.Node;
import javafx.scene.control.OverrunStyle;
import javafx.scene.control.TableCell;
import javafx.scene.control.TableColumn;
import javafx.scene.control.TableView;
import org.schedscope.chart.lane.ColourBy;
import org.schedscope.chart.paint.Figures;
import org.schedscope.chart.picture.Exportable;
import org.schedscope.metrics.UserRow;
import org.schedscope.metrics.ViolationGrid;
import org.schedscope.text.Texts;
import org.schedscope.ui.state.base.SpokenLanguage;
import org.schedscope.ui.state.session.Session;
import org.schedscope.ui.state.snapshot.PlayheadSnapshot;
import org.schedscope.ui.view.kit.Messages;
import org.schedscope.ui.view.kit.Parts;
import org.schedscope.ui.view.kit.TableExport;

/** A row per user, in the order of the heatmap's rows; choosing one selects the user. */
final class UsersTable {
    private static final Texts TEXTS = Messages.of("users");

    /** @param number of the user, among those of the workload sorted by name */
    private record Row(int number, UserRow figures) {
    }

    private final Session session;
    private final ObservableList<Row> rows = FXCollections.observableArrayList();
    private final TableView<Row> table = new TableView<>(rows);
    private boolean shown;
    private boolean following;

    UsersTable(Session session) {
        this.session = session;
        TableColumn<Row, Row> user = Parts.bare(TEXTS.text("column.user"), 200, "id", row -> row.figures().user());
        user.setCellFactory(column -> new UserCell());
        table.getColumns().addAll(List.of(user, figures("column.jobs", 70, row -> Figures.whole(row.jobs())),
                figures("column.late", 70, row -> Figures.whole(row.violated())),
                figures("column.veet", 70, row -> row.jobs() == 0 ? "" : Figures.decimal(row.veetPercent(), 1, SpokenLanguage.now())),
                figures("column.tardiness", 220, row -> Figures.whole(Math.round(row.weightedTardiness()))),
                figures("column.capacity", 140, row -> Figures.whole(row.capacity()))));
        Parts.layOutColumns(table, user, session.settings().themeProperty());
        table.setId("users");
        table.setAccessibleText(TEXTS.text("table.accessible"));
        table.setPlaceholder(Parts.label(TEXTS.text("table.none"), "muted"));
        table.setMinSize(0, 0);
        table.getSelectionModel().selectedItemProperty().addListener((property, before, now) -> {
            if (now != null && !following) {
                session.selection().selectUser(now.figures().user());
            }
        });
        session.snapshot().valueProperty().addListener((property, before, now) -> show(now));
        session.selection().valueProperty().addListener((property, before, now) -> follow());
    }

    private static TableColumn<Row, Row> figures(String key, double width, java.util.function.Function<UserRow, String> text) {
        return Parts.column(TEXTS.text(key), width, "num", row -> text.apply(row.figures()));
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
        if (!now.equals(rows)) {
            following = true;
            rows.setAll(now);
            following = false;
        }
        follow();
    }

    private void follow() {
        following = true;
        String user = session.selection().get().user().orElse("");
        int row = IntStream.range(0, rows.size()).filter(i -> rows.get(i).figures().user().equals(user)).findFirst().orElse(-1);
        if (row < 0) {
            table.getSelectionModel().clearSelection();
        } else if (table.getSelectionModel().getSelectedIndex() != row) {
            table.getSelectionModel().clearAndSelect(row);
            table.scrollTo(Math.max(0, row - 2));
        }
        following = false;
    }

    Exportable exportable() {
        return TableExport.of("users", TEXTS.text("title"), table);
    }

    Node node() {
        return table;
    }

    private final class UserCell extends TableCell<Row, Row> {
        UserCell() {
            getStyleClass().add("id");
            setTextOverrun(OverrunStyle.LEADING_ELLIPSIS);
        }

        @Override
        protected void updateItem(Row row, boolean empty) {
            super.updateItem(row, empty);
            setText(empty || row == null ? null : row.figures().user());
            if (empty || row == null || session.colours().byProperty().get() != ColourBy.USER) {
                setGraphic(null);
            } else {
                Parts.showChip(this, row.number());
            }
        }
    }
}
