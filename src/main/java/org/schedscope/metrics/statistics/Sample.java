package org.schedscope.metrics.statistics;

import java.util.Arrays;
import org.apache.commons.numbers.arrays.Selection;
import org.apache.commons.statistics.descriptive.Quantile;

/**
 * Values of one quantity, one per job. Of no values, every statistic is NaN. Sorting happens when an order statistic is first asked
 * for.
 */
public final class Sample {
    private static final Quantile TYPE_7 = Quantile.withDefaults().with(Quantile.EstimationMethod.HF7);

    private final double[] values;
    private double[] sorted;

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

    /** {@code quantile(0.5)}; found without sorting, if nothing has been sorted yet. The library's own median differs in the last digit. */
    public double median() {
        if (sorted != null || values.length < 2) {
            return quantile(0.5);
        }
        int middle = (values.length - 1) / 2;
        double[] parted = values.clone();
        Selection.select(parted, new int[] {middle, middle + 1});
        return values.length % 2 == 1 ? parted[middle] : parted[middle] + 0.5 * (parted[middle + 1] - parted[middle]);
    }

    /** Linear interpolation between order statistics (type 7 of Hyndman and Fan). */
    public double quantile(double share) {
        double[] ascending = sorted();
        return TYPE_7.evaluate(ascending.length, place -> ascending[place], share);
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

    private double sum() {
        Sum sum = new Sum();
        for (double value : values) {
            sum.add(value);
        }
        return sum.value();
    }

    /** Not to be changed. */
    double[] sorted() {
        if (sorted == null) {
            sorted = values.clone();
            Arrays.sort(sorted);
        }
        return sorted;
    }
}
