package org.schedscope.ui.view.pass;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.stream.Collectors;
import org.schedscope.chart.paint.Figures;
import org.schedscope.chart.paint.TimeFigures;
import org.schedscope.model.Cluster;
import org.schedscope.model.CountedResources;
import org.schedscope.model.Task;
import org.schedscope.scheduler.probe.AuctionPass;
import org.schedscope.scheduler.probe.AuctionPass.Bid;
import org.schedscope.scheduler.probe.AuctionPass.Outcome;
import org.schedscope.scheduler.probe.AuctionPass.Refusal;
import org.schedscope.text.Texts;
import org.schedscope.ui.state.run.OpenRun;
import org.schedscope.ui.view.kit.Messages;

/** Lines about a pass besides its bids: where the bidding stopped and why, and what clusters had to offer. */
final class AuctionLines extends PassLines {
    private static final Texts TEXTS = Messages.of("auction");

    /** Clusters named in one line where they all lack cores. */
    private static final int MOST_IN_A_LINE = 4;

    private final AuctionPass pass;

    AuctionLines(OpenRun run, AuctionPass pass, TimeFigures times) {
        super(run, times, TEXTS);
        this.pass = pass;
    }

    @Override
    void write() {
        pass.with(Outcome.STOPPED).forEach(this::stopped);
        served();
        add(true, "offers");
        for (AuctionPass.Offer offer : pass.offers()) {
            Cluster cluster = run.platform().clusters().get(offer.cluster());
            add(false, offer.freeBefore() == offer.freeAfter() ? "offer.same" : "offer", cluster.id(), Figures.whole(offer.freeBefore()),
                    Figures.whole(offer.freeAfter()), Figures.whole(cluster.cores()));
        }
    }

    private void stopped(Bid bid) {
        String who = label(bid.task().task());
        if (pass.byKind()) {
            add(true, "stopped", bid.kind(), who);
        } else {
            add(true, "stopped.all", who);
        }
        List<Refusal> refusals = bid.refusals();
        if (refusals.size() <= MOST_IN_A_LINE && refusals.stream().allMatch(no -> no.lacking().isEmpty() && !no.lacksData())) {
            add(false, "needs.free", Figures.whole(bid.task().cores()), refusals.stream()
                    .map(no -> TEXTS.text("free", cluster(no.cluster()), Figures.whole(no.freeCores())))
                    .collect(Collectors.joining(", ")));
            return;
        }
        Task task = run.index().task(bid.task().task());
        String counts = refusals.stream().flatMap(no -> no.lacking().stream()).distinct().sorted()
                .map(name -> TEXTS.text("amount", named(name), Figures.whole(
                        name.equals(CountedResources.MEMORY) ? task.memory() : task.resources().get(name))))
                .collect(Collectors.joining(", "));
        add(false, !counts.isEmpty() ? "needs.resources" : bid.task().cores() == 1 ? "needs.one" : "needs",
                Figures.whole(bid.task().cores()), counts);
        refusals.forEach(this::refusal);
    }

    private static String named(String resource) {
        return resource.equals(CountedResources.MEMORY) ? TEXTS.text("memory") : resource;
    }

    private void refusal(Refusal refusal) {
        List<String> lacks = new ArrayList<>();
        if (refusal.lacksCores()) {
            lacks.add(TEXTS.text(refusal.freeCores() == 1 ? "lacks.cores.one" : "lacks.cores", Figures.whole(refusal.freeCores())));
        }
        refusal.lacking().forEach(name -> lacks.add(TEXTS.text("lacks.resource", named(name))));
        if (refusal.lacksData()) {
            lacks.add(TEXTS.text("lacks.data", times.moment(refusal.dataTick())));
        }
        add(false, "refusal", cluster(refusal.cluster()), String.join(", ", lacks));
    }

    /** The kinds with every bid served, or a line that all were. */
    private void served() {
        Map<String, Integer> bids = new TreeMap<>();
        if (pass.byKind()) {
            pass.bids().forEach(bid -> bids.merge(bid.kind(), 1, Integer::sum));
            pass.with(Outcome.STOPPED).forEach(bid -> bids.remove(bid.kind()));
            bids.forEach((kind, count) -> add(true, count == 1 ? "served.one" : "served", kind, Figures.whole(count)));
        } else if (pass.with(Outcome.STOPPED).isEmpty()) {
            add(true, "served.all");
        }
    }
}
