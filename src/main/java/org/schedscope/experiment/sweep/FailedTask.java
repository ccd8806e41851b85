package org.schedscope.experiment.sweep;

import java.io.IOException;
import java.util.concurrent.ExecutionException;

/** What went wrong in another thread, told in the one that waits for it. */
public final class FailedTask {
    private FailedTask() {
    }

    /** Throws what the task threw, as it was; returned for the compiler only. */
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
