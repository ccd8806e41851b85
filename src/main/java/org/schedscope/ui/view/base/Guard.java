package org.schedscope.ui.view.base;

/** Runs parts of a frame so that a failing one stops no other: its exception goes to the handler of uncaught exceptions. */
public final class Guard {
    private Guard() {
    }

    public static void run(Runnable part) {
        try {
            part.run();
        } catch (RuntimeException | Error broken) {
            Thread thread = Thread.currentThread();
            thread.getUncaughtExceptionHandler().uncaughtException(thread, broken);
        }
    }
}
