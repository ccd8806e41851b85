package org.schedscope.ui.state.time;

import java.util.Optional;
import org.schedscope.breakpoint.Stops;

/**
 * What is known of a breakpoint in the open run.
 *
 * @param problem why it is not looked for: the run does not have what it speaks of
 * @param stops the moments at which it becomes true, as far as events have been read
 * @param read events read, from the run's beginning
 */
public record BreakpointHits(Optional<String> problem, Stops stops, int read) {
    /** Nothing read yet. */
    static final BreakpointHits NONE = new BreakpointHits(Optional.empty(), Stops.NONE, 0);
}
