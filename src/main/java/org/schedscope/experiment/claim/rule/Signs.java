package org.schedscope.experiment.claim.rule;

import org.apache.commons.statistics.inference.AlternativeHypothesis;
import org.apache.commons.statistics.inference.BinomialTest;
import org.schedscope.chart.paint.Figures;
import org.schedscope.experiment.claim.Verdict;

/**
 * Two-sided sign test: counts of smaller, larger and equal values; ties are ignored.
 *
 * @param unit counted, such as {@code users}
 */
record Signs(int less, int more, int same, String unit) {
    double p() {
        return less + more == 0 ? 1 : BinomialTest.withDefaults().with(AlternativeHypothesis.TWO_SIDED).test(less + more, less, 0.5)
                .getPValue();
    }

    boolean isEmpty() {
        return less + more + same == 0;
    }

    /**
     * The verdict on "mostly less".
     *
     * @param p probability, perhaps corrected
     */
    Verdict verdict(double p) {
        return p >= Wanted.LEVEL ? Verdict.CANNOT_TELL : less > more ? Verdict.AGREES : Verdict.DIFFERS;
    }

    String numbers() {
        return "less for " + Figures.whole(less) + ", more for " + Figures.whole(more) + ", the same for " + Figures.whole(same) + " of "
                + Figures.whole(less + more + same) + " " + unit + ", " + EquivalenceMargin.p(p());
    }
}
