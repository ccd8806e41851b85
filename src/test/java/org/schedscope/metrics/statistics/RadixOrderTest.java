package org.schedscope.metrics.statistics;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;

import java.util.Comparator;
import java.util.SplittableRandom;
import java.util.function.LongUnaryOperator;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

class RadixOrderTest {
    private static final int MANY = 20_000;

    private static void equalsComparing(double[] numbers) {
        int[] compared = IntStream.range(0, numbers.length).boxed().sorted(Comparator.comparingDouble(place -> numbers[place]))
                .mapToInt(Integer::intValue).toArray();
        RadixOrder inOrder = RadixOrder.of(numbers);
        assertArrayEquals(compared, inOrder.places());
        assertArrayEquals(IntStream.of(compared).mapToDouble(place -> numbers[place]).toArray(), inOrder.ascending());
    }

    private static void equalsComparing(long[] numbers) {
        int[] compared = IntStream.range(0, numbers.length).boxed().sorted(Comparator.comparingLong(place -> numbers[place]))
                .mapToInt(Integer::intValue).toArray();
        RadixOrder inOrder = RadixOrder.of(numbers.clone());
        assertArrayEquals(compared, inOrder.places());
        assertArrayEquals(IntStream.of(compared).mapToDouble(place -> numbers[place]).toArray(), inOrder.ascending());
    }

    private static long[] numbers(int count, LongUnaryOperator of) {
        SplittableRandom random = new SplittableRandom(11);
        long[] numbers = new long[count];
        for (int place = 0; place < count; place++) {
            numbers[place] = of.applyAsLong(random.nextLong());
        }
        return numbers;
    }

    @Test
    void fewAndEqualNumbersKeepTheirPlaces() {
        equalsComparing(new long[0]);
        equalsComparing(new long[] {7});
        equalsComparing(new long[] {7, 7, 7, 3, 3});
    }

    @Test
    void numbersOfAnySizeAreInOrder() {
        equalsComparing(numbers(MANY, random -> random & Long.MAX_VALUE));
        equalsComparing(numbers(MANY, random -> random & 0xFFF));
        equalsComparing(numbers(MANY, random -> (random & 0xFF) << 50));
    }

    @Test
    void whatTheHighestDigitsLeaveAloneIsPutInOrderToo() {
        long high = 1L << 62;
        // Some two: mostly in order after the first digits.
        equalsComparing(numbers(MANY, random -> (random & Long.MAX_VALUE) >> 25 << 25 | random & 3));
        // All of them but one alike but for the lowest bits, so that the first digits put nothing in order.
        long[] alike = numbers(MANY, random -> high | random & 0xFFFF);
        alike[MANY / 2] = 5;
        equalsComparing(alike);
        // Groups of equal ones among them.
        equalsComparing(numbers(MANY, random -> (random & 1) * high | random >>> 8 & 3));
    }

    @Test
    void fractionsAreInOrderWithTheirSigns() {
        SplittableRandom random = new SplittableRandom(12);
        equalsComparing(IntStream.range(0, MANY).mapToDouble(i -> random.nextInt(2) == 0 ? 1 : 1 + random.nextInt(900) / (1.0 + i))
                .toArray());
        equalsComparing(IntStream.range(0, MANY).mapToDouble(i -> (random.nextDouble() - 0.5) * Math.pow(10, random.nextInt(600) - 300))
                .toArray());
        equalsComparing(new double[] {0.0, -0.0, Double.NaN, Double.NEGATIVE_INFINITY, 1, Double.POSITIVE_INFINITY, Double.MIN_VALUE, -1});
    }
}
