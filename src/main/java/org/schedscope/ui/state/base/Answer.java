package org.schedscope.ui.state.base;

import java.util.Optional;
import java.util.function.Function;
import javafx.beans.property.ReadOnlyObjectProperty;
import javafx.beans.value.ObservableValue;

/**
 * What is worked out beside the window: the answer to the question that was asked last, or for a moment to an earlier one. Questions that
 * come in while the worker is busy, or while nobody looks, are put off; of those only the last is ever answered. All methods are called on
 * the owner's thread.
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
     * @param first what holds before anything was asked
     * @param work answers a question on the worker; may keep what it needs from one question to the next
     */
    public Answer(Environment environment, A first, Function<Q, A> work) {
        value = environment.changes().value(first);
        worker = new LatestOnlyWorker<>(environment.answers(), environment.owner(), question -> new Reply<>(question, work.apply(question)),
                this::receive);
    }

    /** An answer to whatever is the value of a property, while somebody looks; nobody does at first. */
    public static <Q, A> Answer<Q, A> whileWatched(Environment environment, ObservableValue<Q> questions, A first, Function<Q, A> work) {
        Answer<Q, A> answer = new Answer<>(environment, first, work);
        answer.setWatched(false);
        answer.ask(questions.getValue());
        questions.addListener((property, before, now) -> answer.ask(now));
        return answer;
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

    /** Whether somebody looks; somebody does until the opposite is said. */
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

    /** Keeps something smaller in place of an answer that nobody looks at; where somebody does, it stays until the next one comes. */
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

    /** Whether the answer to a question is still wanted when it comes; the answers to all are unless a subclass knows better. */
    protected boolean stands(Q question) {
        return true;
    }

    /** Takes an answer that is wanted. */
    protected void take(A answer) {
        value.set(answer);
    }

    private void receive(Reply<Q, A> reply) {
        if (stands(reply.question())) {
            take(reply.answer());
        }
    }
}
