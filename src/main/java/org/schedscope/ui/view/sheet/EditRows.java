package org.schedscope.ui.view.sheet;

import java.util.List;
import javafx.beans.binding.Bindings;
import javafx.scene.control.Label;
import javafx.scene.control.TextField;
import javafx.scene.layout.ColumnConstraints;
import javafx.scene.layout.GridPane;
import javafx.scene.layout.Priority;
import javafx.scene.layout.Region;
import org.schedscope.text.Texts;
import org.schedscope.ui.state.edit.EditField;
import org.schedscope.ui.view.kit.Messages;
import org.schedscope.ui.view.kit.Parts;

/** Fields of an edited input: caption and text, several in a line, and below a line what is wrong in it. */
final class EditRows extends GridPane {
    private static final Texts TEXTS = Messages.of("edit");
    private static final double LEAST = 60;

    /** @param inLine how many fields stand in a line */
    EditRows(List<EditField> fields, int inLine) {
        getStyleClass().add("edit-rows");
        for (int column = 0; column < 2 * inLine; column++) {
            ColumnConstraints constraints = new ColumnConstraints();
            constraints.setHgrow(column % 2 == 0 ? Priority.NEVER : Priority.ALWAYS);
            getColumnConstraints().add(constraints);
        }
        for (int number = 0; number < fields.size(); number++) {
            add(fields.get(number), number % inLine, number / inLine, inLine);
        }
    }

    private void add(EditField field, int place, int line, int inLine) {
        Label caption = Parts.label(TEXTS.text("field." + field.name()), "text-2");
        caption.setMinWidth(Region.USE_PREF_SIZE);
        TextField text = new TextField();
        text.setId("edit-" + field.name());
        text.setPrefColumnCount(inLine == 1 ? 24 : 7);
        text.setMinWidth(LEAST);
        text.textProperty().bindBidirectional(field.textProperty());
        text.setAccessibleText(caption.getText());
        if (TEXTS.has("prompt." + field.name())) {
            text.setPromptText(TEXTS.text("prompt." + field.name()));
        }
        text.disableProperty().bind(field.editableProperty().not());
        caption.setLabelFor(text);
        Label complaint = complaint(field);
        field.complaintProperty().addListener((property, before, now) -> Parts.mark(text, "wrong", now.isPresent()));
        add(caption, 2 * place, (inLine + 1) * line);
        add(text, 2 * place + 1, (inLine + 1) * line);
        add(complaint, 0, (inLine + 1) * line + 1 + place, 2 * inLine, 1);
    }

    private static Label complaint(EditField field) {
        Label complaint = Parts.label("", "bad", "small");
        complaint.setId("complaint-" + field.name());
        complaint.setGraphic(Parts.icon("cross"));
        complaint.setWrapText(true);
        complaint.setMinHeight(Region.USE_PREF_SIZE);
        complaint.textProperty().bind(Bindings.createStringBinding(() -> field.complaintProperty().get()
                .map(why -> TEXTS.text("field." + field.name()) + ": " + why).orElse(""), field.complaintProperty()));
        complaint.visibleProperty().bind(complaint.textProperty().isNotEmpty());
        complaint.managedProperty().bind(complaint.visibleProperty());
        return complaint;
    }
}
