package org.schedscope.experiment.example;

import java.math.BigDecimal;
import java.util.Optional;

/**
 * A number printed in a paper beside the computed one.
 *
 * @param printed as in the paper
 * @param ours unrounded
 * @param note reason for a difference where the paper contradicts itself; empty otherwise
 */
public record PrintedNumber(String what, String printed, double ours, Optional<String> note) {
    /** Whether the computed number rounds to the printed one; a printed five may be rounded either way. */
    public boolean agrees() {
        BigDecimal number = new BigDecimal(printed);
        double half = 0.5 * Math.pow(10, -number.scale());
        return Math.abs(ours - number.doubleValue()) <= half * (1 + 1e-9);
    }
}
