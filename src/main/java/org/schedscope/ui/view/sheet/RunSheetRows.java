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
import javafx.scene.control.ListCell;
import javafx.scene.control.TextField;
import javafx.scene.input.MouseEvent;
import javafx.scene.layout.ColumnConstraints;
import javafx.scene.layout.GridPane;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import javafx.scene.layout.Region;
import javafx.scene.layout.VBox;
import org.schedscope.parameter.Parameter;
import org.schedscope.policy.registry.Policies;
import org.schedscope.scheduler.Presets;
import org.schedscope.scheduler.Schedulers;
import org.schedscope.text.Texts;
import org.schedscope.ui.state.draft.DraftField;
import org.schedscope.ui.state.run.OpenRun;
import org.schedscope.ui.view.help.Help;
import org.schedscope.ui.view.help.HelpPage;
import org.schedscope.ui.view.help.HelpPages;
import org.schedscope.ui.view.help.LocalisedDescriptions;
import org.schedscope.ui.view.kit.ChoiceList;
import org.schedscope.ui.view.kit.Messages;
import org.schedscope.ui.view.kit.Parts;

/** Rows of the run's sheet: name, control, and what it means, may be, and is if nothing is said; under them what is wrong. */
final class RunSheetRows extends GridPane {
    private static final Texts TEXTS = Messages.WINDOW;
    private static final double NAME_SHARE = 19;
    private static final double CONTROL_SHARE = 30;

    private final OpenRun run;
    private final List<DraftField> shown = new ArrayList<>();

    /** @param run what the sheet began with; it tells what files say */
    RunSheetRows(OpenRun run) {
        this.run = run;
        getStyleClass().add("run-sheet");
        for (double share : new double[] {NAME_SHARE, CONTROL_SHARE, 100 - NAME_SHARE - CONTROL_SHARE}) {
            ColumnConstraints column = new ColumnConstraints();
            column.setPercentWidth(share);
            getColumnConstraints().add(column);
        }
    }

    void show(DraftField policy, DraftField scheduler, List<DraftField> parameters) {
        List<DraftField> all = new ArrayList<>(List.of(policy, scheduler));
        all.addAll(parameters);
        show(all);
    }

    /** Rows that are there already stay, with the focus. */
    void show(List<DraftField> fields) {
        int same = 0;
        while (same < Math.min(shown.size(), fields.size()) && shown.get(same) == fields.get(same)) {
            same++;
        }
        int kept = same;
        getChildren().removeIf(node -> getRowIndex(node) >= 2 * kept);
        shown.subList(kept, shown.size()).clear();
        fields.subList(kept, fields.size()).forEach(this::add);
    }

    void focusFirst() {
        getChildren().stream().filter(Control.class::isInstance).filter(node -> !(node instanceof Label)).findFirst().ifPresent(Node::requestFocus);
    }

    private void add(DraftField field) {
        int row = 2 * shown.size();
        shown.add(field);
        Label name = Parts.label(TEXTS.textOr("field." + field.name(), field.name()), "strong");
        Label option = Parts.label(option(field), "option");
        VBox names = new VBox(1, name, option);
        Control control = field.isOpen() && field.choices().size() < 2 ? number(field) : combo(field);
        control.setId("field-" + field.name());
        control.setMaxWidth(Double.MAX_VALUE);
        control.setAccessibleText(name.getText());
        name.setLabelFor(control);
        Node editor = unit(field).<Node>map(unit -> withUnit(control, unit)).orElse(control);
        Node notes = notes(field);
        add(names, 0, row);
        add(editor, 1, row);
        add(notes, 2, row);
        List.of(names, editor, notes).forEach(node -> Help.explains(node, () -> page(field)));
        add(complaint(field), 1, row + 1, 2, 1);
        for (Node node : List.of(names, editor)) {
            setValignment(node, VPos.TOP);
        }
        setHalignment(editor, HPos.LEFT);
    }

    /** The page of what is chosen, or of what is set. */
    private static Optional<String> page(DraftField field) {
        return switch (field.name()) {
            case "policy" -> HelpPages.ofPolicy(field.text());
            case "scheduler" -> Schedulers.find(field.text()).map(kind -> HelpPage.id(HelpPage.Section.SCHEDULERS, kind.name()));
            default -> Optional.of(field.parameter().map(HelpPages::id).orElseGet(() -> HelpPage.id(HelpPage.Section.PARAMETERS, field.name())));
        };
    }

    private static Node withUnit(Control control, String unit) {
        HBox.setHgrow(control, Priority.ALWAYS);
        HBox both = new HBox(6, control, Parts.label(unit, "muted", "small"));
        both.getStyleClass().add("with-unit");
        return both;
    }

