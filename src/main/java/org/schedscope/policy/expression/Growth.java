package org.schedscope.policy.expression;

/** How the value of an expression moves while a task waits, from what needs the least looking after to what needs the most. */
public enum Growth {
    /** Not at all, as long as {@link Variable#MAXCP} stays. */
    FIXED,
    /** It stays for a while, leaps, and stays again. */
    STEPS,
    /** It is a line in the present tick, for a while or for ever. */
    LINES,
    /** In any way at all. */
    CURVED;

    Growth and(Growth other) {
        return compareTo(other) >= 0 ? this : other;
    }

    /** Of a product, of which one factor may be a line. */
    Growth times(Growth other) {
        return this == LINES && other == LINES ? CURVED : and(other);
    }

    /** Of a quotient by something that grows so. */
    Growth dividedBy(Growth divisor) {
        return divisor == LINES ? CURVED : and(divisor);
    }

    /** Of what is one of several of which this is the most: leaps where one takes the place of another. */
    Growth chosen(boolean fixedChoice) {
        return this == FIXED && !fixedChoice ? STEPS : this;
    }
}
