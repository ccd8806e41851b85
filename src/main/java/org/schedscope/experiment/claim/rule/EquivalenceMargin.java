package org.schedscope.experiment.claim.rule;

import java.util.Set;
import java.util.function.DoubleUnaryOperator;
import org.schedscope.chart.paint.Figures;
import org.schedscope.metrics.statistics.Interval;
import org.schedscope.metrics.statistics.MeanEffect;
import org.schedscope.text.Language;

/**
 * The scale on which values of a measure are compared, and the difference up to which they are equivalent, fixed before any result.
 *
 * @param ratio compare by the logarithm of ours ÷ theirs; otherwise by ours − theirs
 * @param margin largest negligible difference, of the logarithm or of the measure; 0 for none
 */
record EquivalenceMargin(boolean ratio, double margin) {
    private static final Set<String> VALUE = Set.of("valueProportion");
    private static final Set<String> STARVED = Set.of("starvedShare", Spread.STARVED_FIRST, Spread.STARVED_LAST, Spread.STARVED_BIAS);
    private static final Set<String> COUNTS = Set.of("backfills", "preemptions");
    private static final Set<String> EVEN = Set.of("averageUtilisation", "cumulativeCompletion");
    /** Smaller rank correlations belong to no class ([NET] Fig. 2). */
    private static final double CLASS = 0.1;
    private static final double TENTH = Math.log(1.1);
    private static final double TWENTIETH = Math.log(1.05);
    private static final double TWO_POINTS = 0.02;
    private static final double HALF_A_POINT = 0.005;

    static EquivalenceMargin of(String measure) {
        if (VALUE.contains(measure)) {
            return new EquivalenceMargin(false, TWO_POINTS);
        }
        if (STARVED.contains(measure)) {
            return new EquivalenceMargin(false, HALF_A_POINT);
        }
        if (measure.equals("fairnessRho")) {
            return new EquivalenceMargin(false, CLASS);
        }
        return COUNTS.contains(measure) ? new EquivalenceMargin(false, 0)
                : new EquivalenceMargin(true, EVEN.contains(measure) ? TWENTIETH : TENTH);
    }

    /** The effect of a pair; NaN if a value is missing or has no logarithm. */
    double effect(double ours, double theirs) {
        return !ratio ? ours - theirs : ours > 0 && theirs > 0 ? Math.log(ours / theirs) : Double.NaN;
    }

    /** A value on the scale on which its mean is taken. */
    double level(double value) {
        return !ratio ? value : value > 0 ? Math.log(value) : Double.NaN;
    }

    /** {@code geometric mean 0.89 [0.87, 0.92]}. */
    String level(MeanEffect mean) {
        return (ratio ? "geometric mean " : "mean ") + range(mean.interval(), ratio ? Math::exp : value -> value);
    }

    /** Whether a mean effect is significantly within the margin. */
    boolean alike(MeanEffect effect) {
        return margin > 0 && effect.between(-margin, margin) < Wanted.LEVEL;
    }

    /** {@code ±10 %}. */
    String marginWords() {
        return "\u00b1" + (ratio ? Figures.brief(100 * Math.expm1(margin), 1, Language.ENGLISH) + "\u2009%"
                : Figures.brief(100 * margin, 1, Language.ENGLISH) + " points");
    }

    /** {@code 150 blocks, ratio 0.87 [0.79, 0.95], p = 0.002}. */
    String numbers(MeanEffect effect) {
        Interval interval = effect.interval();
        String size = ratio ? "ratio " + range(interval, Math::exp) : "difference " + range(interval, value -> value);
        return Figures.count(effect.n(), "block", "blocks") + ", " + size + ", " + p(effect.p());
    }

    static String range(Interval interval, DoubleUnaryOperator back) {
        String middle = brief(back.applyAsDouble(interval.middle()));
        return Double.isNaN(interval.low()) ? middle
                : middle + " [" + brief(back.applyAsDouble(interval.low())) + ", " + brief(back.applyAsDouble(interval.high())) + "]";
    }

    static String p(double p) {
        return Double.isNaN(p) ? "p unknown" : p < 0.0001 ? "p < 0.0001" : "p = " + Figures.decimal(p, 4, Language.ENGLISH);
    }

    /** Four significant digits, or compact. */
    static String brief(double value) {
        double size = Math.abs(value);
        int digits = size >= 1000 ? 0 : size >= 100 ? 1 : size >= 10 ? 2 : size >= 1 ? 3 : 4;
        return Double.isInfinite(value) ? value > 0 ? "\u221e" : "\u2212\u221e"
                : size >= 1e6 ? Figures.compact(value, 0, Language.ENGLISH) : Figures.brief(value, digits, Language.ENGLISH);
    }
}
