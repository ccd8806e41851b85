package org.schedscope.ui.state.snapshot;

import java.util.Optional;
import javafx.beans.property.ReadOnlyObjectProperty;
import javafx.beans.property.ReadOnlyObjectWrapper;
import org.schedscope.metrics.cause.Cause;
import org.schedscope.ui.state.base.Environment;
import org.schedscope.ui.state.base.LatestOnlyWorker;

/** Who caused the violations in the cell that is asked about, as of the snapshot; worked out on a worker, and only while somebody looks. */
public final class CauseModel {
    /** A cause and the snapshot that it is of. */
    public record Answer(PlayheadSnapshot snapshot, Cause cause) {
    }

    private record Question(PlayheadSnapshot snapshot, Expectations.Place place) {
    }

    private final ReadOnlyObjectWrapper<Optional<Answer>> value = new ReadOnlyObjectWrapper<>(this, "value", Optional.empty());
    private final LatestOnlyWorker<Question, Answer> answers;
    private final SnapshotModel snapshot;
    private final Expectations expectations;
    private boolean watched;

    public CauseModel(SnapshotModel snapshot, Expectations expectations, Environment environment) {
        this.snapshot = snapshot;
        this.expectations = expectations;
        answers = new LatestOnlyWorker<>(environment.answers(), environment.owner(), CauseModel::answer,
                found -> value.set(Optional.of(found)));
        snapshot.valueProperty().addListener((property, before, now) -> ask());
        expectations.placeProperty().addListener((property, before, now) -> ask());
    }

    /** Empty while no cell is asked about; for a moment that of an earlier position. */
    public ReadOnlyObjectProperty<Optional<Answer>> valueProperty() {
        return value.getReadOnlyProperty();
    }

    /** Whether somebody looks. */
    public void setWatched(boolean now) {
        watched = now;
        ask();
    }

    private void ask() {
        Optional<Expectations.Place> place = expectations.placeProperty().get();
        if (place.isEmpty()) {
            value.set(Optional.empty());
        } else if (watched) {
            answers.request(new Question(snapshot.get(), place.get()));
        }
    }

    private static Answer answer(Question asked) {
        PlayheadSnapshot of = asked.snapshot();
        return new Answer(of, Cause.of(of.run().trace(), of.position(), of.violations(), asked.place().user(), asked.place().tick()));
    }
}
