package org.schedscope.ui.view.base;

/** Runs parts of a frame so that one that fails takes no other with it: what it throws goes where all that nobody catches goes. */
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
