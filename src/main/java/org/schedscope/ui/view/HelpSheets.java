package org.schedscope.ui.view;

import javafx.geometry.Insets;
import javafx.scene.Node;
import javafx.scene.control.ButtonType;
import javafx.scene.control.Dialog;
import javafx.scene.control.Label;
import javafx.scene.layout.GridPane;
import javafx.scene.layout.VBox;
import javafx.stage.Window;

/** The shortcuts, and what this program is. */
final class HelpSheets {
    private static final Messages TEXTS = Messages.WINDOW;

    private HelpSheets() {
    }

    static Dialog<ButtonType> shortcuts(Window owner, Commands commands) {
        GridPane grid = new GridPane();
        grid.setHgap(24);
        grid.setVgap(6);
        grid.setPadding(new Insets(12, 16, 4, 16));
        int row = 0;
        for (Command command : commands.all()) {
            String keys = command.keys().map(combination -> combination.getDisplayText()).orElse("?");
            grid.add(Parts.label(command.text()), 0, row);
            grid.add(Parts.label(keys, "key"), 1, row++);
        }
        for (String id : new String[] {"wheel", "shift-wheel", "double-click", "drop"}) {
            grid.add(Parts.label(TEXTS.text("gesture." + id)), 0, row);
            grid.add(Parts.label(TEXTS.text("gesture." + id + ".how"), "key"), 1, row++);
        }
        return sheet(owner, TEXTS.text("command.shortcuts"), grid);
    }

    static Dialog<ButtonType> about(Window owner) {
        Label text = Parts.label(TEXTS.text("about.text"));
        text.setWrapText(true);
        text.setPrefWidth(420);
        VBox body = new VBox(6, Parts.label(TEXTS.text("app.name"), "problem-title"), text, Parts.label(TEXTS.text("about.version", version()), "muted", "small"));
        body.setPadding(new Insets(12, 16, 4, 16));
        return sheet(owner, TEXTS.text("menu.about"), body);
    }

    private static String version() {
        String version = HelpSheets.class.getPackage().getImplementationVersion();
        return version == null ? TEXTS.text("about.unpacked") : version;
    }

    /** A dialog in the look of its owner. */
    static Dialog<ButtonType> sheet(Window owner, String title, Node body) {
        Dialog<ButtonType> dialog = new Dialog<>();
        dialog.initOwner(owner);
        dialog.setTitle(title);
        dialog.getDialogPane().setContent(body);
        dialog.getDialogPane().getButtonTypes().add(ButtonType.CLOSE);
        dialog.getDialogPane().getStylesheets().setAll(owner.getScene().getStylesheets());
        dialog.getDialogPane().getStyleClass().addAll("root", "sheet");
        dialog.getDialogPane().getStyleClass().addAll(owner.getScene().getRoot().getStyleClass().filtered(name -> name.equals("projector")));
        return dialog;
    }
}
