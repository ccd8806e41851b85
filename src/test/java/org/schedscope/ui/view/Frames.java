package org.schedscope.ui.view;

import com.sun.javafx.tk.Toolkit;
import java.lang.reflect.Field;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.atomic.AtomicBoolean;
import javafx.application.Platform;

/**
 * The toolkit's frames, called for instead of waited for: what is laid out, and when, follows from what was done and not from the clock.
 * Animations stand still meanwhile.
 */
final class Frames {
    private Frames() {
    }

    /** No frame comes by itself until {@link #release()}. On the toolkit's thread. */
    static void hold() {
        running().set(true);
    }

    static void release() {
        running().set(false);
    }

    /** A frame that takes itself to be still running lets no other begin. */
    private static AtomicBoolean running() {
        try {
            Field field = Class.forName("com.sun.javafx.tk.quantum.QuantumToolkit").getDeclaredField("pulseRunning");
            field.setAccessible(true);
            return (AtomicBoolean) field.get(Toolkit.getToolkit());
        } catch (ReflectiveOperationException e) {
            throw new IllegalStateException("another toolkit", e);
        }
    }

    /** On the toolkit's thread, after all that it was asked for before, and without the pauses that robots make. */
    static void run(Runnable what) {
        CountDownLatch done = new CountDownLatch(1);
        Platform.runLater(() -> {
            try {
                what.run();
            } finally {
                done.countDown();
            }
        });
        try {
            done.await();
        } catch (InterruptedException e) {
            throw new IllegalStateException(e);
        }
    }
}
