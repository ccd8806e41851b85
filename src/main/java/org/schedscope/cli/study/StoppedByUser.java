package org.schedscope.cli.study;

import java.util.concurrent.CountDownLatch;
import java.util.concurrent.TimeUnit;

/** Sees to it that Ctrl+C, or a batch system's TERM, ends long work after what is known is written. */
final class StoppedByUser implements AutoCloseable {
    private static final int PATIENCE_SECONDS = 20;

    private final CountDownLatch ended = new CountDownLatch(1);
    private final Thread hook;

    /**
     * @param cancel has the work come to its end soon
     * @param told what is to be said once it has
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
            // The hook is running: it waits for what was just counted down.
            return;
        }
    }
}
