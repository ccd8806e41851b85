package org.schedscope.ui.view;

import java.util.List;
import java.util.function.Function;
import javafx.beans.property.ReadOnlyStringWrapper;
import javafx.beans.property.SimpleStringProperty;
import javafx.beans.value.ObservableValue;
import javafx.geometry.Pos;
import javafx.scene.Node;
import javafx.scene.control.Label;
import javafx.scene.control.MenuButton;
import javafx.scene.control.RadioMenuItem;
import javafx.scene.control.TableCell;
import javafx.scene.control.TableColumn;
import javafx.scene.control.TableRow;
import javafx.scene.control.TableView;
import javafx.scene.control.ToggleGroup;
import javafx.scene.control.Tooltip;
import javafx.scene.layout.BorderPane;
import javafx.scene.layout.HBox;
import javafx.scene.layout.StackPane;
import org.schedscope.chart.Figures;
import org.schedscope.model.Cluster;
import org.schedscope.model.WorkloadIndex;
import org.schedscope.scheduler.QueuedTask;
import org.schedscope.scheduler.RunSpec;
import org.schedscope.scheduler.Schedulers;
import org.schedscope.ui.state.Facts;
import org.schedscope.ui.state.OpenRun;
import org.schedscope.ui.state.Session;

/** The ready queue of one cluster at the playhead: who is next, with what key, and why it waits. */
final class QueueView implements View {
    private static final Messages TEXTS = Messages.WINDOW;

    private static final double ROOM_FOR_WAITS = 300;

    private final Session session;
    /** Places in the queue, from 0: tasks come and go, and a row that stays has its cells changed in place. */
    private final Numbers places = new Numbers();
    private final TableView<Integer> table = new TableView<>(places);
    private final MenuButton clusterMenu = new MenuButton();
    private final Label foot = new Label();
    private final ReadOnlyStringWrapper detail = new ReadOnlyStringWrapper("");
    private final BorderPane node = new BorderPane();
    private final Label placeholder = Parts.empty("");
    private final LiveCells live = new LiveCells(places);
    private Facts facts;
    private int menuOfRun = -1;

    QueueView(Session session) {
        this.session = session;
        facts = session.facts().get();
        buildTable();
        HBox footRow = new HBox(foot);
        footRow.getStyleClass().add("panel-foot");
        node.setCenter(table);
        node.setBottom(footRow);
        node.setMinSize(0, 0);
        clusterMenu.setId("queue-cluster");
        clusterMenu.setAccessibleText(TEXTS.text("queue.cluster.accessible"));
        session.facts().valueProperty().addListener((property, before, now) -> show(now));
        session.colouring().byProperty().addListener(change -> live.changed());
        show(facts);
    }

    private void buildTable() {
        TableColumn<Integer, Integer> name = Parts.bare(TEXTS.text("queue.column.task"), 76, "id");
        name.setCellFactory(column -> new TableCell<>() {
            {
                live.add(this, () -> updateItem(getItem(), isEmpty()));
            }

            @Override
            protected void updateItem(Integer place, boolean empty) {
                super.updateItem(place, empty);
                setGraphicTextGap(6);
                if (isNowhere(place, empty)) {
                    setText(null);
                    setGraphic(null);
                } else {
                    int task = at(place).task();
                    WorkloadIndex index = facts.run().index();
                    setText(index.label(task));
                    Parts.showChip(this, session.colouring().of(index).of(index.jobOf(task), task));
                }
            }
        });
        TableColumn<Integer, Integer> key = Parts.bare(TEXTS.text("queue.column.key"), 44, "num");
        key.setCellFactory(column -> new KeyCell());
        TableColumn<Integer, Integer> waits = column(TEXTS.text("queue.column.waits"), 48, "num",
                place -> Figures.compact(facts.tick() - at(place).readyTick(), 0));
        TableColumn<Integer, Integer> reason = column("", 96, "reason", this::reason);
        table.getColumns().addAll(List.of(
                Parts.column("", 24, "num", place -> Figures.compact(place + 1, 0)),
                name, key,
                column(TEXTS.text("queue.column.cores"), 44, "num", place -> Figures.whole(at(place).cores())),
                waits, reason));
        // In a narrow window the reason is worth more than the figure.
        Runnable hide = () -> waits.setVisible(table.getWidth() > ROOM_FOR_WAITS * Parts.scale(session.settings().themeProperty().get()));
        table.widthProperty().addListener(change -> hide.run());
        session.settings().themeProperty().addListener(change -> hide.run());
        Parts.layOutColumns(table, reason, session.settings().themeProperty());
        StackPane.setAlignment(placeholder, Pos.TOP_LEFT);
        table.setPlaceholder(placeholder);
        table.setId("queue");
        table.setAccessibleText(TEXTS.text("queue.accessible"));
        table.setRowFactory(owner -> new TableRow<>() {
            private final Tooltip waiting = new Tooltip();

            {
                live.add(this, () -> updateItem(getItem(), isEmpty()));
            }

            @Override
            protected void updateItem(Integer place, boolean empty) {
                super.updateItem(place, empty);
                boolean nowhere = isNowhere(place, empty);
                setTooltip(nowhere ? null : waiting);
                if (!nowhere) {
                    waiting.setText(TEXTS.text("queue.waits", Figures.whole(facts.tick() - at(place).readyTick()),
                            Figures.whole(at(place).readyTick()), reason(place)));
                }
                boolean head = !nowhere && place == 0;
                style("head", head);
                style("starts", head && at(place).fitsNow());
            }

            /** A row whose styles change is styled anew with all its cells, so it is left alone where they do not. */
            private void style(String name, boolean wanted) {
                if (wanted != getStyleClass().contains(name)) {
                    if (wanted) {
                        getStyleClass().add(name);
                    } else {
                        getStyleClass().remove(name);
                    }
                }
            }
        });
        table.getSelectionModel().selectedItemProperty().addListener((property, before, now) -> {
            if (now != null && !session.selection().get().isTask(at(now).task())) {
                session.selection().selectTask(at(now).task());
            }
        });
    }

