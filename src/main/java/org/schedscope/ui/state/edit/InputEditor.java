package org.schedscope.ui.state.edit;

import java.nio.file.Path;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import javafx.beans.property.ReadOnlyBooleanProperty;
import javafx.beans.property.ReadOnlyBooleanWrapper;
import javafx.beans.property.ReadOnlyIntegerProperty;
import javafx.beans.property.ReadOnlyIntegerWrapper;
import javafx.beans.property.ReadOnlyObjectProperty;
import javafx.beans.property.ReadOnlyObjectWrapper;
import org.schedscope.experiment.RunSetup;
import org.schedscope.ui.state.base.SpokenLanguage;
import org.schedscope.ui.state.base.UndoSteps;
import org.schedscope.ui.state.field.BlockedReason;
import org.schedscope.ui.state.field.TextInput;
import org.schedscope.ui.state.session.Session;

/** What workloads and platforms have in common while they are edited: steps back and forward, what is wrong, applying and saving. */
public abstract class InputEditor {
    private final Session session;
    private final UndoSteps steps = new UndoSteps();
    private final Object first = steps.markProperty().get();
    private final ReadOnlyObjectWrapper<BlockedReason> blocked = new ReadOnlyObjectWrapper<>(this, "blocked", BlockedReason.UNCHANGED);
    private final ReadOnlyObjectWrapper<Optional<String>> refusal = new ReadOnlyObjectWrapper<>(this, "refusal", Optional.empty());
    private final ReadOnlyBooleanWrapper canUndo = new ReadOnlyBooleanWrapper(this, "canUndo");
    private final ReadOnlyBooleanWrapper canRedo = new ReadOnlyBooleanWrapper(this, "canRedo");
    private final ReadOnlyIntegerWrapper changes = new ReadOnlyIntegerWrapper(this, "changes");
    private final ReadOnlyObjectWrapper<Optional<Path>> saved = new ReadOnlyObjectWrapper<>(this, "saved", Optional.empty());
    private Object savedMark = new Object();

    InputEditor(Session session) {
        this.session = session;
    }

    /** To be called at the end of the constructor. */
    final void begin() {
        inputs().forEach(input -> input.complaintProperty().addListener((property, before, now) -> check()));
        refresh();
    }

    /** All that can be typed. */
    abstract List<TextInput<?>> inputs();

    /** Has every input show what holds. */
    abstract void showWhatHolds();

    static List<TextInput<?>> inputs(List<BoundInput<?>> bound) {
        return bound.stream().<TextInput<?>>map(BoundInput::input).toList();
    }

    /** The first task that finds no room on the platform, in a sentence. */
    abstract Optional<String> noRoom();

    /** The run that the edited input makes. */
    abstract RunSetup edited();

    /**
     * Writes what holds, and remembers where.
     *
     * @param file with an ending of the format
     * @param then called when it is there
     */
    abstract void write(Path file, Runnable then);

    /** What files of this end with. */
    public abstract String ending();

    /** A name for the file. */
    public abstract String fileName();

    final Session session() {
        return session;
    }

    /** Does something that can be undone. The same in a row is one step. */
    final void perform(Object what, Runnable act, Runnable undo) {
        steps.perform(what, act, undo);
        refresh();
    }

    /** Does something that may be refused, which is told below instead of at a field. */
    final void attempt(Runnable action) {
        steps.pause();
        try {
            action.run();
        } catch (IllegalArgumentException refused) {
            refusal.set(Optional.of(SpokenLanguage.tell(refused)));
        }
        steps.pause();
    }

    /** Something else is selected now. */
    final void navigated() {
        steps.pause();
        refresh();
    }

    private void refresh() {
        refusal.set(Optional.empty());
        showWhatHolds();
        canUndo.set(steps.canUndo());
        canRedo.set(steps.canRedo());
        check();
        changes.set(changes.get() + 1);
    }

    private boolean isWrong() {
        return inputs().stream().anyMatch(TextInput::isWrong);
    }

    private void check() {
        boolean wrong = isWrong();
        canUndo.set(wrong || steps.canUndo());
        boolean news = steps.markProperty().get() != first || isSaved();
        blocked.set(wrong ? BlockedReason.WRONG : noRoom().isPresent() ? BlockedReason.NO_ROOM
                : news ? BlockedReason.NONE : BlockedReason.UNCHANGED);
    }

    /** One step back; the first step back from a text that is wrong is to what held before it. */
    public final void undo() {
        boolean wrong = isWrong();
        inputs().forEach(TextInput::giveUp);
        if (!wrong) {
            steps.undo();
        }
        navigated();
    }

    /** One step forward again. */
    public final void redo() {
        if (!isWrong()) {
            steps.redo();
            navigated();
        }
    }

    /** Runs it. Tells why not, if it is too much to be run. */
    public final Optional<String> apply() {
        try {
            session.runs().openEdited(edited());
            return Optional.empty();
        } catch (IllegalArgumentException refused) {
            return Optional.of(SpokenLanguage.tell(refused));
        }
    }

    /** Writes what holds as native JSON, on a worker; a name without the ending gets it. */
    public final void save(Path target) {
        String name = String.valueOf(target.getFileName());
        boolean ends = name.toLowerCase(Locale.ROOT).endsWith(ending()) || name.toLowerCase(Locale.ROOT).endsWith(ending() + ".gz");
        Path file = (ends ? target : target.resolveSibling(name + ending())).toAbsolutePath().normalize();
        Object mark = steps.markProperty().get();
        attempt(() -> write(file, () -> {
            savedMark = mark;
            saved.set(Optional.of(file));
            navigated();
        }));
    }

    /** How many steps can be undone. */
    final int steps() {
        return steps.count();
    }

    /** Stands for what holds now: the same object means that the same holds. */
    final Object mark() {
        return steps.markProperty().get();
    }

    /** Whether what holds is in the file that was saved last. */
    final boolean isSaved() {
        return steps.markProperty().get() == savedMark;
    }

    /** The file that was saved last. */
    public final ReadOnlyObjectProperty<Optional<Path>> savedProperty() {
        return saved.getReadOnlyProperty();
    }

    /** What keeps the sheet from being applied. */
    public final ReadOnlyObjectProperty<BlockedReason> blockedProperty() {
        return blocked.getReadOnlyProperty();
    }

    /** Why the last thing that was asked for was not done, if it was not, or what finds no room. */
    public final Optional<String> sentence() {
        return refusal.get().or(() -> blocked.get() == BlockedReason.NO_ROOM ? noRoom() : Optional.empty());
    }

    /** Why the last thing that was asked for was not done, if it was not. */
    public final ReadOnlyObjectProperty<Optional<String>> refusalProperty() {
        return refusal.getReadOnlyProperty();
    }

    public final ReadOnlyBooleanProperty canUndoProperty() {
        return canUndo.getReadOnlyProperty();
    }

    public final ReadOnlyBooleanProperty canRedoProperty() {
        return canRedo.getReadOnlyProperty();
    }

    /** Rises whenever something else holds or is selected. */
    public final ReadOnlyIntegerProperty changesProperty() {
        return changes.getReadOnlyProperty();
    }
}
