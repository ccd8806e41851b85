package org.schedscope.ui.view.field;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.function.Function;
import javafx.geometry.Pos;
import javafx.scene.Node;
import javafx.scene.control.Button;
import javafx.scene.control.CheckBox;
import javafx.scene.control.Label;
import javafx.scene.control.RadioButton;
import javafx.scene.control.ToggleGroup;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Region;
import org.schedscope.text.Texts;
import org.schedscope.ui.state.field.Choice;
import org.schedscope.ui.state.field.Field;
import org.schedscope.ui.view.kit.ChoiceList;
import org.schedscope.ui.view.kit.TextLabels;

/**
 * Controls for the fields of a form; ids and texts follow from their names, whose place in a pattern is {@code *}.
 *
 * @param id pattern of the ids of controls
 * @param caption pattern of the keys of captions
 * @param prompt pattern of the keys of prompts; a field without such a text has none
 */
public record FieldControls(Texts texts, String id, String caption, String prompt) {
    private static final double LEAST = 60;

    private String named(String pattern, String name) {
        return pattern.replace("*", name);
    }

    private String caption(String name) {
        return texts.text(named(caption, name));
    }

    /** Label with the caption of a control. */
    public Label label(String name, Node control) {
        return FieldRows.caption(caption(name), control);
    }

    public InputField typed(Field<?> field) {
        return new InputField(field, named(id, field.name()), caption(field.name()))
                .withPrompt(texts.textOr(named(prompt, field.name()), ""));
    }

    public <T> ChoiceList<T> picked(Choice<T> choice, Function<? super T, String> text) {
        ChoiceList<T> list = new ChoiceList<>(named(id, choice.getName()), text);
        list.getItems().setAll(choice.choices());
        list.valueProperty().bindBidirectional(choice);
        list.setAccessibleText(caption(choice.getName()));
        return list;
    }

    public CheckBox ticked(Choice<Boolean> flag) {
        CheckBox box = new CheckBox(caption(flag.getName()));
        box.setId(named(id, flag.getName()));
        box.selectedProperty().bindBidirectional(flag);
        return box;
    }

    public static Button button(String id, String text, Runnable action) {
        Button button = new Button(text);
        button.setId(id);
        button.setOnAction(pressed -> action.run());
        return button;
    }

    /** Label that wraps and is never cut. */
    public static Label prose(String text, String... styles) {
        Label label = TextLabels.of(text, styles);
        label.setWrapText(true);
        label.setMinHeight(Region.USE_PREF_SIZE);
        return label;
    }

    /** Row of controls, centred on one line. */
    public static HBox line(Node... controls) {
        HBox line = new HBox(8, controls);
        line.setAlignment(Pos.CENTER_LEFT);
        return line;
    }

    /** Adds a row: caption, field, controls beside it, and a complaint below. */
    public void row(FieldRows rows, Field<?> field, Region... beside) {
        rows.add(caption(field.name()), typed(field), beside);
    }

    /** Adds a row: caption and list. */
    public <T> void row(FieldRows rows, Choice<T> choice, Function<? super T, String> text) {
        ChoiceList<T> list = picked(choice, text);
        list.setMaxWidth(Double.MAX_VALUE);
        rows.add(List.of(label(choice.getName(), list), list));
    }

    /**
     * Rows of bound fields: caption and field, several in a line, complaints below.
     *
     * @param inLine number of fields in a line
     */
    public FieldRows lines(List<Field<?>> fields, int inLine) {
        FieldRows rows = FieldRows.captioned("edit-rows", inLine);
        for (int from = 0; from < fields.size(); from += inLine) {
            List<Node> cells = new ArrayList<>();
            List<Label> complaints = new ArrayList<>();
            for (Field<?> field : fields.subList(from, Math.min(fields.size(), from + inLine))) {
                InputField input = typed(field).withColumns(inLine == 1 ? 24 : 7);
                input.setMinWidth(LEAST);
                input.disableProperty().bind(field.editableProperty().not());
                cells.addAll(List.of(label(field.name(), input), input));
                complaints.add(InputField.complaint(field, caption(field.name()) + ": "));
            }
            rows.add(cells, 0, complaints);
        }
        return rows;
    }

    /** Rows of a choice that is picked by radio buttons, each with the fields that count for it. */
    public <T extends Enum<T>> List<HBox> radios(Choice<T> choice, Function<T, List<? extends Node>> fields) {
        ToggleGroup group = new ToggleGroup();
        return choice.choices().stream().map(each -> radio(choice, each, group, fields.apply(each))).toList();
    }

    private <T extends Enum<T>> HBox radio(Choice<T> choice, T each, ToggleGroup group, List<? extends Node> fields) {
        String name = choice.getName() + "-" + each.name().toLowerCase(Locale.ROOT);
        RadioButton button = new RadioButton(texts.text(named(caption, name.replace('-', '.'))));
        button.setId(named(id, name));
        button.setToggleGroup(group);
        button.setMinWidth(Region.USE_PREF_SIZE);
        button.setSelected(choice.get() == each);
        button.selectedProperty().addListener((property, before, now) -> {
            if (now) {
                choice.set(each);
            }
        });
        choice.addListener((property, before, now) -> button.setSelected(now == each));
        fields.forEach(field -> field.disableProperty().bind(button.selectedProperty().not()));
        HBox row = line(button);
        row.getChildren().addAll(fields);
        return row;
    }
}
