package org.schedscope.ui.view.sheet;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import javafx.scene.Node;
import javafx.scene.control.Button;
import javafx.scene.control.ButtonType;
import javafx.scene.control.Dialog;
import javafx.scene.control.Label;
import javafx.scene.control.MenuButton;
import javafx.scene.control.MenuItem;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import javafx.scene.layout.Region;
import javafx.scene.layout.VBox;
import javafx.stage.Window;
import org.schedscope.chart.paint.Figures;
import org.schedscope.policy.Policy;
import org.schedscope.policy.registry.Policies;
import org.schedscope.scheduler.Preset;
import org.schedscope.scheduler.Presets;
import org.schedscope.text.Texts;
import org.schedscope.ui.state.draft.ExperimentDraft;
import org.schedscope.ui.state.field.TextInput;
import org.schedscope.ui.state.session.Session;
import org.schedscope.ui.view.field.InputField;
import org.schedscope.ui.view.kit.FileChoice;
import org.schedscope.ui.view.kit.Messages;
import org.schedscope.ui.view.kit.TextLabels;

/** Defines an experiment: workloads, platforms, policies, settings and seeds, of which each is run with each. */
public final class ExperimentSheet {
    private static final Texts TEXTS = Messages.of("experiments");
    private static final double LABEL = 110;
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
        sheet.applied("experiment-take", TEXTS.text("new.take"), draft.runsProperty().map(Optional::isEmpty), this::choose);
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
        VBox rows = new VBox(6);
        Stream.of(row(draft.name(), ""), row(draft.workloads(), "new.workloads.prompt", file(draft.workloads()), profiles()),
                row(draft.platforms(), "new.platforms.prompt", file(draft.platforms())), row(draft.loads(), "new.loads.prompt"),
                row(draft.policies(), "new.policies.prompt", policies()), row(draft.settings(), "new.settings.prompt"),
                row(draft.seeds(), "new.seeds.prompt")).forEach(rows.getChildren()::addAll);
        rows.getChildren().addAll(note, count);
        rows.setPrefWidth(WIDTH);
        return ModalSheet.plain(rows);
    }

    private static List<Node> row(TextInput<?> input, String prompt, Node... beside) {
        InputField field = new InputField(input, "experiment-" + input.name(), TEXTS.text("new." + input.name()));
        if (!prompt.isEmpty()) {
            field.setPromptText(TEXTS.text(prompt));
        }
        HBox.setHgrow(field, Priority.ALWAYS);
        List<Node> nodes = new ArrayList<>(List.of(field));
        nodes.addAll(List.of(beside));
        return List.of(ModalSheet.row(TextLabels.of(TEXTS.text("new." + input.name())), LABEL, nodes.toArray(Node[]::new)),
                field.complaint());
    }

    private static void add(TextInput<?> input, String entry) {
        String text = input.text().strip();
        input.textProperty().set(text.isEmpty() ? entry : text + ", " + entry);
    }

    private Button file(TextInput<?> input) {
        Button button = new Button(TEXTS.text("new.file"));
        button.setId("experiment-file-" + input.name());
        button.setOnAction(pressed -> new FileChoice(TEXTS.text("new.file")).manyToOpen(owner)
                .forEach(file -> add(input, file.toString())));
        return wide(button);
    }

    private MenuButton profiles() {
        return menu("profile", draft.workloads(), ExperimentDraft.profiles());
    }

    private MenuButton policies() {
        return menu("policy", draft.policies(),
                Stream.concat(Policies.all().stream().map(Policy::name), Presets.all().stream().map(Preset::name)).toList());
    }

    private static MenuButton menu(String id, TextInput<?> input, List<String> entries) {
        MenuButton menu = new MenuButton(TEXTS.text("new." + id));
        menu.setId("experiment-add-" + id);
        for (String entry : entries) {
            MenuItem item = new MenuItem(entry);
            item.setMnemonicParsing(false);
            item.setOnAction(chosen -> add(input, entry));
            menu.getItems().add(item);
        }
        return wide(menu);
    }

    private static <T extends Region> T wide(T control) {
        control.setMinWidth(HBox.USE_PREF_SIZE);
        return control;
    }
}
