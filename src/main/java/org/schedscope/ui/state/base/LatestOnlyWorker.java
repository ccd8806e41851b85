package org.schedscope.ui.state.base;

import java.util.concurrent.Executor;
import java.util.function.Consumer;
import java.util.function.Function;

/**
 * Handles requests on a worker, one at a time; of requests that arrive meanwhile only the last is handled. Results are handed over on the
 * owner's thread.
 */
public final class LatestOnlyWorker<Q, R> {
    private final Executor worker;
    private final Executor owner;
    private final Function<Q, R> work;
    private final Consumer<R> deliver;
    private boolean busy;
    private Q next;

    /** All methods are called on the owner's thread. */
    public LatestOnlyWorker(Executor worker, Executor owner, Function<Q, R> work, Consumer<R> deliver) {
        this.worker = worker;
        this.owner = owner;
        this.work = work;
        this.deliver = deliver;
    }

    public void request(Q request) {
        next = request;
        if (!busy) {
            begin();
        }
    }

    private void begin() {
        Q request = next;
        next = null;
        busy = true;
        worker.execute(() -> {
            try {
                R result = work.apply(request);
                owner.execute(() -> end(result));
            } catch (RuntimeException | Error broken) {
                owner.execute(() -> fail(broken));
            }
        });
    }

    private void end(R result) {
        settle();
        deliver.accept(result);
    }

    /** A mistake of ours: later requests still get their answer, and the mistake shows where uncaught ones do. */
    private void fail(Throwable broken) {
        settle();
        if (broken instanceof Error error) {
            throw error;
        }
        throw (RuntimeException) broken;
    }

    public boolean isBusy() {
        return busy;
    }

    private void settle() {
        busy = false;
        if (next != null) {
            begin();
        }
    }
}
