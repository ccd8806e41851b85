package org.schedscope.ui.view.command;

import java.util.Optional;
import javafx.beans.binding.BooleanExpression;
import javafx.beans.property.Property;
import javafx.scene.control.ButtonBase;
import javafx.scene.control.CheckMenuItem;
import javafx.scene.control.MenuItem;
import javafx.scene.input.KeyCombination;
import javafx.scene.input.KeyEvent;
import org.schedscope.ui.view.help.Help;
import org.schedscope.ui.view.help.HelpPage;
import org.schedscope.ui.view.help.HelpPages;
import org.schedscope.ui.view.kit.Messages;

/**
 * Row of the action table; makes the menu item, the buttons, and the help page of its command.
 *
 * @param id key of its texts, {@code command.<id>} for the name and {@code command.<id>.help} for its page
 * @param keys its key combination, if it has one
 * @param impossible while this holds the command is disabled
 * @param on what it switches on and off; its menu item has a tick then
 */
public record Command(String id, Optional<KeyCombination> keys, BooleanExpression impossible, Runnable action,
        Optional<Property<Boolean>> on) {
    public String text() {
        return Messages.WINDOW.text("command." + id);
    }

    /** Its key combination in the letters of the platform; empty if it has none. */
    public String keyText() {
        return keys.map(KeyCombination::getDisplayText).orElse("");
    }

    /** Whether this is its key. */
    public boolean isAskedBy(KeyEvent event) {
        return keys.isPresent() && keys.get().match(event);
    }

    public void run() {
        if (!impossible.get()) {
            action.run();
        }
    }

    /** A new item for a menu, with its key. */
    public MenuItem item() {
        MenuItem item = keylessItem();
        keys.ifPresent(item::setAccelerator);
        return item;
    }

    /** A new item for a further menu: of a key in two menus of a scene the toolkit takes both away with one. */
    public MenuItem keylessItem() {
        MenuItem item = on.isPresent() ? new CheckMenuItem(text()) : new MenuItem(text());
        on.ifPresentOrElse(state -> ((CheckMenuItem) item).selectedProperty().bindBidirectional(state),
                () -> item.setOnAction(chosen -> run()));
        item.setId("command-" + id);
        item.disableProperty().bind(impossible);
        Help.explains(item, pageId());
        return item;
    }

    /** Connects a button, which keeps its own words. */
    public <B extends ButtonBase> B connect(B button) {
        button.setOnAction(pressed -> run());
        button.disableProperty().bind(impossible);
        Help.explains(button, () -> Optional.of(pageId()));
        return button;
    }

    /** Its page of the help. */
    public HelpPage page() {
        return HelpPages.command(id, text(), keys.isPresent() ? keyText() : Commands.TYPED);
    }

    private String pageId() {
        return HelpPage.id(HelpPage.Section.KEYS, id);
    }
}
