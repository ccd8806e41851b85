package org.schedscope.ui.view;

import java.util.function.Function;
import javafx.beans.binding.Bindings;
import javafx.beans.property.ObjectProperty;
import javafx.beans.property.SimpleBooleanProperty;
import javafx.beans.value.ObservableBooleanValue;
import javafx.scene.control.MenuButton;
import javafx.scene.control.RadioMenuItem;
import javafx.scene.control.ToggleGroup;

/** Menus from which one of a few is chosen. */
final class Choices {
    private Choices() {
    }

    /**
     * A menu named {@code view-name} whose button says what is chosen; texts are {@code name}, {@code name.accessible} and
     * {@code name.KEY} of each choice.
     */
    static <T> MenuButton menu(Messages texts, String view, String name, ObjectProperty<T> chosen, T[] choices, Function<T, String> key) {
        return menu(texts, view, name, chosen, choices, key, new SimpleBooleanProperty(false));
    }

    /** The same whose button says only the choice while it has to be brief. */
    static <T> MenuButton menu(Messages texts, String view, String name, ObjectProperty<T> chosen, T[] choices, Function<T, String> key,
            ObservableBooleanValue brief) {
        MenuButton menu = new MenuButton();
        menu.setId(view + "-" + name);
        menu.setAccessibleText(texts.text(name + ".accessible"));
        ToggleGroup group = new ToggleGroup();
        for (T choice : choices) {
            RadioMenuItem item = new RadioMenuItem(texts.text(name + "." + key.apply(choice)));
            item.setToggleGroup(group);
            item.setSelected(choice == chosen.get());
            item.setOnAction(picked -> chosen.set(choice));
            chosen.addListener((property, before, now) -> item.setSelected(choice == now));
            menu.getItems().add(item);
        }
        menu.textProperty().bind(Bindings.createStringBinding(() -> {
            String choice = texts.text(name + "." + key.apply(chosen.get()));
            return brief.get() ? choice : texts.text(name, choice);
        }, chosen, brief));
        return menu;
    }
}
