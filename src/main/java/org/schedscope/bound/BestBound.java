package org.schedscope.bound;

import org.schedscope.model.number.BigRatio;

/** The largest bound of one metric found so far, or the sum of such bounds over parts of a workload. */
final class BestBound {
    private final BigRatio path;
    private BigRatio value;
    private Argument argument = Argument.PATH;
    private BigRatio gain = BigRatio.ZERO;

    /** @param path the bound by critical paths */
    BestBound(BigRatio path) {
        this.path = path;
        value = path;
    }

    BigRatio path() {
        return path;
    }

    void raise(BigRatio other, Argument why) {
        if (other.compareTo(value) > 0) {
            gain = other.minus(path);
            value = other;
            argument = why;
        }
    }

    /** Adds the bound of further jobs. The argument with the largest gain over critical paths is kept. */
    void add(BestBound part) {
        value = value.plus(part.value);
        if (part.gain.compareTo(gain) > 0) {
            gain = part.gain;
            argument = part.argument;
        }
    }

    LowerBound of(String metric) {
        return new LowerBound(metric, value, argument);
    }

    /** The bound of a mean over a number of jobs. */
    LowerBound meanOf(String metric, int jobs) {
        return new LowerBound(metric, value.dividedBy(BigRatio.of(jobs)), argument);
    }
}
