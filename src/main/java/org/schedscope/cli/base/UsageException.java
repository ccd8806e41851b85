package org.schedscope.cli.base;

/** An invalid command line; the message is one line for the user. Exit code 2. */
public final class UsageException extends RuntimeException {
    private static final long serialVersionUID = 1L;

    public UsageException(String message) {
        super(message);
    }
}
