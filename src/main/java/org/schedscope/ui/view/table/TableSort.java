package org.schedscope.ui.view.table;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;
import javafx.collections.ListChangeListener;
import javafx.collections.ObservableList;
import javafx.scene.Node;
import javafx.scene.control.TableColumn;
import javafx.scene.control.TableColumn.SortType;
import javafx.scene.control.TableView;
import javafx.scene.input.MouseButton;
import javafx.scene.input.MouseEvent;
import org.schedscope.ui.state.session.Session;
import org.schedscope.ui.view.kit.Nodes;

/**
 * The order of a table's rows as chosen by its heads. The toolkit goes from rising to falling to no order; where the largest matters most,
 * falling comes first. Many rows are sorted on a worker, and again whenever their texts change.
 *
 * @param <T> a row
 */
final class TableSort<T> {
    /** Rows that are put in order at once. */
    private static final int FEW = 3_000;

    /** By what rows are put in order; worked out on any thread. */
    interface Key<T> {
        IntSort.Order of(List<T> rows);
    }

    /** @param keys the most important first */
    private record Question<T>(List<T> rows, List<Key<T>> keys) {
        int[] answer() {
            List<IntSort.Order> orders = new ArrayList<>();
            keys.forEach(key -> orders.add(key.of(rows)));
            return IntSort.sorted(rows.size(), (one, other) -> {
                int difference = 0;
                for (int i = 0; difference == 0 && i < orders.size(); i++) {
                    difference = orders.get(i).compare(one, other);
                }
                return difference;
            });
        }
    }

    private final TableView<T> view;
    private final ObservableList<T> items;
    private final OrderedRows<T> ordered;
    private final Consumer<Question<T>> questions;
    private final Runnable rowsMoved;
    private Optional<TableColumn<T, ?>> by = Optional.empty();
    private boolean wasFalling;
    private boolean turning;

    /** @param rowsMoved called when rows have moved */
    TableSort(TableView<T> view, ObservableList<T> items, Session session, Runnable rowsMoved) {
        this.view = view;
        this.items = items;
        this.rowsMoved = rowsMoved;
        ordered = new OrderedRows<>(items);
        view.setItems(ordered);
        questions = session.answering(Question::answer, this::answered);
        items.addListener((ListChangeListener<T>) change -> again());
        view.setSortPolicy(owner -> {
            choose();
            return true;
        });
        // A head takes the release of any button for a click, and waits for one after any press.
        view.addEventFilter(MouseEvent.MOUSE_PRESSED, TableSort::keepFromHeads);
        view.addEventFilter(MouseEvent.MOUSE_RELEASED, TableSort::keepFromHeads);
    }

    /** Only the first button sorts; requests of menus come on their own. */
    private static void keepFromHeads(MouseEvent other) {
        if (other.getButton() != MouseButton.PRIMARY && Nodes.isOn((Node) other.getTarget(), "column-header")) {
            other.consume();
        }
    }

    /** Whether a head is chosen. */
    boolean isOn() {
        return by.isPresent();
    }

    /** The place of a row of the list; −1 if it is not there. */
    int placeOf(int number) {
        return number >= 0 ? ordered.placeOf(number) : number;
    }

    /** Sorts again after a change of texts. */
    void again() {
        if (!isOn()) {
            return;
        }
        List<T> rows = frozen();
        List<Key<T>> keys = new ArrayList<>();
        for (TableColumn<T, ?> head : view.getSortOrder()) {
            @SuppressWarnings("unchecked")
            Column<T> column = (Column<T>) head;
            keys.add(column.key(head.getSortType() == SortType.DESCENDING));
        }
        Question<T> question = new Question<>(rows, keys);
        if (rows.size() <= FEW) {
            answered(question.answer());
        } else {
            questions.accept(question);
        }
    }

    /** An order of other rows is of no use; the last question's is on its way. */
    private void answered(int[] order) {
        if (isOn() && order.length == items.size()) {
            ordered.setOrder(order);
            rowsMoved.run();
        }
    }

    /** Rows as they are now, for another thread. */
    @SuppressWarnings("unchecked")
    private List<T> frozen() {
        return items instanceof Frozen<?> numbers ? (List<T>) numbers.frozen() : new ArrayList<>(items);
    }

    private void choose() {
        if (turning) {
            return;
        }
        turning = true;
        Optional<TableColumn<T, ?>> head = view.getSortOrder().stream().findFirst();
        boolean falling = head.filter(column -> column.getSortType() == SortType.DESCENDING).isPresent();
        if (head.isEmpty() && wasFalling && by.filter(TableSort::isLargestFirst).isPresent()) {
            by.get().setSortType(SortType.ASCENDING);
            view.getSortOrder().add(by.get());
            falling = false;
        } else if (head.filter(TableSort::isLargestFirst).isPresent()) {
            boolean another = !head.equals(by);
            if (another && !falling) {
                head.get().setSortType(SortType.DESCENDING);
                falling = true;
            } else if (!another && falling && !wasFalling) {
                // It has risen already.
                view.getSortOrder().clear();
            }
        }
        by = view.getSortOrder().stream().findFirst();
        wasFalling = falling;
        turning = false;
        turn();
    }

    private static boolean isLargestFirst(TableColumn<?, ?> head) {
        return ((Column<?>) head).isLargestFirst();
    }

    private void turn() {
        if (by.isEmpty()) {
            ordered.unsort();
            rowsMoved.run();
        }
        again();
    }

    /** Puts rows in order by a head from elsewhere; by none if it is null. */
    void sortBy(Column<T> head, boolean falling) {
        turning = true;
        if (head == null) {
            view.getSortOrder().clear();
        } else {
            head.setSortType(falling ? SortType.DESCENDING : SortType.ASCENDING);
            view.getSortOrder().setAll(List.of(head));
        }
        by = Optional.ofNullable(head);
        wasFalling = falling;
        turning = false;
        turn();
    }
}
