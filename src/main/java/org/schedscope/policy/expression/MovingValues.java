package org.schedscope.policy.expression;

/** The variables of one task, and how they move from the present tick on. */
public interface MovingValues extends Values {
    /** Makes a piece of {@link Variable#VALUE}, from the present tick on. */
    void value(LinePiece piece);
}
