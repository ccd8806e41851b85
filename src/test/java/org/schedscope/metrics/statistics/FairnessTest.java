package org.schedscope.metrics.statistics;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

class FairnessTest {
    private static double[] values(double... values) {
        return values;
    }

    /** Of jobs in any order. */
    private static Fairness fairness(double[] work, double[] slr) {
        int[] order = IntStream.range(0, work.length).boxed().sorted(java.util.Comparator.comparingDouble(i -> work[i]))
                .mapToInt(i -> i).toArray();
        return Fairness.of(IntStream.of(order).mapToDouble(i -> work[i]).toArray(), Sample.of(slr).ranks(), order);
    }

    private static double[] sequence(int count) {
        return IntStream.range(0, count).asDoubleStream().toArray();
    }

    @Test
    void spearmansCoefficientIsThatOfTextbooks() {
        // Ten pupils' IQ and hours of television: ρ = −29/165, p = 0.627188.
        Fairness fairness = fairness(values(106, 86, 100, 101, 99, 103, 97, 113, 112, 110), values(7, 0, 27, 50, 28, 29, 20, 12, 6, 17));
        assertEquals(-29 / 165.0, fairness.rho(), 1e-12);
        assertEquals(0.627188, fairness.p(), 5e-7);
        assertEquals(Fairness.Verdict.EVEN, fairness.verdict());
    }

    @Test
    void whereSmallJobsAreDelayedMostLongOnesAreFavoured() {
        double[] work = sequence(20);
        double[] falling = IntStream.range(0, 20).mapToDouble(i -> 100.0 / (1 + i)).toArray();
        assertEquals(new Fairness(Fairness.Verdict.FAVOURS_LONG, 20, -1, 0), fairness(work, falling));
        assertEquals(new Fairness(Fairness.Verdict.FAVOURS_SHORT, 20, 1, 0), fairness(work, work));
    }

    @Test
    void tiesShareTheirRanks() {
        // Ranks 1.5, 1.5, 3, 4 against 1, 2, 3, 4: covariance 4.5, variances 4.5 and 5.
        assertEquals(4.5 / Math.sqrt(4.5 * 5), fairness(values(1, 1, 2, 3), values(1, 2, 3, 4)).rho(), 1e-12);
    }

    @Test
    void equalJobsFavourNobodyAndThreeAreTooFew() {
        assertEquals(new Fairness(Fairness.Verdict.EVEN, 4, 0, 1), fairness(values(1, 2, 3, 4), values(1, 1, 1, 1)));
        assertEquals(new Fairness(Fairness.Verdict.TOO_FEW_JOBS, 3, Double.NaN, Double.NaN), fairness(sequence(3), sequence(3)));
    }

    @Test
    void aSureButWeakCorrelationIsNoVerdict() {
        // 10 000 jobs, of which one in fifteen follows its size: ρ ≈ 0.07 is far from chance, and small.
        double[] work = sequence(10_000);
        double[] slr = IntStream.range(0, 10_000).mapToDouble(i -> i % 15 == 0 ? i : (i * 7_919L) % 10_000).toArray();
        Fairness fairness = fairness(work, slr);
        assertEquals(Fairness.Verdict.EVEN, fairness.verdict());
        assertEquals(true, fairness.p() < 0.05 && fairness.rho() < Fairness.WEAK, fairness.toString());
    }
}
