package org.schedscope.cli.base;

import java.io.IOException;
import java.io.PrintWriter;
import java.io.UncheckedIOException;
import java.nio.file.AccessDeniedException;
import java.nio.file.FileSystemException;
import java.nio.file.NoSuchFileException;
import org.schedscope.io.input.InputException;
import org.schedscope.io.input.Problem;
import org.schedscope.io.output.StandardOutput;
import org.schedscope.model.FailedRunException;
import org.schedscope.model.ModelException;
import org.schedscope.model.WorkUndoneException;
import org.schedscope.policy.registry.PolicyPlugins;

/** The message and the exit code of an exception: one or several lines for the user. */
public final class Failure {
    /** The run failed. */
    public static final int RUN_FAILED = 1;
    /** Wrong usage or bad input. */
    public static final int BAD_INPUT = 2;
    private static final String DEBUG = "schedscope.debug";

    private Failure() {
    }

    /** Prints the error and returns the exit code. */
    public static int report(Throwable thrown, PrintWriter err) {
        if (Boolean.getBoolean(DEBUG)) {
            thrown.printStackTrace(err);
        }
        Throwable cause = thrown instanceof UncheckedIOException ? thrown.getCause() : thrown;
        if (StandardOutput.isReaderGone(cause)) {
            return 0;
        }
        if (cause instanceof InputException input) {
            for (Problem problem : input.problems()) {
                err.println(problem.text());
            }
            return BAD_INPUT;
        }
        if (cause instanceof UsageException || cause instanceof ModelException) {
            err.println(cause.getMessage());
            return cause instanceof FailedRunException ? RUN_FAILED : BAD_INPUT;
        }
        if (cause instanceof IllegalScheduleException illegal) {
            illegal.lines().forEach(err::println);
        } else if (cause instanceof WorkUndoneException) {
            err.println(cause.getMessage());
        } else {
            err.println(text(cause));
        }
        return RUN_FAILED;
    }

    private static String text(Throwable cause) {
        if (cause instanceof OutOfMemoryError) {
            return "out of memory; start with more, for instance java -Xmx8g -jar schedscope.jar …";
        }
        if (cause instanceof FileSystemException file) {
            String reason = cause instanceof NoSuchFileException ? "no such folder"
                    : cause instanceof AccessDeniedException ? "access denied"
                            : file.getReason() == null ? cause.getClass().getSimpleName() : file.getReason();
            return "cannot write " + file.getFile() + ": " + reason;
        }
        StackTraceElement[] trace = cause.getStackTrace();
        if (trace.length > 0 && PolicyPlugins.LOADER.equals(trace[0].getClassLoaderName())) {
            return "the plugin " + trace[0].getClassName() + " failed in line " + trace[0].getLineNumber() + ": " + cause;
        }
        if (cause instanceof IOException) {
            return "cannot write: " + cause.getMessage();
        }
        String first = String.valueOf(cause.getMessage()).lines().findFirst().orElse("");
        return "this is a mistake in SchedScope: " + cause.getClass().getSimpleName() + ": " + first + " (-D" + DEBUG
                + "=true shows where)";
    }
}
