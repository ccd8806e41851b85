package org.schedscope.metrics.statistics;

import java.util.Comparator;
import java.util.stream.IntStream;

/**
 * Holm's step-down correction (Holm 1979, <i>A simple sequentially rejective multiple test procedure</i>): of a family of tests, each held
 * against its corrected probability, one or more goes wrong with at most the level of one test, however the tests hang together.
 */
public final class Holm {
    private Holm() {
    }

    /**
     * The smallest p is multiplied by their number, the next by one less, and so on; none is below the one before it, or above 1.
     *
     * @param p probabilities of a family; NaN for what was not tested, which does not count
     * @return corrected, in the order given
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
