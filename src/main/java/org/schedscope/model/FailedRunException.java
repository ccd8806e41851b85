package org.schedscope.model;

import org.schedscope.text.Message;

/** What nobody could know before a run was made: it has come to where it cannot go on, such as a key that has no value. */
public final class FailedRunException extends ModelException {
    private static final long serialVersionUID = 1L;

    public FailedRunException(Message told) {
        super(told);
    }
}
