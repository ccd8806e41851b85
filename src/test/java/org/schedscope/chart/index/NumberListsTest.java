package org.schedscope.chart.index;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.ArrayList;
import java.util.List;
import java.util.SplittableRandom;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

class NumberListsTest {
    private final NumberLists lists = new NumberLists(3);
    private final List<List<Integer>> expected = new ArrayList<>(List.of(new ArrayList<>(), new ArrayList<>(), new ArrayList<>()));

    private void add(int list, int number) {
        lists.add(list, number);
        expected.get(list).add(number);
    }

    private void check() {
        assertEquals(expected.size(), lists.lists());
        for (int list = 0; list < expected.size(); list++) {
            int of = list;
            assertEquals(expected.get(list), IntStream.range(0, lists.size(list)).mapToObj(place -> lists.get(of, place)).toList());
        }
    }

    @Test
    void listsGrowByTurns() {
        SplittableRandom random = new SplittableRandom(4);
        for (int number = 0; number < 20_000; number++) {
            add(random.nextInt(expected.size()), number);
            if (number % 5_000 == 0) {
                check();
                assertEquals(expected.size(), lists.addList());
                expected.add(new ArrayList<>());
            }
        }
        check();
    }

    /** The farthest that a short can say, one more in both directions, and as far as ints can be; at every place of a block. */
    @Test
    void numbersThatAreFarApartAreExact() {
        int[] steps = {Short.MAX_VALUE, Short.MIN_VALUE, Short.MAX_VALUE + 1, Short.MIN_VALUE - 1, Integer.MAX_VALUE, Integer.MIN_VALUE};
        for (int place = 0; place < 3 * NumberLists.BLOCK; place++) {
            for (int step : steps) {
                int list = lists.addList();
                expected.add(new ArrayList<>());
                for (int i = 0; i < 50; i++) {
                    add(list, i == place ? 1_000 + step : 1_000);
                }
            }
        }
        check();
    }

    @Test
    void aListWithoutNumbersHasNone() {
        check();
        add(1, 0);
        check();
    }
}
