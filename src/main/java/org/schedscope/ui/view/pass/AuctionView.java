package org.schedscope.ui.view.pass;

import java.util.List;
import org.schedscope.chart.paint.Figures;
import org.schedscope.scheduler.probe.AuctionPass.Outcome;
import org.schedscope.scheduler.probe.AuctionPass;
import org.schedscope.text.Texts;
import org.schedscope.ui.state.answer.Answers;
import org.schedscope.ui.state.answer.PassReport;
import org.schedscope.ui.state.run.OpenRun;
import org.schedscope.ui.state.session.Session;
import org.schedscope.ui.state.session.WindowFacts;
import org.schedscope.ui.view.kit.Earnings;
import org.schedscope.ui.view.kit.Messages;
import org.schedscope.ui.view.kit.Nodes;
import org.schedscope.ui.view.table.Column;
import org.schedscope.ui.view.table.QueueKeys;

/** The bidding of the last pass: bids and what they got, and beside them where the bidding stopped and what clusters had to offer. */
public final class AuctionView extends PassView<AuctionPass, AuctionPass.Bid> {
    private static final Texts TEXTS = Messages.of("auction");
    private static final double SHARE_OF_HALL = 0.36;
    private static final double ROOM_FOR_EARNS = 470;
    private static final double ROOM_FOR_CORES = 330;
    private static final double ROOM_FOR_KIND = 400;

    private final Column<Place<AuctionPass.Bid>> bid;
    private int shownRun = -1;
    private boolean aboutValue;

    public AuctionView(Session session) {
        super("auction", "bids", TEXTS, SHARE_OF_HALL, session, Answers::auction);
        bid = columns();
        list.setId("auction-hall");
        list.setAccessibleText(TEXTS.text("hall.accessible"));
        follow(WindowFacts::auction);
    }

    @Override
    int task(AuctionPass.Bid row) {
        return row.task().task();
    }

    private long tick() {
        return report().pass().map(AuctionPass::tick).orElse(0L);
    }

    /** Gives back the one of bids or keys. */
    private Column<Place<AuctionPass.Bid>> columns() {
        table.column(TEXTS.text("column.kind"), 62, "dim", place -> place.row().kind()).where(room -> room > ROOM_FOR_KIND);
        table.column(TEXTS.text("column.cores"), 46, "num", place -> Figures.whole(place.row().task().cores()))
                .where(room -> room > ROOM_FOR_CORES);
        Column<Place<AuctionPass.Bid>> keys = QueueKeys.in(table, TEXTS.text("column.bid"), 56, place -> place.row().task(),
                session::times);
        table.column(TEXTS.text("column.earns"), 62, "num", place -> Earnings.text(run(), task(place.row()), tick()))
                .where(room -> aboutValue && room > ROOM_FOR_EARNS);
        table.column(TEXTS.text("column.outcome"), 130, "outcome", place -> outcome(place.row())).fills();
        table.rows(row -> place -> {
            Nodes.mark(row, "got", place.filter(one -> one.row().outcome() == Outcome.STARTED).isPresent());
            Nodes.mark(row, "stopped", place.filter(one -> one.row().outcome() == Outcome.STOPPED).isPresent());
        });
        return keys;
    }

    private String outcome(AuctionPass.Bid bid) {
        return switch (bid.outcome()) {
            case STARTED -> TEXTS.text("outcome.started", clusterName(bid.cluster().orElseThrow()));
            case STOPPED -> endsKind() ? TEXTS.text("outcome.stopped", bid.kind()) : TEXTS.text("outcome.stopped.all");
            case PASSED_OVER -> endsKind() ? TEXTS.text("outcome.passed", bid.kind()) : TEXTS.text("outcome.passed.all");
        };
    }

    private boolean endsKind() {
        return report().pass().map(AuctionPass::byKind).orElse(false);
    }

    @Override
    void begin(PassReport<AuctionPass> now) {
        if (shownRun != run().number()) {
            shownRun = run().number();
            aboutValue = run().isAboutValue();
            bid.setText(TEXTS.text(run().isMarket() ? "column.bid" : "column.key"));
            table.arrange();
        }
        if (table.chosen().filter(place -> !session.selection().get().isTask(task(place.row()))).isPresent()) {
            table.follow(-1, 0);
        }
    }

    @Override
    void show(AuctionPass pass) {
        List<AuctionPass.Bid> bids = pass.bids();
        setRows(bids);
        lines.setAll(new AuctionLines(run(), pass, session.times()).lines());
        setDetail(TEXTS.text(run().hasCentralQueue() ? "detail" : "detail.cluster", session.times().at(pass.tick()), Figures
                .whole(bids.size()),
                Figures.whole(pass.with(Outcome.STARTED).size()), run().hasCentralQueue() ? "" : clusterName(pass.queue())));
    }

    @Override
    String why() {
        if (!report().held()) {
            return TEXTS.text("empty.overtaking");
        }
        return run().hasCentralQueue() ? TEXTS.text("empty")
                : TEXTS.text("empty.cluster", clusterName(report().snapshot().queueNumber()));
    }

    @Override
    boolean isAbout(OpenRun run) {
        return run.isMarket() || run.isAboutValue();
    }
}
