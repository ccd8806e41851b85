package org.schedscope.experiment.sweep;

import java.io.IOException;
import java.util.concurrent.ExecutionException;

/** The exception of a task in another thread, for the thread that waits for it. */
public final class FailedTask {
    private FailedTask() {
    }

    /** Throws the task's own exception; the result is for the compiler only. */
    public static RuntimeException of(ExecutionException failed) throws IOException {
        Throwable cause = failed.getCause();
        if (cause instanceof IOException io) {
            throw io;
        }
        if (cause instanceof Error error) {
            throw error;
        }
        throw (RuntimeException) cause;
    }
}
