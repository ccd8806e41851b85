package org.schedscope.cli;

/** The command cannot be carried out as it was given; the message is one line for the user. Exit code 2. */
final class UsageException extends RuntimeException {
    private static final long serialVersionUID = 1L;

    UsageException(String message) {
        super(message);
    }
}
