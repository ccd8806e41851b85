package org.schedscope.ui.view.table;

import java.util.HashMap;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.BiConsumer;
import javafx.scene.control.TableColumn;
import javafx.scene.control.TableView;

/**
 * The order of a table's rows as its heads choose it. The toolkit goes from rising to falling to no order; where the largest is what one
 * looks for, falling comes first.
 *
 * @param <T> a row
 * @param <K> what rows are ordered by
 */
public final class ColumnSort<T, K> {
    private final TableView<T> view;
    private final Map<TableColumn<T, ?>, K> keys = new HashMap<>();
    private final Map<K, TableColumn<T, ?>> columns = new HashMap<>();
    private final K none;
    private final Set<K> largestFirst;
    private final BiConsumer<K, Boolean> sort;
    private K by;
    private boolean descending;

    /**
     * @param byKey columns that rows can be ordered by
     * @param none by what they are ordered if no head is chosen
     * @param largestFirst of which the largest is looked for
     * @param sort told by what rows are to be ordered, and whether falling
     */
    public ColumnSort(Table<T> table, Map<K, Column<T>> byKey, K none, Set<K> largestFirst, BiConsumer<K, Boolean> sort) {
        view = table.node();
        this.none = none;
        this.largestFirst = largestFirst;
        this.sort = sort;
        by = none;
        byKey.forEach((key, column) -> {
            column.setSortable(true);
            keys.put(column, key);
            columns.put(key, column);
        });
        view.setSortPolicy(owner -> {
            sort();
            return true;
        });
    }

    private void sort() {
        Optional<TableColumn<T, ?>> head = view.getSortOrder().stream().findFirst();
        boolean falling = head.filter(column -> column.getSortType() == TableColumn.SortType.DESCENDING).isPresent();
        Optional<K> wanted = head.map(keys::get);
        if (wanted.filter(largestFirst::contains).isPresent() && falling == (by == wanted.get())) {
            if (falling) {
                // It has risen already.
                view.getSortOrder().clear();
            } else {
                head.get().setSortType(TableColumn.SortType.DESCENDING);
            }
        } else if (wanted.isEmpty() && largestFirst.contains(by) && descending) {
            TableColumn<T, ?> again = columns.get(by);
            order(by, false);
            again.setSortType(TableColumn.SortType.ASCENDING);
            view.getSortOrder().add(again);
        } else {
            order(wanted.orElse(none), falling);
        }
    }

    private void order(K key, boolean falling) {
        by = key;
        descending = falling;
        sort.accept(key, falling);
    }
}
