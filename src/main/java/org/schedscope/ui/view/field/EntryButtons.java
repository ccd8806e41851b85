package org.schedscope.ui.view.field;

import java.util.List;
import javafx.scene.control.Button;
import javafx.scene.control.MenuButton;
import javafx.scene.control.MenuItem;
import javafx.stage.Window;
import org.schedscope.text.Texts;
import org.schedscope.ui.state.field.Field;
import org.schedscope.ui.view.kit.FileChoice;
import org.schedscope.ui.view.kit.Messages;

/**
 * Buttons beside a field of several entries that add one.
 *
 * @param prefix of their ids
 * @param between separator of entries
 */
public record EntryButtons(Window owner, String prefix, Field<?> input, String between) {
    private static final Texts TEXTS = Messages.of("experiments");

    private void add(String entry) {
        String text = input.text().strip();
        input.textProperty().set(text.isEmpty() ? entry : text + between + " " + entry);
    }

    /** Adds files. */
    public Button file() {
        Button button = new Button(TEXTS.text("new.file"));
        button.setId(prefix + "-file-" + input.name());
        button.setOnAction(pressed -> new FileChoice(TEXTS.text("new.file")).manyToOpen(owner).forEach(file -> add(file.toString())));
        return button;
    }

    /** @param kind of the entries, in the bundle of experiments */
    public MenuButton menu(String kind, List<String> entries) {
        MenuButton menu = new MenuButton(TEXTS.text("new." + kind));
        menu.setId(prefix + "-add-" + kind);
        for (String entry : entries) {
            MenuItem item = new MenuItem(entry);
            item.setMnemonicParsing(false);
            item.setOnAction(chosen -> add(entry));
            menu.getItems().add(item);
        }
        return menu;
    }
}
