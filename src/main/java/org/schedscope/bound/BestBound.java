package org.schedscope.bound;

import org.schedscope.model.number.BigRatio;

/** The largest value that some argument gives, or the sum of such over parts. */
final class BestBound {
    private final BigRatio path;
    private BigRatio value;
    private Argument argument = Argument.PATH;
    private BigRatio gain = BigRatio.ZERO;

    /** @param path what critical paths give */
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

    /** Adds that of other jobs; the argument that stays is the one that gives most above the paths. */
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

    /** Of the mean over so many jobs. */
    LowerBound meanOf(String metric, int jobs) {
        return new LowerBound(metric, value.dividedBy(BigRatio.of(jobs)), argument);
    }
}
