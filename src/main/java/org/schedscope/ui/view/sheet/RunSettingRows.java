package org.schedscope.ui.view.sheet;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import javafx.application.Platform;
import javafx.beans.binding.Bindings;
import javafx.geometry.HPos;
import javafx.geometry.VPos;
import javafx.scene.Node;
import javafx.scene.control.ComboBox;
import javafx.scene.control.Control;
import javafx.scene.control.Label;
import javafx.scene.control.TextField;
import javafx.scene.input.MouseEvent;
import javafx.scene.layout.GridPane;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import javafx.scene.layout.VBox;
import org.schedscope.parameter.Parameter;
import org.schedscope.policy.registry.Policies;
import org.schedscope.scheduler.Preset;
import org.schedscope.scheduler.Schedulers;
import org.schedscope.text.Texts;
import org.schedscope.ui.state.draft.RunSetting;
import org.schedscope.ui.state.run.OpenRun;
import org.schedscope.ui.view.field.FieldControls;
import org.schedscope.ui.view.field.FieldRows;
import org.schedscope.ui.view.field.InputField;
import org.schedscope.ui.view.help.Help;
import org.schedscope.ui.view.help.HelpPage;
import org.schedscope.ui.view.help.HelpPages;
import org.schedscope.ui.view.help.LocalisedDescriptions;
import org.schedscope.ui.view.kit.ChoiceList;
import org.schedscope.ui.view.kit.Messages;
import org.schedscope.ui.view.kit.TextLabels;

/** Rows of the run's sheet: name, control, and its meaning, range and default; under them the complaint. */
final class RunSettingRows {
    private static final Texts TEXTS = Messages.WINDOW;
    private static final double NAME_SHARE = 19;
    private static final double CONTROL_SHARE = 30;

    private final OpenRun run;
    private final FieldRows rows = FieldRows.shared("run-sheet", NAME_SHARE, CONTROL_SHARE, 100 - NAME_SHARE - CONTROL_SHARE);
    private final List<RunSetting> shown = new ArrayList<>();

    /** @param run the run of the sheet, with the values of its files */
    RunSettingRows(OpenRun run) {
        this.run = run;
    }

    Node node() {
        return rows;
    }

    void show(RunSetting policy, RunSetting scheduler, List<RunSetting> parameters) {
        List<RunSetting> all = new ArrayList<>(List.of(policy, scheduler));
        all.addAll(parameters);
        show(all);
    }

    /** Rows that are there already stay, with the focus. */
    void show(List<RunSetting> settings) {
        int kept = 0;
        while (kept < Math.min(shown.size(), settings.size()) && shown.get(kept) == settings.get(kept)) {
            kept++;
        }
        rows.keep(kept);
        shown.subList(kept, shown.size()).clear();
        settings.subList(kept, settings.size()).forEach(this::add);
    }

    void focusFirst() {
        rows.getChildren().stream().filter(Control.class::isInstance).filter(node -> !(node instanceof Label)).findFirst()
                .ifPresent(Node::requestFocus);
    }

    private void add(RunSetting setting) {
        shown.add(setting);
        Label name = TextLabels.of(TEXTS.textOr("field." + setting.name(), setting.name()), "strong");
        VBox names = new VBox(1, name, TextLabels.of(option(setting), "option"));
        boolean typed = setting.open() && setting.choices().size() < 2;
        Control control = typed ? new InputField(setting.input(), "", name.getText()) : combo(setting);
        control.setId("field-" + setting.name());
        control.setMaxWidth(Double.MAX_VALUE);
        control.setAccessibleText(name.getText());
        name.setLabelFor(control);
        Node editor = unit(setting).<Node>map(unit -> withUnit(control, unit)).orElse(control);
        List<Node> cells = List.of(names, editor, notes(setting));
        cells.forEach(node -> Help.explains(node, () -> page(setting)));
        rows.add(cells, 1, List.of(InputField.complaint(setting.input(), "")));
        List.of(names, editor).forEach(node -> GridPane.setValignment(node, VPos.TOP));
        GridPane.setHalignment(editor, HPos.LEFT);
    }

