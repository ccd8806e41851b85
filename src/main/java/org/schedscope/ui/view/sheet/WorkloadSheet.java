package org.schedscope.ui.view.sheet;

import java.nio.file.Path;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.function.Function;
import javafx.beans.binding.Bindings;
import javafx.collections.transformation.FilteredList;
import javafx.scene.Node;
import javafx.scene.control.ButtonType;
import javafx.scene.control.Dialog;
import javafx.scene.control.Label;
import javafx.scene.control.ListCell;
import javafx.scene.control.ListView;
import javafx.scene.control.TextField;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import javafx.scene.layout.VBox;
import javafx.stage.Window;
import org.schedscope.chart.paint.Figures;
import org.schedscope.model.Task;
import org.schedscope.text.Texts;
import org.schedscope.ui.state.edit.InputEditor;
import org.schedscope.ui.state.edit.JobRow;
import org.schedscope.ui.state.edit.WorkloadEditor;
import org.schedscope.ui.state.session.Session;
import org.schedscope.ui.view.kit.Messages;
import org.schedscope.ui.view.kit.TextLabels;
import org.schedscope.ui.view.table.Column;
import org.schedscope.ui.view.table.Table;

/**
 * The sheet in which a workload is edited: at the left its jobs, at the right the one that is selected, with its tasks and one
 * of them.
 */
public final class WorkloadSheet {
    private static final Texts TEXTS = Messages.of("edit");
    private static final double LIST_WIDTH = 190;
    private static final double LIST_HEIGHT = 250;
    private static final double TABLE_HEIGHT = 150;

    private final Session session;
    private final WorkloadEditor draft;
    private final FilteredList<JobRow> shown;
    private final ListView<JobRow> jobs;
    private final Table<Integer> tasks;
    private final TextField filter = new TextField();
    /** While lists follow the draft, they do not lead it. */
    private boolean following;

    private WorkloadSheet(Session session) {
        this.session = session;
        draft = new WorkloadEditor(session);
        shown = new FilteredList<>(draft.jobs());
        jobs = new ListView<>(shown);
        tasks = new Table<>("edit-tasks", TEXTS.text("tasks.accessible"), draft.tasks(), session);
    }

    /** @param where lets the user choose the file */
    public static Dialog<ButtonType> of(Window owner, Session session, Function<InputEditor, Optional<Path>> where) {
        WorkloadSheet sheet = new WorkloadSheet(session);
        return EditSheet.of(owner, "workload", sheet.draft, new EditSheet.Body(sheet.body(), sheet.jobs), where);
    }

    private Node body() {
        VBox left = left();
        VBox right = new VBox(6, TextLabels.of(TEXTS.text("section.job"), "sheet-section"),
                EditSheet.FIELDS.lines(draft.fields("job-id", "user", "arrival", "queue", "value"), 3), taskHead(),
                taskTable(),
                EditSheet.buttons(draft, List.of(EditSheet.button("add-task", draft::addTask),
                        EditSheet.button("duplicate-task", draft::duplicateTask),
                        EditSheet.button("remove-task", draft::removeTask))),
                EditSheet.FIELDS.lines(draft.fields("task-id", "exec", "cores", "kind", "memory", "estimate"), 3),
                EditSheet.FIELDS.lines(draft.fields("parents"), 1));
        HBox.setHgrow(right, Priority.ALWAYS);
        HBox both = new HBox(16, left, right);
        VBox rows = new VBox(6, EditSheet.FIELDS.lines(draft.fields("workload-name", "unit"), 2), both);
        draft.changesProperty().addListener(change -> follow());
        follow();
        return ModalSheet.scrolled(rows, session.settings().themeProperty().get());
    }

