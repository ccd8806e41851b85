package org.schedscope.policy.expression;

import org.schedscope.model.number.BigRatio;

/** The variables of one task at one moment. */
public interface Values {
    /** A variable that is a whole number: not one of {@linkplain Variable#isFraction fractions}. */
    long whole(Variable variable);

    /** Count of a named resource that the task needs; 0 without it. */
    long count(String resource);

    /** Any variable. */
    BigRatio exact(Variable variable);
}