    private TableColumn<Integer, Integer> column(String title, double width, String style, Function<Integer, String> text) {
        return Parts.column(title, width, style, place -> isNowhere(place, false) ? null : text.apply(place), live);
    }

    private QueuedTask at(int place) {
        return facts.queue().get(place);
    }

    /** Whether a cell has no place, or one that the queue does not reach to any more, as until the next layout. */
    private boolean isNowhere(Integer place, boolean empty) {
        return empty || place == null || place >= places.size();
    }

    /** Without rearrangement only the head can start, so nobody else needs a reason of his own. */
    private String reason(int place) {
        if (place > 0) {
            return TEXTS.text("queue.reason.behind");
        }
        if (at(place).fitsNow()) {
            return TEXTS.text(setting().equals(Schedulers.CONSERVATIVE) ? "queue.reason.promised" : "queue.reason.next");
        }
        int free = facts.freeCoresFor(at(place).task());
        return at(place).cores() > free
                ? TEXTS.text("queue.reason.cores", Figures.whole(at(place).cores()), Figures.whole(free))
                : TEXTS.text("queue.reason.memory");
    }

    /** What may overtake the head, in a word or two. */
    private String rearrangement() {
        return TEXTS.textOr("queue.rearrangement." + setting(), setting());
    }

    private String setting() {
        RunSpec spec = facts.run().spec();
        return Schedulers.parameters(spec).stream().filter(parameter -> parameter.name().equals(Schedulers.REARRANGEMENT))
                .map(parameter -> Schedulers.value(spec, parameter)).findFirst().orElse(Schedulers.NO_REARRANGEMENT);
    }

    private void show(Facts now) {
        facts = now;
        rebuildMenu(now.run());
        List<Cluster> clusters = now.run().platform().clusters();
        String name = now.isQueueCentral() ? TEXTS.text("queue.central") : clusters.get(now.queueNumber()).id();
        clusterMenu.setText(name);
        detail.set(now.run().setup().policy());
        table.getSelectionModel().clearSelection();
        places.resize(now.queue().size());
        live.changed();
        String free = Figures.whole(now.queueClusters().stream().mapToLong(now.states()::freeCores).sum());
        String cores = Figures.whole(now.queueClusters().stream().mapToLong(cluster -> clusters.get(cluster).cores()).sum());
        foot.setText(places.isEmpty() ? TEXTS.text("queue.foot.empty", free, cores)
                : TEXTS.text("queue.foot", Figures.whole(places.size()), free, cores, rearrangement()));
        placeholder.setText(now.position() == 0 ? TEXTS.text("queue.empty.start") : TEXTS.text("queue.empty", name));
    }

    private void rebuildMenu(OpenRun run) {
        if (menuOfRun != run.number()) {
            menuOfRun = run.number();
            clusterMenu.getItems().clear();
            clusterMenu.setDisable(facts.isQueueCentral());
            ToggleGroup group = new ToggleGroup();
            List<Cluster> clusters = run.platform().clusters();
            for (int i = 0; i < clusters.size(); i++) {
                int number = i;
                RadioMenuItem item = new RadioMenuItem(clusters.get(i).id());
                item.setToggleGroup(group);
                item.setOnAction(chosen -> session.selection().selectCluster(number));
                clusterMenu.getItems().add(item);
            }
        }
        if (!facts.isQueueCentral()) {
            ((RadioMenuItem) clusterMenu.getItems().get(facts.queueNumber())).setSelected(true);
        }
    }

    @Override
    public ObservableValue<String> title() {
        return new SimpleStringProperty(TEXTS.text("queue.title"));
    }

    @Override
    public ObservableValue<String> detail() {
        return detail.getReadOnlyProperty();
    }

    @Override
    public List<Node> controls() {
        return List.of(clusterMenu);
    }

    @Override
    public Node node() {
        return node;
    }

    /** The key to two digits; exactly, and how it came about, on hover. */
    private final class KeyCell extends TableCell<Integer, Integer> {
        private final Tooltip exact = new Tooltip();

        KeyCell() {
            getStyleClass().add("num");
            live.add(this, () -> updateItem(getItem(), isEmpty()));
        }

        @Override
        protected void updateItem(Integer place, boolean empty) {
            super.updateItem(place, empty);
            if (isNowhere(place, empty)) {
                setText(null);
                setTooltip(null);
                return;
            }
            QueuedTask task = at(place);
            if (task.key().isEmpty()) {
                setText("–");
                exact.setText(task.arithmetic());
            } else {
                boolean whole = task.key().matches("-?\\d+");
                setText(Figures.compact(task.approximateKey(), whole ? 0 : 2));
                exact.setText(task.arithmetic() + " = " + task.key());
            }
            setTooltip(exact);
        }
    }
}
