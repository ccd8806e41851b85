package org.schedscope.ui.state.answer;

import java.util.List;
import java.util.Optional;
import java.util.concurrent.Executor;
import java.util.concurrent.atomic.AtomicBoolean;
import javafx.beans.property.ReadOnlyObjectProperty;
import javafx.beans.property.ReadOnlyObjectWrapper;
import org.schedscope.experiment.sensitivity.InTime;
import org.schedscope.experiment.sensitivity.Lever;
import org.schedscope.ui.state.base.Environment;
import org.schedscope.ui.state.base.LatestOnlyWorker;
import org.schedscope.ui.state.run.OpenRun;
import org.schedscope.ui.state.snapshot.PlayheadSnapshot;

/** With which least changes a late job would have ended in time: asked for, and looked for beside the window. */
public final class InTimeModel {
    private final ReadOnlyObjectWrapper<Optional<State>> state = new ReadOnlyObjectWrapper<>(this, "state", Optional.empty());
    private final Executor owner;
    private final LatestOnlyWorker<Question, State> worker;
    private Optional<Question> asked = Optional.empty();

    private record Question(OpenRun run, int job, long deadline, AtomicBoolean cancelled) {
    }

    /**
     * How far it has come.
     *
     * @param run its number
     * @param runs that have been made
     * @param findings once all are known
     */
    public record State(int run, int job, int runs, Optional<List<InTime.Finding>> findings) {
        public boolean isOf(PlayheadSnapshot snapshot, int number) {
            return snapshot.run().number() == run && number == job;
        }
    }

    InTimeModel(Environment environment) {
        owner = environment.owner();
        worker = new LatestOnlyWorker<>(environment.beside(), environment.owner(), this::look, this::take);
    }

    /** What was asked for last; nothing if that was cancelled. */
    public ReadOnlyObjectProperty<Optional<State>> stateProperty() {
        return state.getReadOnlyProperty();
    }

    /** Whether it can be asked of a job: it ended late in a run that the simulator makes and that was not forked. */
    public static boolean canAsk(PlayheadSnapshot snapshot, int job) {
        return snapshot.isLate(job) && snapshot.run().setup().files().schedule().isEmpty()
                && snapshot.run().wholeSpec().forks().isEmpty();
    }

    public void ask(PlayheadSnapshot snapshot, int job) {
        cancel();
        Question question = new Question(snapshot.run(), job, snapshot.expectedEnd(job), new AtomicBoolean());
        asked = Optional.of(question);
        state.set(Optional.of(new State(question.run.number(), job, 0, Optional.empty())));
        worker.request(question);
    }

    public void cancel() {
        asked.ifPresent(question -> question.cancelled.set(true));
        asked = Optional.empty();
        state.set(Optional.empty());
    }

    private State look(Question question) {
        InTime search = new InTime(question.run.wholeSpec(), question.job, question.deadline, new InTime.Watch() {
            @Override
            public void tried(Lever lever, int runs) {
                owner.execute(() -> come(question, runs));
            }

            @Override
            public boolean isCancelled() {
                return question.cancelled.get();
            }
        });
        Optional<List<InTime.Finding>> findings = Optional.empty();
        try {
            findings = Optional.of(search.findings());
        } catch (InTime.CancelledException nobodyWaits) {
            // Nothing was found.
        }
        return new State(question.run.number(), question.job, search.runs(), findings);
    }

    private void come(Question question, int runs) {
        if (asked.filter(last -> last == question).isPresent()) {
            state.set(Optional.of(new State(question.run.number(), question.job, runs, Optional.empty())));
        }
    }

    private void take(State found) {
        boolean wanted = asked.filter(last -> last.run.number() == found.run && last.job == found.job).isPresent();
        if (wanted && found.findings.isPresent()) {
            state.set(Optional.of(found));
        }
    }
}
