package org.schedscope.cli.study;

import java.util.concurrent.CountDownLatch;
import java.util.concurrent.TimeUnit;

/** Shutdown hook for Ctrl+C or a batch system's TERM: long work ends early and writes its results. */
final class StoppedByUser implements AutoCloseable {
    private static final int PATIENCE_SECONDS = 20;

    private final CountDownLatch ended = new CountDownLatch(1);
    private final Thread hook;

    /**
     * @param cancel ends the work soon
     * @param told printed after the work
     */
    StoppedByUser(Runnable cancel, Runnable told) {
        hook = new Thread(() -> {
            cancel.run();
            try {
                ended.await(PATIENCE_SECONDS, TimeUnit.SECONDS);
            } catch (InterruptedException e) {
                Thread.currentThread().interrupt();
            }
            told.run();
        }, "stopped by the user");
        Runtime.getRuntime().addShutdownHook(hook);
    }

    @Override
    public void close() {
        ended.countDown();
        try {
            Runtime.getRuntime().removeShutdownHook(hook);
        } catch (IllegalStateException goingDown) {
            // The hook is running and waits for the latch that was just released.
            return;
        }
    }
}
