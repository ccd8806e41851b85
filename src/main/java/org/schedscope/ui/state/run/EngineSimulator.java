package org.schedscope.ui.state.run;

import java.util.Optional;
import org.schedscope.engine.Simulation;
import org.schedscope.event.EventSink;
import org.schedscope.scheduler.Schedulers;
import org.schedscope.trace.Trace;

/** Runs from the engine; schedules that were read are replayed instant by instant. */
public final class EngineSimulator implements Simulator {
    @Override
    public Steps start(OpenRun run, EventSink sink) {
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
