package org.schedscope.scheduler.probe;

import java.util.List;
import java.util.OptionalInt;

/**
 * How the bidding went in one scheduling pass.
 *
 * @param queue number of a cluster, or the central one
 * @param tick when
 * @param bids every queued task, in order
 * @param offers the clusters that the queue serves, in platform order
 * @param byKind whether a bid that no cluster can take ends the bidding of its kind only, not of all
 */
public record AuctionPass(int queue, long tick, List<Bid> bids, List<Offer> offers, boolean byKind) {
    /** What became of a bid. */
    public enum Outcome {
        /** It got cores. */
        STARTED,
        /** No cluster could take it: it ended the bidding, of its kind or of all. */
        STOPPED,
        /** The bidding had ended before. */
        PASSED_OVER
    }

    /**
     * A task and what became of its bid.
     *
     * @param task with its key, the bid
     * @param kind the kind that it needs
     * @param outcome what became of it
     * @param cluster that it started on, if it did
     * @param refusals why not, for each cluster that could ever hold it, if it stopped the bidding; else empty
     */
    public record Bid(QueuedTask task, String kind, Outcome outcome, OptionalInt cluster, List<Refusal> refusals) {
        public Bid {
            refusals = List.copyOf(refusals);
        }
    }

    /**
     * Why a cluster could not take a task; at least one of the three is lacking.
     *
     * @param cluster its number
     * @param freeCores cores that were free there
     * @param lacksCores whether they were too few
     * @param lacking counted resources that too little was free of
     * @param dataTick tick from which the task's data is there
     * @param lacksData whether that is later than the pass
     */
    public record Refusal(int cluster, long freeCores, boolean lacksCores, List<String> lacking, long dataTick, boolean lacksData) {
    }

    /**
     * A cluster's bid: its free cores.
     *
     * @param cluster its number
     * @param freeBefore cores free when the pass began
     * @param freeAfter cores free when it was over
     */
    public record Offer(int cluster, long freeBefore, long freeAfter) {
    }

    public AuctionPass {
        bids = List.copyOf(bids);
        offers = List.copyOf(offers);
    }

    /** Bids with an outcome, in order. */
    public List<Bid> with(Outcome outcome) {
        return bids.stream().filter(bid -> bid.outcome() == outcome).toList();
    }
}
