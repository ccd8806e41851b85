package org.schedscope.ui.state;

import java.util.Optional;
import org.schedscope.engine.Simulation;
import org.schedscope.event.EventSink;
import org.schedscope.scheduler.Schedulers;

/** Runs from the engine. */
public final class EngineSimulator implements Simulator {
    @Override
    public Steps start(OpenRun run, EventSink sink) {
        Simulation simulation = Schedulers.start(run.spec(), run.input(), Optional.of(sink));
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
}
