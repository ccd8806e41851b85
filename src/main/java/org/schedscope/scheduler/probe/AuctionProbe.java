package org.schedscope.scheduler.probe;

import java.util.ArrayList;
import java.util.BitSet;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.Set;
import org.schedscope.engine.input.SimulationInput;
import org.schedscope.event.EventKind;
import org.schedscope.model.CountedResources;
import org.schedscope.model.graph.Eligibility;
import org.schedscope.scheduler.RunSpec;
import org.schedscope.scheduler.Schedulers;
import org.schedscope.scheduler.list.TaskKinds;
import org.schedscope.scheduler.probe.AuctionPass.Bid;
import org.schedscope.scheduler.probe.AuctionPass.Offer;
import org.schedscope.scheduler.probe.AuctionPass.Outcome;
import org.schedscope.scheduler.probe.AuctionPass.Refusal;
import org.schedscope.trace.Trace;

/**
 * The bidding of a pass over a queue, of a cluster or the central one: bids, the cores that they won, and the one that ended it. Worked out
 * from the trace before the pass and the rules of the auction (Burkimsher, Indrusiak, III), so that hot-path events need not carry it. A
 * task without room ends the bidding of all, or of its kind. Owned by one thread.
 */
public final class AuctionProbe {
    private static final Set<String> HELD_BY = Set.of(Schedulers.HIERARCHICAL, Schedulers.CENTRAL, Schedulers.MARKET);

    private final SimulationInput input;
    private final int queue;
    private final QueueProbe waiting;
    private final TaskKinds kinds;
    private final boolean byKind;

    /**
     * A probe that remembers its last position, as {@link QueueProbe} does.
     *
     * @param spec of a run that {@link #explains}
     * @param queue number of a cluster, or {@link SimulationInput#centralQueue()}
     */
    public AuctionProbe(RunSpec spec, SimulationInput input, int queue) {
        this(spec, spec.lastStage(), input, queue);
    }

    /**
     * A probe of one part of a run that is forked.
     *
     * @param stage what holds in that part
     */
    public AuctionProbe(RunSpec spec, RunSpec stage, SimulationInput input, int queue) {
        this.input = input;
        this.queue = queue;
        waiting = new QueueProbe(spec, stage, input, queue);
        kinds = Schedulers.kinds(stage, input);
        byKind = Schedulers.stopsByKind(stage);
    }

    /** Whether the passes of a run are auctions: whether nothing is planned, and nothing overtakes a task that waits for room. */
    public static boolean explains(RunSpec spec) {
        return HELD_BY.contains(spec.scheduler()) && !Schedulers.mayOvertake(spec);
    }

    /**
     * The last pass over the queue among the events before a position, whole even if the position is in the middle of it.
     *
     * @param trace of the run, recorded at least up to the position; later ones may be longer
     */
    public Optional<AuctionPass> lastBefore(Trace trace, int position) {
        OptionalInt seq = lastPass(trace, queue, position);
        return seq.isEmpty() ? Optional.empty() : Optional.of(pass(trace, seq.getAsInt()));
    }

    /** The event with which that pass begins. */
    public static OptionalInt lastPass(Trace trace, int queue, int position) {
        for (int seq = position - 1; seq >= 0; seq--) {
            if (trace.kind(seq) == EventKind.SCHEDULING_PASS && trace.queue(seq) == queue) {
                return OptionalInt.of(seq);
            }
        }
        return OptionalInt.empty();
    }

    private AuctionPass pass(Trace trace, int seq) {
        List<QueuedTask> heard = new ArrayList<>(waiting.at(trace, seq + 1));
        QueueOrder order = waiting.order(trace.tick(seq));
        Bidding bidding = new Bidding(trace, trace.tick(seq), waiting.state());
        for (int i = 0; i < heard.size(); i++) {
            boolean started = bidding.hear(heard.get(i));
            if (started && order.changesWithStarts()) {
                order.started(heard.get(i).task());
                order.sort(heard.subList(i + 1, heard.size()));
            }
        }
        return bidding.result();
    }

    private final class Bidding {
        private final Trace trace;
        private final long now;
        private final QueueState before;
        private final long[] freeCores;
        private final CountedResources.Free freeCounts;
        private final BitSet ended = new BitSet();
        private final List<Bid> bids = new ArrayList<>();

        Bidding(Trace trace, long now, QueueState before) {
            this.trace = trace;
            this.now = now;
            this.before = before;
            freeCores = before.freeCores();
            freeCounts = before.freeCounts();
        }

        /** Answers a bid; returns whether the task starts. */
        boolean hear(QueuedTask bidder) {
            int kind = kinds.of(bidder.task());
            if (ended.get(kind)) {
                add(bidder, Outcome.PASSED_OVER, OptionalInt.empty(), List.of());
                return false;
            }
            List<Refusal> refusals = new ArrayList<>();
            OptionalInt cluster = roomiest(bidder.task(), refusals);
            if (cluster.isPresent()) {
                freeCores[cluster.getAsInt()] -= input.cores(bidder.task());
                freeCounts.take(bidder.task(), cluster.getAsInt());
                add(bidder, Outcome.STARTED, cluster, List.of());
            } else {
                ended.set(kind);
                add(bidder, Outcome.STOPPED, cluster, refusals);
            }
            return cluster.isPresent();
        }

        private void add(QueuedTask bidder, Outcome outcome, OptionalInt cluster, List<Refusal> refusals) {
            bids.add(new Bid(bidder, input.index().task(bidder.task()).kind(), outcome, cluster, refusals));
        }

        /** The cluster with most free cores among those that can take a task; of equal ones the first. The others refuse. */
        private OptionalInt roomiest(int task, List<Refusal> refusals) {
            Eligibility eligibility = input.eligibility();
            OptionalInt best = OptionalInt.empty();
            for (int cluster : eligibility.clusters(task)) {
                if (before.serves(cluster)) {
                    long dataTick = waiting.data().there(trace, task, cluster);
                    Refusal offer = new Refusal(cluster, freeCores[cluster], input.cores(task) > freeCores[cluster],
                            freeCounts.lacking(task, cluster), dataTick, dataTick > now);
                    if (offer.lacksCores() || !offer.lacking().isEmpty() || offer.lacksData()) {
                        refusals.add(offer);
                    } else if (best.isEmpty() || freeCores[cluster] > freeCores[best.getAsInt()]) {
                        best = OptionalInt.of(cluster);
                    }
                }
            }
            return best;
        }

        AuctionPass result() {
            long[] first = before.freeCores();
            List<Offer> offers = new ArrayList<>();
            for (int cluster = 0; cluster < first.length; cluster++) {
                if (before.serves(cluster)) {
                    offers.add(new Offer(cluster, first[cluster], freeCores[cluster]));
                }
            }
            return new AuctionPass(queue, now, bids, offers, byKind);
        }
    }
}
