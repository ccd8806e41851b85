package org.schedscope.ui.state.answer;

import java.util.Optional;
import org.schedscope.scheduler.fourphase.PhasesPass;
import org.schedscope.ui.state.snapshot.PlayheadSnapshot;

/**
 * The last pass at or before the playhead, by its four phases.
 *
 * @param snapshot of the playhead
 * @param told whether the run's passes have phases
 * @param pass what they did; none if there was no pass yet, or passes have no phases
 */
public record PhaseReport(PlayheadSnapshot snapshot, boolean told, Optional<PhasesPass> pass) {
}
