package org.schedscope.policy.expression;

/** How the value of an expression changes while a task waits, the simplest first. */
public enum Growth {
    /** Constant, as long as {@link Variable#MAXCP} is. */
    FIXED,
    /** Constant for a while, then another constant. */
    STEPS,
    /** A line from the present tick on, for a while or for ever. */
    LINES,
    /** In any other way. */
    CURVED;

    Growth and(Growth other) {
        return compareTo(other) >= 0 ? this : other;
    }

    /** The growth of a product: a line if one factor at most is one. */
    Growth times(Growth other) {
        return this == LINES && other == LINES ? CURVED : and(other);
    }

    /** The growth of a quotient. */
    Growth dividedBy(Growth divisor) {
        return divisor == LINES ? CURVED : and(divisor);
    }

    /** The growth of a choice between expressions that grow so at most: it leaps where one takes the place of another. */
    Growth chosen(boolean fixedChoice) {
        return this == FIXED && !fixedChoice ? STEPS : this;
    }
}
