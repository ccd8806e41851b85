package org.schedscope.ui.view.sheet;

import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import javafx.beans.value.ObservableValue;
import javafx.scene.Node;
import javafx.scene.control.ButtonType;
import javafx.scene.control.Dialog;
import javafx.scene.control.Label;
import javafx.scene.layout.VBox;
import javafx.stage.Window;
import org.schedscope.chart.paint.Figures;
import org.schedscope.generate.profile.WorkloadProfiles;
import org.schedscope.policy.Policy;
import org.schedscope.policy.registry.Policies;
import org.schedscope.scheduler.Preset;
import org.schedscope.text.Texts;
import org.schedscope.ui.state.draft.ExperimentDraft;
import org.schedscope.ui.state.session.Session;
import org.schedscope.ui.view.field.EntryButtons;
import org.schedscope.ui.view.field.FieldControls;
import org.schedscope.ui.view.field.FieldRows;
import org.schedscope.ui.view.kit.FileChoice;
import org.schedscope.ui.view.kit.Messages;

/** Form of an experiment, which is run at once or saved as a file. */
public final class ExperimentSheet {
    private static final Texts TEXTS = Messages.of("experiments");
    private static final FieldControls FIELDS = new FieldControls(TEXTS, "experiment-*", "new.*", "new.*.prompt");
    private static final double WIDTH = 640;

    private ExperimentSheet() {
    }

    public static Dialog<ButtonType> of(Window owner, Session session) {
        ExperimentDraft draft = new ExperimentDraft(session);
        ModalSheet sheet = new ModalSheet(owner, "experiment-sheet", TEXTS.text("new.title"), body(owner, draft))
                .explainedBy("experiments");
        ObservableValue<Boolean> wrong = draft.size.map(size -> size.runs().isEmpty());
        sheet.applied("experiment-run-now", TEXTS.text("new.run"), wrong, draft::run);
        sheet.beside("experiment-take", TEXTS.text("new.take"), wrong, () -> {
            Optional<Path> file = new FileChoice(TEXTS.text("new.take")).kind(TEXTS.text("file.definition"), List.of("*.experiment.json"))
                    .named(draft.fileName()).toSave(owner);
            file.ifPresent(draft::save);
            return file.isPresent();
        });
        return sheet.cancelled("experiment-leave", TEXTS.text("new.leave")).dialog();
    }

    private static Node body(Window owner, ExperimentDraft draft) {
        FieldRows rows = FieldRows.captioned("edit-rows", 1);
        EntryButtons workloads = new EntryButtons(owner, "experiment", draft.workloads, ",");
        FIELDS.row(rows, draft.name);
        FIELDS.row(rows, draft.workloads, workloads.file(), workloads.menu("profile", WorkloadProfiles.names()));
        FIELDS.row(rows, draft.platforms, new EntryButtons(owner, "experiment", draft.platforms, ",").file());
        FIELDS.row(rows, draft.loads);
        FIELDS.row(rows, draft.policies, new EntryButtons(owner, "experiment", draft.policies, ",").menu("policy",
                Stream.concat(Policies.all().stream().map(Policy::name), Preset.all().stream().map(Preset::name)).toList()));
        FIELDS.row(rows, draft.settings);
        FIELDS.row(rows, draft.seeds);
        Label count = FieldControls.prose("", "strong");
        count.setId("experiment-runs");
        count.textProperty().bind(draft.size.map(size -> size.problem().orElseGet(() -> size.runs()
                .map(runs -> TEXTS.text("new.runs", Figures.whole(runs))).orElse(TEXTS.text("new.wrong")))));
        VBox all = new VBox(8, rows, FieldControls.prose(TEXTS.text("new.note"), "text-2", "small"), count);
        all.setPrefWidth(WIDTH);
        return ModalSheet.plain(all);
    }
}
