package org.schedscope.cli.study;

import java.io.PrintWriter;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.TimeUnit;
import org.schedscope.experiment.sweep.Sweep;

/** Sees to it that Ctrl+C, or a batch system's TERM, ends a sweep after the runs that are done are written, and says how it goes on. */
final class StoppedByUser implements AutoCloseable {
    private static final int PATIENCE_SECONDS = 20;

    private final CountDownLatch ended = new CountDownLatch(1);
    private final Thread hook;

    StoppedByUser(Sweep sweep, SweepStatusLine progress, PrintWriter err) {
        hook = new Thread(() -> {
            sweep.cancel();
            try {
                ended.await(PATIENCE_SECONDS, TimeUnit.SECONDS);
            } catch (InterruptedException e) {
                Thread.currentThread().interrupt();
            }
            progress.end();
            err.println("stopped at " + progress.last() + "; the same command goes on from there");
            err.flush();
        }, "stopped by the user");
        Runtime.getRuntime().addShutdownHook(hook);
    }

    @Override
    public void close() {
        ended.countDown();
        try {
            Runtime.getRuntime().removeShutdownHook(hook);
        } catch (IllegalStateException goingDown) {
            // The hook is running: it waits for what was just counted down.
            return;
        }
    }
}
