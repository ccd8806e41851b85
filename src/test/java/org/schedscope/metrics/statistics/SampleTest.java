package org.schedscope.metrics.statistics;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.Arrays;
import java.util.Comparator;
import java.util.List;
import java.util.stream.IntStream;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.constraints.DoubleRange;
import net.jqwik.api.constraints.IntRange;
import net.jqwik.api.constraints.LongRange;
import net.jqwik.api.constraints.Size;
import org.junit.jupiter.api.Test;

class SampleTest {
    @Test
    void quartilesInterpolateBetweenOrderStatistics() {
        Sample sample = Sample.of(7, 1, 3, 15);
        assertEquals(2.5, sample.quantile(0.25));
        assertEquals(5, sample.median());
        assertEquals(9, sample.quantile(0.75));
        assertEquals(15, sample.quantile(1));
    }

    @Test
    void ofNothingEverythingIsUnknown() {
        Sample none = Sample.of();
        for (double value : new double[] {none.mean(), none.median(), none.smallest(), none.largest(), none.standardDeviation(),
                none.gini()}) {
            assertEquals(Double.NaN, value);
        }
    }

    @Test
    void oneValueDoesNotDeviate() {
        assertEquals(0, Sample.of(4).standardDeviation());
        assertEquals(0, Sample.of(4).gini());
        assertEquals(4, Sample.of(4).quantile(0.25));
    }

    @Test
    void giniOfOneWhoHasItAllApproachesOne() {
        assertEquals(0.75, Sample.of(0, 0, 0, 8).gini(), 1e-15);
        assertEquals(0, Sample.of(0, 0).gini());
        // Pairs differ by 1, 2, 1, both ways: 8 ÷ (2·9·2).
        assertEquals(8 / 36.0, Sample.of(3, 1, 2).gini(), 1e-15);
    }

    @Test
    void deviationDividesByOneLess() {
        assertEquals(Math.sqrt(32 / 7.0), Sample.of(2, 4, 4, 4, 5, 5, 7, 9).standardDeviation(), 1e-15);
    }

    @Test
    void smallValuesAreNotLostBesideLargeOnes() {
        double[] values = new double[1001];
        Arrays.fill(values, 1);
        values[0] = 1e16;
        assertEquals((1e16 + 1000) / 1001, Sample.of(values).mean());
    }

    @Property(tries = 300, seed = "1")
    void theMedianIsTheSameWithAndWithoutSorting(@ForAll @Size(min = 1, max = 60) List<@IntRange(max = 9) Integer> values) {
        double[] numbers = values.stream().mapToDouble(Integer::doubleValue).toArray();
        assertEquals(Sample.of(numbers).quantile(0.5), Sample.of(numbers).median());
    }

    @Property(tries = 200, seed = "1")
    void jobsAreInOrderOfWorkAndEqualOnesInFileOrder(@ForAll @Size(max = 60) List<@LongRange(max = 5_000_000_000L) Long> values,
            @ForAll @IntRange(min = 1, max = 40) int alike) {
        long[] work = values.stream().mapToLong(value -> value / alike * alike % 9_000_000_000L).toArray();
        int[] expected = IntStream.range(0, work.length).boxed().sorted(Comparator.comparingLong(job -> work[job])).mapToInt(job -> job)
                .toArray();
        assertArrayEquals(expected, RadixOrder.of(work).places());
    }

    /** Zeros of both signs, numbers below and beyond, several of each. */
    @Property
    void doublesAreOrderedAndRankedAsTheLibrarySortsThem(@ForAll List<@DoubleRange(min = -3, max = 3) Double> drawn) {
        double[] values = drawn.stream().mapToDouble(value -> Math.round(value * 4) / 4.0 * (value > 2 ? 1e300 : 1)).toArray();
        double[] sorted = values.clone();
        Arrays.sort(sorted);
        assertArrayEquals(sorted, IntStream.of(RadixOrder.of(values).places()).mapToDouble(place -> values[place]).toArray());
        assertArrayEquals(sorted, new Sample(values).ascending());
        double[] ranks = new Sample(values).ranks();
        for (int i = 0; i < values.length; i++) {
            double own = values[i];
            assertEquals(Arrays.stream(values).filter(other -> other < own).count()
                    + (Arrays.stream(values).filter(other -> other == own).count() + 1) / 2.0, ranks[i]);
        }
    }

    @Property
    void quantilesAreTheSameWhetherAnythingWasSortedOrNot(@ForAll @Size(max = 60) List<@DoubleRange(min = 0, max = 9) Double> drawn) {
        double[] values = drawn.stream().mapToDouble(Double::doubleValue).toArray();
        Sample sorted = new Sample(values);
        sorted.ascending();
        double[] shares = {0, 0.1, 0.25, 1 / 3.0, 0.5, 0.75, 0.99, 1};
        assertArrayEquals(sorted.quantiles(shares), new Sample(values).quantiles(shares));
        for (double share : shares) {
            assertEquals(sorted.quantile(share), new Sample(values).quantile(share));
        }
    }
}
