package org.schedscope.ui.view.kit;

import java.util.OptionalInt;
import javafx.collections.ObservableList;
import javafx.scene.control.ListCell;
import javafx.scene.control.ListView;

/**
 * Line of a list of words: a heading, or a line under one.
 *
 * @param task subject of a heading, if it has one
 */
public record TextLine(String text, boolean heading, OptionalInt task) {
    public static TextLine of(String text, boolean heading) {
        return new TextLine(text, heading, OptionalInt.empty());
    }

    /** A list of lines; one that does not fit is shown whole on hover. */
    public static ListView<TextLine> list(ObservableList<TextLine> lines) {
        ListView<TextLine> list = new ListView<>(lines);
        list.setFocusTraversable(false);
        list.setCellFactory(owner -> new Cell());
        return list;
    }

    private static final class Cell extends ListCell<TextLine> {
        private final Hover whole = Hover.over(this);

        Cell() {
            // As wide as the list; what does not fit is shown on hover.
            setPrefWidth(0);
        }

        @Override
        protected void updateItem(TextLine line, boolean empty) {
            super.updateItem(line, empty);
            boolean there = !empty && line != null;
            getStyleClass().removeAll("heading", "within");
            if (there) {
                getStyleClass().add(line.heading() ? "heading" : "within");
            }
            setText(there ? line.text() : null);
            whole.says(there ? line.text() : "");
        }
    }
}
