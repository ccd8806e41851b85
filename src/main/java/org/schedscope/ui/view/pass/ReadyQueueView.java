package org.schedscope.ui.view.pass;

import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Consumer;
import java.util.function.Function;
import javafx.geometry.Pos;
import javafx.scene.control.Label;
import javafx.scene.control.MenuButton;
import javafx.scene.control.RadioMenuItem;
import javafx.scene.control.TableCell;
import javafx.scene.control.ToggleGroup;
import javafx.scene.layout.BorderPane;
import javafx.scene.layout.HBox;
import javafx.scene.layout.StackPane;
import javafx.scene.layout.VBox;
import org.schedscope.chart.lane.ColourKey;
import org.schedscope.chart.paint.Figures;
import org.schedscope.chart.picture.Exportable;
import org.schedscope.model.Cluster;
import org.schedscope.model.Job;
import org.schedscope.model.graph.WorkloadIndex;
import org.schedscope.scheduler.Schedulers;
import org.schedscope.scheduler.probe.QueuedTask;
import org.schedscope.text.Texts;
import org.schedscope.ui.state.base.SpokenLanguage;
import org.schedscope.ui.state.run.OpenRun;
import org.schedscope.ui.state.session.Session;
import org.schedscope.ui.state.session.WindowState;
import org.schedscope.ui.state.snapshot.PlayheadSnapshot;
import org.schedscope.ui.view.command.BreakpointMenu;
import org.schedscope.ui.view.kit.Earnings;
import org.schedscope.ui.view.kit.Hover;
import org.schedscope.ui.view.kit.Icons;
import org.schedscope.ui.view.kit.Messages;
import org.schedscope.ui.view.kit.Nodes;
import org.schedscope.ui.view.kit.TextLabels;
import org.schedscope.ui.view.kit.View;
import org.schedscope.ui.view.table.Column;
import org.schedscope.ui.view.table.IndexList;
import org.schedscope.ui.view.table.QueueKeys;
import org.schedscope.ui.view.table.Table;

/** The ready queue of one cluster at the playhead: the tasks in order, with keys, and why each waits. */
public final class ReadyQueueView extends View {
    private static final int TASKS_LOOKED_AT = 50;
    private static final double LEAST_KEY = 44;
    private static final double LEAST_WAIT = 48;
    private static final Texts TEXTS = Messages.WINDOW;

    private static final double ROOM_FOR_WAITS = 300;

    private static final double ROOM_FOR_EARNS = 250;
    private static final double ROOM_FOR_CORES = 335;
    private static final double ROOM_FOR_BOTH = 390;

    private final Session session;
    /** Places in the queue, from 0: tasks come and go, and a row that stays has its cells changed in place. */
    private final IndexList places = new IndexList();
    private final Table<Integer> table;
    private final MenuButton clusterMenu = new MenuButton();
    private final Label foot = new Label();
    private final BorderPane node = new BorderPane();
    private final Label placeholder = TextLabels.empty("");
    private PlayheadSnapshot snapshot;
    private int menuOfRun = -1;
    private boolean aboutValue;
    /** Of each place in the queue, that of the one it waits behind; its own where it has a reason of its own. */
    private int[] behind = {};
    private final Column<Integer> keys;
    private Column<Integer> waits;

    public ReadyQueueView(Session session) {
        super("ready-queue", TEXTS.text("queue.title"));
        this.session = session;
        snapshot = session.snapshot().get();
        table = new Table<>("queue", TEXTS.text("queue.accessible"), places, session);
        keys = columns();
        rows();
        HBox footRow = new HBox(foot);
        footRow.getStyleClass().add("panel-foot");
        node.setCenter(table.node());
        BorderPane.setAlignment(table.node(), Pos.TOP_LEFT);
        node.setBottom(new VBox(new QueueTerms(session, node), footRow));
        node.setMinSize(0, 0);
        clusterMenu.setId("queue-cluster");
        // Names of clusters have underscores of their own.
        clusterMenu.setMnemonicParsing(false);
        clusterMenu.setAccessibleText(TEXTS.text("queue.cluster.accessible"));
        session.states().when(() -> show(session.snapshot().get()), WindowState::snapshot, now -> now.facts().late());
        session.states().when(table::changed, WindowState::colour);
        show(snapshot);
        shows(node, clusterMenu);
    }

