package org.schedscope.ui.view.sheet;

import java.util.ArrayList;
import java.util.List;
import javafx.scene.Node;
import javafx.scene.control.Label;
import org.schedscope.text.Texts;
import org.schedscope.ui.state.field.Field;
import org.schedscope.ui.view.field.FieldRows;
import org.schedscope.ui.view.field.InputField;
import org.schedscope.ui.view.kit.Messages;

/** Inputs of the sheets of workload and platform: caption and field, several in a line. */
public final class EditRows {
    private static final Texts TEXTS = Messages.of("edit");
    private static final double LEAST = 60;

    private EditRows() {
    }

    /** @param inLine number of fields in a line */
    public static Node of(List<Field<?>> inputs, int inLine) {
        FieldRows rows = FieldRows.captioned("edit-rows", inLine);
        for (int from = 0; from < inputs.size(); from += inLine) {
            List<Node> cells = new ArrayList<>();
            List<Label> complaints = new ArrayList<>();
            for (Field<?> input : inputs.subList(from, Math.min(inputs.size(), from + inLine))) {
                String caption = TEXTS.text("field." + input.name());
                InputField field = field(input, caption).withColumns(inLine == 1 ? 24 : 7);
                cells.add(FieldRows.caption(caption, field));
                cells.add(field);
                complaints.add(InputField.complaint(input, caption + ": "));
            }
            rows.add(cells, 0, complaints);
        }
        return rows;
    }

    private static InputField field(Field<?> input, String caption) {
        InputField field = new InputField(input, "edit-" + input.name(), caption).withPrompt(TEXTS.textOr("prompt." + input.name(), ""));
        field.setMinWidth(LEAST);
        field.disableProperty().bind(input.editableProperty().not());
        return field;
    }
}
