package org.schedscope.ui.state.time;

import java.util.Optional;
import org.schedscope.ui.state.base.StateChanges;
import org.schedscope.ui.state.run.OpenRun;
import org.schedscope.ui.state.run.RunController;

/** The window's place as one value, and the way to another one in a single change. */
public record Viewpoints(StateChanges changes, RunController runs, Playhead playhead, TimelineModel timeline, Selection selection,
        RangeModel range) {
    public Viewpoint now() {
        return of(runs.run());
    }

    /** The present place as one of a run, which may just have been left. */
    Viewpoint of(OpenRun run) {
        return new Viewpoint(run.number(), playhead.at(), timeline.zoom(), selection.get(), range.get());
    }

    /** The run of a place, if it is kept. */
    Optional<OpenRun> run(Viewpoint place) {
        return runs.kept().stream().filter(run -> run.number() == place.run()).findFirst();
    }

    /** Goes to a place whose run is kept. */
    void show(Viewpoint place) {
        playhead.pause();
        run(place).filter(run -> run.number() != runs.run().number()).ifPresent(runs::show);
        changes.make(() -> {
            range.mark(place.range());
            come(place);
        });
    }

    /** Goes to a place of the open run; the marked part stays. */
    void come(Viewpoint place) {
        changes.make(() -> {
            selection.restore(place.selected());
            playhead.seek(place.moment());
            timeline.restore(place.zoom());
        });
    }
}
