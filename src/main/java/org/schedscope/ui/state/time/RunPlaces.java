package org.schedscope.ui.state.time;

import java.util.HashMap;
import java.util.Map;
import org.schedscope.breakpoint.BreakpointMatch;
import org.schedscope.experiment.RunSetup;
import org.schedscope.ui.state.run.Comparability;
import org.schedscope.ui.state.run.OpenRun;
import org.schedscope.ui.state.run.RunController;

/**
 * Where in each kept run the window was when another one came to the front. Runs of the same jobs lie side by side on one time axis:
 * from one to the other tick and zoom stay, and so they do where jobs or tasks are edited; any other is found as it was left, and a
 * schedule that was read opens at its end.
 */
public final class RunPlaces {
    /** Where the window was. */
    private record Place(BreakpointMatch moment, String zoom, Selected selected) {
    }

    private final RunController runs;
    private final Playhead playhead;
    private final TimelineModel timeline;
    private final Selection selection;
    private final Map<Integer, Place> left = new HashMap<>();

    public RunPlaces(RunController runs, Playhead playhead, TimelineModel timeline, Selection selection) {
        this.runs = runs;
        this.playhead = playhead;
        this.timeline = timeline;
        this.selection = selection;
    }

    /** To be called before anything speaks of another run. */
    public void leave(OpenRun before) {
        left.keySet().removeIf(number -> runs.kept().stream().noneMatch(one -> one.number() == number));
        left.put(before.number(), new Place(new BreakpointMatch(playhead.position(), playhead.tick()), timeline.text(), selection.get()));
    }

    /** To be called when everything speaks of the other run. */
    public void arrive(OpenRun before, OpenRun now) {
        Place there = left.get(before.number());
        if (now.setup().isReplayed() && !left.containsKey(now.number())) {
            playhead.toEnd();
        } else if (isEdited(before, now)
                || runs.keptAs(before).isPresent() && Comparability.sameTasks(before.index(), now.index())) {
            timeline.restore(there.zoom());
            playhead.seekTick(there.moment().tick());
        } else if (left.containsKey(now.number())) {
            Place known = left.get(now.number());
            timeline.restore(known.zoom());
            selection.restore(known.selected());
            playhead.seek(known.moment());
        }
    }

    /** Whether a run has just been made of another one's workload, with other jobs or tasks. */
    private boolean isEdited(OpenRun before, OpenRun now) {
        RunSetup files = now.setup();
        RunSetup then = before.setup();
        return !left.containsKey(now.number()) && files.edits().workload() && files.source() == then.source()
                && files.loaded() != then.loaded();
    }
}
