package org.schedscope.metrics.statistics;

import org.apache.commons.statistics.descriptive.Quantile;

/**
 * Values of one quantity, one per job. Of no values, every statistic is NaN. Sorting happens when an order statistic is first asked
 * for that needs it. Several threads may ask.
 */
public final class Sample {
    private static final Quantile TYPE_7 = Quantile.withDefaults().with(Quantile.EstimationMethod.HF7);

    private final double[] values;
    private double[] sorted;
    private int[] order;
    private double sum;
    private boolean summed;

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

    /** In the order in which they were given; not to be changed. */
    public double[] values() {
        return values;
    }

    public double value(int i) {
        return values[i];
    }

    /** Each value by the one of another sample at the same place. */
    public Sample dividedBy(Sample other) {
        double[] ratios = new double[values.length];
        for (int i = 0; i < ratios.length; i++) {
            ratios[i] = values[i] / other.values[i];
        }
        return new Sample(ratios);
    }

    public double mean() {
        return values.length == 0 ? Double.NaN : sum() / values.length;
    }

    public double smallest() {
        double smallest = values.length == 0 ? Double.NaN : values[0];
        for (double value : values) {
            smallest = Math.min(smallest, value);
        }
        return smallest;
    }

    public double largest() {
        double largest = values.length == 0 ? Double.NaN : values[0];
        for (double value : values) {
            largest = Math.max(largest, value);
        }
        return largest;
    }

    /** {@code quantile(0.5)}. */
    public double median() {
        return quantile(0.5);
    }

    /** Linear interpolation between order statistics (type 7 of Hyndman and Fan). */
    public double quantile(double share) {
        return quantiles(share)[0];
    }

    /** Several of them; found without sorting, if nothing has been sorted yet. */
    public double[] quantiles(double... shares) {
        if (values.length < 2 || isSorted()) {
            double[] ascending = sorted();
            return TYPE_7.evaluate(ascending.length, place -> ascending[place], shares);
        }
        return TYPE_7.evaluate(values.length, new NumberAtPlace(values)::at, shares);
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

    /** Σᵢ Σⱼ |xᵢ − xⱼ| ÷ (2·n²·mean) of values that are not negative: 0 when all are equal, below 1; O(n log n). */
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

    private synchronized double sum() {
        if (!summed) {
            Sum all = new Sum();
            for (double value : values) {
                all.add(value);
            }
            sum = all.value();
            summed = true;
        }
        return sum;
    }

    /** Not to be changed. */
    private synchronized double[] sorted() {
        if (sorted == null) {
            int[] places = order();
            sorted = new double[places.length];
            for (int i = 0; i < places.length; i++) {
                sorted[i] = values[places[i]];
            }
        }
        return sorted;
    }

    /** Places in order of their values. */
    private synchronized int[] order() {
        if (order == null) {
            order = RadixOrder.of(values);
        }
        return order;
    }

    /** Ranks of the values, from 1; equal values have the mean of theirs. */
    public double[] ranks() {
        int[] places = order();
        double[] ofSorted = Fairness.ranksOfAscending(sorted());
        double[] ranks = new double[places.length];
        for (int i = 0; i < places.length; i++) {
            ranks[places[i]] = ofSorted[i];
        }
        return ranks;
    }
}