    /** The page of what is chosen, or of what is set. */
    private static Optional<String> page(RunSetting setting) {
        return switch (setting.name()) {
            case "policy" -> HelpPages.ofPolicy(setting.text());
            case "scheduler" -> Schedulers.find(setting.text()).map(kind -> HelpPage.id(HelpPage.Section.SCHEDULERS, kind.name()));
            default -> Optional.of(setting.parameter().map(HelpPages::id)
                    .orElseGet(() -> HelpPage.id(HelpPage.Section.PARAMETERS, setting.name())));
        };
    }

    private static Node withUnit(Control control, String unit) {
        HBox.setHgrow(control, Priority.ALWAYS);
        HBox both = new HBox(6, control, TextLabels.of(unit, "muted", "small"));
        both.getStyleClass().add("with-unit");
        return both;
    }

    private static Optional<String> unit(RunSetting setting) {
        return setting.parameter().filter(Parameter.Whole.class::isInstance)
                .map(whole -> LocalisedDescriptions.unit((Parameter.Whole) whole));
    }

    private static String option(RunSetting setting) {
        boolean set = setting.parameter().isPresent() || setting.name().equals("memory");
        return set ? "--set " + setting.name() + "=" : "--" + setting.name();
    }

    private ComboBox<String> combo(RunSetting setting) {
        ComboBox<String> combo = new ChoiceList<>("field-" + setting.name(), choice -> choice.isEmpty() ? asGiven(setting) : choice);
        combo.getItems().setAll(setting.choices());
        combo.setVisibleRowCount(16);
        if (setting.open()) {
            combo.setEditable(true);
            combo.setPromptText(asGiven(setting));
            combo.getEditor().textProperty().bindBidirectional(setting.input().textProperty());
            InputField.mark(combo, setting.input());
            selectWhole(combo.getEditor());
        } else {
            combo.valueProperty().bindBidirectional(setting.input().textProperty());
        }
        return combo;
    }

    /** Typing replaces the whole text, until a second click puts the caret somewhere. */
    private static void selectWhole(TextField editor) {
        boolean[] untouched = {true};
        editor.focusedProperty().addListener((property, before, now) -> {
            untouched[0] = now;
            Platform.runLater(() -> {
                if (untouched[0]) {
                    editor.selectAll();
                }
            });
        });
        editor.addEventHandler(MouseEvent.MOUSE_RELEASED, released -> {
            if (untouched[0]) {
                editor.selectAll();
            }
            untouched[0] = false;
        });
    }

    /** What is chosen by choosing nothing. */
    private String asGiven(RunSetting setting) {
        return switch (setting.name()) {
            case "network" -> TEXTS.text("field.network.as-given", run.setup().platform().platform().network().text());
            case "estimate" -> TEXTS.text("field.estimate.as-given");
            case "memory" -> TEXTS.text(run.setup().loaded().log() ? "field.memory.as-given.log" : "field.memory.as-given");
            default -> setting.usual();
        };
    }

    private Node notes(RunSetting setting) {
        Label meaning = FieldControls.prose("", "small");
        meaning.textProperty().bind(Bindings.createStringBinding(() -> meaning(setting), setting.input().textProperty()));
        Label range = FieldControls.prose(range(setting), "muted", "range");
        return new VBox(1, meaning, range);
    }

    private static String meaning(RunSetting setting) {
        if (setting.name().equals("policy")) {
            return Policies.find(setting.text()).map(policy -> LocalisedDescriptions.policy(policy).summary())
                    .orElseGet(() -> Preset.find(setting.text()).map(LocalisedDescriptions::preset).orElse(""));
        }
        if (setting.name().equals("scheduler")) {
            return Schedulers.find(setting.text()).map(LocalisedDescriptions::scheduler).orElse("");
        }
        return setting.parameter().map(LocalisedDescriptions::meaning).orElseGet(() -> TEXTS.text("field." + setting.name() + ".meaning"));
    }

    private String range(RunSetting setting) {
        String usual = setting.usual().isEmpty() ? asGiven(setting) : setting.usual();
        return setting.parameter().map(parameter -> TEXTS.text("sheet.range", LocalisedDescriptions.range(parameter), usual))
                .orElseGet(() -> TEXTS.has("field." + setting.name() + ".range")
                        ? TEXTS.text("sheet.range", TEXTS.text("field." + setting.name() + ".range"), usual)
                        : TEXTS.text("sheet.default", usual));
    }
}
