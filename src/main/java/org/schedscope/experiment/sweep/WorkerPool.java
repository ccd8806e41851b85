package org.schedscope.experiment.sweep;

import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.function.IntConsumer;
import org.schedscope.io.input.Problem;
import org.schedscope.model.FailedRunException;
import org.schedscope.model.ModelException;
import org.schedscope.text.Message;

/** The workers of a sweep, and the thread that writes their lines. Memory is that of a few cells and lines for each worker. */
final class WorkerPool {
    /** Few, so that a cancelled sweep stops soon even if the writing thread is slow. */
    private static final int WAITING_LINES = 32;
    private static final long LOOK_MILLIS = 250;

    private final Sweep sweep;
    private final WorkList work;
    private final int workers;
    private final BlockingQueue<byte[]> lines = new LinkedBlockingQueue<>(WAITING_LINES);
    private final AtomicInteger busy = new AtomicInteger();

    WorkerPool(Sweep sweep, WorkList work, int workers) {
        this.sweep = sweep;
        this.work = work;
        this.workers = workers;
    }

    /**
     * Works until all runs are done, a run fails or the sweep is cancelled.
     *
     * @param made receives the number of lines written so far
     * @return the number of lines at the end
     */
    int run(ResultsLog log, IntConsumer made) throws IOException {
        ExecutorService pool = Executors.newFixedThreadPool(workers, task -> {
            Thread thread = new Thread(task, "sweep");
            thread.setDaemon(true);
            return thread;
        });
        List<Future<?>> results = new ArrayList<>();
        busy.set(workers);
        try {
            for (int worker = 0; worker < workers; worker++) {
                results.add(pool.submit(() -> {
                    workUntilDone();
                    return null;
                }));
            }
            int written = write(log, made);
            throwFirst(results);
            return written;
        } finally {
            // After any exception here all workers must stop.
            if (busy.get() > 0) {
                sweep.cancel();
            }
            pool.shutdown();
        }
    }

    private void workUntilDone() throws IOException, InterruptedException {
        try {
            for (Optional<GridCellQueue> cell = work.next(); sweep.goesOn() && cell.isPresent(); cell = work.next()) {
                workAt(cell.get());
            }
        } catch (IOException | RuntimeException | Error failure) {
            sweep.cancel();
            throw failure;
        } finally {
            busy.decrementAndGet();
        }
    }

    private void workAt(GridCellQueue cell) throws IOException, InterruptedException {
        for (int run = cell.take(); run >= 0 && sweep.goesOn(); run = cell.take()) {
            Optional<byte[]> line = named(cell, run);
            while (line.isPresent() && !lines.offer(line.get(), LOOK_MILLIS, TimeUnit.MILLISECONDS)) {
                if (!sweep.goesOn()) {
                    return;
                }
            }
        }
    }

    private Optional<byte[]> named(GridCellQueue cell, int run) throws IOException {
        try {
            return sweep.line(cell, run, work.grid());
        } catch (ModelException wrong) {
            Message told = Message.of("experiments", "refused.run", work.grid().run(run).key(), Problem.why(wrong));
            throw wrong instanceof FailedRunException ? new FailedRunException(told) : new ModelException(told);
        }
    }

    private int write(ResultsLog log, IntConsumer made) throws IOException {
        int written = 0;
        List<byte[]> batch = new ArrayList<>();
        while (busy.get() > 0 || !lines.isEmpty()) {
            try {
                byte[] first = lines.poll(LOOK_MILLIS, TimeUnit.MILLISECONDS);
                if (first != null) {
                    batch.add(first);
                    lines.drainTo(batch);
                    log.append(batch);
                    written += batch.size();
                    batch.clear();
                }
            } catch (InterruptedException e) {
                sweep.cancel();
            }
            made.accept(written);
        }
        return written;
    }

    private static void throwFirst(List<Future<?>> results) throws IOException {
        for (Future<?> result : results) {
            try {
                result.get();
            } catch (ExecutionException e) {
                throw FailedTask.of(e);
            } catch (InterruptedException e) {
                Thread.currentThread().interrupt();
                return;
            }
        }
    }
}
