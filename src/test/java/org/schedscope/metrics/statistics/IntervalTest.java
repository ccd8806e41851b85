package org.schedscope.metrics.statistics;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.junit.jupiter.api.Test;

class IntervalTest {
    /** Deviation 1, t of 2 degrees of freedom at 97.5 % is 4.302653: 4.302653 ÷ √3 = 2.484138 to either side. */
    @Test
    void aMeanLiesWithinStudentsT() {
        Interval interval = Interval.ofMean(1, 2, 3);
        assertEquals(3, interval.n());
        assertEquals(2, interval.middle());
        assertEquals(2 - 2.484138, interval.low(), 1e-6);
        assertEquals(2 + 2.484138, interval.high(), 1e-6);
    }

    /** That all six lie on one side of the median happens in 2 of 64 cases, 3 %; of five, in 2 of 32, more than 5 %. */
    @Test
    void aMedianLiesWithinTheOrderStatisticsThatTheSignTestLeaves() {
        assertEquals(new Interval(6, 3.5, 1, 6), Interval.ofMedian(6, 1, 5, 2, 4, 3));
        assertEquals(new Interval(9, 5, 2, 8), Interval.ofMedian(1, 2, 3, 4, 5, 6, 7, 8, 9));
        Interval few = Interval.ofMedian(1, 2, 3, 4, 5);
        assertEquals(3, few.middle());
        assertTrue(Double.isNaN(few.low()) && Double.isNaN(few.high()));
    }

    @Test
    void tooFewValuesHaveNoInterval() {
        assertEquals(7, Interval.ofMean(7).middle());
        assertTrue(Double.isNaN(Interval.ofMean(7).low()));
        assertTrue(Double.isNaN(Interval.ofMean().middle()));
        assertTrue(Double.isNaN(Interval.ofMedian().middle()));
    }
}