    /** Gives back the one of keys or bids. In a narrow window the reason is worth more than the figure. */
    private Column<Integer> columns() {
        table.showWhere(place -> place < places.size());
        table.column("", 24, "num", place -> Figures.compact(place + 1, 0, SpokenLanguage.now()))
                .named(TEXTS.text("queue.column.place")).counted(() -> place -> place);
        table.column(TEXTS.text("queue.column.task"), 76, "id",
                place -> snapshot.run().index().shortLabel(at(place).task())).looks(this::chip);
        Column<Integer> column = QueueKeys.in(table, TEXTS.text("queue.column.key"), LEAST_KEY, this::at, session::times);
        table.column(TEXTS.text("queue.column.earns"), 50, "num",
                place -> Earnings.text(snapshot.run(), at(place).task(), snapshot.states().tick()))
                .where(room -> aboutValue && room > ROOM_FOR_EARNS);
        table.column(TEXTS.text("queue.column.cores"), 44, "num", place -> Figures.whole(at(place).cores()))
                .where(room -> !aboutValue || room > ROOM_FOR_CORES);
        waits = table.column(TEXTS.text("queue.column.waits"), LEAST_WAIT, "num",
                place -> Long.toString(snapshot.tick() - at(place).readyTick())).shows(place -> waited(at(place)))
                .measured(() -> place -> -at(place).readyTick()).where(room -> room > (aboutValue ? ROOM_FOR_BOTH : ROOM_FOR_WAITS));
        table.column("", 96, "reason", this::reason).named(TEXTS.text("queue.column.reason")).fills();
        return column;
    }

    /** A waiting task has not earned anything yet, nor begun early or late: then it has no colour. */
    private Consumer<Integer> chip(TableCell<Integer, Integer> cell) {
        cell.setGraphicTextGap(6);
        return place -> {
            int task = at(place).task();
            WorkloadIndex index = snapshot.run().index();
            ColourKey identity = session.colours().of(index);
            if (identity.tells()) {
                Icons.showChip(cell, identity.of(index.jobOf(task), task));
            } else {
                cell.setGraphic(null);
            }
        };
    }

    private void rows() {
        StackPane.setAlignment(placeholder, Pos.TOP_LEFT);
        table.node().setPlaceholder(placeholder);
        table.rows(row -> {
            Hover waiting = Hover.over(row);
            return there -> {
                waiting.says(there.map(place -> TEXTS.text("queue.waits", session.times().length(snapshot.tick() - at(place).readyTick()),
                        session.times().at(at(place).readyTick()), reason(place)) + earning(place)).orElse(""));
                // A row whose styles change is styled anew with all its cells.
                Nodes.mark(row, "head", there.filter(place -> behind[place] == place).isPresent());
                Nodes.mark(row, "starts", there.filter(place -> behind[place] == place && at(place).fitsNow()).isPresent());
            };
        });
        table.offers(() -> BreakpointMenu.items(session));
        table.whenChosen(place -> {
            if (!session.selection().get().isTask(at(place).task())) {
                session.selection().selectTask(at(place).task());
            }
        });
    }

    private String waited(QueuedTask task) {
        long ticks = snapshot.tick() - task.readyTick();
        return session.times().areTicks() ? Figures.compact(ticks, 0, SpokenLanguage.now()) : session.times().figure(ticks);
    }

    private QueuedTask at(int place) {
        return snapshot.queue().get(place);
    }

    /** Another line about what a task's job would earn, where that matters. */
    private String earning(int place) {
        int task = at(place).task();
        Job job = snapshot.run().index().job(snapshot.run().index().jobOf(task));
        return !aboutValue || job.value().isEmpty() ? "" : "\n" + TEXTS.text("queue.earns",
                Earnings.text(snapshot.run(), task, snapshot.states().tick()), Earnings.amount(job.value().get().max().toDouble()));
    }

    /** Without rearrangement only the head, in the market that of each kind, can start: no other needs a reason of its own. */
    private String reason(int place) {
        if (behind[place] < place) {
            return behind[place] == 0 ? TEXTS.text("queue.reason.behind")
                    : TEXTS.text("queue.reason.kind", snapshot.run().index().shortLabel(at(behind[place]).task()));
        }
        if (at(place).fitsNow()) {
            return TEXTS.text(setting().equals("conservative") ? "queue.reason.promised" : "queue.reason.next");
        }
        int free = snapshot.freeCoresFor(at(place).task());
        if (at(place).cores() > free) {
            return TEXTS.text("queue.reason.cores", Figures.whole(at(place).cores()), Figures.whole(free));
        }
        boolean memory = !snapshot.run().input().resources().names().isEmpty();
        boolean data = snapshot.isQueueCentral() && !snapshot.run().input().delays().takeNoTime();
        return TEXTS.text(memory && data ? "queue.reason.memory.data" : data ? "queue.reason.data" : "queue.reason.memory");
    }

