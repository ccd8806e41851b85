package org.schedscope.ui.view.kit;

import java.util.function.Function;
import javafx.scene.Node;
import javafx.scene.control.ComboBox;
import javafx.scene.control.ListCell;
import javafx.scene.control.Skin;
import javafx.scene.control.skin.ComboBoxListViewSkin;
import javafx.scene.input.KeyCode;
import javafx.scene.input.KeyEvent;
import javafx.scene.input.MouseEvent;

/**
 * List box that keeps its choice: the toolkit's clears it on Ctrl+Space, Shift+Space and Ctrl+click in its open list.
 *
 * @param <T> type of a choice
 */
public final class ChoiceList<T> extends ComboBox<T> {
    /** @param text what a choice is called */
    public ChoiceList(String id, Function<? super T, String> text) {
        setId(id);
        setCellFactory(list -> new TextCell<>(text));
        setButtonCell(new TextCell<>(text));
    }

    private static final class TextCell<T> extends ListCell<T> {
        private final Function<? super T, String> text;

        TextCell(Function<? super T, String> text) {
            this.text = text;
        }

        @Override
        protected void updateItem(T item, boolean empty) {
            super.updateItem(item, empty);
            setText(empty || item == null ? null : text.apply(item));
        }
    }

    @Override
    protected Skin<?> createDefaultSkin() {
        ComboBoxListViewSkin<T> skin = new ComboBoxListViewSkin<>(this);
        Node list = skin.getPopupContent();
        list.addEventFilter(KeyEvent.KEY_PRESSED, key -> {
            if (key.getCode() == KeyCode.SPACE && (key.isShiftDown() || key.isControlDown() || key.isShortcutDown())) {
                key.consume();
            }
        });
        list.addEventFilter(MouseEvent.MOUSE_PRESSED, press -> {
            if (press.isControlDown() || press.isShortcutDown()) {
                press.consume();
            }
        });
        return skin;
    }
}
