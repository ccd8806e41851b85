package org.schedscope.ui.state.snapshot;

import java.util.function.Function;
import javafx.beans.property.ReadOnlyObjectProperty;
import javafx.beans.property.ReadOnlyObjectWrapper;
import org.schedscope.ui.state.base.Environment;
import org.schedscope.ui.state.base.LatestWins;

/** Keeps what is to be told of the last pass up to date with the facts, computed on a worker, and only while somebody looks. */
public final class PassModel<A> {
    private final ReadOnlyObjectWrapper<A> value = new ReadOnlyObjectWrapper<>(this, "value");
    private final LatestWins<Facts, A> answers;
    private final FactsModel facts;
    private boolean watched;

    /**
     * @param first what to tell before anybody looks
     * @param answer works out what to tell, on the worker
     */
    public PassModel(FactsModel facts, Environment environment, A first, Function<Facts, A> answer) {
        this.facts = facts;
        answers = new LatestWins<>(environment.facts(), environment.owner(), answer, value::set);
        value.set(first);
        facts.valueProperty().addListener((property, before, now) -> ask());
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
            answers.request(facts.get());
        }
    }
}
