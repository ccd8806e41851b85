package org.schedscope.ui.state.run;

import java.util.Optional;
import org.schedscope.engine.Simulation;
import org.schedscope.event.EventSink;
import org.schedscope.io.input.InputException;
import org.schedscope.io.log.FollowedLog;
import org.schedscope.model.Workload;
import org.schedscope.model.graph.WorkloadIndex;
import org.schedscope.scheduler.Schedulers;
import org.schedscope.trace.Trace;

/** Runs from the engine; schedules that were read are replayed instant by instant. */
public final class EngineSimulator implements Simulator {
    @Override
    public Steps start(OpenRun run, EventSink sink) {
        if (run.setup().followed().isPresent()) {
            return new Following(run, sink);
        }
        if (run.setup().isReplayed()) {
            return new Replay(run.setup().schedule().get().trace(), sink);
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

    /** Takes over what another program has written so far. */
    private static final class Following implements Steps {
        private final FollowedLog log;
        private final EventSink sink;
        private Trace trace;
        private int position;
        private final Workload begun;
        /** The last one that was found to be about the same jobs. */
        private WorkloadIndex same;
        private boolean waiting;

        Following(OpenRun run, EventSink sink) {
            this.log = run.setup().followed().orElseThrow();
            this.sink = sink;
            begun = run.workload();
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
            waiting = isOutgrown() || position == trace.eventCount() && !read;
            if (!isOutgrown()) {
                int next = trace.eventCount();
                trace.replay(position, next, sink);
                position = next;
            }
        }

        @Override
        public boolean isOutgrown() {
            if (trace.index() != same && trace.workload().equals(begun)) {
                same = trace.index();
            }
            return trace.index() != same;
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
