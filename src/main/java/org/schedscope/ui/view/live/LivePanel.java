package org.schedscope.ui.view.live;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.OptionalLong;
import java.util.function.Function;
import javafx.beans.property.ObjectProperty;
import javafx.beans.property.SimpleObjectProperty;
import javafx.beans.value.ChangeListener;
import javafx.collections.FXCollections;
import javafx.collections.ObservableList;
import javafx.geometry.Insets;
import javafx.scene.Node;
import javafx.scene.control.Button;
import javafx.scene.control.Label;
import javafx.scene.control.TextField;
import javafx.scene.input.KeyCode;
import javafx.scene.layout.FlowPane;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import javafx.scene.layout.Region;
import javafx.scene.layout.StackPane;
import javafx.scene.layout.VBox;
import org.schedscope.chart.paint.Figures;
import org.schedscope.chart.paint.TimeFigures;
import org.schedscope.model.Task;
import org.schedscope.text.Texts;
import org.schedscope.trace.ScheduleShift;
import org.schedscope.ui.state.edit.InputEditor;
import org.schedscope.ui.state.edit.JobRow;
import org.schedscope.ui.state.edit.LiveEdit;
import org.schedscope.ui.state.edit.WorkloadEditor;
import org.schedscope.ui.state.session.Session;
import org.schedscope.ui.state.session.WindowState;
import org.schedscope.ui.view.field.FieldControls;
import org.schedscope.ui.view.kit.Choices;
import org.schedscope.ui.view.kit.Messages;
import org.schedscope.ui.view.kit.Nodes;
import org.schedscope.ui.view.sheet.EditSheet;
import org.schedscope.ui.view.table.Table;

/** Panel in which a workload is edited: verbs, effect, graph, table, and the fields of what is selected. */
final class LivePanel {
    private static final Texts TEXTS = LiveEditView.TEXTS;
    private static final double TABLE_HEIGHT = 170;
    /** Of the graph at least. */
    private static final double GRAPH_HEIGHT = 170;
    /** Of the lists at least, with the choice between them. */
    private static final double LISTS_HEIGHT = TABLE_HEIGHT / 2 + 40;

    /** Table below the graph. */
    private enum Lower {
        TASKS, MOVED
    }

    /** A line of the table. */
    private record Line(JobRow row, int position) {
        Task task() {
            return row.job().tasks().get(position);
        }

        boolean isThere() {
            return position < row.job().tasks().size();
        }
    }

    private final Session session;
    private final LiveEdit live;
    private final WorkloadEditor draft;
    private final GraphCanvas graph;
    private final ObservableList<Line> lines = FXCollections.observableArrayList();
    private final Table<Line> tasks;
    private final MovedTable moved;
    private final LiveHead change = new LiveHead();
    private final ObjectProperty<Lower> lower = new SimpleObjectProperty<>(this, "lower", Lower.TASKS);
    private final Label line = FieldControls.prose("", "small");
    private final VBox node = new VBox();
    private boolean following;

    LivePanel(Session session, LiveEdit live, WorkloadEditor draft, Function<InputEditor, Optional<Path>> where) {
        this.session = session;
        this.live = live;
        this.draft = draft;
        graph = new GraphCanvas(session, live, draft, this::focus);
        tasks = new Table<>("live-tasks", TEXTS.text("tasks.accessible"), lines, session);
        moved = new MovedTable(session, live);
        line.setId("live-line");
        VBox.setVgrow(graph, Priority.ALWAYS);
        graph.setMinHeight(GRAPH_HEIGHT);
        VBox fields = new VBox(4, EditSheet.FIELDS.lines(draft.fields("task-id", "exec", "cores"), 3),
                EditSheet.FIELDS.lines(draft.fields("parents", "job-id", "arrival"), 3), line);
        fields.setPadding(new Insets(6, 10, 8, 10));
        fields.setMinHeight(Region.USE_PREF_SIZE);
        VBox head = new VBox(6, verbs(where), change.node());
        head.setPadding(new Insets(6, 10, 6, 10));
        head.setMinHeight(Region.USE_PREF_SIZE);
        Region lists = tables();
        node.getChildren().setAll(head, graph, lists, fields);
        // In a room that is too low for all, the lists give way, because graph and fields show the same.
        ChangeListener<Number> room = (property, then, now) -> {
            double needed = head.getHeight() + GRAPH_HEIGHT + LISTS_HEIGHT + fields.getHeight();
            lists.setManaged(node.getHeight() == 0 || node.getHeight() >= needed);
            lists.setVisible(lists.isManaged());
        };
        List.of(node, head, fields).forEach(part -> part.heightProperty().addListener(room));
        node.setMinSize(0, 0);
        draft.changesProperty().addListener(changed -> follow());
        draft.stateProperty().addListener(changed -> tell());
        live.differenceProperty().addListener(changed -> follow());
        session.states().when(this::tell, now -> now.look().theme());
        session.states().when(this::follow, WindowState::run);
        follow();
    }

