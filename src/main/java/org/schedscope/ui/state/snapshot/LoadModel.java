package org.schedscope.ui.state.snapshot;

import javafx.beans.property.ReadOnlyObjectProperty;
import javafx.beans.property.ReadOnlyObjectWrapper;
import org.schedscope.trace.Trace;
import org.schedscope.ui.state.base.Environment;
import org.schedscope.ui.state.base.LatestOnlyWorker;

/** The load over all that has been recorded, for the scrubber; computed on a worker. */
public final class LoadModel {
    /** More than a scrubber has pixels would not be seen. */
    private static final int PARTS = 1024;

    private final ReadOnlyObjectWrapper<LoadProfile> value = new ReadOnlyObjectWrapper<>(this, "value");
    private final LatestOnlyWorker<Trace, LoadProfile> answers;

    public LoadModel(Trace first, Environment environment) {
        value.set(LoadProfile.of(first, PARTS));
        answers = new LatestOnlyWorker<>(environment.answers(), environment.owner(), trace -> LoadProfile.of(trace, PARTS), value::set);
    }

    public ReadOnlyObjectProperty<LoadProfile> valueProperty() {
        return value.getReadOnlyProperty();
    }

    public LoadProfile get() {
        return value.get();
    }

    public void recorded(Trace trace) {
        answers.request(trace);
    }
}
