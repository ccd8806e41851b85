package org.schedscope.engine.collection;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

class IntListTest {
    private static IntList upTo(int last) {
        IntList list = new IntList();
        IntStream.rangeClosed(1, last).forEach(list::add);
        return list;
    }

    private static int[] numbers(IntList list) {
        return IntStream.range(0, list.size()).map(list::get).toArray();
    }

    @Test
    void theLastToComeIsTheFirstToBeTakenOut() {
        IntList list = upTo(100);
        for (int number = 100; number > 0; number--) {
            assertEquals(number, list.removeLast());
        }
        assertTrue(list.isEmpty());
    }

    @Test
    void whatIsKeptKeepsItsOrder() {
        IntList list = upTo(10);
        list.keepIf(number -> number % 3 == 0);
        list.add(1);
        assertEquals("3 6 9 1", String.join(" ", IntStream.of(numbers(list)).mapToObj(Integer::toString).toList()));
    }

    @Test
    void aCopyGoesItsOwnWay() {
        IntList list = upTo(2);
        IntList copy = list.copy();
        copy.clear();
        copy.add(7);
        assertEquals(2, list.removeLast());
        assertEquals(7, copy.removeLast());
    }
}
