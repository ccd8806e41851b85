package org.schedscope.ui.state;

import org.schedscope.trace.RunStates;

/**
 * What is true at the playhead, as one value: all parts of it are of the same position of the same run.
 *
 * @param run the run, recorded at least up to the position
 * @param states what all tasks, jobs and clusters are doing
 */
public record Facts(OpenRun run, RunStates states) {
    public int position() {
        return states.position();
    }

    /** Whether these are the facts of a position of a run, and not of where the playhead was before. */
    public boolean areOf(OpenRun other, int otherPosition) {
        return run.isSameRunAs(other) && position() == otherPosition;
    }
}
