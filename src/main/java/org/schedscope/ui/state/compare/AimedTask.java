package org.schedscope.ui.state.compare;

import java.util.Optional;
import org.schedscope.trace.foreign.PlacedPiece;

/**
 * Place of a task that is being placed by hand.
 *
 * @param wrong why it cannot; empty if it can
 */
public record AimedTask(PlacedPiece piece, Optional<String> wrong) {
}
