package org.schedscope.metrics.statistics;

import java.util.Comparator;
import java.util.stream.IntStream;

/**
 * Holm's step-down correction (Holm 1979, <i>A simple sequentially rejective multiple test procedure</i>). It limits the probability of any
 * false rejection in a family of tests to the level of one test, whatever their dependence.
 */
public final class Holm {
    private Holm() {
    }

    /**
     * Multiplies the smallest p by the number of tests, the next by one less, and so on; results are monotonic and at most 1.
     *
     * @param p probabilities of a family; NaN for omitted tests, which do not count
     * @return corrected, in the given order
     */
    public static double[] adjusted(double... p) {
        double[] adjusted = p.clone();
        int[] rising = IntStream.range(0, p.length).filter(i -> !Double.isNaN(p[i])).boxed().sorted(Comparator.comparingDouble(i -> p[i]))
                .mapToInt(Integer::intValue).toArray();
        double before = 0;
        for (int place = 0; place < rising.length; place++) {
            before = Math.min(1, Math.max(before, (rising.length - place) * p[rising[place]]));
            adjusted[rising[place]] = before;
        }
        return adjusted;
    }
}
