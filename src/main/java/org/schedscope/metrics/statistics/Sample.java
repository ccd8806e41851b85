package org.schedscope.metrics.statistics;

import org.apache.commons.statistics.descriptive.Quantile;

/**
 * A sample of one quantity, one value per job. All statistics of an empty sample are NaN. Sorted at the first use of a statistic that needs
 * it; thread-safe.
 */
public final class Sample {
    private static final Quantile TYPE_7 = Quantile.withDefaults().with(Quantile.EstimationMethod.HF7);

    private final double[] values;
    private double[] sorted;
    /** Places by value, if known. */
    private int[] order;
    private boolean summarised;
    private double sum;
    private double smallest;
    private double largest;

    public Sample(double[] values) {
        this.values = values;
    }

    public static Sample of(double... values) {
        return new Sample(values.clone());
    }

    public int count() {
        return values.length;
    }

    /** The values in ascending order. */
    public double[] ascending() {
        return sorted().clone();
    }

    /** The values in their given order; must not be changed. */
    public double[] values() {
        return values;
    }

    public double value(int i) {
        return values[i];
    }

    public double mean() {
        return values.length == 0 ? Double.NaN : sum() / values.length;
    }

    public double smallest() {
        summarise();
        return smallest;
    }

    public double largest() {
        summarise();
        return largest;
    }

    /** {@code quantile(0.5)}. */
    public double median() {
        return quantile(0.5);
    }

    /** The quantile by linear interpolation between order statistics (type 7 of Hyndman and Fan). */
    public double quantile(double share) {
        return quantiles(share)[0];
    }

    /** Several quantiles, without sorting if the sample is not sorted yet. */
    public double[] quantiles(double... shares) {
        summarise();
        if (values.length < 2 || isSorted() || Double.isNaN(smallest)) {
            double[] ascending = sorted();
            return TYPE_7.evaluate(ascending.length, place -> ascending[place], shares);
        }
        return TYPE_7.evaluate(values.length, new OrderStatistic(values, smallest, largest)::at, shares);
    }

    private synchronized boolean isSorted() {
        return sorted != null;
    }

    /** Sample standard deviation (n − 1); 0 for one value. */
    public double standardDeviation() {
        if (values.length < 2) {
            return values.length == 0 ? Double.NaN : 0;
        }
        double mean = mean();
        Sum squares = new Sum();
        for (double value : values) {
            squares.add((value - mean) * (value - mean));
        }
        return Math.sqrt(squares.value() / (values.length - 1));
    }

    /** Gini coefficient Σᵢ Σⱼ |xᵢ − xⱼ| ÷ (2·n²·mean) of non-negative values: 0 when all are equal, below 1; O(n log n). */
    public double gini() {
        double[] ascending = sorted();
        double total = sum();
        if (ascending.length == 0 || total == 0) {
            return ascending.length == 0 ? Double.NaN : 0;
        }
        Sum weighted = new Sum();
        double n = ascending.length;
        for (int i = 0; i < ascending.length; i++) {
            weighted.add((2.0 * i + 1 - n) * ascending[i]);
        }
        return weighted.value() / (n * total);
    }

    private double sum() {
        summarise();
        return sum;
    }

    /** One pass for all three, since most callers need more than one. */
    private synchronized void summarise() {
        if (!summarised) {
            Sum all = new Sum();
            double low = Double.POSITIVE_INFINITY;
            double high = Double.NEGATIVE_INFINITY;
            for (double value : values) {
                all.add(value);
                low = Math.min(low, value);
                high = Math.max(high, value);
            }
            sum = all.value();
            smallest = values.length == 0 ? Double.NaN : low;
            largest = values.length == 0 ? Double.NaN : high;
            summarised = true;
        }
    }

    /** Must not be changed. */
    private synchronized double[] sorted() {
        if (sorted == null) {
            RadixOrder inOrder = RadixOrder.of(values);
            order = inOrder.places();
            sorted = inOrder.ascending();
        }
        return sorted;
    }

    /** Ranks of the values, from 1; equal values share their mean rank. */
    public double[] ranks() {
        double[] ascending = sorted();
        double[] ranks = new double[ascending.length];
        for (int from = 0; from < ranks.length;) {
            int to = Ranks.end(ascending, from);
            double rank = Ranks.mean(from, to);
            while (from < to) {
                ranks[order[from++]] = rank;
            }
        }
        return ranks;
    }
}
