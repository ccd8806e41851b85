package org.schedscope.ui.view.pass;

import java.util.List;
import java.util.stream.IntStream;
import javafx.collections.FXCollections;
import javafx.collections.ObservableList;
import javafx.geometry.Pos;
import javafx.scene.Node;
import javafx.scene.control.Label;
import javafx.scene.control.ListView;
import javafx.scene.layout.StackPane;
import org.schedscope.chart.paint.Figures;
import org.schedscope.chart.picture.Exportable;
import org.schedscope.scheduler.probe.AuctionPass;
import org.schedscope.scheduler.probe.AuctionPass.Outcome;
import org.schedscope.text.Texts;
import org.schedscope.ui.state.answer.AuctionReport;
import org.schedscope.ui.state.base.SpokenLanguage;
import org.schedscope.ui.state.run.OpenRun;
import org.schedscope.ui.state.session.Session;
import org.schedscope.ui.state.session.WindowState;
import org.schedscope.ui.view.command.BreakpointMenu;
import org.schedscope.ui.view.kit.Earnings;
import org.schedscope.ui.view.kit.Messages;
import org.schedscope.ui.view.kit.Nodes;
import org.schedscope.ui.view.kit.SideBySide;
import org.schedscope.ui.view.kit.TextLabels;
import org.schedscope.ui.view.kit.TextLine;
import org.schedscope.ui.view.kit.View;
import org.schedscope.ui.view.table.Column;
import org.schedscope.ui.view.table.QueueKeys;
import org.schedscope.ui.view.table.Table;

/** The bidding of the last pass: bids and what they got, and beside them where the bidding stopped and what clusters had to offer. */
public final class AuctionView extends View {
    private static final Texts TEXTS = Messages.of("auction");
    private static final double SHARE_OF_HALL = 0.36;
    private static final double ROOM_FOR_EARNS = 470;
    private static final double ROOM_FOR_CORES = 330;
    private static final double ROOM_FOR_KIND = 400;

    /** A row: a bid and its place. */
    private record Place(int number, AuctionPass.Bid bid) {
    }

    private final Session session;
    private final ObservableList<Place> places = FXCollections.observableArrayList();
    private final ObservableList<TextLine> lines = FXCollections.observableArrayList();
    private final Table<Place> table;
    private final ListView<TextLine> hall = TextLine.list(lines);
    private final Column<Place> bid;
    private final Label sentence = TextLabels.empty("");
    private final SideBySide sides;
    private final StackPane node;
    private AuctionReport auction;
    private int shownRun = -1;
    private boolean aboutValue;

    public AuctionView(Session session) {
        super("auction", TEXTS.text("title"));
        this.session = session;
        session.states().follow(WindowState::run, now -> setRelevant(isAbout(now)));
        auction = session.answers().auction().get();
        table = new Table<>("bids", TEXTS.text("accessible"), places, session);
        bid = columns();
        sides = new SideBySide(table.node(), hall, SHARE_OF_HALL, session.settings().themeProperty());
        node = new StackPane(sides, sentence);
        buildHall();
        StackPane.setAlignment(sentence, Pos.TOP_LEFT);
        node.getStyleClass().add("panel");
        node.setId("auction");
        node.setMinSize(0, 0);
        session.states().follow(now -> now.facts().auction(), this::show);
    }

    private OpenRun run() {
        return auction.snapshot().run();
    }

    private long tick() {
        return auction.pass().map(AuctionPass::tick).orElse(0L);
    }

    private static int task(Place place) {
        return place.bid().task().task();
    }

