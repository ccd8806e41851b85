package org.schedscope.model;

import org.schedscope.text.Message;

/** A value that the model does not allow; the message is one sentence for a user, without a place in a file. */
public class ModelException extends IllegalArgumentException {
    private static final long serialVersionUID = 1L;

    private final transient Message told;

    public ModelException(Message told) {
        super(told.toString());
        this.told = told;
    }

    /** A refusal whose message is in English only. */
    public ModelException(String message) {
        this(Message.verbatim(message));
    }

    /** The message, for any language. */
    public Message told() {
        return told;
    }
}