    /** The tasks to type in, or those that moved: of both only one has room below a graph. */
    private Region tables() {
        Node choice = Choices.segments(TEXTS, "live", "lower", lower, lower::set, Lower.values(),
                one -> one.name().toLowerCase(Locale.ROOT));
        HBox row = new HBox(choice);
        row.getStyleClass().add("tool-row");
        row.setPadding(new Insets(4, 10, 4, 10));
        Region all = table();
        moved.node().setMinHeight(TABLE_HEIGHT / 2);
        moved.node().setPrefHeight(TABLE_HEIGHT);
        StackPane shown = new StackPane(all, moved.node());
        shown.setMinHeight(TABLE_HEIGHT / 2);
        all.visibleProperty().bind(lower.isEqualTo(Lower.TASKS));
        moved.node().visibleProperty().bind(lower.isEqualTo(Lower.MOVED));
        VBox both = new VBox(row, shown);
        VBox.setVgrow(shown, Priority.ALWAYS);
        // In a low window it gives way to the graph.
        VBox.setVgrow(both, Priority.SOMETIMES);
        return both;
    }

    private FlowPane verbs(Function<InputEditor, Optional<Path>> where) {
        FlowPane pane = new FlowPane(6, 4);
        Button keep = button("keep", live::keep);
        keep.getStyleClass().add("primary");
        keep.disableProperty().bind(draft.stateProperty().map(InputEditor.State::isWrong));
        Button undo = button("undo", draft::undo);
        undo.disableProperty().bind(draft.stateProperty().map(now -> !now.canUndo()));
        Button redo = button("redo", draft::redo);
        redo.disableProperty().bind(draft.stateProperty().map(now -> !now.canRedo()));
        Button tidy = button("tidy", graph::tidy);
        tidy.disableProperty().bind(graph.movedProperty().not());
        // Until something has been moved its room is better used.
        tidy.visibleProperty().bind(graph.movedProperty());
        tidy.managedProperty().bind(tidy.visibleProperty());
        pane.getChildren().setAll(keep, button("discard", live::discard), undo, redo, button("add-task", draft::addTask),
                button("add-job", draft::addJob), button("remove", graph::remove), tidy,
                button("save", () -> where.apply(draft).ifPresent(draft::save)));
        return pane;
    }

    private Button button(String id, Runnable action) {
        Button button = FieldControls.button("live-" + id, TEXTS.text("button." + id), action);
        button.setMinWidth(Region.USE_PREF_SIZE);
        if (!id.equals("keep") && !id.equals("discard") && !id.equals("undo") && !id.equals("redo")) {
            button.disableProperty().bind(draft.stateProperty().map(InputEditor.State::isWrong));
        }
        return button;
    }

