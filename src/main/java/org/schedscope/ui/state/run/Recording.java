package org.schedscope.ui.state.run;

import java.util.Optional;
import java.util.OptionalDouble;
import java.util.OptionalLong;
import java.util.concurrent.Executor;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.concurrent.atomic.AtomicReference;
import org.schedscope.io.input.InputException;
import org.schedscope.model.WorkUndoneException;
import org.schedscope.trace.Trace;
import org.schedscope.trace.TraceRecorder;
import org.schedscope.ui.state.base.Environment;
import org.schedscope.ui.state.base.Work;

/**
 * One run being simulated ahead on a worker. Hands a growing trace over, at most every {@link #PUBLISH_NANOS}; can be stopped and
 * gone on with.
 */
final class Recording {
    /** Time between two publications. */
    static final long PUBLISH_NANOS = 50_000_000L;

    /** Receives what becomes of a recording, on the owner's thread. */
    interface Listener {
        /** Ready to be stepped; nothing has happened yet. */
        void opened(Recording recording, OpenRun run);

        /** There is more; {@code complete} if this is the end. */
        void grew(Recording recording, Trace trace, boolean complete, Work work);

        /** The followed log has jobs that the run does not have. */
        void outgrown(Recording recording);

        /** It cannot be run, or not on. */
        void failed(Recording recording, Exception reason);
    }

    /** Makes the run as it is before anything has happened. */
    interface Preparation {
        OpenRun prepare() throws InputException;
    }

    /** What is handed over at a time. */
    private record News(Trace trace, boolean complete, Work work) {
    }

    private final Preparation preparation;
    private final Simulator simulator;
    private final Environment environment;
    private final Listener listener;
    private final AtomicReference<News> news = new AtomicReference<>();
    private volatile boolean stopped;
    // Used on the worker only.
    private String subject;
    private TraceRecorder recorder;
    private Simulator.Steps steps;
    private Optional<WorkUndoneException> undone = Optional.empty();
    private volatile boolean live;
    private boolean over;
    private long begunNanos;
    /** When more events came last. */
    private long newsNanos;
    private int published;
    private final AtomicBoolean called = new AtomicBoolean();

    /**
     * @param preparation called on the worker
     */
    Recording(Preparation preparation, Simulator simulator, Environment environment, Listener listener) {
        this.preparation = preparation;
        this.simulator = simulator;
        this.environment = environment;
        this.listener = listener;
    }

    void begin() {
        work(() -> {
            OpenRun run = preparation.prepare();
            subject = run.workload().name();
            recorder = new TraceRecorder(run.index(), run.platform(), run.wholeSpec().begunPlatform());
            steps = simulator.start(run, recorder);
            begunNanos = environment.nanos().getAsLong();
            newsNanos = begunNanos;
            live = steps.whenMore(this::more);
            environment.owner().execute(() -> listener.opened(this, run));
            if (live) {
                more();
            } else {
                goOn();
            }
        });
    }

    /** Ends the work soon; what was recorded stays. */
    void stop() {
        stopped = true;
    }

    /** Ends the work soon, unless another program does it: that one does not wait. */
    void makeWay() {
        stopped |= !live;
    }

    /** Another program has written more. It is read where files are: simulations of whatever length do not hold it up. */
    private void more() {
        if (!stopped && called.compareAndSet(false, true)) {
            work(environment.reading(), () -> {
                called.set(false);
                goOn();
            });
        }
    }

    /** What another program makes is shown. */
    void lookAgain() {
        if (live) {
            more();
        }
    }

    boolean isStopped() {
        return stopped;
    }

    /** Goes on after a stop. */
    void resume() {
        stopped = false;
        if (live) {
            more();
        } else {
            work(this::goOn);
        }
    }

    /** What a worker does here. */
    private interface Task {
        void run() throws InputException;
    }

    private void work(Task task) {
        work(environment.simulation(), task);
    }

    private void work(Executor worker, Task task) {
        worker.execute(() -> {
            try {
                task.run();
            } catch (InputException | RuntimeException reason) {
                environment.owner().execute(() -> listener.failed(this, reason));
            }
        });
    }

    private void goOn() {
        long published = environment.nanos().getAsLong();
        long begun = live ? begunNanos : published;
        int eventsBefore = live ? 0 : recorder.trace().eventCount();
        boolean waiting = false;
        while (!stopped && !waiting && hasNext()) {
            steps.step();
            environment.way().giveWay();
            waiting = steps.isWaiting();
            long now = environment.nanos().getAsLong();
            if (now - published >= PUBLISH_NANOS) {
                published = now;
                publish(begun, eventsBefore);
            }
        }
        publish(begun, eventsBefore);
        if (steps.isOutgrown()) {
            environment.owner().execute(() -> listener.outgrown(this));
        }
        tellWhy();
    }

    private void tellWhy() {
        if (!over && !hasNext()) {
            over = true;
            undone.ifPresent(reason -> environment.owner().execute(() -> listener.failed(this, reason)));
            steps.failure().ifPresent(reason -> environment.owner().execute(() -> listener.failed(this, reason)));
        }
    }

    /** A run that ends with work undone has an end, which is shown, and a reason to be shown. */
    private boolean hasNext() {
        try {
            return steps.hasNext();
        } catch (WorkUndoneException end) {
            undone = Optional.of(end);
            return false;
        }
    }

    private void publish(long begun, int eventsBefore) {
        Trace trace = recorder.trace();
        long now = environment.nanos().getAsLong();
        newsNanos = trace.eventCount() > published ? now : newsNanos;
        published = trace.eventCount();
        double seconds = Math.max(1, now - begun) / 1e9;
        double done = (double) trace.pieces().count() / trace.index().taskCount();
        Work work = new Work(live ? Work.Kind.FOLLOWING : Work.Kind.SIMULATING, subject, begun, OptionalDouble.of(Math.min(1, done)),
                OptionalDouble.of((trace.eventCount() - eventsBefore) / seconds),
                live ? OptionalLong.of(newsNanos) : OptionalLong.empty());
        News latest = new News(trace, !hasNext(), work);
        // If the owner has not looked yet, it will find this instead.
        if (news.getAndSet(latest) == null) {
            environment.owner().execute(this::deliver);
        }
    }

    private void deliver() {
        News latest = news.getAndSet(null);
        listener.grew(this, latest.trace(), latest.complete(), latest.work());
    }
}
