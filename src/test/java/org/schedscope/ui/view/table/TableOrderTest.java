package org.schedscope.ui.view.table;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Random;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import javafx.collections.FXCollections;
import javafx.collections.ListChangeListener;
import javafx.collections.ObservableList;
import org.junit.jupiter.api.Test;

class TableOrderTest {
    @Test
    void numbersAreSortedAsBoxesAreAndEqualOnesStay() {
        Random random = new Random(7);
        for (int count : new int[] {0, 1, 7, 8, 9, 100, 1_000}) {
            int[] values = random.ints(count, 0, 40).toArray();
            Integer[] boxes = IntStream.range(0, count).boxed().sorted(Comparator.comparingInt(i -> values[i])).toArray(Integer[]::new);
            int[] sorted = IntSort.sorted(count, (one, other) -> Integer.compare(values[one], values[other]));
            assertArrayEquals(Stream.of(boxes).mapToInt(Integer::intValue).toArray(), sorted, count + " numbers");
        }
    }

    @Test
    void numbersInTextsCountAsNumbers() {
        List<String> read = List.of("", "/u9", "/u10", "a", "B", "c2x", "c10", "J009", "J10", "J10a");
        assertEquals(read, read.stream().sorted((a, b) -> -NaturalOrder.compare(a, b)).sorted(NaturalOrder::compare).toList());
        assertTrue(NaturalOrder.compare("99999999999999999998", "99999999999999999999") < 0, "beyond what a number holds");
    }

    @Test
    void rowsInAnotherOrderFollowAListThatGrowsAndShrinks() {
        ObservableList<String> items = FXCollections.observableArrayList("a", "b", "c");
        OrderedRows<String> rows = new OrderedRows<>(items);
        assertEquals(items, rows);
        rows.setOrder(new int[] {2, 0, 1});
        assertEquals(List.of("c", "a", "b"), rows);
        assertEquals(2, rows.placeOf(1));
        items.addAll("d", "e");
        assertEquals(List.of("c", "a", "b", "d", "e"), rows);
        items.setAll("x", "y");
        assertEquals(List.of("x", "y"), rows);
        assertEquals(-1, rows.placeOf(2));
        items.setAll("p", "q");
        rows.unsort();
        items.remove(0);
        assertEquals(List.of("q"), rows);
    }

    /** One by one a million of them would hold the window. */
    @Test
    void manyRowsChangeInOneStep() {
        int[] falling = IntStream.range(0, 10_000).map(i -> 9_999 - i).toArray();
        IntRows items = new IntRows();
        OrderedRows<Integer> rows = new OrderedRows<>(items);
        List<String> told = new ArrayList<>();
        rows.addListener((ListChangeListener<Integer>) change -> {
            while (change.next()) {
                told.add(change.getFrom() + " to " + change.getTo() + (change.wasPermutated() ? " elsewhere" : "") + ", before "
                        + change.getRemoved().stream().limit(2).toList());
            }
        });
        items.set(IntStream.range(10_000, 20_000).toArray());
        rows.setOrder(falling);
        assertEquals(19_999, rows.get(0));
        assertEquals(9_999, rows.indexOf(10_000));
        assertEquals(-1, rows.indexOf(7));
        assertEquals(9_998, rows.placeOf(1));
        rows.unsort();
        items.set(new int[] {4, 5});
        assertEquals(List.of(4, 5), rows);
        assertEquals(List.of("0 to 10000, before []", "0 to 10000, before [10000, 10001]", "0 to 10000, before [19999, 19998]",
                "0 to 2, before [10000, 10001]"), told);
    }

    @Test
    void figuresAreReadAsTheyAreShown() {
        assertEquals(-1234.5, TableExport.figure("\u22121\u2009234.5"));
        assertTrue(Double.isNaN(TableExport.figure("\u2013")));
        assertTrue(Double.isNaN(TableExport.figure("43.4k")), "what was rounded says too little");
    }
}