    private static Optional<String> unit(DraftField field) {
        return field.parameter().filter(Parameter.Whole.class::isInstance)
                .map(whole -> LocalisedDescriptions.unit((Parameter.Whole) whole));
    }

    private static String option(DraftField field) {
        boolean set = field.parameter().isPresent() || field.name().equals("memory");
        return set ? "--set " + field.name() + "=" : "--" + field.name();
    }

    private static TextField number(DraftField field) {
        TextField text = new TextField();
        text.textProperty().bindBidirectional(field.textProperty());
        markWrong(text, field);
        return text;
    }

    private ComboBox<String> combo(DraftField field) {
        ComboBox<String> combo = new ChoiceList<>();
        combo.getItems().setAll(field.choices());
        combo.setVisibleRowCount(16);
        combo.setCellFactory(list -> new ChoiceCell(field));
        if (field.isOpen()) {
            combo.setEditable(true);
            combo.setPromptText(asGiven(field));
            combo.getEditor().textProperty().bindBidirectional(field.textProperty());
            markWrong(combo, field);
            selectWhole(combo.getEditor());
        } else {
            combo.setButtonCell(new ChoiceCell(field));
            combo.valueProperty().bindBidirectional(field.textProperty());
        }
        return combo;
    }

    /** What is typed takes the place of what stands there, until a second click puts the caret somewhere. */
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

    private static void markWrong(Control control, DraftField field) {
        Runnable mark = () -> {
            control.getStyleClass().remove("wrong");
            if (field.complaintProperty().get().isPresent()) {
                control.getStyleClass().add("wrong");
            }
        };
        field.complaintProperty().addListener(change -> mark.run());
        mark.run();
    }

    /** What is chosen by choosing nothing. */
    private String asGiven(DraftField field) {
        return switch (field.name()) {
            case "network" -> TEXTS.text("field.network.as-given", run.setup().files().platform().platform().network().text());
            case "estimate" -> TEXTS.text("field.estimate.as-given");
            case "memory" -> TEXTS.text(run.setup().files().loaded().log() ? "field.memory.as-given.log" : "field.memory.as-given");
            default -> field.usual();
        };
    }

    private Node notes(DraftField field) {
        Label meaning = Parts.label("", "small");
        meaning.setWrapText(true);
        meaning.setMinHeight(Region.USE_PREF_SIZE);
        meaning.textProperty().bind(Bindings.createStringBinding(() -> meaning(field), field.textProperty()));
        Label range = Parts.label(range(field), "muted", "range");
        range.setWrapText(true);
        range.setMinHeight(Region.USE_PREF_SIZE);
        return new VBox(1, meaning, range);
    }

    private static String meaning(DraftField field) {
        if (field.name().equals("policy")) {
            return Policies.find(field.text()).map(policy -> LocalisedDescriptions.policy(policy).summary())
                    .orElseGet(() -> Presets.find(field.text()).map(LocalisedDescriptions::preset).orElse(""));
        }
        if (field.name().equals("scheduler")) {
            return Schedulers.find(field.text()).map(LocalisedDescriptions::scheduler).orElse("");
        }
        return field.parameter().map(LocalisedDescriptions::meaning).orElseGet(() -> TEXTS.text("field." + field.name() + ".meaning"));
    }

    private String range(DraftField field) {
        String usual = field.usual().isEmpty() ? asGiven(field) : field.usual();
        return field.parameter().map(parameter -> TEXTS.text("sheet.range", LocalisedDescriptions.range(parameter), usual))
                .orElseGet(() -> TEXTS.has("field." + field.name() + ".range")
                        ? TEXTS.text("sheet.range", TEXTS.text("field." + field.name() + ".range"), usual) : TEXTS.text("sheet.default", usual));
    }

    private static Node complaint(DraftField field) {
        Label complaint = Parts.label("", "bad", "small");
        complaint.setId("complaint-" + field.name());
        complaint.setGraphic(Parts.icon("cross"));
        complaint.setWrapText(true);
        complaint.setMinHeight(Region.USE_PREF_SIZE);
        complaint.textProperty().bind(Bindings.createStringBinding(() -> field.complaintProperty().get().orElse(""), field.complaintProperty()));
        complaint.visibleProperty().bind(complaint.textProperty().isNotEmpty());
        complaint.managedProperty().bind(complaint.visibleProperty());
        return complaint;
    }

    /** A choice, with words for choosing nothing. */
    private final class ChoiceCell extends ListCell<String> {
        private final DraftField field;

        ChoiceCell(DraftField field) {
            this.field = field;
        }

        @Override
        protected void updateItem(String choice, boolean empty) {
            super.updateItem(choice, empty);
            setText(empty || choice == null ? null : choice.isEmpty() ? asGiven(field) : choice);
        }
    }
}
