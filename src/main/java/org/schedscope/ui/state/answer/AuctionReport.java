package org.schedscope.ui.state.answer;

import java.util.Optional;
import org.schedscope.scheduler.probe.AuctionPass;
import org.schedscope.ui.state.snapshot.PlayheadSnapshot;

/**
 * The last pass at or before the playhead over the chosen queue.
 *
 * @param snapshot of the playhead
 * @param held whether the run's passes are auctions, in which nothing overtakes
 * @param pass how its bidding went; none if there was no pass yet, or no auctions are held
 */
public record AuctionReport(PlayheadSnapshot snapshot, boolean held, Optional<AuctionPass> pass) {
}
