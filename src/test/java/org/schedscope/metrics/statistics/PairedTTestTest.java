package org.schedscope.metrics.statistics;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.junit.jupiter.api.Test;

class PairedTTestTest {
    /** Hours of sleep gained with each of two drugs. */
    private static final double[] FIRST = {0.7, -1.6, -0.2, -1.2, -0.1, 3.4, 3.7, 0.8, 0.0, 2.0};
    private static final double[] SECOND = {1.9, 0.8, 1.1, 0.1, -0.1, 4.4, 5.5, 1.6, 4.6, 3.4};

    @Test
    void students1908SleepDataGiveTheNumbersOfTextbooks() {
        PairedTTest test = PairedTTest.of(FIRST, SECOND);
        assertEquals(10, test.n());
        assertEquals(-4.0621, test.t(), 0.00005);
        assertEquals(0.002833, test.p(), 0.0000005);
        assertTrue(test.significant());
    }

    @Test
    void twoHandWorkedPairsAreNotEnoughForADifference() {
        // Differences 1 and 3: mean 2, deviation √2, t = 2 ÷ (√2 ÷ √2) = 2; with one degree of freedom p = 1 − 2·atan(2)/π.
        PairedTTest test = PairedTTest.of(new double[] {2, 5}, new double[] {1, 2});
        assertEquals(2, test.t(), 1e-12);
        assertEquals(1 - 2 * Math.atan(2) / Math.PI, test.p(), 1e-12);
        assertFalse(test.significant());
    }

    @Test
    void equalRunsDoNotDifferAndOnePairSaysNothing() {
        assertEquals(new PairedTTest(10, 0, 1), PairedTTest.of(FIRST, FIRST));
        assertEquals(new PairedTTest(2, Double.NEGATIVE_INFINITY, 0), PairedTTest.of(new double[] {1, 2}, new double[] {2, 3}));
        PairedTTest one = PairedTTest.of(new double[] {1}, new double[] {2});
        assertEquals(new PairedTTest(1, Double.NaN, Double.NaN), one);
        assertFalse(one.significant());
    }
}
