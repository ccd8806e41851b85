package org.schedscope.ui.state.snapshot;

import java.util.Optional;
import java.util.function.Function;
import org.schedscope.scheduler.probe.PhasesProbe;
import org.schedscope.ui.state.run.OpenRun;

/** Finds the {@link Phases} of the facts, with one probe for the open run. Used on the worker only. */
public final class PhasesReader implements Function<Facts, Phases> {
    private Optional<PhasesProbe> probe = Optional.empty();
    private int probedRun = -1;

    /** Before anybody looks. */
    public static Phases unread(Facts facts) {
        return new Phases(facts, PhasesProbe.explains(facts.run().spec()), Optional.empty());
    }

    @Override
    public Phases apply(Facts of) {
        OpenRun run = of.run();
        if (!PhasesProbe.explains(run.spec())) {
            return new Phases(of, false, Optional.empty());
        }
        if (probe.isEmpty() || probedRun != run.number()) {
            probedRun = run.number();
            probe = Optional.of(new PhasesProbe(run.wholeSpec(), run.input()));
        }
        return new Phases(of, true, probe.get().lastBefore(run.trace(), of.position()));
    }
}
