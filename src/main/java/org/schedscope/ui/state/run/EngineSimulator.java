package org.schedscope.ui.state.run;

import java.util.Optional;
import org.schedscope.engine.Simulation;
import org.schedscope.event.EventSink;
import org.schedscope.io.input.InputException;
import org.schedscope.io.log.FollowedLog;
import org.schedscope.scheduler.Schedulers;
import org.schedscope.trace.Trace;

/** Runs from the engine; schedules that were read are replayed instant by instant. */
public final class EngineSimulator implements Simulator {
    @Override
    public Steps start(OpenRun run, EventSink sink) {
        if (run.setup().followed().isPresent()) {
            return new Following(run.setup().followed().get(), sink);
        }
        if (run.setup().isReplayed()) {
            return new Replay(run.setup().files().schedule().get().trace(), sink);
        }
        Simulation simulation = run.forkTick().isPresent() ? Schedulers.start(run.wholeSpec(), sink)
                : Schedulers.start(run.spec(), run.input(), Optional.of(sink));
        return new Steps() {
            @Override
            public boolean hasNext() {
                return simulation.hasNext();
            }

            @Override
            public void step() {
                simulation.step();
            }
        };
    }

    /** Steps through what another program has told so far. */
    private static final class Following implements Steps {
        private final FollowedLog log;
        private final EventSink sink;
        private Trace trace;
        private int position;
        private boolean waiting;

        Following(FollowedLog log, EventSink sink) {
            this.log = log;
            this.sink = sink;
            trace = log.trace();
        }

        @Override
        public boolean hasNext() {
            return position < trace.eventCount() || !log.hasEnded() || position < log.trace().eventCount();
        }

        @Override
        public void step() {
            boolean read = false;
            if (position == trace.eventCount()) {
                read = log.readOn();
                trace = log.trace();
            }
            waiting = position == trace.eventCount() && !read;
            int next = trace.nextInstant(position);
            trace.replay(position, next, sink);
            position = next;
        }

        @Override
        public boolean isWaiting() {
            return waiting;
        }

        @Override
        public Optional<InputException> failure() {
            return log.failure();
        }

        @Override
        public boolean whenMore(Runnable told) {
            log.whenMore(told);
            return true;
        }
    }

    /** Steps through what is known already. */
    private static final class Replay implements Steps {
        private final Trace trace;
        private final EventSink sink;
        private int position;

        Replay(Trace trace, EventSink sink) {
            this.trace = trace;
            this.sink = sink;
        }

        @Override
        public boolean hasNext() {
            return position < trace.eventCount();
        }

        @Override
        public void step() {
            int next = trace.nextInstant(position);
            trace.replay(position, next, sink);
            position = next;
        }
    }
}
