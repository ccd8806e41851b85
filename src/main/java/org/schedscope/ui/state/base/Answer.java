package org.schedscope.ui.state.base;

import java.util.Optional;
import java.util.function.Function;
import javafx.beans.property.ReadOnlyObjectProperty;

/**
 * Answer computed on a worker for the latest question, or for a moment for an earlier one. Questions that arrive while the worker is busy,
 * or while the answer is not shown, are put off; only the last of them is computed. All methods are called on the owner's thread.
 *
 * @param <Q> a question, as a value that the worker can read
 * @param <A> an answer, likewise
 */
public class Answer<Q, A> {
    private record Reply<Q, A>(Q question, A answer) {
    }

    private final StateValue<A> value;
    private final LatestOnlyWorker<Q, Reply<Q, A>> worker;
    private boolean watched = true;
    private Optional<Q> putOff = Optional.empty();

    /**
     * @param first the answer before the first question
     * @param work answers a question on the worker; may keep what it needs from one question to the next
     */
    public Answer(Environment environment, A first, Function<Q, A> work) {
        value = environment.changes().value(first);
        worker = new LatestOnlyWorker<>(environment.answers(), environment.owner(), question -> new Reply<>(question, work.apply(question)),
                this::receive);
    }

    /** Never null. */
    public final ReadOnlyObjectProperty<A> valueProperty() {
        return value;
    }

    public final A get() {
        return value.get();
    }

    /** Whether an answer is being worked out. */
    public final boolean isBusy() {
        return worker.isBusy();
    }

    /** Whether the answer is shown; it is until this is set to false. */
    public final void setWatched(boolean now) {
        watched = now;
        if (now) {
            Optional<Q> asked = putOff;
            putOff = Optional.empty();
            asked.ifPresent(worker::request);
        }
    }

    public void ask(Q question) {
        if (watched) {
            worker.request(question);
        } else {
            putOff = Optional.of(question);
        }
    }

    /** Keeps a smaller answer while the answer is not shown; where it is shown, it stays until the next one. */
    public final void forget(A smaller) {
        if (!watched) {
            value.set(smaller);
        }
    }

    /** Has something hold that need not be worked out. */
    protected final void settle(A known) {
        putOff = Optional.empty();
        value.set(known);
    }

    /** Whether an answer is still current when it arrives; all are unless a subclass decides otherwise. */
    protected boolean stands(Q question) {
        return true;
    }

    /** Takes a current answer. */
    protected void take(A answer) {
        value.set(answer);
    }

    private void receive(Reply<Q, A> reply) {
        if (stands(reply.question())) {
            take(reply.answer());
        }
    }
}
