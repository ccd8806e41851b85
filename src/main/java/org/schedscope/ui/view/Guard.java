package org.schedscope.ui.view;

/** Runs parts of a frame so that one that fails takes no other with it: what it throws goes where all that nobody catches goes. */
final class Guard {
    private Guard() {
    }

    static void run(Runnable part) {
        try {
            part.run();
        } catch (RuntimeException | Error broken) {
            Thread thread = Thread.currentThread();
            thread.getUncaughtExceptionHandler().uncaughtException(thread, broken);
        }
    }
}
