package org.schedscope.ui.state.answer;

import java.util.Optional;
import java.util.OptionalInt;
import java.util.function.Function;
import org.schedscope.scheduler.probe.AuctionPass;
import org.schedscope.scheduler.probe.AuctionProbe;
import org.schedscope.ui.state.queue.PartProbes;
import org.schedscope.ui.state.run.OpenRun;
import org.schedscope.ui.state.snapshot.PlayheadSnapshot;

/** Finds the {@link PassReport} of the snapshot, by what held when its pass was held. Used on the worker only. */
public final class AuctionReader implements Function<PlayheadSnapshot, PassReport<AuctionPass>> {
    private final PartProbes<AuctionProbe> probes = new PartProbes<>(
            (run, part, queue) -> new AuctionProbe(run.wholeSpec(), run.wholeSpec().stage(part), run.inputOf(part), queue));

    /** Before it is watched. */
    public static PassReport<AuctionPass> unread(PlayheadSnapshot snapshot) {
        return new PassReport<>(snapshot, AuctionProbe.explains(snapshot.run().specAt(snapshot.position())), Optional.empty());
    }

    @Override
    public PassReport<AuctionPass> apply(PlayheadSnapshot of) {
        OpenRun run = of.run();
        OptionalInt pass = AuctionProbe.lastPass(run.trace(), of.queueNumber(), of.position());
        int part = run.forksBefore(pass.orElse(of.position()));
        if (!AuctionProbe.explains(run.wholeSpec().stage(part))) {
            return new PassReport<>(of, false, Optional.empty());
        }
        return new PassReport<>(of, true, pass.isEmpty() ? Optional.empty()
                : probes.of(run, part, of.queueNumber()).lastBefore(run.trace(), of.position()));
    }
}
