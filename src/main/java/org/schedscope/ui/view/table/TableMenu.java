package org.schedscope.ui.view.table;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Supplier;
import javafx.application.Platform;
import javafx.geometry.Side;
import javafx.scene.Node;
import javafx.scene.control.CheckMenuItem;
import javafx.scene.control.ContextMenu;
import javafx.scene.control.Menu;
import javafx.scene.control.MenuItem;
import javafx.scene.control.SeparatorMenuItem;
import javafx.scene.input.ContextMenuEvent;
import javafx.scene.input.KeyCombination;
import org.schedscope.io.csv.CsvRowSink;
import org.schedscope.text.Texts;
import org.schedscope.ui.state.session.Session;
import org.schedscope.ui.view.base.Late;
import org.schedscope.ui.view.kit.FileChoice;
import org.schedscope.ui.view.kit.Messages;
import org.schedscope.ui.view.kit.Nodes;

/** The menus of a table: of its rows, what the view offers for them, copies and files; of its heads, which columns are there. */
final class TableMenu<T> {
    private static final Texts TEXTS = Messages.of("table");

    private final Table<T> table;
    private final Session session;
    private final String id;
    private final String title;
    private final Late<ContextMenu> rows = new Late<>(TableMenu::makeRows);
    private final Late<ContextMenu> heads = new Late<>(this::makeHeads);
    private Supplier<List<MenuItem>> offers = List::of;

    TableMenu(Table<T> table, Session session, String id, String title) {
        this.table = table;
        this.session = session;
        this.id = id;
        this.title = title;
        // What it offers is of the run it was opened over: another one may not have that row.
        session.states().when(() -> rows.ifMade(ContextMenu::hide), now -> now.run().number());
        table.node().setOnContextMenuRequested(this::show);
        // Heads take the menu of their columns.
        table.node().addEventFilter(ContextMenuEvent.CONTEXT_MENU_REQUESTED,
                request -> table.columns().forEach(column -> column.setContextMenu(heads.get())));
        table.node().setTableMenuButtonVisible(true);
        table.node().skinProperty().addListener(made -> Platform.runLater(this::takeButton));
    }

    private static ContextMenu makeRows() {
        ContextMenu menu = new ContextMenu();
        menu.setId("row-menu");
        return menu;
    }

    private ContextMenu makeHeads() {
        ContextMenu menu = new ContextMenu(new SeparatorMenuItem());
        menu.setId("columns-menu");
        menu.setOnShowing(opening -> menu.getItems().setAll(columnItems()));
        return menu;
    }

    /** The toolkit's button opens our menu. */
    private void takeButton() {
        Node button = table.node().lookup(".show-hide-columns-button");
        if (button != null) {
            button.setAccessibleText(TEXTS.text("columns"));
            button.setOnMousePressed(pressed -> {
                heads.get().show(button, Side.BOTTOM, 0, 0);
                pressed.consume();
            });
        }
    }

    void offers(Supplier<List<MenuItem>> items) {
        offers = items;
    }

    private void show(ContextMenuEvent request) {
        ContextMenu menu = rows.get();
        menu.getItems().setAll(offers.get());
        if (!menu.getItems().isEmpty()) {
            menu.getItems().add(new SeparatorMenuItem());
        }
        MenuItem copy = item("copy", this::copySelected);
        copy.setAccelerator(KeyCombination.valueOf("Shortcut+C"));
        copy.setDisable(table.node().getSelectionModel().isEmpty());
        MenuItem all = item("copy-all", () -> copy(table.rows()));
        MenuItem save = item("save", this::save);
        all.setDisable(table.rows().isEmpty());
        save.setDisable(table.rows().isEmpty());
        Menu columns = new Menu(TEXTS.text("columns"));
        columns.getItems().setAll(columnItems());
        menu.getItems().addAll(copy, all, save, columns);
        menu.show(table.node(), request.getScreenX(), request.getScreenY());
        request.consume();
    }

    private static MenuItem item(String key, Runnable action) {
        return Nodes.item("table-" + key, TEXTS.text(key), action);
    }

    private List<MenuItem> columnItems() {
        List<MenuItem> items = new ArrayList<>();
        for (Column<T> column : table.columns()) {
            CheckMenuItem item = new CheckMenuItem(column.name());
            item.setMnemonicParsing(false);
            item.setSelected(column.isVisible());
            // The last one stays: a table without columns has no head to bring one back with.
            item.setDisable(column.isVisible() && table.visibleColumns().size() == 1);
            item.setOnAction(chosen -> {
                column.choose(column.chosenWidth(), Optional.of(item.isSelected()));
                table.arrange();
            });
            items.add(item);
        }
        items.add(new SeparatorMenuItem());
        items.add(item("reset", this::reset));
        return items;
    }

    private void reset() {
        table.columns().forEach(column -> column.choose(Optional.empty(), Optional.empty()));
        table.sort().sortBy(null, false);
        table.node().getColumns().setAll(table.columns());
        table.arrange();
    }

    /** The chosen rows in their order; empty if none is. */
    void copySelected() {
        List<Integer> places = table.node().getSelectionModel().getSelectedIndices().stream().sorted().toList();
        if (!places.isEmpty()) {
            copy(places.stream().map(table.rows()::get).toList());
        }
    }

    private void copy(List<T> copied) {
        Nodes.copy(TableExport.tabbed(table.visibleColumns(), copied));
    }

    private void save() {
        new FileChoice(TEXTS.text("save")).kind(TEXTS.text("csv"), List.of("*.csv")).named(id + ".csv")
                .toSave(table.node().getScene().getWindow()).ifPresent(file -> session.exports().save(file,
                        out -> CsvRowSink.write(table.exportable(id, title).figures().orElseThrow(), out)));
    }
}
