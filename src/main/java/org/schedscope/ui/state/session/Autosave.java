package org.schedscope.ui.state.session;

import java.io.IOException;
import java.nio.file.Path;
import java.time.Instant;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.Executor;
import javafx.beans.property.ReadOnlyObjectProperty;
import javafx.beans.property.ReadOnlyObjectWrapper;
import org.schedscope.experiment.session.SavedSession;
import org.schedscope.experiment.session.SessionFile;
import org.schedscope.experiment.session.SessionFolder;
import org.schedscope.io.input.InputException;
import org.schedscope.io.input.Limits;
import org.schedscope.ui.state.base.Environment;
import org.schedscope.ui.state.base.SpokenLanguage;
import org.schedscope.ui.state.base.StateFolder;

/**
 * Keeps what is open in a folder of the user's, in the background, so that it is not lost with the window, however that ends; and offers
 * what another window left behind. Until the user has done anything nothing is kept.
 *
 * <p>Files are touched on a worker only. What cannot be kept is reported once.
 */
public final class Autosave {
    /** Time between two looks at what has changed. */
    static final long EVERY_NANOS = 2_000_000_000L;

    /**
     * What a window left behind.
     *
     * @param written when
     * @param state what was open, or why that cannot be read
     */
    public record Offer(Instant written, Optional<SavedSession> state, Optional<String> problem) {
    }

    private final Session session;
    private final Path root;
    private final Environment environment;
    private final Executor worker;
    private final SavedSession first;
    private final ReadOnlyObjectWrapper<Optional<Offer>> offer = new ReadOnlyObjectWrapper<>(this, "offer", Optional.empty());
    private final ReadOnlyObjectWrapper<Optional<String>> problem = new ReadOnlyObjectWrapper<>(this, "problem", Optional.empty());
    private boolean begun;
    private boolean busy;
    private long lastPulse;
    // Used on the worker only.
    private Optional<StateFolder> own = Optional.empty();
    private Optional<SessionFolder> writer = Optional.empty();
    private Optional<StateFolder> left = Optional.empty();
    private Optional<SavedSession> written = Optional.empty();
    private boolean restored;

    /**
     * @param root where windows keep their states
     * @param environment whose owner receives what the worker finds
     * @param worker runs one task at a time
     */
    public Autosave(Session session, Path root, Environment environment, Executor worker) {
        this.session = session;
        this.root = root;
        this.environment = environment;
        this.worker = worker;
        first = session.keeper().state().now();
        lastPulse = environment.nanos().getAsLong();
    }

    /** Where this system keeps the states of a user's windows. */
    public static Path usualPlace(Map<String, String> variables, String home) {
        return StateFolder.usualPlace(variables, home);
    }

    /** Takes a folder for this window, and looks for one that was left behind. */
    public void begin() {
        work(() -> {
            own = Optional.of(StateFolder.fresh(root));
            writer = Optional.of(new SessionFolder(own.get().path()));
            look();
        });
    }

    /** What was left behind, as long as it is neither restored nor discarded. */
    public ReadOnlyObjectProperty<Optional<Offer>> offerProperty() {
        return offer.getReadOnlyProperty();
    }

    /** Why states cannot be kept, if they cannot. */
    public ReadOnlyObjectProperty<Optional<String>> problemProperty() {
        return problem.getReadOnlyProperty();
    }

    /** Takes what was left behind for what was open; it stays where it is until this window has kept it. */
    public void restore() {
        Optional<SavedSession> state = offer.get().flatMap(Offer::state);
        offer.set(Optional.empty());
        if (state.isEmpty()) {
            return;
        }
        session.files().openKept(state.get(), () -> {
            begun = true;
            work(() -> restored = true);
        });
    }

    /** Removes what was left behind; another one may be offered then. */
    public void discard() {
        offer.set(Optional.empty());
        work(() -> {
            if (left.isPresent()) {
                left.get().remove();
                left = Optional.empty();
                look();
            }
        });
    }

    /** Looks now and then whether there is anything new to be kept; to be called once a frame. */
    public void pulse(long nanos) {
        if (busy || nanos - lastPulse < EVERY_NANOS || session.files().work().isPresent()) {
            return;
        }
        lastPulse = nanos;
        keep();
    }

    private void keep() {
        SavedSession now = session.keeper().state().now();
        begun |= !sameBut(now, first);
        if (begun) {
            busy = true;
            work(() -> write(now));
        }
    }

    /** Whether all but the looks is the same: windows settle their looks by themselves. */
    private static boolean sameBut(SavedSession a, SavedSession b) {
        return a.open() == b.open() && a.view().tick() == b.view().tick() && a.view().position() == b.view().position()
                && a.view().marked().equals(b.view().marked()) && a.view().breakpoints().equals(b.view().breakpoints())
                && a.view().elsewhere().equals(b.view().elsewhere()) && a.runs().equals(b.runs());
    }

    /** The window is closed: the next one is offered its state, and then what was left behind by another one, unless that is restored. */
    public void end() {
        keep();
        work(() -> {
            if (left.isPresent()) {
                left.get().release();
            }
            if (own.isPresent()) {
                if (written.isPresent()) {
                    own.get().release();
                } else {
                    own.get().remove();
                }
            }
        });
    }

    private void write(SavedSession now) throws IOException {
        if (writer.isPresent() && !written.equals(Optional.of(now))) {
            writer.get().write(now);
            written = Optional.of(now);
            if (restored && left.isPresent()) {
                left.get().remove();
                left = Optional.empty();
                restored = false;
            }
        }
    }

    private void look() throws IOException {
        left = StateFolder.abandoned(root);
        if (left.isPresent()) {
            Offer found = found(left.get());
            environment.owner().execute(() -> offer.set(Optional.of(found)));
        }
    }

    private static Offer found(StateFolder folder) {
        try {
            return new Offer(folder.written(), Optional.of(SessionFile.readFolder(folder.path(), Limits.DEFAULT)), Optional.empty());
        } catch (InputException damaged) {
            return new Offer(folder.written(), Optional.empty(), Optional.of(SpokenLanguage.tell(damaged)));
        }
    }

    /** What a worker does with files. */
    private interface Task {
        void run() throws IOException;
    }

    private void work(Task task) {
        worker.execute(() -> {
            try {
                task.run();
            } catch (IOException | RuntimeException | OutOfMemoryError failed) {
                String why = String.valueOf(failed.getMessage());
                environment.owner().execute(() -> problem.set(Optional.of(why)));
            }
            environment.owner().execute(() -> busy = false);
        });
    }
}
