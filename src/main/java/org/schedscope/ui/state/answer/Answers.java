package org.schedscope.ui.state.answer;

import javafx.beans.property.ReadOnlyObjectProperty;
import org.schedscope.trace.Trace;
import org.schedscope.ui.state.base.Answer;
import org.schedscope.ui.state.base.Environment;
import org.schedscope.ui.state.compare.CompareModel;
import org.schedscope.ui.state.compare.RunFigures;
import org.schedscope.ui.state.run.OpenRun;
import org.schedscope.ui.state.run.RunController;
import org.schedscope.ui.state.snapshot.Expectations;
import org.schedscope.ui.state.snapshot.PlayheadSnapshot;
import org.schedscope.ui.state.snapshot.SnapshotModel;
import org.schedscope.ui.state.time.Playhead;
import org.schedscope.ui.state.time.RangeModel;
import org.schedscope.ui.state.time.Selection;

/** All that is worked out of the open run beside the window. */
public final class Answers {
    private final SnapshotModel snapshot;
    private final ExplanationModel explanation;
    private final CauseModel cause;
    private final SubjectModel subject;
    private final UserOutcomes outcomes;
    private final FindingsModel findings;
    private final BoundsModel bounds;
    private final InTimeModel inTime;
    private final ElasticityModel elasticity;
    private final Answer<Trace, LoadProfile> load;
    private final Answer<PlayheadSnapshot, AuctionReport> auction;
    private final Answer<PlayheadSnapshot, PhaseReport> phases;
    private final AbsenceModel absences;
    private final CompareModel compare;
    private final RunFigures figures;

    public Answers(RunController runs, Playhead playhead, Selection selection, RangeModel range, Expectations expectations,
            Environment environment) {
        OpenRun run = runs.run();
        snapshot = new SnapshotModel(run, environment);
        ReadOnlyObjectProperty<PlayheadSnapshot> now = snapshot.valueProperty();
        cause = new CauseModel(snapshot, expectations, environment);
        subject = new SubjectModel(snapshot, selection, playhead, environment);
        outcomes = new UserOutcomes(expectations, environment);
        explanation = new ExplanationModel(snapshot, selection, environment);
        findings = new FindingsModel(environment);
        inTime = new InTimeModel(environment);
        elasticity = new ElasticityModel(environment);
        bounds = new BoundsModel(environment);
        now.addListener((property, before, after) -> moved(before, after));
        bounds.ask(now.get());
        LoadReader reader = new LoadReader();
        load = new Answer<>(environment, reader.apply(run.trace()), reader);
        auction = Answer.whileWatched(environment, now, AuctionReader.unread(now.get()), new AuctionReader());
        phases = Answer.whileWatched(environment, now, PhasesReader.unread(now.get()), new PhasesReader());
        absences = new AbsenceModel(run, environment);
        compare = new CompareModel(runs, range, environment);
        figures = new RunFigures(runs, range, environment);
    }

    private void moved(PlayheadSnapshot before, PlayheadSnapshot after) {
        bounds.ask(after);
        if (!after.run().isSameRunAs(before.run())) {
            // What nobody looks at would keep all of the earlier run in memory.
            auction.forget(AuctionReader.unread(after));
            phases.forget(PhasesReader.unread(after));
        }
    }

    /** To be called when another run is opened, before what users may expect changes with it. */
    public void opened(OpenRun before, OpenRun now) {
        outcomes.opened(before, now);
    }

    /** To be called when the open run is another one, or the same one recorded further. */
    public void recorded(OpenRun now) {
        load.ask(now.trace());
        absences.recorded(now);
        compare.refresh();
    }

    /** What is true at the playhead. */
    public SnapshotModel snapshot() {
        return snapshot;
    }

    /** Why it stands so. */
    public ExplanationModel explanation() {
        return explanation;
    }

    /** Who caused violations. */
    public CauseModel cause() {
        return cause;
    }

    /** What there is to know of a selected user, cluster, core or cell. */
    public SubjectModel subject() {
        return subject;
    }

    /** How users fared in runs before. */
    public UserOutcomes outcomes() {
        return outcomes;
    }

    /** What the linter finds in it. */
    public FindingsModel findings() {
        return findings;
    }

    /** What no schedule of its jobs can go below. */
    public BoundsModel bounds() {
        return bounds;
    }

    /** What would have to change for a late job. */
    public InTimeModel inTime() {
        return inTime;
    }

    /** What the metrics of the run depend on most. */
    public ElasticityModel elasticity() {
        return elasticity;
    }

    /** The load over all that has been recorded. */
    public Answer<Trace, LoadProfile> load() {
        return load;
    }

    /** What the last pass over a queue did, as an auction. */
    public Answer<PlayheadSnapshot, AuctionReport> auction() {
        return auction;
    }

    /** What the four phases did in the last pass. */
    public Answer<PlayheadSnapshot, PhaseReport> phases() {
        return phases;
    }

    /** Cores that are not there. */
    public AbsenceModel absences() {
        return absences;
    }

    /** The open run beside another one. */
    public CompareModel compare() {
        return compare;
    }

    /** What came out of all kept runs. */
    public RunFigures figures() {
        return figures;
    }
}
