package org.schedscope.ui.view.sheet;

import java.util.Locale;
import javafx.beans.binding.Bindings;
import javafx.beans.binding.BooleanBinding;
import javafx.scene.Node;
import javafx.scene.control.Label;
import javafx.scene.control.TextField;
import javafx.scene.layout.GridPane;
import javafx.scene.layout.VBox;
import org.schedscope.chart.paint.Figures;
import org.schedscope.text.Texts;
import org.schedscope.ui.state.draft.ForkDraft;
import org.schedscope.ui.state.draft.JobDraft;
import org.schedscope.ui.view.kit.Messages;
import org.schedscope.ui.view.kit.Parts;

/** Rows of the fork's sheet in which a job is changed: its arrival, and of every task what it takes and needs; what is wrong stands beside. */
final class JobRows {
    private static final Texts TEXTS = Messages.of("fork");
    /** More rows would make the sheet crawl. */
    private static final int MOST_TASKS = 60;

    private final ForkDraft draft;
    private final JobDraft job;
    private final GridPane grid = new GridPane();

    JobRows(ForkDraft draft, JobDraft job) {
        this.draft = draft;
        this.job = job;
    }

    Node node() {
        if (job.tasks().size() > MOST_TASKS) {
            return Parts.label(TEXTS.text("job.many", Figures.whole(job.tasks().size())), "muted");
        }
        grid.getStyleClass().add("fork-grid");
        grid.setId("fork-change");
        String whole = draft.job().orElseThrow();
        grid.add(Parts.label(TEXTS.text("job.arrival"), "muted", "small"), 0, 0);
        grid.add(field(whole, whole, job.arrival()), 1, 0);
        grid.add(complaint(job.arrival()), 2, 0, 4, 1);
        String[] heads = {"task", "exec", "estimate", "cores", "memory"};
        for (int column = 0; column < heads.length; column++) {
            grid.add(Parts.label(TEXTS.text("job." + heads[column]), "muted", "small"), column, 1);
        }
        int line = 2;
        for (JobDraft.TaskRow row : job.tasks()) {
            grid.add(Parts.label(row.id(), "strong"), 0, line);
            VBox complaints = new VBox();
            for (int column = 0; column < row.entries().size(); column++) {
                JobDraft.Entry entry = row.entries().get(column);
                grid.add(field(whole + "-" + row.id(), row.id(), entry), column + 1, line);
                complaints.getChildren().add(complaint(entry));
            }
            grid.add(complaints, heads.length, line++);
        }
        Label why = Parts.label("", "muted");
        BooleanBinding stays = Bindings.createBooleanBinding(() -> !draft.jobCanLeave() || draft.withoutJobProperty().get()
                || draft.withoutUserProperty().get(), draft.fromStartProperty(), draft.withoutJobProperty(), draft.withoutUserProperty());
        why.textProperty().bind(Bindings.createStringBinding(() -> TEXTS.text(draft.jobCanLeave() ? "job.leaves" : "job.started"), stays));
        why.visibleProperty().bind(stays);
        why.managedProperty().bind(stays);
        grid.visibleProperty().bind(stays.not());
        grid.managedProperty().bind(stays.not());
        return new VBox(why, grid);
    }

    private static TextField field(String id, String of, JobDraft.Entry entry) {
        String what = entry.what().name().toLowerCase(Locale.ROOT);
        TextField field = new TextField();
        field.setId("fork-" + what + "-" + id);
        field.setPrefColumnCount(7);
        field.setDisable(!entry.editable());
        field.setPromptText(entry.editable() ? "" : TEXTS.text("job.own-times"));
        field.setAccessibleText(TEXTS.text("job.accessible", TEXTS.text("job." + what), of));
        field.textProperty().bindBidirectional(entry.textProperty());
        entry.wrongProperty().addListener((property, before, now) -> {
            field.getStyleClass().remove("wrong");
            if (now != JobDraft.Wrong.NOTHING) {
                field.getStyleClass().add("wrong");
            }
        });
        return field;
    }

    private static Label complaint(JobDraft.Entry entry) {
        Label complaint = Parts.label("", "bad", "small");
        complaint.setGraphic(Parts.icon("cross"));
        complaint.textProperty().bind(Bindings.createStringBinding(() -> TEXTS.text("wrong." + entry.wrongProperty().get().name()),
                entry.wrongProperty()));
        complaint.visibleProperty().bind(complaint.textProperty().isNotEmpty());
        complaint.managedProperty().bind(complaint.visibleProperty());
        return complaint;
    }
}
