package org.schedscope.ui.view.sheet;

import java.util.ArrayList;
import java.util.List;
import javafx.scene.control.ButtonType;
import javafx.scene.control.Dialog;
import javafx.scene.control.Label;
import javafx.scene.input.KeyCombination;
import javafx.scene.layout.GridPane;
import javafx.scene.layout.Region;
import javafx.scene.layout.VBox;
import javafx.stage.Window;
import org.schedscope.chart.paint.Theme;
import org.schedscope.text.Texts;
import org.schedscope.ui.view.command.Command;
import org.schedscope.ui.view.command.Commands;
import org.schedscope.ui.view.kit.Messages;
import org.schedscope.ui.view.kit.TextLabels;

/** The keys of all commands, and what can be done with mouse and arrow keys. */
public final class ShortcutsSheet {
    private static final Texts TEXTS = Messages.WINDOW;

    private ShortcutsSheet() {
    }

    public static Dialog<ButtonType> of(Window owner, Commands commands, Theme theme) {
        List<String[]> lines = new ArrayList<>();
        for (Command command : commands.all()) {
            lines.add(new String[] {command.text(), command.keys().map(KeyCombination::getDisplayText).orElse("?")});
        }
        for (String id : List.of("arrows", "wheel", "shift-wheel", "double-click", "drop")) {
            lines.add(new String[] {TEXTS.text("gesture." + id), TEXTS.text("gesture." + id + ".how")});
        }
        GridPane grid = new GridPane();
        grid.setHgap(16);
        grid.setVgap(6);
        int rows = (lines.size() + 1) / 2;
        for (int i = 0; i < lines.size(); i++) {
            Label what = TextLabels.of(lines.get(i)[0]);
            what.setWrapText(true);
            Label keys = TextLabels.of(lines.get(i)[1], "key");
            keys.setMinWidth(Region.USE_PREF_SIZE);
            grid.add(what, i / rows * 2, i % rows);
            grid.add(keys, i / rows * 2 + 1, i % rows);
        }
        return new ModalSheet(owner, "shortcuts-sheet", TEXTS.text("command.shortcuts"), ModalSheet.scrolled(new VBox(grid), theme))
                .closed(TEXTS.text("sheet.close")).dialog();
    }
}
