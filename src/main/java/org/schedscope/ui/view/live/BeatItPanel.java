package org.schedscope.ui.view.live;

import java.util.Locale;
import java.util.Optional;
import java.util.function.Function;
import java.util.stream.Collectors;
import javafx.beans.value.ChangeListener;
import javafx.beans.value.WeakChangeListener;
import javafx.collections.FXCollections;
import javafx.collections.ObservableList;
import javafx.geometry.Insets;
import javafx.geometry.Orientation;
import javafx.scene.Node;
import javafx.scene.control.Button;
import javafx.scene.control.Label;
import javafx.scene.control.SplitPane;
import javafx.scene.input.KeyEvent;
import javafx.scene.input.MouseButton;
import javafx.scene.layout.FlowPane;
import javafx.scene.layout.Priority;
import javafx.scene.layout.Region;
import javafx.scene.layout.VBox;
import org.schedscope.chart.paint.Figures;
import org.schedscope.model.Task;
import org.schedscope.model.graph.WorkloadIndex;
import org.schedscope.text.Texts;
import org.schedscope.trace.foreign.PlacedPiece;
import org.schedscope.ui.state.edit.BeatIt;
import org.schedscope.ui.state.edit.HandAim;
import org.schedscope.ui.state.edit.HandTask;
import org.schedscope.ui.state.session.Session;
import org.schedscope.ui.view.field.FieldControls;
import org.schedscope.ui.view.graph.DagView;
import org.schedscope.ui.view.kit.Nodes;
import org.schedscope.ui.view.table.Table;

/** Panel in which a schedule is built by hand: verbs, both schedules by figures, tasks, graph, and what is aimed at. */
final class BeatItPanel {
    private static final Texts TEXTS = BeatItView.TEXTS;
    private static final double TASKS_SHARE = 0.58;
    /** Room for ticks on several clusters. */
    private static final double BY_CLUSTER = 120;

    private final Session session;
    private final BeatIt hand;
    private final ObservableList<HandTask> rows = FXCollections.observableArrayList();
    private final Table<HandTask> tasks;
    private final Label clock = FieldControls.prose("");
    private final Label line = FieldControls.prose("");
    private final Button undo;
    private final Button redo;
    private final Button next;
    private final Button off;
    private final Button giveUp;
    private final ScoreGrid score;
    private final VBox node = new VBox();
    /** Held here for as long as the panel is shown. */
    private final ChangeListener<Number> changed = (property, before, now) -> follow();
    private boolean following;

    BeatItPanel(Session session, BeatIt hand, Runnable saves) {
        this.session = session;
        this.hand = hand;
        tasks = new Table<>("byhand-tasks", TEXTS.text("tasks.accessible"), rows, session);
        score = new ScoreGrid(session, hand);
        Button keep = button("keep", hand::keep);
        keep.getStyleClass().add("primary");
        undo = button("undo", hand::undo);
        redo = button("redo", hand::redo);
        next = button("next", hand::nextEvent);
        off = button("take-off", hand::takeOff);
        giveUp = button("give-up", hand::giveUp);
        FlowPane verbs = new FlowPane(6, 4, keep, button("discard", hand::discard), undo, redo, next, off, giveUp, button("save", saves));
        clock.setId("byhand-clock");
        line.setId("byhand-line");
        VBox head = new VBox(6, verbs, score.node(), clock);
        head.setPadding(new Insets(6, 10, 6, 10));
        head.setMinHeight(Region.USE_PREF_SIZE);
        VBox foot = new VBox(line);
        foot.setPadding(new Insets(6, 10, 8, 10));
        foot.setMinHeight(Region.USE_PREF_SIZE);
        SplitPane both = new SplitPane(table());
        if (!session.settings().pictureProperty().get()) {
            // Where the window is a picture, the graph is beside it.
            both.getItems().add(new DagView(session).node());
        }
        both.setOrientation(Orientation.VERTICAL);
        both.setDividerPositions(TASKS_SHARE);
        both.setMinSize(0, 0);
        VBox.setVgrow(both, Priority.ALWAYS);
        node.getChildren().setAll(head, both, foot);
        node.setMinSize(0, 0);
        hand.changesProperty().addListener(new WeakChangeListener<>(changed));
        follow();
    }

    private static Button button(String id, Runnable action) {
        Button button = FieldControls.button("byhand-" + id, TEXTS.text("button." + id), action);
        button.setMinWidth(Region.USE_PREF_SIZE);
        return button;
    }

    private Node table() {
        column("task", 70, "first", row -> task(row).id());
        column("job", 60, "dim", row -> index().job(index().jobOf(row.task())).id());
        boolean byCluster = index().workload().jobs().stream().flatMap(job -> job.tasks().stream())
                .anyMatch(task -> !task.execOn().isEmpty());
        column("ticks", byCluster ? BY_CLUSTER : 60, "num", row -> ticks(task(row)));
        column("cores", 54, "num", row -> Figures.whole(task(row).cores()));
        tasks.column(TEXTS.text("column.state"), 150, "dim", this::state).fills();
        tasks.unsorted();
        tasks.whenChosen(row -> {
            if (!following) {
                hand.choose(row.task());
            }
        });
        tasks.node().setOnDragDetected(drag -> {
            if (drag.getButton() == MouseButton.PRIMARY && hand.aimProperty().get().task().isPresent()) {
                tasks.node().startFullDrag();
                drag.consume();
            }
        });
        return tasks.node();
    }

