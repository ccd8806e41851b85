package org.schedscope.ui.state;

import java.util.concurrent.Executor;
import javafx.beans.property.ReadOnlyObjectProperty;
import javafx.beans.property.ReadOnlyObjectWrapper;
import org.schedscope.trace.TraceCursor;

/** Keeps {@link Facts} up to date with the playhead, computed on a worker; while it is busy, positions in between are skipped. */
public final class FactsModel {
    /** What is asked: facts of this position of this run. */
    private record Question(OpenRun run, int position) {
    }

    private final ReadOnlyObjectWrapper<Facts> value = new ReadOnlyObjectWrapper<>(this, "value");
    private final LatestWins<Question, Facts> answers;
    /** Used on the worker only. */
    private TraceCursor cursor;
    private int cursorRun = -1;

    FactsModel(OpenRun first, Executor worker, Executor owner) {
        answers = new LatestWins<>(worker, owner, this::answer, value::set);
        value.set(answer(new Question(first, 0)));
    }

    /** Never empty; for a moment that of an earlier position. */
    public ReadOnlyObjectProperty<Facts> valueProperty() {
        return value.getReadOnlyProperty();
    }

    public Facts get() {
        return value.get();
    }

    void ask(OpenRun run, int position) {
        answers.request(new Question(run, position));
    }

    private Facts answer(Question question) {
        OpenRun run = question.run();
        if (cursorRun != run.number()) {
            cursor = new TraceCursor(run.trace());
            cursorRun = run.number();
        }
        if (run.trace().eventCount() >= cursor.position()) {
            cursor.extend(run.trace());
        }
        cursor.moveTo(question.position());
        return new Facts(run, cursor.states());
    }
}
