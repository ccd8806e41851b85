package org.schedscope.metrics.statistics;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.Arrays;
import java.util.SplittableRandom;
import java.util.function.IntToDoubleFunction;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

class OrderStatisticTest {
    private static void check(double[] numbers, int step) {
        OrderStatistic found = new OrderStatistic(numbers.clone(), Sample.of(numbers).smallest(), Sample.of(numbers).largest());
        double[] sorted = numbers.clone();
        Arrays.sort(sorted);
        for (int place = 0; place < sorted.length; place += step) {
            assertEquals(sorted[place], found.at(place));
        }
        assertEquals(sorted[sorted.length - 1], found.at(sorted.length - 1));
        assertEquals(sorted[0], found.at(0));
    }

    @Test
    void numbersStandWhereSortingPutsThem() {
        SplittableRandom random = new SplittableRandom(5);
        IntToDoubleFunction[] draws = {i -> random.nextDouble(), i -> random.nextInt(3), i -> -1 / random.nextDouble(),
                i -> random.nextInt(1_000) * (random.nextBoolean() ? 1.0 : -1.0), i -> 7, i -> i, i -> 1e300 * random.nextDouble() - i,
                i -> Double.longBitsToDouble(random.nextLong() & ~(0x7FFL << 52) | random.nextLong(0x7FF) << 52),
                i -> i == 9 ? Double.POSITIVE_INFINITY : i == 10 ? Double.NEGATIVE_INFINITY : i == 11 ? -0.0 : i % 2};
        for (IntToDoubleFunction draw : draws) {
            for (int count : new int[] {12, 1_024, 1_025, 40_000}) {
                check(IntStream.range(0, count).mapToDouble(draw).toArray(), Math.max(1, count / 200));
            }
        }
    }

    @Test
    void neighboursThatDifferInTheLastBitAreToldApart() {
        double[] numbers = new double[5_000];
        for (int i = 0; i < numbers.length; i++) {
            numbers[i] = Double.longBitsToDouble(Double.doubleToLongBits(1) + 2L * (i * 7_919 % numbers.length));
        }
        check(numbers, 1);
    }
}
