package org.schedscope.ui.view.field;

import javafx.scene.Node;
import javafx.scene.control.Label;
import javafx.scene.control.TextField;
import javafx.scene.layout.Region;
import org.schedscope.ui.state.field.TextInput;
import org.schedscope.ui.view.kit.Icons;
import org.schedscope.ui.view.kit.Nodes;
import org.schedscope.ui.view.kit.TextLabels;

/** A text field for an input: what is wrong with it is marked, and told in a label of its own. */
public final class InputField extends TextField {
    private final TextInput<?> input;

    /**
     * @param id its id as a node
     * @param caption what stands before it, for those who hear the window
     */
    public InputField(TextInput<?> input, String id, String caption) {
        this.input = input;
        setId(id);
        setAccessibleText(caption);
        textProperty().bindBidirectional(input.textProperty());
        mark(this, input);
    }

    /** Marks the node of an input while it is wrong. */
    public static void mark(Node node, TextInput<?> input) {
        Runnable mark = () -> Nodes.mark(node, "wrong", input.isWrong());
        input.complaintProperty().addListener(change -> mark.run());
        mark.run();
    }

    public InputField withColumns(int count) {
        setPrefColumnCount(count);
        return this;
    }

    /** @param prompt what stands there while it is empty */
    public InputField withPrompt(String prompt) {
        setPromptText(prompt);
        return this;
    }

    /** What is wrong with what is typed here. */
    public Label complaint() {
        return complaint(input, "");
    }

    /**
     * What is wrong with an input; takes no room while nothing is.
     *
     * @param before stands before it
     */
    public static Label complaint(TextInput<?> input, String before) {
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
