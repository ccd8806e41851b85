package org.schedscope.ui.state.answer;

import java.util.Optional;
import org.schedscope.ui.state.snapshot.PlayheadSnapshot;

/**
 * The last pass at or before the playhead: over the chosen queue as an auction, or by its four phases.
 *
 * @param snapshot of the playhead
 * @param held whether the run has such passes: auctions, in which nothing overtakes, or passes with phases
 * @param pass none if there was no pass yet, or the run has no such passes
 */
public record PassReport<P>(PlayheadSnapshot snapshot, boolean held, Optional<P> pass) {
}
