package org.schedscope.experiment.example;

import java.math.BigDecimal;
import java.util.Optional;

/**
 * A number that a paper prints, and ours.
 *
 * @param printed as it stands there
 * @param ours unrounded
 * @param note why they differ, where the paper contradicts itself; empty otherwise
 */
public record PrintedNumber(String what, String printed, double ours, Optional<String> note) {
    /** Whether ours, rounded to as many digits, is the printed one; a printed five may have been rounded either way. */
    public boolean agrees() {
        BigDecimal number = new BigDecimal(printed);
        double half = 0.5 * Math.pow(10, -number.scale());
        return Math.abs(ours - number.doubleValue()) <= half * (1 + 1e-9);
    }
}
