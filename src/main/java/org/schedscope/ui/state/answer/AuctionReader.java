package org.schedscope.ui.state.answer;

import java.util.Optional;
import java.util.OptionalInt;
import java.util.function.Function;
import org.schedscope.scheduler.probe.AuctionProbe;
import org.schedscope.ui.state.queue.PartProbes;
import org.schedscope.ui.state.run.OpenRun;
import org.schedscope.ui.state.snapshot.PlayheadSnapshot;

/** Finds the {@link AuctionReport} of the snapshot, by what held when its pass was held. Used on the worker only. */
public final class AuctionReader implements Function<PlayheadSnapshot, AuctionReport> {
    private final PartProbes<AuctionProbe> probes = new PartProbes<>(
            (run, part, queue) -> new AuctionProbe(run.wholeSpec(), run.wholeSpec().stage(part), run.inputOf(part), queue));

    /** Before it is watched. */
    public static AuctionReport unread(PlayheadSnapshot snapshot) {
        return new AuctionReport(snapshot, AuctionProbe.explains(snapshot.run().specAt(snapshot.position())), Optional.empty());
    }

    @Override
    public AuctionReport apply(PlayheadSnapshot of) {
        OpenRun run = of.run();
        OptionalInt pass = AuctionProbe.lastPass(run.trace(), of.queueNumber(), of.position());
        int part = run.forksBefore(pass.orElse(of.position()));
        if (!AuctionProbe.explains(run.wholeSpec().stage(part))) {
            return new AuctionReport(of, false, Optional.empty());
        }
        return new AuctionReport(of, true, pass.isEmpty() ? Optional.empty()
                : probes.of(run, part, of.queueNumber()).lastBefore(run.trace(), of.position()));
    }
}
