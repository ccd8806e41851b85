package org.schedscope.trace.column;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.List;
import java.util.SplittableRandom;
import java.util.concurrent.SynchronousQueue;
import java.util.stream.LongStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class NumberTableTest {
    private static NumberTable of(long... numbers) {
        NumberTable table = new NumberTable(1);
        LongStream.of(numbers).forEach(table::add);
        return table;
    }

    private static long[] numbers(NumberTable table, int column) {
        long[] numbers = new long[table.size()];
        for (int row = 0; row < numbers.length; row++) {
            numbers[row] = table.get(row, column);
        }
        return numbers;
    }

    /** Before, at and after the borders of chunks, and of what the first chunk had room for on the way. */
    @ParameterizedTest
    @ValueSource(ints = {0, 1, 15, 16, 17, 1_023, 1_024, 1_025, 5 * 1_024 - 1, 5 * 1_024, 5 * 1_024 + 1, 20_000})
    void numbersStayAsTheyWereAdded(int size) {
        long[] numbers = new SplittableRandom(size).longs(size, -1_000, 1_000).toArray();
        NumberTable table = of(numbers);
        assertEquals(size, table.size());
        assertEquals(LongStream.of(numbers).boxed().toList(), LongStream.of(numbers(table, 0)).boxed().toList());
    }

    /** From numbers that are all alike to those as far apart as longs can be. */
    @Test
    void numbersOfEveryWidthAreExact() {
        SplittableRandom random = new SplittableRandom(1);
        for (int bits = 0; bits <= 64; bits++) {
            long[] numbers = new long[NumberTable.CHUNK + 1];
            long base = random.nextLong();
            for (int i = 0; i < numbers.length; i++) {
                numbers[i] = base + (bits == 0 ? 0 : random.nextLong() >>> 64 - bits);
            }
            numbers[random.nextInt(NumberTable.CHUNK)] = base + (bits == 0 ? 0 : -1L >>> 64 - bits);
            numbers[random.nextInt(NumberTable.CHUNK)] = base;
            assertEquals(LongStream.of(numbers).boxed().toList(), LongStream.of(numbers(of(numbers), 0)).boxed().toList(), bits + " bits");
        }
    }

    @Test
    void theLargestAndTheSmallestLongsStandSideBySide() {
        long[] numbers = new long[2 * NumberTable.CHUNK];
        for (int i = 0; i < numbers.length; i++) {
            numbers[i] = i % 3 == 0 ? Long.MAX_VALUE : i % 3 == 1 ? Long.MIN_VALUE : i;
        }
        assertEquals(LongStream.of(numbers).boxed().toList(), LongStream.of(numbers(of(numbers), 0)).boxed().toList());
    }

    /** Sorts far apart, one of them rare; each by itself and copied by the block. */
    @Test
    void rowsOfSeveralSortsComeBack() {
        SplittableRandom random = new SplittableRandom(5);
        NumberTable table = new NumberTable(3, 2, 16);
        List<long[]> rows = new ArrayList<>();
        for (int i = 0; i < 3 * NumberTable.CHUNK + 100; i++) {
            int sort = random.nextInt(500) == 0 ? 15 : random.nextInt(4);
            rows.add(new long[] {sort, i * 7L, sort == 15 ? Long.MIN_VALUE : sort * 1_000_000_000_000L + random.nextInt(200)});
            table.add(rows.get(i));
        }
        long[][] some = new long[3][256];
        for (int first = 0; first < rows.size(); first += 256) {
            int count = Math.min(256, rows.size() - first);
            table.copy(first, count, some);
            for (int i = 0; i < count; i++) {
                for (int column = 0; column < 3; column++) {
                    assertEquals(rows.get(first + i)[column], table.getOfSort(first + i, column));
                    assertEquals(rows.get(first + i)[column], some[column][i]);
                }
            }
        }
    }

    @Test
    void whatIsAtLeastANumberIsFoundAcrossChunks() {
        NumberTable table = of(LongStream.range(0, 5_000).map(i -> i / 3 * 10).toArray());
        for (long number = -5; number < 16_700; number++) {
            int first = table.firstAtLeast(0, number, 100, 4_900);
            assertTrue(first == 100 || table.get(first - 1, 0) < number);
            assertTrue(first == 4_900 || table.get(first, 0) >= number);
        }
    }

    /** Another thread reads every view while the next numbers are added. */
    @Test
    void viewsAreReadWhileTheTableGrows() throws InterruptedException {
        SynchronousQueue<NumberTable> views = new SynchronousQueue<>();
        List<String> wrong = new ArrayList<>();
        int most = 20 * NumberTable.CHUNK;
        Thread reader = new Thread(() -> {
            try {
                for (int seen = 0; seen < most;) {
                    NumberTable view = views.take();
                    seen = view.size();
                    for (int row = 0; row < seen; row++) {
                        if (view.get(row, 0) != row * 31L || view.get(row, 1) != Long.MAX_VALUE - row) {
                            wrong.add(row + " of " + seen);
                        }
                    }
                }
            } catch (InterruptedException ended) {
                wrong.add("interrupted");
            }
        });
        reader.start();
        NumberTable table = new NumberTable(2);
        for (int row = 0; row < most; row++) {
            table.add(row * 31L, Long.MAX_VALUE - row);
            if (row % 377 == 0) {
                views.offer(table.view());
            }
        }
        views.put(table.view());
        reader.join();
        assertEquals(List.of(), wrong);
    }
}
