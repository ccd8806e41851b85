package org.schedscope.ui.state.answer;

import org.schedscope.ui.state.base.Answer;
import org.schedscope.ui.state.base.Environment;
import org.schedscope.ui.state.snapshot.SnapshotModel;
import org.schedscope.ui.state.time.Selection;

/** Keeps {@link Explanation} up to date with the snapshot, on the same worker, after it; for a moment that of an earlier position. */
public final class ExplanationModel extends Answer<ExplanationReader.Question, Explanation> {
    private final SnapshotModel snapshot;
    private final Selection selection;
    private boolean lossesWanted;

    ExplanationModel(SnapshotModel snapshot, Selection selection, Environment environment) {
        super(environment, Explanation.none(snapshot.get()), new ExplanationReader(snapshot.probes()));
        this.snapshot = snapshot;
        this.selection = selection;
    }

    /** Whether the passes are shown one by one. */
    public void wantLosses(boolean now) {
        if (now != lossesWanted) {
            lossesWanted = now;
            refresh();
        }
    }

    void refresh() {
        ask(new ExplanationReader.Question(snapshot.get(), selection.get(), lossesWanted));
    }
}
