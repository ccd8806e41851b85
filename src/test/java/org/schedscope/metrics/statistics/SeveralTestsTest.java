package org.schedscope.metrics.statistics;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.apache.commons.statistics.distribution.TDistribution;
import org.junit.jupiter.api.Test;

/** Effects of blocks, and families of tests, against published numbers. */
class SeveralTestsTest {
    /** Student 1908, the additional hours of sleep: t = 4.0621 on 9 degrees of freedom, p = 0.002833, from 0.7001 to 2.4599. */
    private static final double[] SLEEP = {1.2, 2.4, 1.3, 1.3, 0, 1.0, 1.8, 0.8, 4.6, 1.4};

    @Test
    void theMeanOfStudentsSleepersIsAsPublished() {
        MeanEffect sleep = MeanEffect.of(SLEEP);
        assertEquals(1.58, sleep.mean(), 1e-12);
        assertEquals(0.002833, sleep.p(), 5e-7);
        assertEquals(0.7001142, sleep.interval().low(), 5e-8);
        assertEquals(2.4598858, sleep.interval().high(), 5e-8);
        assertTrue(sleep.above() && !sleep.below());
    }

    /** Standard error 0.388961: against 1, t = 0.58 ÷ 0.388961 = 1.49115; against 3, t = −1.42 ÷ 0.388961 = −3.65075. */
    @Test
    void equivalenceIsTheWorseOfTwoOneSidedTests() {
        MeanEffect sleep = MeanEffect.of(SLEEP);
        double low = TDistribution.of(9).survivalProbability(1.49115);
        double high = TDistribution.of(9).cumulativeProbability(-3.65075);
        assertEquals(low, sleep.moreThan(1), 1e-5);
        assertEquals(high, sleep.lessThan(3), 1e-5);
        assertEquals(low, sleep.between(1, 3), 1e-5);
        assertEquals(high, sleep.between(-3, 3), 1e-5);
    }

    /** t of 2 degrees of freedom at 95 % is 2.919986: the interval of 90 % of 1, 2, 3 ends 1.685855 from 2, and there p is 5 %. */
    @Test
    void fivePerCentIsWhereTheIntervalOf90PerCentEnds() {
        MeanEffect three = MeanEffect.of(1, 2, 3);
        assertEquals(0.05, three.between(2 - 1.685855, 99), 1e-6);
        assertTrue(three.between(0.314, 3.686) < 0.05);
        assertFalse(three.between(0.315, 3.686) < 0.05);
    }

    @Test
    void equalValuesHaveNoSpreadAndOneValueSaysNothing() {
        assertEquals(0, MeanEffect.of(2, 2, 2).p());
        assertEquals(1, MeanEffect.of(0, 0).p());
        assertEquals(0, MeanEffect.of(2, 2).between(1, 3));
        assertEquals(1, MeanEffect.of(2, 2).between(2, 3));
        assertTrue(Double.isNaN(MeanEffect.of(2).p()) && Double.isNaN(MeanEffect.of(2).between(0, 3)));
        assertFalse(MeanEffect.of(2).above());
    }

    /** Holm 1979: the smallest of four by 4, the next by 3, the next by 2; a later one is never below an earlier one. */
    @Test
    void holmCorrectsFromTheSmallestUp() {
        assertArrayEquals(new double[] {0.03, 0.06, 0.06, 0.02}, Holm.adjusted(0.01, 0.04, 0.03, 0.005), 1e-15);
        assertArrayEquals(new double[] {0.05, 0.08, 0.09, 0.09, 0.09}, Holm.adjusted(0.01, 0.02, 0.03, 0.04, 0.05), 1e-15);
        assertArrayEquals(new double[] {1, 1}, Holm.adjusted(0.6, 0.9), 0);
        assertArrayEquals(new double[] {0.02, Double.NaN, 0.5}, Holm.adjusted(0.01, Double.NaN, 0.5), 0);
        assertEquals(0, Holm.adjusted().length);
    }

    /** Of 20 values 10 or fewer are below the upper quartile 1.4 % of times, 11 or fewer 4.1 %; none or one above 2.4 %, two 9.1 %. */
    @Test
    void aQuantileLiesBetweenOrderStatistics() {
        double[] values = new double[20];
        for (int i = 0; i < 20; i++) {
            values[i] = i + 1;
        }
        Interval quartile = Interval.ofQuantile(0.75, values);
        assertEquals(15.25, quartile.middle(), 1e-12);
        assertEquals(11, quartile.low());
        assertEquals(19, quartile.high());
        assertEquals(Interval.ofMedian(values), Interval.ofQuantile(0.5, values));
        assertEquals(Double.POSITIVE_INFINITY, Interval.ofQuantile(0.75, 1, 2, 3).high());
    }
}
