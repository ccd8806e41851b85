package org.schedscope.ui.state.edit;

import java.nio.file.Path;
import java.util.Locale;
import java.util.Optional;
import javafx.beans.property.ReadOnlyIntegerProperty;
import javafx.beans.property.ReadOnlyIntegerWrapper;
import javafx.beans.property.ReadOnlyObjectProperty;
import javafx.beans.property.ReadOnlyObjectWrapper;
import org.schedscope.experiment.RunSetup;
import org.schedscope.ui.state.base.SpokenLanguage;
import org.schedscope.ui.state.base.UndoSteps;
import org.schedscope.ui.state.field.BlockedReason;
import org.schedscope.ui.state.field.Field;
import org.schedscope.ui.state.field.Form;
import org.schedscope.ui.state.session.Session;

/** Form that edits an input of the run: steps back and forward, applying and saving. */
public abstract class InputEditor extends Form {
    private final Session session;
    private final UndoSteps steps = new UndoSteps();
    private final Object first = steps.markProperty().get();
    private final ReadOnlyIntegerWrapper changes = new ReadOnlyIntegerWrapper(this, "changes");
    private final ReadOnlyObjectWrapper<State> state = new ReadOnlyObjectWrapper<>(this, "state",
            new State(BlockedReason.UNCHANGED, false, false, Optional.empty(), Optional.empty()));
    private Optional<String> refusal = Optional.empty();
    private Optional<Path> saved = Optional.empty();
    private Object savedMark = new Object();

    /**
     * What can be done.
     *
     * @param blocked reason not to apply
     * @param sentence why the last action was refused, or a task without room
     * @param saved the file that was saved last
     */
    public record State(BlockedReason blocked, boolean canUndo, boolean canRedo, Optional<String> sentence, Optional<Path> saved) {
        public boolean isWrong() {
            return blocked == BlockedReason.WRONG;
        }
    }

    InputEditor(Session session) {
        this.session = session;
    }

    /** Shows the first values; to be called at the end of the constructor. */
    final void begin() {
        typed().forEach(field -> field.complaintProperty().addListener((property, before, now) -> check()));
        refresh();
    }

    /** Has every field show its value. */
    abstract void showValues();

    /** The first task that finds no room on the platform, in a sentence. */
    abstract Optional<String> noRoom();

    /** The run that the edited input makes. */
    abstract RunSetup edited();

    /**
     * Writes the edited input.
     *
     * @param file with an ending of the format
     * @param then called once it is written
     */
    abstract void write(Path file, Runnable then);

    /** Ending of files of the format. */
    public abstract String ending();

    /** Proposed name of the file. */
    public abstract String fileName();

    final Session session() {
        return session;
    }

    /** Does something that can be undone; repeated for the same thing, it is one step. */
    final void perform(Object what, Runnable act, Runnable undo) {
        steps.perform(what, act, undo);
        refresh();
    }

    /** Does something that may be refused as a whole, not at a field. */
    final void attempt(Runnable action) {
        steps.pause();
        try {
            action.run();
        } catch (IllegalArgumentException refused) {
            refusal = Optional.of(SpokenLanguage.tell(refused));
            check();
        }
        steps.pause();
    }

    /** Shows another selection; the next edit is a step of its own. */
    final void navigated() {
        steps.pause();
        refresh();
    }

    private void refresh() {
        refusal = Optional.empty();
        showValues();
        check();
        changes.set(changes.get() + 1);
    }

    private void check() {
        boolean wrong = isWrong();
        Optional<String> noRoom = wrong ? Optional.empty() : noRoom();
        boolean news = mark() != first || isSaved();
        BlockedReason blocked = wrong ? BlockedReason.WRONG : noRoom.isPresent() ? BlockedReason.NO_ROOM
                : news ? BlockedReason.NONE : BlockedReason.UNCHANGED;
        state.set(new State(blocked, wrong || steps.canUndo(), steps.canRedo(), refusal.or(() -> noRoom), saved));
    }

    /** Undoes a step; the first step back from a wrong text is to the value before it. */
    public final void undo() {
        boolean wrong = isWrong();
        typed().forEach(Field::giveUp);
        if (!wrong) {
            steps.undo();
        }
        navigated();
    }

    /** Does an undone step again. */
    public final void redo() {
        if (!isWrong()) {
            steps.redo();
            navigated();
        }
    }

    /** Runs the edited input; returns why not, if it is too large. */
    public final Optional<String> apply() {
        try {
            session.runs().openEdited(edited());
            return Optional.empty();
        } catch (IllegalArgumentException refused) {
            return Optional.of(SpokenLanguage.tell(refused));
        }
    }

    /** Saves it as JSON, on a worker; adds the ending to a name without it. */
    public final void save(Path target) {
        String name = String.valueOf(target.getFileName());
        boolean ends = name.toLowerCase(Locale.ROOT).endsWith(ending()) || name.toLowerCase(Locale.ROOT).endsWith(ending() + ".gz");
        Path file = (ends ? target : target.resolveSibling(name + ending())).toAbsolutePath().normalize();
        Object mark = mark();
        attempt(() -> write(file, () -> {
            savedMark = mark;
            saved = Optional.of(file);
            navigated();
        }));
    }

    /** Number of steps that can be undone. */
    final int steps() {
        return steps.count();
    }

    /** Identity of the current value: the same object means the same value. */
    final Object mark() {
        return steps.markProperty().get();
    }

    /** Whether the current value is in the file that was saved last. */
    final boolean isSaved() {
        return mark() == savedMark;
    }

    public final ReadOnlyObjectProperty<State> stateProperty() {
        return state.getReadOnlyProperty();
    }

    public final State state() {
        return state.get();
    }

    /** Counts changes of the value and of the selection. */
    public final ReadOnlyIntegerProperty changesProperty() {
        return changes.getReadOnlyProperty();
    }
}
