package org.schedscope.ui.view.field;

import javafx.scene.Node;
import javafx.scene.control.Label;
import javafx.scene.control.TextField;
import javafx.scene.layout.Region;
import org.schedscope.ui.state.field.Field;
import org.schedscope.ui.view.kit.Icons;
import org.schedscope.ui.view.kit.Nodes;
import org.schedscope.ui.view.kit.TextLabels;

/** Text field that is marked while its text is wrong. */
public final class InputField extends TextField {
    private final Field<?> input;

    /**
     * @param id its id as a node
     * @param caption its name for screen readers
     */
    public InputField(Field<?> input, String id, String caption) {
        this.input = input;
        setId(id);
        setAccessibleText(caption);
        textProperty().bindBidirectional(input.textProperty());
        mark(this, input);
    }

    /** Marks the node of an input while it is wrong. */
    public static void mark(Node node, Field<?> input) {
        Runnable mark = () -> Nodes.mark(node, "wrong", input.isWrong());
        input.complaintProperty().addListener(change -> mark.run());
        mark.run();
    }

    public InputField withColumns(int count) {
        setPrefColumnCount(count);
        return this;
    }

    /** @param prompt shown while it is empty */
    public InputField withPrompt(String prompt) {
        setPromptText(prompt);
        return this;
    }

    /** Label with the complaint about the text. */
    public Label complaint() {
        return complaint(input, "");
    }

    /**
     * Label with the complaint about an input; takes no room without one.
     *
     * @param before prefix of the complaint
     */
    public static Label complaint(Field<?> input, String before) {
        Label complaint = TextLabels.of("", "bad", "small");
        complaint.setId("complaint-" + input.name());
        complaint.setGraphic(Icons.of("cross"));
        complaint.setWrapText(true);
        complaint.setMinHeight(Region.USE_PREF_SIZE);
        complaint.textProperty().bind(input.complaintProperty().map(told -> told.map(why -> before + why).orElse("")));
        complaint.visibleProperty().bind(complaint.textProperty().isNotEmpty());
        complaint.managedProperty().bind(complaint.visibleProperty());
        return complaint;
    }
}
