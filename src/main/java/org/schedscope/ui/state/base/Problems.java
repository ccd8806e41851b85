package org.schedscope.ui.state.base;

import java.util.Optional;

/** What went wrong last, until it is dismissed or something else succeeds. */
public final class Problems {
    private final StateValue<Optional<ProblemReport>> report;

    public Problems(StateChanges changes) {
        report = changes.value(Optional.empty());
    }

    public Optional<ProblemReport> get() {
        return report.get();
    }

    /** The user has seen it. */
    public void dismiss() {
        clear();
    }

    public void report(ProblemReport news) {
        report.set(Optional.of(news));
    }

    public void clear() {
        report.set(Optional.empty());
    }
}
