package org.schedscope.ui.view.sheet;

import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import javafx.beans.value.ObservableValue;
import javafx.scene.Node;
import javafx.scene.control.ButtonType;
import javafx.scene.control.Dialog;
import javafx.scene.control.Label;
import javafx.scene.control.MenuButton;
import javafx.scene.layout.Region;
import javafx.scene.layout.VBox;
import javafx.stage.Window;
import org.schedscope.chart.paint.Figures;
import org.schedscope.policy.Policy;
import org.schedscope.policy.registry.Policies;
import org.schedscope.scheduler.Preset;
import org.schedscope.text.Texts;
import org.schedscope.ui.state.draft.ExperimentDraft;
import org.schedscope.ui.state.field.TextInput;
import org.schedscope.ui.state.session.Session;
import org.schedscope.ui.view.field.EntryButtons;
import org.schedscope.ui.view.field.FieldRows;
import org.schedscope.ui.view.field.InputField;
import org.schedscope.ui.view.kit.FileChoice;
import org.schedscope.ui.view.kit.Messages;
import org.schedscope.ui.view.kit.TextLabels;

/** Defines an experiment: workloads, platforms, policies, settings and seeds, of which each is run with each. */
public final class ExperimentSheet {
    private static final Texts TEXTS = Messages.of("experiments");
    private static final double WIDTH = 640;

    private final ExperimentDraft draft;
    private final Window owner;
    private final Label count = TextLabels.of("", "strong");

    private ExperimentSheet(Window owner, Session session) {
        this.owner = owner;
        draft = new ExperimentDraft(session);
    }

    public static Dialog<ButtonType> of(Window owner, Session session) {
        return new ExperimentSheet(owner, session).dialog();
    }

    private Dialog<ButtonType> dialog() {
        ModalSheet sheet = new ModalSheet(owner, "experiment-sheet", TEXTS.text("new.title"), body()).explainedBy("experiments");
        ObservableValue<Boolean> wrong = draft.runsProperty().map(Optional::isEmpty);
        sheet.applied("experiment-run-now", TEXTS.text("new.run"), wrong, () -> {
            draft.run();
            return true;
        });
        sheet.beside("experiment-take", TEXTS.text("new.take"), wrong, this::choose);
        draft.runsProperty().addListener(change -> tell());
        draft.problemProperty().addListener(change -> tell());
        tell();
        return sheet.cancelled("experiment-leave", TEXTS.text("new.leave")).dialog();
    }

    private boolean choose() {
        FileChoice choice = new FileChoice(TEXTS.text("new.take")).kind(TEXTS.text("file.definition"), List.of("*.experiment.json"));
        return choice.named(draft.fileName()).toSave(owner).map(file -> {
            draft.save(file);
            return true;
        }).orElse(false);
    }

    private void tell() {
        count.setText(draft.problemProperty().get().orElseGet(() -> draft.runsProperty().get()
                .map(runs -> TEXTS.text("new.runs", Figures.whole(runs))).orElse(TEXTS.text("new.wrong"))));
    }

    private Node body() {
        count.setId("experiment-runs");
        count.setWrapText(true);
        count.setMinHeight(Label.USE_PREF_SIZE);
        Label note = TextLabels.of(TEXTS.text("new.note"), "text-2", "small");
        note.setWrapText(true);
        note.setMinHeight(Label.USE_PREF_SIZE);
        FieldRows rows = FieldRows.captioned("edit-rows", 1);
        add(rows, draft.name(), "");
        add(rows, draft.workloads(), "new.workloads.prompt", entries(draft.workloads()).file(),
                entries(draft.workloads()).menu("profile", ExperimentDraft.profiles()));
        add(rows, draft.platforms(), "new.platforms.prompt", entries(draft.platforms()).file());
        add(rows, draft.loads(), "new.loads.prompt");
        add(rows, draft.policies(), "new.policies.prompt", policies());
        add(rows, draft.settings(), "new.settings.prompt");
        add(rows, draft.seeds(), "new.seeds.prompt");
        VBox all = new VBox(8, rows, note, count);
        all.setPrefWidth(WIDTH);
        return ModalSheet.plain(all);
    }

    private static void add(FieldRows rows, TextInput<?> input, String prompt, Region... beside) {
        String caption = TEXTS.text("new." + input.name());
        InputField field = new InputField(input, "experiment-" + input.name(), caption);
        if (!prompt.isEmpty()) {
            field.setPromptText(TEXTS.text(prompt));
        }
        rows.add(caption, field, beside);
    }

    private EntryButtons entries(TextInput<?> input) {
        return new EntryButtons(owner, "experiment", input, ",");
    }

    private MenuButton policies() {
        return entries(draft.policies()).menu("policy",
                Stream.concat(Policies.all().stream().map(Policy::name), Preset.all().stream().map(Preset::name)).toList());
    }
}
