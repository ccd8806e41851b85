package org.schedscope.ui.view.sheet;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.Callable;
import java.util.function.Supplier;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import javafx.beans.Observable;
import javafx.beans.binding.Bindings;
import javafx.geometry.Pos;
import javafx.scene.Node;
import javafx.scene.control.ButtonType;
import javafx.scene.control.Dialog;
import javafx.scene.control.Label;
import javafx.scene.layout.GridPane;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Region;
import javafx.scene.layout.VBox;
import javafx.stage.Window;
import org.schedscope.io.input.SafeText;
import org.schedscope.io.input.TableColumns.Column;
import org.schedscope.io.input.TableColumns.DateOrder;
import org.schedscope.io.input.TableColumns.Role;
import org.schedscope.text.Message;
import org.schedscope.text.Texts;
import org.schedscope.ui.state.base.SpokenLanguage;
import org.schedscope.ui.state.file.TableDraft;
import org.schedscope.ui.state.session.Session;
import org.schedscope.ui.view.kit.ChoiceList;
import org.schedscope.ui.view.kit.Hover;
import org.schedscope.ui.view.kit.Messages;
import org.schedscope.ui.view.kit.TextLabels;

/** Form of the roles of the columns of a table: a row per column, with its first cells and a guess, checked as it is chosen. */
public final class TableSheet {
    private static final Texts TEXTS = Messages.WINDOW;
    private static final int CELLS = 3;
    private static final int LONGEST_CELL = 24;
    private static final double TITLE = 160;

    private final Session session;
    private final TableDraft draft;

    private TableSheet(Session session, TableDraft draft) {
        this.session = session;
        this.draft = draft;
    }

    public static Dialog<ButtonType> of(Window owner, Session session, TableDraft draft) {
        return new TableSheet(session, draft).dialog(owner);
    }

    private Dialog<ButtonType> dialog(Window owner) {
        ModalSheet sheet = new ModalSheet(owner, "table-sheet", TEXTS.text("table.title", String.valueOf(draft.file().getFileName())),
                body()).explainedBy("open").resizable();
        sheet.applied("table-take", TEXTS.text("table.take"), Bindings.createBooleanBinding(() -> !draft.isSound(), roles()),
                () -> session.files().open(draft.source(), Optional.empty()));
        return sheet.cancelled("table-leave", TEXTS.text("sheet.leave")).dialog();
    }

    private Observable[] roles() {
        List<Observable> roles = new ArrayList<>();
        for (int column = 0; column < draft.preview().titles().size(); column++) {
            roles.add(draft.roleProperty(column));
            roles.add(draft.unitProperty(column));
        }
        roles.add(draft.datesProperty());
        return roles.toArray(new Observable[0]);
    }

    private Node body() {
        GridPane grid = new GridPane();
        grid.setHgap(12);
        grid.setVgap(6);
        grid.addRow(0, heading("table.column"), heading("table.role"), heading("table.unit"), heading("table.cells"));
        for (int column = 0; column < draft.preview().titles().size(); column++) {
            addColumn(grid, column);
        }
        Label problem = remark("table-problem", draft::problem, "bad");
        Label advice = TextLabels.of(TEXTS.text("table.advice"));
        advice.setWrapText(true);
        return ModalSheet.scrolled(new VBox(10, advice, shape(), grid, problem), session.settings().themeProperty().get());
    }

    /** What is between columns, and in dates that do not show it, which number is the day. */
    private Node shape() {
        Label separator = TextLabels.of(SpokenLanguage.tell(draft.preview().separator()), "muted");
        ChoiceList<Optional<DateOrder>> dates = new ChoiceList<>("table-dates",
                order -> TEXTS.text("table.dates." + order.map(DateOrder::word).orElse("shown")));
        dates.getItems().setAll(List.of(Optional.empty(), Optional.of(DateOrder.DMY), Optional.of(DateOrder.MDY)));
        dates.valueProperty().bindBidirectional(draft.datesProperty());
        Label name = TextLabels.of(TEXTS.text("table.dates"));
        name.setLabelFor(dates);
        HBox row = new HBox(6, name, dates);
        row.setAlignment(Pos.CENTER_LEFT);
        shownIf(row, draft::asksForDates);
        return new VBox(6, separator, row);
    }

    private void shownIf(Node node, Callable<Boolean> asked) {
        node.visibleProperty().bind(Bindings.createBooleanBinding(asked, roles()));
        node.managedProperty().bind(node.visibleProperty());
    }

    private static Label heading(String key) {
        Label heading = TextLabels.of(TEXTS.text(key), "sheet-section");
        heading.setMinWidth(Region.USE_PREF_SIZE);
        return heading;
    }

    private void addColumn(GridPane grid, int column) {
        String title = draft.preview().titles().get(column);
        Label name = TextLabels.of(title.isEmpty() ? "#" + (column + 1) : title);
        name.setMaxWidth(TITLE);
        Hover.over(name).says(title);
        ChoiceList<Optional<Role>> choice = new ChoiceList<>("table-role-" + column, TableSheet::name);
        choice.getItems().add(Optional.empty());
        Stream.of(Role.values()).map(Optional::of).forEach(choice.getItems()::add);
        choice.valueProperty().bindBidirectional(draft.roleProperty(column));
        choice.setAccessibleText(title);
        choice.setMinWidth(Region.USE_PREF_SIZE);
        choice.setMaxWidth(Double.MAX_VALUE);
        name.setLabelFor(choice);
        ChoiceList<String> unit = new ChoiceList<>("table-unit-" + column, word -> word.isEmpty() ? TEXTS.text("table.unit.shown") : word);
        unit.getItems().add("");
        unit.getItems().addAll(Column.UNITS);
        unit.valueProperty().bindBidirectional(draft.unitProperty(column));
        unit.setAccessibleText(TEXTS.text("table.unit"));
        unit.setMinWidth(Region.USE_PREF_SIZE);
        shownIf(unit, () -> draft.asksForUnit(column));
        Label cells = TextLabels.of(draft.preview().cells(column).stream().limit(CELLS).map(cell -> SafeText.cut(cell, LONGEST_CELL))
                .collect(Collectors.joining("  \u00b7  ")), "muted");
        grid.addRow(column + 1, name, choice, unit, new VBox(2, cells, remark("table-reading-" + column, () -> draft.reading(column)),
                remark("table-complaint-" + column, () -> draft.complaint(column), "bad")));
    }

    /** Remark about a column with the chosen role. */
    private Label remark(String id, Supplier<Optional<Message>> message, String... styles) {
        Label remark = TextLabels.of("", styles);
        remark.setId(id);
        remark.setWrapText(true);
        remark.textProperty().bind(Bindings.createStringBinding(() -> told(message.get()), roles()));
        remark.managedProperty().bind(remark.textProperty().isNotEmpty());
        return remark;
    }

    private static String name(Optional<Role> role) {
        return role.map(it -> TEXTS.text("table.role." + it.word())).orElseGet(() -> TEXTS.text("table.role.none"));
    }

    private static String told(Optional<Message> message) {
        return message.map(SpokenLanguage::tell).orElse("");
    }
}
