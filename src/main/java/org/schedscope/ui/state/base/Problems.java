package org.schedscope.ui.state.base;

import java.util.Optional;
import javafx.beans.property.ReadOnlyObjectProperty;
import javafx.beans.property.ReadOnlyObjectWrapper;

/** What went wrong last, until it is dismissed or something else succeeds. */
public final class Problems {
    private final ReadOnlyObjectWrapper<Optional<ProblemReport>> report = new ReadOnlyObjectWrapper<>(this, "report", Optional.empty());

    public Problems() {
    }

    public ReadOnlyObjectProperty<Optional<ProblemReport>> reportProperty() {
        return report.getReadOnlyProperty();
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
