package org.schedscope.model;

import org.schedscope.text.Message;

/** Failure of a run that was not foreseeable before it began, such as a key without a value. */
public final class FailedRunException extends ModelException {
    private static final long serialVersionUID = 1L;

    public FailedRunException(Message told) {
        super(told);
    }
}
