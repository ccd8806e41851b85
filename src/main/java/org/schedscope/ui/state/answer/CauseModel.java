package org.schedscope.ui.state.answer;

import java.util.Optional;
import org.schedscope.metrics.cause.Cause;
import org.schedscope.ui.state.base.Answer;
import org.schedscope.ui.state.base.Environment;
import org.schedscope.ui.state.snapshot.Expectations;
import org.schedscope.ui.state.snapshot.PlayheadSnapshot;
import org.schedscope.ui.state.snapshot.SnapshotModel;

/**
 * Causes of the violations in the chosen cell, as of the snapshot. Empty while no cell is chosen; for a moment that of
 * an earlier position.
 */
public final class CauseModel extends Answer<CauseModel.Question, Optional<CauseModel.Caused>> {
    /** A cause and the snapshot that it is of. */
    public record Caused(PlayheadSnapshot snapshot, Cause cause) {
    }

    record Question(PlayheadSnapshot snapshot, Expectations.Place place) {
        private Optional<Caused> answer() {
            Cause cause = Cause.of(snapshot.run().trace(), snapshot.position(), snapshot.violations(), place.user(), place.tick());
            return Optional.of(new Caused(snapshot, cause));
        }
    }

    private final SnapshotModel snapshot;
    private final Expectations expectations;

    CauseModel(SnapshotModel snapshot, Expectations expectations, Environment environment) {
        super(environment, Optional.empty(), Question::answer);
        this.snapshot = snapshot;
        this.expectations = expectations;
        setWatched(false);
    }

    void refresh() {
        expectations.place().ifPresentOrElse(place -> ask(new Question(snapshot.get(), place)),
                () -> settle(Optional.empty()));
    }

    @Override
    protected boolean stands(Question asked) {
        return expectations.place().isPresent();
    }
}
