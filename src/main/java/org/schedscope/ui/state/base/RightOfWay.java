package org.schedscope.ui.state.base;

import java.util.concurrent.Executor;
import java.util.concurrent.locks.LockSupport;
import java.util.function.LongConsumer;
import java.util.function.LongSupplier;

/**
 * Priority of the thread that makes frames, where processors are few. Long work on other threads calls this every millisecond or so and
 * waits while a frame is made. Work that has waited may go on for half as long without a further wait, so that it advances however busy the
 * window is.
 */
public final class RightOfWay {
    /** A priority without waiting: for programs without frames, or with enough processors. */
    public static final RightOfWay EVERYBODY = new RightOfWay(() -> 0, nanos -> {
    }, false);

    /** With more, the window and its workers have one each. */
    private static final int FEW = 3;
    /** Longest wait at a time. */
    static final long LONGEST_NANOS = 40_000_000L;
    /** Between two looks at whether the frame is done. */
    static final long LOOK_NANOS = 250_000L;

    private final LongSupplier clock;
    private final LongConsumer pause;
    private final boolean needed;
    /** When the frame was begun that is made just now, in nanoseconds with the last bit set; 0 while none is. */
    private volatile long begun;
    private volatile long freeUntil;

    /** On this machine. */
    public RightOfWay() {
        this(System::nanoTime, LockSupport::parkNanos, Runtime.getRuntime().availableProcessors() <= FEW);
    }

    /**
     * @param clock in nanoseconds
     * @param pause waits for some nanoseconds
     * @param needed whether anything has to wait
     */
    RightOfWay(LongSupplier clock, LongConsumer pause, boolean needed) {
        this.clock = clock;
        this.pause = pause;
        this.needed = needed;
        freeUntil = clock.getAsLong();
    }

    /** The thread that makes frames begins with one, or with what comes before it. */
    public void take() {
        if (needed) {
            begun = clock.getAsLong() | 1;
        }
    }

    /** The thread that makes frames has done for now. */
    public void leave() {
        begun = 0;
    }

    /** Executor on the thread that makes frames, with the same priority. */
    public Executor first(Executor owner) {
        return task -> owner.execute(() -> {
            take();
            try {
                task.run();
            } finally {
                leave();
            }
        });
    }

    /** Waits if a frame is being made; to be called often by long work on another thread. */
    public void giveWay() {
        long frame = begun;
        if (frame != 0) {
            giveWayTo(frame);
        }
    }

    private void giveWayTo(long frame) {
        long asked = clock.getAsLong();
        if (asked - freeUntil < 0) {
            return;
        }
        long now = asked;
        while (begun == frame && now - frame < LONGEST_NANOS) {
            pause.accept(LOOK_NANOS);
            now = clock.getAsLong();
        }
        freeUntil = now + (now - asked) / 2;
    }
}
