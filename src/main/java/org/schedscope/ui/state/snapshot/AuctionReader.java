package org.schedscope.ui.state.snapshot;

import java.util.Optional;
import java.util.TreeMap;
import java.util.function.Function;
import org.schedscope.scheduler.probe.AuctionProbe;
import org.schedscope.ui.state.run.OpenRun;

/** Finds the {@link Auction} of the facts, with a probe for each queue of the open run. Used on the worker only. */
public final class AuctionReader implements Function<Facts, Auction> {
    private final TreeMap<Integer, AuctionProbe> ofQueue = new TreeMap<>();
    private int probedRun = -1;

    /** Before anybody looks. */
    public static Auction unread(Facts facts) {
        return new Auction(facts, AuctionProbe.explains(facts.run().spec()), Optional.empty());
    }

    @Override
    public Auction apply(Facts of) {
        OpenRun run = of.run();
        if (!AuctionProbe.explains(run.spec())) {
            return new Auction(of, false, Optional.empty());
        }
        if (probedRun != run.number()) {
            probedRun = run.number();
            ofQueue.clear();
        }
        AuctionProbe probe = ofQueue.computeIfAbsent(of.queueNumber(), queue -> new AuctionProbe(run.spec(), run.input(), queue));
        return new Auction(of, true, probe.lastBefore(run.trace(), of.position()));
    }
}
