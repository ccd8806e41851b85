package org.schedscope.ui.state.snapshot;

import java.util.Optional;
import javafx.beans.property.ReadOnlyObjectProperty;
import javafx.beans.property.ReadOnlyObjectWrapper;
import org.schedscope.audit.lint.ScheduleLinter;
import org.schedscope.trace.Trace;
import org.schedscope.ui.state.base.Environment;
import org.schedscope.ui.state.base.LatestOnlyWorker;
import org.schedscope.ui.state.run.OpenRun;
import org.schedscope.ui.state.run.ReadSchedule;

/** What the linter finds in a recorded run, worked out on a worker when somebody asks. */
public final class FindingsModel {
    /**
     * What was found in as much of a run as was recorded.
     *
     * @param run its number
     * @param complete whether that was all of it
     */
    public record Findings(int run, boolean complete, ScheduleLinter.Report report) {
    }

    private final ReadOnlyObjectWrapper<Optional<Findings>> value = new ReadOnlyObjectWrapper<>(this, "value", Optional.empty());
    private final LatestOnlyWorker<OpenRun, Findings> answers;

    public FindingsModel(Environment environment) {
        answers = new LatestOnlyWorker<>(environment.answers(), environment.owner(), FindingsModel::look,
                found -> value.set(Optional.of(found)));
    }

    /** Empty until somebody has asked; for a moment that of another run. */
    public ReadOnlyObjectProperty<Optional<Findings>> valueProperty() {
        return value.getReadOnlyProperty();
    }

    /** Looks a run through once it is recorded to its end; a run that has been looked through is not looked at again. */
    public void ask(OpenRun run) {
        boolean known = value.get().filter(found -> found.run() == run.number() && found.complete()).isPresent();
        if (run.complete() && !known) {
            answers.request(run);
        }
    }

    private static Findings look(OpenRun run) {
        Optional<ReadSchedule> read = run.setup().files().schedule();
        boolean coresKnown = read.isEmpty() || read.get().opened().coresKnown();
        boolean ours = read.isEmpty() || read.get().opened().isLog();
        Trace trace = run.trace();
        ScheduleLinter linter = new ScheduleLinter(trace.index(), trace.platform(), coresKnown, ours);
        if (read.isPresent() && read.get().opened().rounded()) {
            linter.rounded();
        }
        trace.replay(0, trace.eventCount(), linter);
        return new Findings(run.number(), run.complete(), linter.report());
    }
}
