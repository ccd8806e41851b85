package org.schedscope.ui.view.field;

import javafx.beans.property.StringProperty;
import javafx.event.Event;
import javafx.scene.Node;
import javafx.scene.control.Label;
import javafx.scene.control.TextArea;
import javafx.scene.input.KeyCode;
import javafx.scene.input.KeyEvent;
import javafx.scene.layout.Region;
import javafx.scene.layout.VBox;
import org.schedscope.ui.view.kit.TextLabels;

/** A caption over some lines of text. The Tab key leaves it, as it leaves every field: no text here has tabs. */
public final class ProseField extends VBox {
    private final TextArea area = new TextArea();

    /**
     * @param id its id as a node
     * @param prompt shown while it is empty
     * @param lines number of visible lines
     */
    public ProseField(String id, String caption, String prompt, int lines) {
        Label above = TextLabels.of(caption, "text-2");
        above.setLabelFor(area);
        area.setId(id);
        area.setAccessibleText(caption);
        area.setPromptText(prompt);
        area.setWrapText(true);
        area.setPrefRowCount(lines);
        area.setMinHeight(Region.USE_PREF_SIZE);
        Region end = new Region();
        end.setManaged(false);
        getChildren().setAll(above, area, end);
        setSpacing(3);
        area.addEventFilter(KeyEvent.KEY_PRESSED, key -> {
            if (key.getCode() == KeyCode.TAB && !key.isControlDown() && !key.isAltDown()) {
                key.consume();
                leave(key, key.isShiftDown() ? above : end);
            }
        });
    }

    /** Moves the focus on from a node that cannot have it. */
    private static void leave(KeyEvent key, Node from) {
        Event.fireEvent(from, new KeyEvent(from, from, KeyEvent.KEY_PRESSED, key.getCharacter(), key.getText(), key.getCode(),
                key.isShiftDown(), false, false, false));
    }

    /** The typed text. */
    public StringProperty text() {
        return area.textProperty();
    }
}
