package org.schedscope.ui.state.snapshot;

import java.util.Optional;
import java.util.OptionalInt;
import java.util.function.Function;
import org.schedscope.scheduler.probe.AuctionProbe;
import org.schedscope.ui.state.run.OpenRun;

/** Finds the {@link Auction} of the facts, by what held when its pass was held. Used on the worker only. */
public final class AuctionReader implements Function<Facts, Auction> {
    private final ProbesOfPart<AuctionProbe> probes = new ProbesOfPart<>((run, part, queue) ->
            new AuctionProbe(run.wholeSpec(), run.wholeSpec().stage(part), run.inputOf(part), queue));

    /** Before anybody looks. */
    public static Auction unread(Facts facts) {
        return new Auction(facts, AuctionProbe.explains(facts.run().specAt(facts.position())), Optional.empty());
    }

    @Override
    public Auction apply(Facts of) {
        OpenRun run = of.run();
        OptionalInt pass = AuctionProbe.lastPass(run.trace(), of.queueNumber(), of.position());
        int part = run.forksBefore(pass.orElse(of.position()));
        if (!AuctionProbe.explains(run.wholeSpec().stage(part))) {
            return new Auction(of, false, Optional.empty());
        }
        return new Auction(of, true, pass.isEmpty() ? Optional.empty()
                : probes.of(run, part, of.queueNumber()).lastBefore(run.trace(), of.position()));
    }
}
