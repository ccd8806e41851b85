package org.schedscope.ui.view.inspector;

import java.util.List;
import java.util.stream.IntStream;
import javafx.collections.FXCollections;
import javafx.collections.ObservableList;
import javafx.scene.Node;
import javafx.scene.control.ListCell;
import javafx.scene.control.ListView;
import javafx.scene.control.ScrollPane;
import javafx.scene.input.KeyCode;
import javafx.scene.input.MouseButton;
import javafx.scene.layout.Priority;
import javafx.scene.layout.VBox;
import org.schedscope.chart.paint.Figures;
import org.schedscope.chart.paint.TimeFigures;
import org.schedscope.model.Job;
import org.schedscope.text.Texts;
import org.schedscope.trace.TaskState;
import org.schedscope.ui.state.base.SpokenLanguage;
import org.schedscope.ui.state.session.Session;
import org.schedscope.ui.state.snapshot.PlayheadSnapshot;
import org.schedscope.ui.view.command.BreakpointMenu;
import org.schedscope.ui.view.kit.FactGrid;
import org.schedscope.ui.view.kit.Icons;
import org.schedscope.ui.view.kit.Messages;
import org.schedscope.ui.view.kit.StateLabels;
import org.schedscope.ui.view.kit.TextLabels;

/** The inspector's page about a job: its figures and its tasks. */
final class JobPage {
    private static final Texts TEXTS = Messages.WINDOW;

    private static final double LEAST_LIST = 110;

    private final FactGrid grid = new FactGrid();
    private final ObservableList<Integer> tasks = FXCollections.observableArrayList();
    private final ListView<Integer> list = new ListView<>(tasks);
    private final ScrollPane node = new ScrollPane();
    private final InTimeBox inTime;
    private final Session session;
    private PlayheadSnapshot snapshot;

    JobPage(Session session) {
        this.session = session;
        inTime = new InTimeBox(session.answers().inTime(), session.runs());
        VBox head = new VBox(grid, inTime, new ChainBox(session), TextLabels.of(TEXTS.text("inspector.tasks"), "strong"));
        head.getStyleClass().add("inspector");
        list.setCellFactory(owner -> new TaskCell());
        list.setId("job-tasks");
        list.setAccessibleText(TEXTS.text("inspector.tasks"));
        list.setOnMouseClicked(click -> {
            if (click.getButton() == MouseButton.PRIMARY) {
                selectTask();
            }
        });
        new BreakpointMenu(session).listen(list, request -> List.of());
        list.setOnKeyPressed(key -> {
            if (key.getCode() == KeyCode.ENTER) {
                selectTask();
            }
        });
        // Where there is little room, all of the page is scrolled, and some tasks can be seen at a time.
        list.setMinHeight(LEAST_LIST);
        VBox.setVgrow(list, Priority.ALWAYS);
        node.setContent(new VBox(head, list));
        node.setFitToWidth(true);
        node.setFitToHeight(true);
        node.setHbarPolicy(ScrollPane.ScrollBarPolicy.NEVER);
        node.setFocusTraversable(false);
    }

    private void selectTask() {
        Integer task = list.getSelectionModel().getSelectedItem();
        if (task != null) {
            session.selection().selectTask(task);
        }
    }

    Node node() {
        return node;
    }

    void show(PlayheadSnapshot now, int number) {
        snapshot = now;
        Job job = now.run().index().job(number);
        TimeFigures times = session.times(now.run().workload());
        grid.begin();
        grid.add(TEXTS.text("fact.user"), job.user());
        grid.add(TEXTS.text("fact.arrival"), times.moment(job.arrival()));
        if (now.states().jobEnd(number) > 0) {
            grid.add(TEXTS.text("fact.end"), times.moment(now.states().jobEnd(number)));
        }
        grid.add(TEXTS.text("fact.expected-end"), times.moment(now.expectedEnd(number)));
        grid.add(TEXTS.text("fact.critical-path"), times.figure(now.run().jobs().criticalPath(number)));
        grid.add(TEXTS.text("fact.work"),
                TEXTS.text("unit.core-ticks", Figures.whole(Math.round(now.run().jobs().work(number).toDouble()))));
        grid.add(TEXTS.text(now.isSlrSoFar(number) ? "fact.slr-so-far" : "fact.slr"),
                Figures.decimal(now.slr(number), 2, SpokenLanguage.now()));
        grid.end();
        inTime.show(now, number);
        int first = now.run().index().firstTask(number);
        List<Integer> numbers = IntStream.range(first, first + job.tasks().size()).boxed().toList();
        if (!numbers.equals(tasks)) {
            tasks.setAll(numbers);
        }
        list.refresh();
    }

    /** A task: state, name, size. */
    private final class TaskCell extends ListCell<Integer> {
        TaskCell() {
            getStyleClass().add("task-line");
        }

        @Override
        protected void updateItem(Integer task, boolean empty) {
            super.updateItem(task, empty);
            if (empty || task == null) {
                setText(null);
                setGraphic(null);
                return;
            }
            TaskState state = snapshot.states().task(task);
            var what = snapshot.run().index().task(task);
            setGraphic(Icons.of(StateLabels.icon(state)));
            setText(TEXTS.text("inspector.task-line", what.id(), StateLabels.state(state), session.times().figure(what.exec()),
                    Figures.whole(what.cores())));
        }
    }
}
