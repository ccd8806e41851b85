package org.schedscope.metrics.statistics;

/** A compensated sum of doubles (Neumaier 1974). */
public final class Sum {
    private double sum;
    private double lost;

    public void add(double value) {
        double next = sum + value;
        lost += Math.abs(sum) >= Math.abs(value) ? sum - next + value : value - next + sum;
        sum = next;
    }

    public Sum copy() {
        Sum copy = new Sum();
        copy.sum = sum;
        copy.lost = lost;
        return copy;
    }

    public double value() {
        return sum + lost;
    }
}
