package org.schedscope.metrics.statistics;

/**
 * Ranks from 1; equal values share their mean rank. The values are sorted already, so {@code NaturalRanking} of Commons Statistics would
 * sort twice.
 */
final class Ranks {
    private Ranks() {
    }

    /** The end of the run of equal values that begins at a place. */
    static int end(double[] ascending, int from) {
        int to = from + 1;
        while (to < ascending.length && ascending[to] == ascending[from]) {
            to++;
        }
        return to;
    }

    /** The mean rank of some places. */
    static double mean(int from, int to) {
        return (from + to + 1) / 2.0;
    }
}
