package org.schedscope.ui.state.session;

import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.function.Function;
import org.schedscope.breakpoint.BreakpointMatch;
import org.schedscope.chart.lane.ColourBy;
import org.schedscope.metrics.range.RunPart;
import org.schedscope.ui.state.compare.ComparisonMode;
import org.schedscope.ui.state.run.OpenRun;
import org.schedscope.ui.state.snapshot.EetChoice;
import org.schedscope.ui.state.snapshot.Expectations;
import org.schedscope.ui.state.snapshot.PlayheadSnapshot;
import org.schedscope.ui.state.time.Bookmark;
import org.schedscope.ui.state.time.Viewpoint;
import org.schedscope.ui.state.time.Selected;
import org.schedscope.ui.state.time.TickRange;

/**
 * Everything that views show, as of one moment: all parts are of the same change.
 *
 * @param run the open run, as far as it is recorded
 * @param place where in it the window is: instant, zoom, selection, range
 * @param visible the ticks that the time axis shows
 * @param timesAsTicks whether times are written as ticks
 * @param playing whether the playhead moves by itself
 * @param colour what the colours of bars mean
 * @param beside how the schedule shows the run that is compared with
 * @param expected by what users' expectations are measured
 * @param cell the cell of the heatmap whose cause is asked for, if one is
 * @param kept the runs that are open side by side
 * @param names of runs, by their numbers
 * @param facts what has been worked out so far
 */
public record WindowState(OpenRun run, Viewpoint place, TickRange visible, boolean timesAsTicks, boolean playing, ColourBy colour,
        ComparisonMode beside, EetChoice expected, Optional<Expectations.Place> cell, List<OpenRun> kept, Map<Integer, String> names,
        List<Bookmark> bookmarks, WindowFacts facts) {
    /** A part of the window that shows the state. */
    public interface Observer {
        /** Takes a change, complete. */
        void show(WindowState before, WindowState now);
    }

    public Selected selected() {
        return place.selected();
    }

    public Optional<RunPart> range() {
        return place.range();
    }

    public BreakpointMatch moment() {
        return place.moment();
    }

    /** What is true at the playhead; for a moment that of an earlier position, or of an earlier run. */
    public PlayheadSnapshot snapshot() {
        return facts.snapshot();
    }

    /** Whether any of some parts is another one than before. */
    @SafeVarargs
    public final boolean differs(WindowState before, Function<WindowState, ?>... parts) {
        for (Function<WindowState, ?> part : parts) {
            if (!Objects.equals(part.apply(before), part.apply(this))) {
                return true;
            }
        }
        return false;
    }
}