    private Region table() {
        column("task", 70, "first", row -> row.task().id());
        column("job", 60, "dim", row -> row.row().job().id());
        column("ticks", 56, "num", row -> draft.exec(row.task()));
        column("cores", 50, "num", row -> Figures.whole(row.task().cores()));
        tasks.column(TEXTS.text("column.after"), 90, "dim", row -> row.isThere() ? after(row) : "").fills();
        column("start", 80, "num", this::start);
        column("shift", 60, "num", row -> shift(row).stream().mapToObj(by -> LiveHead.signed(by, session.times())).findFirst().orElse(""));
        tasks.unsorted();
        tasks.whenChosen(row -> {
            if (!following) {
                draft.select(row.row());
                draft.selectTask(row.position());
            }
        });
        tasks.node().disableProperty().bind(draft.stateProperty().map(InputEditor.State::isWrong));
        tasks.node().setMinHeight(TABLE_HEIGHT / 2);
        tasks.node().setPrefHeight(TABLE_HEIGHT);
        tasks.node().setOnKeyPressed(event -> {
            if (event.getCode() == KeyCode.DELETE) {
                event.consume();
                graph.remove();
            } else if (event.getCode() == KeyCode.F2 || event.getCode() == KeyCode.ENTER) {
                event.consume();
                focus("task-id");
            }
        });
        return tasks.node();
    }

    private void column(String name, double width, String style, Function<Line, String> text) {
        tasks.column(TEXTS.text("column." + name), width, style, row -> row.isThere() ? text.apply(row) : "");
    }

    private String after(Line row) {
        List<String> parents = row.task().parents().stream().map(edge -> row.row().job().tasks().get(edge.parent()).id()).toList();
        return String.join(", ", parents);
    }

    private OptionalInt number(Line row) {
        return live.taskOf(row.row(), row.position());
    }

    private Optional<ScheduleShift> shifts() {
        return live.differenceProperty().get().map(LiveEdit.Difference::shift)
                .filter(shift -> shift.isOf(session.runs().run().trace()));
    }

    private String start(Line row) {
        OptionalInt task = number(row);
        if (task.isEmpty()) {
            return "";
        }
        Optional<ScheduleShift> all = shifts();
        OptionalLong now = all.isPresent() ? all.get().startAfter(task.getAsInt()) : OptionalLong.empty();
        OptionalLong before = all.isPresent() ? all.get().startBefore(task.getAsInt()) : OptionalLong.empty();
        if (now.isEmpty()) {
            return "";
        }
        TimeFigures times = session.times();
        String text = times.moment(now.getAsLong());
        return before.isPresent() && before.getAsLong() != now.getAsLong() ? times.moment(before.getAsLong()) + " \u2192 " + text : text;
    }

    private OptionalLong shift(Line row) {
        OptionalInt task = number(row);
        Optional<ScheduleShift> all = shifts();
        return task.isEmpty() || all.isEmpty() ? OptionalLong.empty() : all.get().of(task.getAsInt());
    }

    private void follow() {
        if (following) {
            return;
        }
        following = true;
        List<Line> now = new ArrayList<>();
        draft.jobs().forEach(row -> {
            for (int position = 0; position < row.job().tasks().size(); position++) {
                now.add(new Line(row, position));
            }
        });
        if (!now.equals(lines)) {
            tasks.setRows(now);
        }
        tasks.follow(now.indexOf(new Line(draft.rowProperty().get(), draft.taskProperty().get())), 0);
        tasks.changed();
        moved.follow();
        following = false;
        change.show(live.differenceProperty().get(), session.runs().run().lastTick(), session.times());
        graph.requestLayout();
        tell();
    }

    private void tell() {
        Optional<String> sentence = live.sentence();
        String saved = draft.state().saved().map(file -> Messages.of("edit").text("saved", file.toString()) + " ").orElse("");
        boolean wrong = draft.state().isWrong();
        line.setText(sentence.orElseGet(() -> saved + TEXTS.text(wrong ? "wrong" : "hint")));
        Nodes.mark(line, "bad", sentence.isPresent() || wrong);
        // In large type the graph needs the room of the hint.
        boolean hintOnly = sentence.isEmpty() && saved.isEmpty() && !wrong;
        line.setManaged(!hintOnly || !session.settings().themeProperty().get().isForRoom());
        line.setVisible(line.isManaged());
    }

    /** Puts the caret into a field of what is selected, with its text selected. */
    private void focus(String field) {
        if (node.lookup("#edit-" + field) instanceof TextField input) {
            input.requestFocus();
            input.selectAll();
        }
    }

    /** Where drawing begins. */
    void focus() {
        graph.requestFocus();
    }

    Node node() {
        return node;
    }
}