    private void column(String name, double width, String style, Function<HandTask, String> text) {
        tasks.column(TEXTS.text("column." + name), width, style, text);
    }

    private WorkloadIndex index() {
        return session.runs().run().index();
    }

    private Task task(HandTask row) {
        return index().task(row.task());
    }

    private String ticks(Task task) {
        return task.execOn().isEmpty() ? session.times().figure(task.exec())
                : task.execOn().values().stream().map(session.times()::figure).collect(Collectors.joining(" / "));
    }

    private String state(HandTask row) {
        if (row.piece().isPresent()) {
            PlacedPiece piece = row.piece().get();
            return TEXTS.text("state.placed", place(piece), session.times().moment(piece.start()), session.times().moment(piece.end()));
        }
        if (row.state() == HandTask.State.WAITING) {
            String parents = hand.gameProperty().get().orElseThrow().schedule().unplacedParents(row.task()).stream()
                    .map(parent -> index().task(parent).id()).collect(Collectors.joining(", "));
            return TEXTS.text("state.waiting", parents);
        }
        return TEXTS.text("state." + row.state().name().toLowerCase(Locale.ROOT), session.times().moment(row.from().orElse(0)));
    }

    /** {@code C1, core 2}; cores are counted as beside their rows. */
    private String place(PlacedPiece piece) {
        String cluster = session.runs().run().platform().clusters().get(piece.cluster()).id();
        String cores = piece.cores().orElseThrow().ranges().stream().map(range -> range.first() == range.last()
                ? Figures.whole(range.first() + 1) : Figures.whole(range.first() + 1) + "\u2013" + Figures.whole(range.last() + 1))
                .collect(Collectors.joining(", "));
        return TEXTS.text(index().task(piece.task()).cores() == 1 ? "place.one" : "place", cluster, cores);
    }

    private void follow() {
        if (following || !hand.isOn()) {
            return;
        }
        following = true;
        if (!hand.tasks().equals(rows)) {
            tasks.setRows(hand.tasks());
        }
        HandAim aim = hand.aimProperty().get();
        int chosen = aim.task().orElse(-1);
        int at = 0;
        while (at < rows.size() && rows.get(at).task() != chosen) {
            at++;
        }
        tasks.follow(at < rows.size() ? at : -1, 0);
        tasks.changed();
        following = false;
        undo.setDisable(!hand.canUndo());
        redo.setDisable(!hand.canRedo());
        next.setDisable(!hand.canGoOn());
        off.setDisable(aim.task().isEmpty() || hand.gameProperty().get().orElseThrow().schedule().of(chosen).isEmpty());
        giveUp.setDisable(hand.givenUpProperty().get());
        score.show();
        BeatIt.Game game = hand.gameProperty().get().orElseThrow();
        long ready = rows.stream().filter(row -> row.state() == HandTask.State.READY).count();
        clock.setText(TEXTS.text("clock", session.times().moment(game.clock()), Figures.whole(game.schedule().pieces().size()),
                Figures.whole(index().taskCount()), Figures.whole(ready)));
        tell(aim);
    }

    private void tell(HandAim aim) {
        Nodes.mark(line, "bad", aim.wrong().isPresent());
        if (aim.piece().isEmpty()) {
            line.setText(TEXTS.text("hint.none"));
            return;
        }
        PlacedPiece piece = aim.piece().get();
        Optional<String> wrong = aim.wrong();
        String earliest = aim.earliest().isEmpty() ? ""
                : " " + TEXTS.text("earliest", session.times().moment(aim.earliest().getAsLong()));
        boolean there = hand.gameProperty().get().orElseThrow().schedule().of(piece.task()).filter(piece::equals).isPresent();
        line.setText(wrong.map(why -> why + "." + earliest).orElseGet(() -> TEXTS.text(there ? "hint.placed" : "hint",
                index().label(piece.task()), place(piece), session.times().moment(piece.start()), session.times().moment(piece.end()))));
    }

    /** Where the next task is chosen; what has just been put there is not in the scene yet. */
    void focus() {
        node.applyCss();
        tasks.node().requestFocus();
    }

    void key(KeyEvent event) {
        boolean plain = !event.isShortcutDown() && !event.isAltDown();
        Runnable action = !plain ? null : switch (event.getCode()) {
            case ENTER -> hand::place;
            case LEFT -> () -> step(event.isShiftDown(), -1);
            case RIGHT -> () -> step(event.isShiftDown(), 1);
            case DELETE, BACK_SPACE -> hand::takeOff;
            case N -> hand::nextEvent;
            default -> null;
        };
        if (action != null) {
            event.consume();
            action.run();
        }
    }

    /** With Shift through time, else from core to core. */
    private void step(boolean time, int by) {
        if (time) {
            hand.later(by);
        } else {
            hand.nextCore(by);
        }
    }

    Node node() {
        return node;
    }
}
