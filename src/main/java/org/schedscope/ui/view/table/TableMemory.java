package org.schedscope.ui.view.table;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import javafx.animation.PauseTransition;
import javafx.application.Platform;
import javafx.beans.Observable;
import javafx.scene.control.TableColumn;
import javafx.scene.control.TableColumn.SortType;
import javafx.util.Duration;
import org.schedscope.ui.state.base.Settings;

/** What the user has made of a table, kept in the settings: order, widths and choice of its columns, and by which its rows are sorted. */
final class TableMemory<T> {
    private static final String SHOWN = "+";
    private static final String HIDDEN = "-";
    private static final Duration PAUSE = Duration.millis(400);

    private final Table<T> table;
    private final Settings settings;
    private final String name;
    /** A column is drawn many times a second; that is one change. */
    private final PauseTransition pause = new PauseTransition(PAUSE);
    private boolean recalling;
    private boolean recalled;

    TableMemory(Table<T> table, Settings settings, String id) {
        this.table = table;
        this.settings = settings;
        name = "table." + id;
        pause.setOnFinished(over -> store());
        table.node().getColumns().addListener((Observable change) -> storeSoon());
        table.node().getSortOrder().addListener((Observable change) -> storeSoon());
    }

    /** Once all columns are there. */
    void recallSoon() {
        if (!recalling) {
            recalling = true;
            Platform.runLater(() -> {
                settings.remembered(name).ifPresent(this::recall);
                recalled = true;
            });
        }
    }

    void storeSoon() {
        if (recalled) {
            pause.playFromStart();
        }
    }

    private void store() {
        String now = text();
        if (!settings.remembered(name).orElse("").equals(now)) {
            settings.remember(name, now);
        }
    }

    /** A word for each column in their order: its number, whether it is shown, its width; at last the number of the sorting column. */
    String text() {
        List<Column<T>> all = table.columns();
        List<String> words = new ArrayList<>();
        for (TableColumn<T, ?> column : table.node().getColumns()) {
            @SuppressWarnings("unchecked")
            Column<T> each = (Column<T>) column;
            words.add(all.indexOf(each) + each.chosenVisible().map(wanted -> wanted ? SHOWN : HIDDEN).orElse("")
                    + each.chosenWidth().map(width -> ":" + Math.round(width)).orElse(""));
        }
        for (TableColumn<T, ?> column : table.node().getSortOrder()) {
            words.add((column.getSortType() == SortType.DESCENDING ? "falling " : "rising ") + all.indexOf(column));
        }
        return String.join(",", words);
    }

    /** Of a table that had other columns nothing is taken. */
    void recall(String text) {
        List<Column<T>> all = table.columns();
        String[] words = text.split(",");
        List<Column<T>> order = new ArrayList<>();
        for (String word : words) {
            if (word.matches("\\d+[+-]?(:\\d{1,4})?")) {
                int number = Integer.parseInt(word.replaceAll("\\D.*", ""));
                if (number < all.size()) {
                    order.add(all.get(number));
                }
            }
        }
        if (order.stream().distinct().count() != all.size() || order.size() != all.size()) {
            return;
        }
        for (int i = 0; i < all.size(); i++) {
            int colon = words[i].indexOf(':');
            Optional<Double> width = colon < 0 ? Optional.empty() : Optional.of(Double.parseDouble(words[i].substring(colon + 1)));
            Optional<Boolean> visible = words[i].contains(SHOWN) ? Optional.of(true)
                    : words[i].contains(HIDDEN) ? Optional.of(false) : Optional.empty();
            order.get(i).choose(width, visible);
        }
        if (!order.equals(table.node().getColumns())) {
            table.node().getColumns().setAll(order);
        }
        String last = words[words.length - 1];
        if (last.matches("(rising|falling) \\d+")) {
            int number = Integer.parseInt(last.replaceAll("\\D+", ""));
            if (number < all.size()) {
                table.sort().sortBy(all.get(number), last.startsWith("falling"));
            }
        }
        table.arrange();
    }
}
