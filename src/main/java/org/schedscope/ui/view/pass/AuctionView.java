package org.schedscope.ui.view.pass;

import java.util.List;
import java.util.Optional;
import javafx.collections.FXCollections;
import javafx.collections.ObservableList;
import javafx.geometry.Pos;
import javafx.scene.Node;
import javafx.scene.control.Label;
import javafx.scene.control.ListView;
import javafx.scene.control.TableColumn;
import javafx.scene.control.TableRow;
import javafx.scene.control.TableView;
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
import org.schedscope.ui.view.kit.Earnings;
import org.schedscope.ui.view.kit.KeyCell;
import org.schedscope.ui.view.kit.LiveCells;
import org.schedscope.ui.view.kit.Messages;
import org.schedscope.ui.view.kit.Parts;
import org.schedscope.ui.view.kit.SideBySide;
import org.schedscope.ui.view.kit.TableExport;
import org.schedscope.ui.view.kit.TextLine;
import org.schedscope.ui.view.kit.View;

/** The bidding of the last pass: who bid what and got what, and beside it where the bidding stopped and what clusters had to offer. */
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
    private final TableView<Place> table = new TableView<>(places);
    private final ListView<TextLine> hall = TextLine.list(lines);
    private final LiveCells live = new LiveCells(places);
    private final TableColumn<Place, Place> earns;
    private TableColumn<Place, Place> bid;
    private final Label sentence = Parts.empty("");
    private final SideBySide sides;
    private final StackPane node;
    private AuctionReport auction;
    private int shownRun = -1;
    private boolean aboutValue;
    private Runnable hide;

    public AuctionView(Session session) {
        super("auction", TEXTS.text("title"));
        this.session = session;
        auction = session.answers().auction().get();
        earns = Parts.column(TEXTS.text("column.earns"), 62, "num", place -> Earnings.text(run(), task(place), tick()), live);
        sides = new SideBySide(table, hall, SHARE_OF_HALL, session.settings().themeProperty());
        node = new StackPane(sides, sentence);
        buildTable();
        buildHall();
        StackPane.setAlignment(sentence, Pos.TOP_LEFT);
        node.getStyleClass().add("panel");
        node.setId("auction");
        node.setMinSize(0, 0);
        session.answers().auction().valueProperty().addListener((property, before, now) -> show(now));
        show(auction);
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

    private void buildTable() {
        TableColumn<Place, Place> kind = Parts.column(TEXTS.text("column.kind"), 62, "dim", place -> place.bid().kind());
        TableColumn<Place, Place> cores =
                Parts.column(TEXTS.text("column.cores"), 46, "num", place -> Figures.whole(place.bid().task().cores()));
        bid = Parts.bare(TEXTS.text("column.bid"), 56, "num", place -> place.bid().task().key());
        bid.setCellFactory(column -> new KeyCell<Place>(place -> Optional.of(place.bid().task()), live));
        TableColumn<Place, Place> outcome = Parts.column(TEXTS.text("column.outcome"), 130, "outcome", this::outcome, live);
        table.getColumns().addAll(List.of(
                Parts.column("", 30, "num", place -> Figures.compact(place.number(), 0, SpokenLanguage.now())),
                Parts.column(TEXTS.text("column.task"), 72, "id", place -> run().index().label(task(place)), live),
                kind, cores, bid, earns, outcome));
        hide = () -> {
            double room = table.getWidth() / session.settings().themeProperty().get().typeScale();
            earns.setVisible(aboutValue && room > ROOM_FOR_EARNS);
            cores.setVisible(room > ROOM_FOR_CORES);
            kind.setVisible(room > ROOM_FOR_KIND);
        };
        table.widthProperty().addListener(change -> hide.run());
        session.settings().themeProperty().addListener(change -> hide.run());
        Parts.layOutColumns(table, outcome, session.settings().themeProperty());
        table.setId("bids");
        table.setAccessibleText(TEXTS.text("accessible"));
        table.setRowFactory(owner -> new BidRow());
        table.getSelectionModel().selectedItemProperty().addListener((property, before, now) -> {
            if (now != null && !session.selection().get().isTask(task(now))) {
                session.selection().selectTask(task(now));
            }
        });
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
            hide.run();
        }
        Place chosen = table.getSelectionModel().getSelectedItem();
        if (chosen != null && !session.selection().get().isTask(task(chosen))) {
            table.getSelectionModel().clearSelection();
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
        Place[] rows = new Place[pass.bids().size()];
        for (int i = 0; i < rows.length; i++) {
            rows[i] = new Place(i + 1, pass.bids().get(i));
        }
        if (!places.equals(List.of(rows))) {
            table.getSelectionModel().clearSelection();
            places.setAll(rows);
        }
        live.changed();
        lines.setAll(new AuctionLines(run(), pass).lines());
        setDetail(TEXTS.text(run().hasCentralQueue() ? "detail" : "detail.cluster", Figures.whole(pass.tick()), Figures.whole(rows.length),
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

    @Override
    public void setShown(boolean now) {
        session.answers().auction().setWatched(now);
    }

    @Override
    public List<Exportable> exportables() {
        return List.of(TableExport.of("auction", name(), table));
    }

    @Override
    public Node node() {
        return node;
    }

    private static final class BidRow extends TableRow<Place> {
        @Override
        protected void updateItem(Place place, boolean empty) {
            super.updateItem(place, empty);
            boolean there = !empty && place != null;
            Parts.mark(this, "got", there && place.bid().outcome() == Outcome.STARTED);
            Parts.mark(this, "stopped", there && place.bid().outcome() == Outcome.STOPPED);
        }
    }
}
