package org.schedscope.ui.state;

import java.util.concurrent.Executor;

/**
 * Everything a window knows: the open run, where in it the window is, what of it is visible, what is selected, and what is true there.
 * There is always an open run; the first one is given.
 */
public final class Session {
    private final RunController runs;
    private final Playhead playhead;
    private final TimelineModel timeline;
    private final Selection selection;
    private final FactsModel facts;

    /**
     * @param first what to run first
     * @param simulator where runs come from
     * @param executors the threads to use
     */
    public Session(RunSetup first, Simulator simulator, Executors executors) {
        runs = new RunController(first, simulator, executors);
        OpenRun run = runs.run();
        playhead = new Playhead(run.trace(), run.complete());
        timeline = new TimelineModel();
        selection = new Selection(run.index());
        facts = new FactsModel(run, executors.facts(), executors.owner());
        runs.runProperty().addListener((property, before, now) -> runChanged(before, now));
        playhead.tickProperty().addListener((property, before, now) -> timeline.playheadMoved(now.longValue()));
        playhead.positionProperty().addListener((property, before, now) -> facts.ask(runs.run(), now.intValue()));
        timeline.runChanged(run.lastTick());
        runs.begin();
    }

    /**
     * The threads of a session.
     *
     * @param owner runs tasks on the thread that owns all properties
     * @param simulation runs one simulation at a time
     * @param facts runs one computation of facts at a time
     */
    public record Executors(Executor owner, Executor simulation, Executor facts) {
    }

    private void runChanged(OpenRun before, OpenRun now) {
        if (now.isSameRunAs(before)) {
            timeline.runGrew(now.lastTick());
            playhead.runGrew(now.trace(), now.complete());
            if (now.complete()) {
                facts.ask(now, playhead.position());
            }
        } else {
            selection.runChanged(now.index());
            timeline.runChanged(now.lastTick());
            playhead.runChanged(now.trace(), now.complete());
            facts.ask(now, 0);
        }
    }

    public RunController runs() {
        return runs;
    }

    public Playhead playhead() {
        return playhead;
    }

    public TimelineModel timeline() {
        return timeline;
    }

    public Selection selection() {
        return selection;
    }

    public FactsModel facts() {
        return facts;
    }
}
