package org.schedscope.ui.view;

import java.util.List;
import javafx.beans.property.ReadOnlyStringWrapper;
import javafx.beans.property.SimpleStringProperty;
import javafx.beans.value.ObservableValue;
import javafx.collections.FXCollections;
import javafx.collections.ObservableList;
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

    /** A row: a task and its place. */
    private record Place(int number, QueuedTask task) {
    }

    private final Session session;
    private final ObservableList<Place> places = FXCollections.observableArrayList();
    private final TableView<Place> table = new TableView<>(places);
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
        TableColumn<Place, Place> name = Parts.bare(TEXTS.text("queue.column.task"), 76, "id");
        name.setCellFactory(column -> new TableCell<>() {
            {
                live.add(this, () -> updateItem(getItem(), isEmpty()));
            }

            @Override
            protected void updateItem(Place place, boolean empty) {
                super.updateItem(place, empty);
                setText(empty ? null : facts.run().index().label(place.task().task()));
                setGraphic(empty ? null : chip(place.task().task()));
                setGraphicTextGap(6);
            }
        });
        TableColumn<Place, Place> key = Parts.bare(TEXTS.text("queue.column.key"), 44, "num");
        key.setCellFactory(column -> new KeyCell());
        TableColumn<Place, Place> waits = Parts.column(TEXTS.text("queue.column.waits"), 48, "num",
                place -> Figures.compact(facts.tick() - place.task().readyTick(), 0), live);
        TableColumn<Place, Place> reason = Parts.column("", 96, "reason", this::reason, live);
        table.getColumns().addAll(List.of(
                Parts.column("", 24, "num", place -> Figures.compact(place.number(), 0)),
                name, key,
                Parts.column(TEXTS.text("queue.column.cores"), 44, "num", place -> Figures.whole(place.task().cores())),
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
            protected void updateItem(Place place, boolean empty) {
                super.updateItem(place, empty);
                setTooltip(empty || place == null ? null : waiting);
                if (!empty && place != null) {
                    waiting.setText(TEXTS.text("queue.waits", Figures.whole(facts.tick() - place.task().readyTick()),
                            Figures.whole(place.task().readyTick()), reason(place)));
                }
                boolean head = !empty && place != null && place.number() == 1;
                style("head", head);
                style("starts", head && place.task().fitsNow());
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
            if (now != null && !session.selection().get().isTask(now.task().task())) {
                session.selection().selectTask(now.task().task());
            }
        });
    }

    private Node chip(int task) {
        WorkloadIndex index = facts.run().index();
        return Parts.chip(session.colouring().of(index).of(index.jobOf(task), task));
    }

    /** Without rearrangement only the head can start, so nobody else needs a reason of his own. */
    private String reason(Place place) {
        if (place.number() > 1) {
            return TEXTS.text("queue.reason.behind");
        }
        if (place.task().fitsNow()) {
            return TEXTS.text(setting().equals(Schedulers.CONSERVATIVE) ? "queue.reason.promised" : "queue.reason.next");
        }
        int free = facts.freeCoresFor(place.task().task());
        return place.task().cores() > free
                ? TEXTS.text("queue.reason.cores", Figures.whole(place.task().cores()), Figures.whole(free))
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
        Place[] rows = new Place[now.queue().size()];
        for (int i = 0; i < rows.length; i++) {
            rows[i] = new Place(i + 1, now.queue().get(i));
        }
        table.getSelectionModel().clearSelection();
        if (!places.equals(List.of(rows))) {
            places.setAll(rows);
        }
        live.changed();
        String free = Figures.whole(now.queueClusters().stream().mapToLong(now.states()::freeCores).sum());
        String cores = Figures.whole(now.queueClusters().stream().mapToLong(cluster -> clusters.get(cluster).cores()).sum());
        foot.setText(rows.length == 0 ? TEXTS.text("queue.foot.empty", free, cores)
                : TEXTS.text("queue.foot", Figures.whole(rows.length), free, cores, rearrangement()));
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
    private static final class KeyCell extends TableCell<Place, Place> {
        private final Tooltip exact = new Tooltip();

        KeyCell() {
            getStyleClass().add("num");
        }

        @Override
        protected void updateItem(Place place, boolean empty) {
            super.updateItem(place, empty);
            if (empty || place == null) {
                setText(null);
                setTooltip(null);
                return;
            }
            QueuedTask task = place.task();
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
