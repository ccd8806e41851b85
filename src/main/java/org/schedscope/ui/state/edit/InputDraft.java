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
import org.schedscope.ui.state.base.SpokenLanguage;
import org.schedscope.ui.state.run.RunSetup;
import org.schedscope.ui.state.session.Session;

/** What workloads and platforms have in common while they are edited: steps back and forward, what is wrong, taking and saving. */
public abstract class InputDraft {
    /** What keeps the sheet from being taken. */
    public enum Hindrance {
        NONE, WRONG, NO_ROOM, UNCHANGED
    }

    private final Session session;
    private final UndoSteps steps = new UndoSteps();
    private final Object first = steps.markProperty().get();
    private final ReadOnlyObjectWrapper<Hindrance> hindrance = new ReadOnlyObjectWrapper<>(this, "hindrance", Hindrance.UNCHANGED);
    private final ReadOnlyObjectWrapper<Optional<String>> refusal = new ReadOnlyObjectWrapper<>(this, "refusal", Optional.empty());
    private final ReadOnlyBooleanWrapper canUndo = new ReadOnlyBooleanWrapper(this, "canUndo");
    private final ReadOnlyBooleanWrapper canRedo = new ReadOnlyBooleanWrapper(this, "canRedo");
    private final ReadOnlyIntegerWrapper changes = new ReadOnlyIntegerWrapper(this, "changes");
    private final ReadOnlyObjectWrapper<Optional<Path>> saved = new ReadOnlyObjectWrapper<>(this, "saved", Optional.empty());
    private Object savedMark = new Object();

    InputDraft(Session session) {
        this.session = session;
    }

    /** To be called at the end of the constructor. */
    final void begin() {
        fields().forEach(field -> field.complaintProperty().addListener((property, before, now) -> look()));
        refresh();
    }

    /** All that can be typed. */
    abstract List<EditField> fields();

    /** Has every field show what holds. */
    abstract void showFields();

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

    /** Something else is looked at now. */
    final void turned() {
        steps.pause();
        refresh();
    }

    private void refresh() {
        refusal.set(Optional.empty());
        showFields();
        canUndo.set(steps.canUndo());
        canRedo.set(steps.canRedo());
        look();
        changes.set(changes.get() + 1);
    }

    private void look() {
        boolean wrong = fields().stream().anyMatch(EditField::isWrong);
        canUndo.set(wrong || steps.canUndo());
        boolean news = steps.markProperty().get() != first || isSaved();
        hindrance.set(wrong ? Hindrance.WRONG : noRoom().isPresent() ? Hindrance.NO_ROOM : news ? Hindrance.NONE : Hindrance.UNCHANGED);
    }

    /** One step back; the first step back from a text that is wrong is to what held before it. */
    public final void undo() {
        boolean wrong = fields().stream().anyMatch(EditField::isWrong);
        fields().forEach(EditField::giveUp);
        if (!wrong) {
            steps.undo();
        }
        turned();
    }

    /** One step forward again. */
    public final void redo() {
        if (fields().stream().noneMatch(EditField::isWrong)) {
            steps.redo();
            turned();
        }
    }

    /** Runs it. Tells why not, if it is too much to be run. */
    public final Optional<String> take() {
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
            turned();
        }));
    }

    /** Whether what holds is in the file that was saved last. */
    final boolean isSaved() {
        return steps.markProperty().get() == savedMark;
    }

    /** The file that was saved last. */
    public final ReadOnlyObjectProperty<Optional<Path>> savedProperty() {
        return saved.getReadOnlyProperty();
    }

    public final ReadOnlyObjectProperty<Hindrance> hindranceProperty() {
        return hindrance.getReadOnlyProperty();
    }

    /** Why the last thing that was asked for was not done, if it was not, or what finds no room. */
    public final Optional<String> sentence() {
        return refusal.get().or(() -> hindrance.get() == Hindrance.NO_ROOM ? noRoom() : Optional.empty());
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

    /** Rises whenever something else holds or is looked at. */
    public final ReadOnlyIntegerProperty changesProperty() {
        return changes.getReadOnlyProperty();
    }
}
