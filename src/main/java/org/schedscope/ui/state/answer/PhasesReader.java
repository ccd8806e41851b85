package org.schedscope.ui.state.answer;

import java.util.Optional;
import java.util.function.Function;
import org.schedscope.scheduler.fourphase.PhasesPass;
import org.schedscope.scheduler.probe.PhasesProbe;
import org.schedscope.ui.state.run.OpenRun;
import org.schedscope.ui.state.snapshot.PlayheadSnapshot;

/** Finds the {@link PassReport} of the snapshot, with one probe for the open run. Used on the worker only. */
public final class PhasesReader implements Function<PlayheadSnapshot, PassReport<PhasesPass>> {
    private Optional<PhasesProbe> probe = Optional.empty();
    private int probedRun = -1;

    /** Before it is watched. */
    public static PassReport<PhasesPass> unread(PlayheadSnapshot snapshot) {
        return new PassReport<>(snapshot, PhasesProbe.explains(snapshot.run().spec()), Optional.empty());
    }

    @Override
    public PassReport<PhasesPass> apply(PlayheadSnapshot of) {
        OpenRun run = of.run();
        if (!PhasesProbe.explains(run.spec())) {
            return new PassReport<>(of, false, Optional.empty());
        }
        if (probe.isEmpty() || probedRun != run.number()) {
            probedRun = run.number();
            probe = Optional.of(new PhasesProbe(run.wholeSpec(), run.input()));
        }
        return new PassReport<>(of, true, probe.get().lastBefore(run.trace(), of.position()));
    }
}
