package org.schedscope.ui.view.kit;

import java.util.ArrayList;
import java.util.List;
import java.util.function.Consumer;
import java.util.function.Function;
import javafx.beans.binding.Bindings;
import javafx.beans.property.SimpleBooleanProperty;
import javafx.beans.value.ObservableBooleanValue;
import javafx.beans.value.ObservableValue;
import javafx.scene.control.MenuButton;
import javafx.scene.control.MenuItem;
import javafx.scene.control.RadioMenuItem;
import javafx.scene.control.ToggleButton;
import javafx.scene.control.ToggleGroup;
import javafx.scene.layout.Region;
import org.controlsfx.control.SegmentedButton;
import org.schedscope.text.Texts;

/** Menus from which one of a few is chosen. */
public final class Choices {
    private Choices() {
    }

    /**
     * A menu named {@code view-name} whose button shows the choice; texts are {@code name}, {@code name.accessible} and {@code name.KEY} of
     * each choice.
     */
    public static <T> MenuButton menu(Texts texts, String view, String name, ObservableValue<T> chosen, Consumer<T> choose, T[] choices,
            Function<T, String> key) {
        return menu(texts, view, name, chosen, choose, choices, key, new SimpleBooleanProperty(false));
    }

    /** Joined buttons, one for each choice; the current one is pressed. */
    public static <T> SegmentedButton segments(Texts texts, String view, String name, ObservableValue<T> chosen, Consumer<T> choose,
            T[] choices,
            Function<T, String> key) {
        SegmentedButton segments = new SegmentedButton();
        segments.setToggleGroup(new ToggleGroup());
        segments.setId(view + "-" + name);
        segments.setAccessibleText(texts.text(name + ".accessible"));
        for (T choice : choices) {
            ToggleButton button = new ToggleButton(texts.text(name + "." + key.apply(choice)));
            button.setId(view + "-" + name + "-" + key.apply(choice));
            button.setMinWidth(Region.USE_PREF_SIZE);
            button.setSelected(choice == chosen.getValue());
            // What is chosen is not taken back by pressing it again.
            button.setOnAction(pressed -> {
                button.setSelected(true);
                choose.accept(choice);
            });
            chosen.addListener((property, before, now) -> button.setSelected(choice == now));
            segments.getButtons().add(button);
        }
        return segments;
    }

    /** An item for each choice. */
    public static <T> List<MenuItem> items(Texts texts, String name, ObservableValue<T> chosen, Consumer<T> choose, T[] choices,
            Function<T, String> key) {
        ToggleGroup group = new ToggleGroup();
        List<MenuItem> items = new ArrayList<>();
        for (T choice : choices) {
            RadioMenuItem item = new RadioMenuItem(texts.text(name + "." + key.apply(choice)));
            item.setToggleGroup(group);
            item.setSelected(choice == chosen.getValue());
            item.setOnAction(picked -> choose.accept(choice));
            chosen.addListener((property, before, now) -> item.setSelected(choice == now));
            items.add(item);
        }
        return items;
    }

    /** A menu whose button shows only the choice while it has to be brief. */
    public static <T> MenuButton menu(Texts texts, String view, String name, ObservableValue<T> chosen, Consumer<T> choose, T[] choices,
            Function<T, String> key,
            ObservableBooleanValue brief) {
        MenuButton menu = new MenuButton();
        menu.setId(view + "-" + name);
        menu.setAccessibleText(texts.text(name + ".accessible"));
        menu.getItems().setAll(items(texts, name, chosen, choose, choices, key));
        menu.textProperty().bind(Bindings.createStringBinding(() -> {
            String choice = texts.text(name + "." + key.apply(chosen.getValue()));
            return brief.get() ? choice : texts.text(name, choice);
        }, chosen, brief));
        return menu;
    }
}
