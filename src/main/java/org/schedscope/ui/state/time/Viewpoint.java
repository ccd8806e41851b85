package org.schedscope.ui.state.time;

import java.util.Optional;
import org.schedscope.breakpoint.BreakpointMatch;
import org.schedscope.metrics.range.RunPart;

/**
 * Place in a run that the window can come back to.
 *
 * @param run number of the open run
 * @param moment position and tick of the playhead
 * @param range the marked part; absent if none is
 */
public record Viewpoint(int run, BreakpointMatch moment, TimelineModel.Zoom zoom, Selected selected, Optional<RunPart> range) {
}
