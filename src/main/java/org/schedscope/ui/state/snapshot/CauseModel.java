package org.schedscope.ui.state.snapshot;

import java.util.Optional;
import javafx.beans.property.ReadOnlyObjectProperty;
import javafx.beans.property.ReadOnlyObjectWrapper;
import org.schedscope.metrics.cause.Cause;
import org.schedscope.ui.state.base.Environment;
import org.schedscope.ui.state.base.LatestWins;

/** Who caused the violations in the cell that is asked about, as of the facts; worked out on a worker, and only while somebody looks. */
public final class CauseModel {
    /** A cause and the facts that it is of. */
    public record Answer(Facts facts, Cause cause) {
    }

    private record Question(Facts facts, Expectations.Place place) {
    }

    private final ReadOnlyObjectWrapper<Optional<Answer>> value = new ReadOnlyObjectWrapper<>(this, "value", Optional.empty());
    private final LatestWins<Question, Answer> answers;
    private final FactsModel facts;
    private final Expectations expectations;
    private boolean watched;

    public CauseModel(FactsModel facts, Expectations expectations, Environment environment) {
        this.facts = facts;
        this.expectations = expectations;
        answers = new LatestWins<>(environment.facts(), environment.owner(), CauseModel::answer, found -> value.set(Optional.of(found)));
        facts.valueProperty().addListener((property, before, now) -> ask());
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
            answers.request(new Question(facts.get(), place.get()));
        }
    }

    private static Answer answer(Question asked) {
        Facts of = asked.facts();
        return new Answer(of, Cause.of(of.run().trace(), of.position(), of.violations(), asked.place().user(), asked.place().tick()));
    }
}