    /** For each place that of the first of its kind: where one queue serves all clusters, kinds do not wait for one another. */
    private static int[] heads(PlayheadSnapshot snapshot) {
        int[] heads = new int[snapshot.queue().size()];
        boolean apart = snapshot.run().kindsWaitApart();
        Map<String, Integer> first = new HashMap<>();
        for (int i = 0; i < heads.length; i++) {
            String kind = apart ? snapshot.run().index().task(snapshot.queue().get(i).task()).kind() : "";
            heads[i] = Optional.ofNullable(first.putIfAbsent(kind, i)).orElse(i);
        }
        return heads;
    }

    /** What may overtake the head, in a word or two. */
    private String rearrangement() {
        return TEXTS.textOr("queue.rearrangement." + setting(), setting());
    }

    private String setting() {
        return Schedulers.rearrangement(snapshot.run().spec()).orElse("none");
    }

    /** Room for the longest figure of the first tasks: they are there to be compared. */
    private static double width(PlayheadSnapshot now, Function<QueuedTask, String> figure, double least) {
        int longest = now.queue().stream().limit(TASKS_LOOKED_AT).mapToInt(task -> figure.apply(task).length()).max().orElse(0);
        return Math.max(least, 14 + 6.6 * longest);
    }

    private void show(PlayheadSnapshot now) {
        snapshot = now;
        rebuildMenu(now.run());
        List<Cluster> clusters = now.run().platform().clusters();
        String name = now.isQueueCentral() ? TEXTS.text("queue.central") : clusters.get(now.queueNumber()).id();
        clusterMenu.setText(name);
        setDetail(!now.run().setup().knowsOrder() ? TEXTS.text("queue.by-readiness")
                : now.run().forkTick().isPresent() ? now.run().specAt(now.position()).policy() : now.run().setup().policy());
        behind = heads(now);
        table.follow(-1, 0);
        places.resize(now.queue().size());
        // While time passes a queue is empty now and then: it is not folded for that.
        setVacant(now.queue().isEmpty() && (session.playhead().isAtEnd() || session.playhead().here().start()));
        keys.setOrdinaryWidth(width(now, task -> QueueKeys.brief(task, session.times()), LEAST_KEY));
        waits.setOrdinaryWidth(width(now, this::waited, LEAST_WAIT));
        table.arrange();
        table.changed();
        String free = Figures.whole(now.queueClusters().stream().mapToLong(now.states()::freeCores).sum());
        String cores = Figures.whole(now.queueClusters().stream().mapToLong(cluster -> clusters.get(cluster).cores()).sum());
        foot.setText(places.isEmpty() ? TEXTS.text("queue.foot.empty", free, cores)
                : TEXTS.text("queue.foot", Figures.whole(places.size()), free, cores, rearrangement()));
        placeholder.setText(session.snapshot().isLate() ? TEXTS.text("queue.late") : now.position() == 0
                ? TEXTS.text("queue.empty.start") : TEXTS.text("queue.empty", name));
    }

    private void rebuildMenu(OpenRun run) {
        if (menuOfRun != run.number()) {
            menuOfRun = run.number();
            aboutValue = run.isAboutValue();
            keys.setText(TEXTS.text(run.isMarket() ? "queue.column.bid" : "queue.column.key"));
            table.arrange();
            clusterMenu.getItems().clear();
            clusterMenu.setDisable(snapshot.isQueueCentral());
            ToggleGroup group = new ToggleGroup();
            List<Cluster> clusters = run.platform().clusters();
            for (int i = 0; i < clusters.size(); i++) {
                int number = i;
                RadioMenuItem item = new RadioMenuItem(clusters.get(i).id());
                item.setMnemonicParsing(false);
                item.setToggleGroup(group);
                item.setOnAction(chosen -> session.selection().selectCluster(number));
                clusterMenu.getItems().add(item);
            }
        }
        if (!snapshot.isQueueCentral()) {
            ((RadioMenuItem) clusterMenu.getItems().get(snapshot.queueNumber())).setSelected(true);
        }
    }

    @Override
    public List<Exportable> exportables() {
        return List.of(table.exportable("ready-queue", name()));
    }
}
