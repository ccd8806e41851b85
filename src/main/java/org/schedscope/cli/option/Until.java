package org.schedscope.cli.option;

import java.util.Optional;
import org.schedscope.breakpoint.BreakpointMatch;
import org.schedscope.breakpoint.ConditionText;
import org.schedscope.breakpoint.StopSearch;
import org.schedscope.cli.base.Progress;
import org.schedscope.cli.base.UsageException;
import org.schedscope.engine.Simulation;
import org.schedscope.event.EventSink;
import org.schedscope.metrics.fact.EetCapacity;
import org.schedscope.metrics.fact.JobFacts;
import org.schedscope.model.ModelException;
import org.schedscope.model.Platform;
import org.schedscope.model.time.TickClock;
import org.schedscope.model.time.TimeReader;
import org.schedscope.trace.Trace;
import org.schedscope.trace.TraceRecorder;

/** A simulation until a condition becomes true. Listeners get the events up to that moment only. */
public final class Until {
    private final StopSearch search;
    private final TraceRecorder recorder;
    private int told;

    /**
     * @param begun platform at the start of the run
     * @throws UsageException if the condition names something that the run does not have
     */
    public Until(String condition, JobFacts facts, EetCapacity capacity, Platform begun) {
        try {
            search = StopSearch.of(condition, facts, capacity);
        } catch (ModelException unknown) {
            throw usage(condition, unknown);
        }
        recorder = new TraceRecorder(facts.index(), facts.platform(), begun);
    }

    /** @throws UsageException if a text is not a condition */
    public static void check(String condition) {
        try {
            ConditionText.read(condition, TimeReader.of(TickClock.ANY));
        } catch (ModelException wrong) {
            throw usage(condition, wrong);
        }
    }

    private static UsageException usage(String condition, ModelException wrong) {
        return new UsageException("--until '" + condition + "': " + wrong.getMessage());
    }

    /** Sink that must get the events of the simulation. */
    public EventSink sink() {
        return recorder;
    }

    /**
     * Steps to the moment, or to the end of the run if there is none.
     *
     * @param simulation simulation whose events go to {@link #sink()}
     */
    public Optional<BreakpointMatch> run(Simulation simulation, EventSink listener, Progress progress) {
        progress.run(simulation, () -> {
            Trace trace = recorder.trace();
            search.readTo(trace, trace.eventCount());
            int until = search.stops().count() == 0 ? trace.eventCount() : search.stops().get(0).position();
            trace.replay(told, until, listener);
            told = until;
            return search.stops().count() == 0;
        });
        return search.stops().count() == 0 ? Optional.empty() : Optional.of(search.stops().get(0));
    }
}
