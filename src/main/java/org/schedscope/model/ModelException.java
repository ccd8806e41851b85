package org.schedscope.model;

/** A value that the model does not allow; the message is one sentence for a user, without a place in a file. */
public class ModelException extends IllegalArgumentException {
    private static final long serialVersionUID = 1L;

    public ModelException(String message) {
        super(message);
    }
}
