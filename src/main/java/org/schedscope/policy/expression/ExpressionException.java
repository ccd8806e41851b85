package org.schedscope.policy.expression;

import org.schedscope.model.ModelException;
import org.schedscope.text.Message;

/** What is wrong with an expression, and where. */
public final class ExpressionException extends ModelException {
    private static final long serialVersionUID = 1L;

    private final int from;
    private final int to;

    ExpressionException(Message told, int from, int to) {
        super(told);
        this.from = from;
        this.to = to;
    }

    /** Number of the first character that is wrong, from 0; the length of the text if something is missing at its end. */
    public int from() {
        return from;
    }

    /** Number of the character after the last that is wrong, above {@link #from}. */
    public int to() {
        return to;
    }
}