    private VBox left() {
        double scale = session.settings().typeScale();
        filter.setId("edit-filter");
        filter.setPromptText(TEXTS.text("filter"));
        filter.setAccessibleText(TEXTS.text("filter"));
        filter.textProperty().addListener((property, before, now) -> filter(now.strip().toLowerCase(Locale.ROOT)));
        jobs.getStyleClass().add("edit-list");
        jobs.setId("edit-jobs");
        jobs.setAccessibleText(TEXTS.text("section.jobs"));
        jobs.setCellFactory(list -> new JobCell());
        jobs.setMinHeight(TABLE_HEIGHT);
        jobs.setPrefHeight(LIST_HEIGHT);
        jobs.disableProperty().bind(draft.stateProperty().map(InputEditor.State::isWrong));
        jobs.getSelectionModel().selectedItemProperty().addListener((property, before, now) -> {
            if (now != null && !following) {
                draft.select(now);
            }
        });
        Label count = TextLabels.of("", "muted", "small");
        count.setId("edit-count");
        count.textProperty().bind(Bindings.createStringBinding(() -> TEXTS.text("count", Figures.whole(shown.size()),
                Figures.whole(draft.jobs().size())), shown, draft.jobs()));
        VBox left = new VBox(6, TextLabels.of(TEXTS.text("section.jobs"), "sheet-section"), filter, jobs, count,
                EditSheet.buttons(draft, List.of(EditSheet.button("add-job", draft::addJob),
                        EditSheet.button("duplicate-job", draft::duplicateJob),
                        EditSheet.button("remove-job", draft::removeJob))));
        VBox.setVgrow(jobs, Priority.ALWAYS);
        left.setMinWidth(LIST_WIDTH * scale);
        left.setPrefWidth(LIST_WIDTH * scale);
        return left;
    }

    private void filter(String wanted) {
        following = true;
        shown.setPredicate(row -> row.job().id().toLowerCase(Locale.ROOT).contains(wanted)
                || row.job().user().toLowerCase(Locale.ROOT).contains(wanted));
        following = false;
        follow();
    }

    private Label taskHead() {
        Label head = TextLabels.of("", "sheet-section");
        head.textProperty().bind(Bindings.createStringBinding(() -> draft.canBeTyped()
                ? TEXTS.text("section.tasks", draft.rowProperty().get().job().id())
                : TEXTS.text("section.tasks.many", draft.rowProperty().get().job().id(), Figures.whole(WorkloadEditor.MOST_TASKS)),
                draft.changesProperty()));
        return head;
    }

    private Node taskTable() {
        tasks.node().setPrefHeight(TABLE_HEIGHT);
        tasks.node().setMinHeight(TABLE_HEIGHT);
        column("task-id", 84, "first", Task::id);
        column("exec", 86, "num", draft::exec);
        column("cores", 56, "num", task -> Figures.whole(task.cores()));
        column("kind", 68, "dim", Task::kind);
        column("memory", 74, "num", task -> task.memory() == 0 ? "" : Figures.whole(task.memory()));
        column("estimate", 78, "num", task -> task.estimate().isPresent() ? Figures.whole(task.estimate().getAsLong()) : "");
        column("parents", 120, "dim", draft::parents).fills();
        tasks.node().disableProperty().bind(draft.stateProperty().map(InputEditor.State::isWrong));
        tasks.unsorted();
        tasks.whenChosen(draft::selectTask);
        return tasks.node();
    }

    private Column<Integer> column(String name, double width, String style, Function<Task, String> text) {
        return tasks.column(TEXTS.text("field." + name), width, style, position -> {
            List<Task> now = draft.rowProperty().get().job().tasks();
            return position < now.size() ? text.apply(now.get(position)) : "";
        });
    }

    private void follow() {
        following = true;
        JobRow row = draft.rowProperty().get();
        if (jobs.getSelectionModel().getSelectedItem() != row) {
            jobs.getSelectionModel().clearSelection();
            jobs.getSelectionModel().select(row);
            jobs.scrollTo(row);
        }
        tasks.follow(draft.taskProperty().get(), 0);
        tasks.changed();
        following = false;
    }

    /** A job's id, and whose it is. */
    private static final class JobCell extends ListCell<JobRow> {
        @Override
        protected void updateItem(JobRow row, boolean empty) {
            super.updateItem(row, empty);
            textProperty().unbind();
            if (empty || row == null) {
                setText(null);
            } else {
                textProperty().bind(Bindings.createStringBinding(() -> TEXTS.text("job", row.job().id(), row.job().user()),
                        row.jobProperty()));
            }
        }
    }
}
