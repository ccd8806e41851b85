package org.schedscope.ui.state.snapshot;

import java.util.function.Function;
import javafx.beans.property.ReadOnlyObjectProperty;
import javafx.beans.property.ReadOnlyObjectWrapper;
import org.schedscope.ui.state.base.Environment;
import org.schedscope.ui.state.base.LatestOnlyWorker;

/** Keeps what is to be told of the last pass up to date with the snapshot, computed on a worker, and only while somebody looks. */
public final class PassModel<A> {
    private final ReadOnlyObjectWrapper<A> value = new ReadOnlyObjectWrapper<>(this, "value");
    private final LatestOnlyWorker<PlayheadSnapshot, A> answers;
    private final SnapshotModel snapshot;
    private boolean watched;

    /**
     * @param first what to tell before anybody looks
     * @param answer works out what to tell, on the worker
     */
    public PassModel(SnapshotModel snapshot, Environment environment, A first, Function<PlayheadSnapshot, A> answer) {
        this.snapshot = snapshot;
        answers = new LatestOnlyWorker<>(environment.answers(), environment.owner(), answer, value::set);
        value.set(first);
        snapshot.valueProperty().addListener((property, before, now) -> ask());
    }

    /** Never empty; for a moment, and while nobody looks, that of an earlier position. */
    public ReadOnlyObjectProperty<A> valueProperty() {
        return value.getReadOnlyProperty();
    }

    public A get() {
        return value.get();
    }

    /** Whether somebody looks. */
    public void setWatched(boolean now) {
        watched = now;
        ask();
    }

    private void ask() {
        if (watched) {
            answers.request(snapshot.get());
        }
    }
}
