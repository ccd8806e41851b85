package org.schedscope.ui.state.time;

import java.util.HashMap;
import java.util.Map;
import org.schedscope.experiment.RunSetup;
import org.schedscope.ui.state.run.Comparability;
import org.schedscope.ui.state.run.OpenRun;

/**
 * Where in each kept run the window was when another one came to the front. Runs of the same jobs lie side by side on one time axis:
 * from one to the other tick and zoom stay, and so they do where jobs or tasks are edited; any other is found at its last place, and a
 * schedule that was read opens at its end.
 */
public final class RunPlaces {
    private final Viewpoints window;
    private final Map<Integer, Viewpoint> left = new HashMap<>();

    public RunPlaces(Viewpoints window) {
        this.window = window;
    }

    /** To be called before anything speaks of another run. */
    public void leave(OpenRun before) {
        left.values().removeIf(place -> window.run(place).isEmpty());
        left.put(before.number(), window.of(before));
    }

    /** To be called when everything speaks of the other run. */
    public void arrive(OpenRun before, OpenRun now) {
        Viewpoint there = left.get(before.number());
        if (now.setup().isReplayed() && !left.containsKey(now.number())) {
            window.playhead().toEnd();
        } else if (isEdited(before, now)
                || window.runs().keptAs(before).isPresent() && Comparability.sameTasks(before.index(), now.index())) {
            window.timeline().restore(there.zoom());
            window.playhead().seekTick(there.moment().tick());
        } else if (left.containsKey(now.number())) {
            window.come(left.get(now.number()));
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
