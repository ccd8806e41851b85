package org.schedscope.ui.state.answer;

import java.util.Optional;
import org.schedscope.audit.lint.ScheduleLinter;
import org.schedscope.io.ReplayableSchedule;
import org.schedscope.scheduler.Schedulers;
import org.schedscope.trace.Trace;
import org.schedscope.ui.state.base.Answer;
import org.schedscope.ui.state.base.Environment;
import org.schedscope.ui.state.run.OpenRun;

/** What the linter finds in a recorded run. Empty before the first request; for a moment that of another run. */
public final class FindingsModel extends Answer<OpenRun, Optional<FindingsModel.Found>> {
    /**
     * What was found in as much of a run as was recorded.
     *
     * @param run its number
     * @param complete whether that was all of it
     */
    public record Found(int run, boolean complete, ScheduleLinter.Report report) {
    }

    public FindingsModel(Environment environment) {
        super(environment, Optional.empty(), FindingsModel::look);
    }

    /** Looks a run through once it is recorded to its end; a run is looked through once. */
    @Override
    public void ask(OpenRun run) {
        boolean known = get().filter(found -> found.run() == run.number() && found.complete()).isPresent();
        if (run.complete() && !known) {
            super.ask(run);
        }
    }

    private static Optional<Found> look(OpenRun run) {
        Optional<ReplayableSchedule> read = run.setup().schedule();
        boolean coresKnown = read.isEmpty() || read.get().coresKnown();
        boolean ours = read.isEmpty() || read.get().isLog();
        Trace trace = run.trace();
        ScheduleLinter linter = new ScheduleLinter(trace.index(), trace.platform(), coresKnown, ours);
        if (read.isPresent() && read.get().rounded()) {
            linter.rounded();
        }
        if (read.filter(ReplayableSchedule::isByHand).isPresent()) {
            linter.growing();
        }
        linter.switching(Schedulers.switchTicks(read.map(recorded -> recorded.run().info().choices()).orElse(run.wholeSpec().choices())));
        trace.replay(0, trace.eventCount(), linter);
        return Optional.of(new Found(run.number(), run.complete(), linter.report()));
    }
}
