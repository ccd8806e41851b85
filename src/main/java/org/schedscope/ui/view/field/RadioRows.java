package org.schedscope.ui.view.field;

import java.util.List;
import javafx.beans.property.ObjectProperty;
import javafx.geometry.Pos;
import javafx.scene.Node;
import javafx.scene.control.RadioButton;
import javafx.scene.control.ToggleGroup;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Region;

/**
 * Choices of which one holds, each with the fields that count while it does.
 *
 * @param <T> what is chosen from
 */
public final class RadioRows<T> {
    private final ObjectProperty<T> chosen;
    private final ToggleGroup group = new ToggleGroup();

    public RadioRows(ObjectProperty<T> chosen) {
        this.chosen = chosen;
    }

    /** @param id of the button */
    public HBox row(T choice, String id, String text, List<? extends Node> fields) {
        RadioButton button = new RadioButton(text);
        button.setId(id);
        button.setToggleGroup(group);
        button.setMinWidth(Region.USE_PREF_SIZE);
        button.setSelected(chosen.get() == choice);
        button.selectedProperty().addListener((property, before, now) -> {
            if (now) {
                chosen.set(choice);
            }
        });
        chosen.addListener((property, before, now) -> button.setSelected(now == choice));
        fields.forEach(field -> field.disableProperty().bind(button.selectedProperty().not()));
        HBox row = new HBox(8, button);
        row.getChildren().addAll(fields);
        row.setAlignment(Pos.CENTER_LEFT);
        return row;
    }
}
