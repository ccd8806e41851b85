package org.schedscope.ui.state.answer;

import org.schedscope.scheduler.fourphase.PhasesPass;
import org.schedscope.scheduler.probe.AuctionPass;
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

/**
 * All that is worked out of the open run beside the window.
 *
 * @param snapshot what is true at the playhead
 * @param explanation why it is so
 * @param cause causes of violations
 * @param subject facts of a selected user, cluster, core or cell
 * @param outcomes how users fared in runs before
 * @param findings of the linter
 * @param bounds what no schedule of its jobs can go below
 * @param inTime what would have to change for a late job
 * @param elasticity what the metrics of the run depend on most
 * @param load over all that has been recorded
 * @param auction what the last pass over a queue did, as an auction
 * @param phases what the four phases did in the last pass
 * @param absences cores that are not there
 * @param compare the open run beside another one
 * @param figures what came out of all kept runs
 */
public record Answers(SnapshotModel snapshot, ExplanationModel explanation, CauseModel cause, SubjectModel subject, UserOutcomes outcomes,
        FindingsModel findings, BoundsModel bounds, InTimeModel inTime, ElasticityModel elasticity, Answer<Trace, LoadProfile> load,
        Answer<PlayheadSnapshot, PassReport<AuctionPass>> auction, Answer<PlayheadSnapshot, PassReport<PhasesPass>> phases,
        AbsenceModel absences,
        CompareModel compare, RunFigures figures) {
    /** Answers about the open run, from now on. */
    public static Answers of(RunController runs, Playhead playhead, Selection selection, RangeModel range, Expectations expectations,
            Environment environment) {
        OpenRun run = runs.run();
        SnapshotModel snapshot = new SnapshotModel(run, environment);
        PlayheadSnapshot now = snapshot.get();
        LoadReader reader = new LoadReader();
        CauseModel cause = new CauseModel(snapshot, expectations, environment);
        SubjectModel subject = new SubjectModel(snapshot, selection, playhead, environment);
        ExplanationModel explanation = new ExplanationModel(snapshot, selection, environment);
        Answer<PlayheadSnapshot, PassReport<AuctionPass>> auction = new Answer<>(environment, AuctionReader.unread(now),
                new AuctionReader());
        Answer<PlayheadSnapshot, PassReport<PhasesPass>> phases = new Answer<>(environment, PhasesReader.unread(now), new PhasesReader());
        auction.setWatched(false);
        phases.setWatched(false);
        Answers answers = new Answers(snapshot, explanation, cause, subject, new UserOutcomes(expectations, environment),
                new FindingsModel(environment), new BoundsModel(environment), new InTimeModel(environment),
                new ElasticityModel(environment), new Answer<>(environment, reader.apply(run.trace()), reader), auction, phases,
                new AbsenceModel(run, environment), new CompareModel(runs, range, environment), new RunFigures(runs, range, environment));
        answers.askLater(now);
        return answers;
    }

    /** To be called when the snapshot is another one. */
    public void moved(PlayheadSnapshot before, PlayheadSnapshot after) {
        explanation.refresh();
        cause.refresh();
        subject.refresh();
        askLater(after);
        if (!after.run().isSameRunAs(before.run())) {
            // What is not watched would keep all of the earlier run in memory.
            auction.forget(AuctionReader.unread(after));
            phases.forget(PhasesReader.unread(after));
        }
    }

    /** Puts off what is answered only while it is watched. */
    private void askLater(PlayheadSnapshot now) {
        auction.ask(now);
        phases.ask(now);
        bounds.ask(now);
    }

    /** To be called when something else is selected, or the playhead begins or ends to move by itself. */
    public void selected() {
        subject.refresh();
    }

    /** To be called when another cell of the heatmap is chosen. */
    public void asked() {
        cause.refresh();
    }

    /** To be called when another part of the run is marked. */
    public void marked() {
        compare.refresh();
        figures.measureAgain();
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
}
