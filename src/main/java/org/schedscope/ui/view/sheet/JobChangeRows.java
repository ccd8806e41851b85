package org.schedscope.ui.view.sheet;

import java.util.ArrayList;
import java.util.List;
import javafx.beans.binding.Bindings;
import javafx.beans.binding.BooleanBinding;
import javafx.scene.Node;
import javafx.scene.control.Label;
import javafx.scene.layout.VBox;
import org.schedscope.chart.paint.Figures;
import org.schedscope.text.Texts;
import org.schedscope.ui.state.draft.ForkDraft;
import org.schedscope.ui.state.draft.JobDraft;
import org.schedscope.ui.state.field.Field;
import org.schedscope.ui.view.field.FieldRows;
import org.schedscope.ui.view.field.InputField;
import org.schedscope.ui.view.kit.Messages;
import org.schedscope.ui.view.kit.TextLabels;

/** Rows of the fork's sheet in which a job is changed: its arrival, and of every task what it takes and needs. */
final class JobChangeRows {
    private static final Texts TEXTS = Messages.of("fork");
    /** More rows would make the sheet crawl. */
    private static final int MOST_TASKS = 60;

    private final ForkDraft draft;
    private final JobDraft job;
    private final FieldRows rows = new FieldRows("fork-grid");

    JobChangeRows(ForkDraft draft, JobDraft job) {
        this.draft = draft;
        this.job = job;
    }

    Node node() {
        if (job.tasks.size() > MOST_TASKS) {
            return TextLabels.of(TEXTS.text("job.many", Figures.whole(job.tasks.size())), "muted");
        }
        rows.setId("fork-change");
        String whole = draft.job().orElseThrow();
        add(head("arrival"), whole, whole, List.of(job.arrival));
        rows.add(List.of(head("task"), head("exec"), head("estimate"), head("cores"), head("memory")));
        job.tasks.forEach(row -> add(row, whole));
        return new VBox(whyNot(), rows);
    }

    private static Label head(String key) {
        return TextLabels.of(TEXTS.text("job." + key), "muted", "small");
    }

    private void add(JobDraft.TaskRow row, String ofJob) {
        String id = row.before().id();
        InputField exec = add(TextLabels.of(id, "strong"), ofJob + "-" + id, id, row.inputs());
        if (!row.hasOneTime()) {
            exec.withPrompt(TEXTS.text("job.own-times")).setDisable(true);
        }
    }

    /** Adds a line; returns its first field. */
    private InputField add(Label head, String id, String of, List<Field<?>> inputs) {
        List<Node> cells = new ArrayList<>(List.of(head));
        List<Label> complaints = new ArrayList<>();
        for (Field<?> input : inputs) {
            String caption = TEXTS.text("job." + input.name());
            cells.add(new InputField(input, "fork-" + input.name() + "-" + id, TEXTS.text("job.accessible", caption, of)).withColumns(7));
            complaints.add(InputField.complaint(input, caption + ": "));
        }
        rows.add(cells, 1, complaints);
        return (InputField) cells.get(1);
    }

    /** Why the job is unchanged, instead of its rows. */
    private Node whyNot() {
        Label why = TextLabels.of("", "muted");
        BooleanBinding stays = Bindings.createBooleanBinding(() -> !draft.jobCanLeave() || draft.withoutJob.get()
                || draft.withoutUser.get(), draft.fromStart, draft.withoutJob, draft.withoutUser);
        why.textProperty().bind(Bindings.createStringBinding(() -> TEXTS.text(draft.jobCanLeave() ? "job.leaves" : "job.started"), stays));
        why.visibleProperty().bind(stays);
        why.managedProperty().bind(stays);
        rows.visibleProperty().bind(stays.not());
        rows.managedProperty().bind(stays.not());
        return why;
    }
}
