package org.schedscope.ui.state.snapshot;

import java.util.Optional;
import java.util.OptionalDouble;
import java.util.function.LongSupplier;
import org.schedscope.ui.state.base.Answer;
import org.schedscope.ui.state.base.Environment;
import org.schedscope.ui.state.base.StateValue;
import org.schedscope.ui.state.base.Work;
import org.schedscope.ui.state.queue.QueueProbes;
import org.schedscope.ui.state.run.OpenRun;
import org.schedscope.ui.state.time.Selected;

/**
 * Keeps {@link PlayheadSnapshot} up to date with the playhead, computed on a worker; while it is busy, positions in between are skipped.
 *
 * <p>A step is answered at once. While the playhead moves in every frame, answers come some times a second: figures are not read faster,
 * and
 * what every one of them has the views do would make frames late. Answers that take long come less often, so that they leave a processor
 * to frames most of the time. Where the playhead rests, the last answer is of there.
 */
public final class SnapshotModel extends Answer<SnapshotReader.Question, PlayheadSnapshot> {
    /** From one question to the next that is put to the worker, where there are frames; and frames in between, however slow they are. */
    private static final long PACE_NANOS = 80_000_000L;
    private static final int PACE_FRAMES = 4;
    /** From one question to the next, as often as the answer took. */
    private static final int PACE_ANSWERS = 3;
    /** So many frames without another question mean that the playhead rests. */
    private static final int STILL_FRAMES = 2;

    private final StateValue<Boolean> late;
    private final QueueProbes probes;
    private final LongSupplier clock;
    private long behindSince;
    private long askedAt;
    private SnapshotReader.Question asked;
    private boolean framed;
    private int framesToRest;
    private long tookNanos;
    private int stillFrames;
    private Optional<SnapshotReader.Question> held = Optional.empty();

    public SnapshotModel(OpenRun first, Environment environment) {
        this(new SnapshotReader.Question(first, 0, 0, Selected.NOTHING, EetChoice.DEFAULT, Optional.empty()), environment,
                new SnapshotReader());
    }

    private SnapshotModel(SnapshotReader.Question first, Environment environment, SnapshotReader reader) {
        super(environment, reader.apply(first), reader);
        clock = environment.nanos();
        late = environment.changes().value(false);
        asked = first;
        probes = reader.probes();
    }

    /**
     * Whether what is true at the playhead has been worked out for so long that the earlier snapshot must not be taken for it. Only
     * where there are frames, see {@link #pulse()}.
     */
    public boolean isLate() {
        return late.get();
    }

    /** The work that {@link #get()} waits for, if it is not up to date with the last question. */
    public Optional<Work> work() {
        return isBehind() ? Optional.of(new Work(Work.Kind.MEASURING, get().run().workload().name(), behindSince, OptionalDouble.empty(),
                OptionalDouble.empty())) : Optional.empty();
    }

    /** Used on the worker that works out snapshots, and there only. */
    public QueueProbes probes() {
        return probes;
    }

    private boolean isBehind() {
        return isBusy() || held.isPresent();
    }

    @Override
    public void ask(SnapshotReader.Question question) {
        if (!isBehind()) {
            behindSince = clock.getAsLong();
        }
        held = Optional.of(question);
        stillFrames = 0;
        release();
    }

    /** To be called once a frame where there are frames; without it questions are never held back. */
    public void pulse() {
        framed = true;
        framesToRest = Math.max(0, framesToRest - 1);
        stillFrames = Math.min(STILL_FRAMES, stillFrames + 1);
        release();
        late.set(work().filter(one -> one.isWorthShowing(clock.getAsLong())).isPresent());
    }

    @Override
    protected void take(PlayheadSnapshot answer) {
        tookNanos = clock.getAsLong() - askedAt;
        // Where the playhead never rests there is always more to answer; late is an answer that is long in coming.
        behindSince = clock.getAsLong();
        super.take(answer);
    }

    private void release() {
        long now = clock.getAsLong();
        long pace = stillFrames < STILL_FRAMES ? Math.max(PACE_NANOS, PACE_ANSWERS * tookNanos) : PACE_NANOS;
        boolean rested = now - askedAt >= pace && framesToRest <= 0 && !isBusy();
        if (held.isPresent() && (!framed || rested || !held.get().movedOnlyFrom(asked))) {
            askedAt = now;
            framesToRest = PACE_FRAMES;
            asked = held.get();
            held = Optional.empty();
            super.ask(asked);
        }
    }
}
