package org.schedscope.breakpoint;

import org.schedscope.model.ModelException;
import org.schedscope.text.Message;

/** A text is no condition, or speaks of something that a run does not have. */
public final class ConditionException extends ModelException {
    private static final long serialVersionUID = 1L;

    private final int column;

    /** @param column of what is wrong in the text, from 1 */
    public ConditionException(int column, Message what) {
        super(Condition.words("column", column, what));
        this.column = column;
    }

    /** Where in the text, from 1. */
    public int column() {
        return column;
    }
}