    /** Gives back the one of bids or keys. */
    private Column<Place> columns() {
        table.column("", 30, "num", place -> Figures.compact(place.number(), 0, SpokenLanguage.now()));
        table.column(TEXTS.text("column.task"), 72, "id", place -> run().index().shortLabel(task(place)));
        table.column(TEXTS.text("column.kind"), 62, "dim", place -> place.bid().kind()).where(room -> room > ROOM_FOR_KIND);
        table.column(TEXTS.text("column.cores"), 46, "num", place -> Figures.whole(place.bid().task().cores()))
                .where(room -> room > ROOM_FOR_CORES);
        Column<Place> keys = QueueKeys.in(table, TEXTS.text("column.bid"), 56, place -> place.bid().task(), session::times);
        table.column(TEXTS.text("column.earns"), 62, "num", place -> Earnings.text(run(), task(place), tick()))
                .where(room -> aboutValue && room > ROOM_FOR_EARNS);
        table.column(TEXTS.text("column.outcome"), 130, "outcome", this::outcome).fills();
        table.rows(row -> place -> {
            Nodes.mark(row, "got", place.filter(one -> one.bid().outcome() == Outcome.STARTED).isPresent());
            Nodes.mark(row, "stopped", place.filter(one -> one.bid().outcome() == Outcome.STOPPED).isPresent());
        });
        table.whenChosen(place -> {
            if (!session.selection().get().isTask(task(place))) {
                session.selection().selectTask(task(place));
            }
        });
        table.offers(() -> BreakpointMenu.items(session));
        return keys;
    }

    private void buildHall() {
        hall.setId("auction-hall");
        hall.setAccessibleText(TEXTS.text("hall.accessible"));
    }

    private String outcome(Place place) {
        AuctionPass.Bid bid = place.bid();
        return switch (bid.outcome()) {
            case STARTED -> TEXTS.text("outcome.started", clusterName(bid.cluster().orElseThrow()));
            case STOPPED -> endsKind() ? TEXTS.text("outcome.stopped", bid.kind()) : TEXTS.text("outcome.stopped.all");
            case PASSED_OVER -> endsKind() ? TEXTS.text("outcome.passed", bid.kind()) : TEXTS.text("outcome.passed.all");
        };
    }

    private boolean endsKind() {
        return auction.pass().map(AuctionPass::byKind).orElse(false);
    }

    private String clusterName(int cluster) {
        return run().platform().clusters().get(cluster).id();
    }

    private void show(AuctionReport now) {
        auction = now;
        if (shownRun != run().number()) {
            shownRun = run().number();
            aboutValue = run().isAboutValue();
            bid.setText(TEXTS.text(run().isMarket() ? "column.bid" : "column.key"));
            table.arrange();
        }
        if (table.chosen().filter(place -> !session.selection().get().isTask(task(place))).isPresent()) {
            table.follow(-1, 0);
        }
        sentence.setText(now.pass().isPresent() ? "" : why());
        sentence.setVisible(now.pass().isEmpty());
        sides.setVisible(now.pass().isPresent());
        if (now.pass().isEmpty()) {
            places.clear();
            lines.clear();
            setDetail("");
            return;
        }
        AuctionPass pass = now.pass().get();
        List<AuctionPass.Bid> bids = pass.bids();
        List<Place> rows = IntStream.range(0, bids.size()).mapToObj(i -> new Place(i + 1, bids.get(i))).toList();
        if (!rows.equals(places)) {
            table.follow(-1, 0);
            table.setRows(rows);
        }
        table.changed();
        lines.setAll(new AuctionLines(run(), pass, session.times()).lines());
        setDetail(TEXTS.text(run().hasCentralQueue() ? "detail" : "detail.cluster", session.times().at(pass.tick()), Figures
                .whole(bids.size()),
                Figures.whole(pass.with(Outcome.STARTED).size()), run().hasCentralQueue() ? "" : clusterName(pass.queue())));
    }

    /** Why there is nothing to show. */
    private String why() {
        if (!auction.held()) {
            return TEXTS.text("empty.overtaking");
        }
        return run().hasCentralQueue() ? TEXTS.text("empty")
                : TEXTS.text("empty.cluster", clusterName(auction.snapshot().queueNumber()));
    }

    private static boolean isAbout(OpenRun run) {
        return run.isMarket() || run.isAboutValue();
    }

    @Override
    public void setShown(boolean now) {
        session.answers().auction().setWatched(now);
    }

    @Override
    public List<Exportable> exportables() {
        return List.of(table.exportable("auction", name()));
    }

    @Override
    public Node node() {
        return node;
    }
}
