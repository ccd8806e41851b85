package org.schedscope.ui.state.session;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import javafx.beans.property.ReadOnlyObjectProperty;
import javafx.beans.property.ReadOnlyObjectWrapper;
import org.schedscope.experiment.session.SavedRun;
import org.schedscope.experiment.session.SavedSession;
import org.schedscope.experiment.session.SessionFile;
import org.schedscope.experiment.session.SessionVerification;
import org.schedscope.ui.state.run.OpenRun;

/** Saves all that is open to a file, and what came out of every run with it. */
public final class SessionKeeper {
    private final Session session;
    private final SessionState state;
    private final ReadOnlyObjectWrapper<Optional<Path>> file = new ReadOnlyObjectWrapper<>(this, "file", Optional.empty());

    SessionKeeper(Session session) {
        this.session = session;
        state = new SessionState(session);
    }

    /** The file that the session was opened from or saved to last. */
    public ReadOnlyObjectProperty<Optional<Path>> fileProperty() {
        return file.getReadOnlyProperty();
    }

    /** What is open, as a value and back. */
    public SessionState state() {
        return state;
    }

    /** Saves to a file, on a worker; a name that does not end like one of a session gets the ending. */
    public void save(Path target) {
        String name = String.valueOf(target.getFileName());
        Path whole = name.endsWith(SessionFile.ENDING) ? target : target.resolveSibling(name + SessionFile.ENDING);
        SavedSession saved = state.now();
        List<OpenRun> runs = List.copyOf(session.runs().kept());
        session.exports().save(whole, out -> SessionFile.write(proven(saved, runs), out), () -> {
            file.set(Optional.of(whole));
            session.settings().opened(whole.toAbsolutePath().normalize());
        });
    }

    private static SavedSession proven(SavedSession saved, List<OpenRun> runs) {
        List<SavedRun> proven = new ArrayList<>();
        for (int i = 0; i < runs.size(); i++) {
            OpenRun run = runs.get(i);
            SavedRun one = saved.runs().get(i);
            Optional<SavedRun.Proof> proof = !run.setup().canBeForked() ? Optional.empty()
                    : Optional.of(SessionVerification.proof(run.wholeSpec(), run.trace(), run.complete()));
            proven.add(new SavedRun(one.label(), one.parent(), one.setup(), proof));
        }
        return new SavedSession(proven, saved.open(), saved.view());
    }

    /** A session was read. What is saved next goes to its file only if nothing else is open. */
    void opened(Optional<Path> from, SavedSession saved, List<OpenRun> runs) {
        boolean alone = state.restore(saved, runs);
        file.set(from.filter(read -> alone));
    }
}
