package org.schedscope.ui.view.help;

import java.util.ArrayList;
import java.util.List;
import javafx.geometry.Insets;
import javafx.geometry.Pos;
import javafx.geometry.Rectangle2D;
import javafx.scene.Node;
import javafx.scene.control.Button;
import javafx.scene.control.ButtonBar;
import javafx.scene.control.ButtonType;
import javafx.scene.control.Dialog;
import javafx.scene.control.DialogPane;
import javafx.scene.control.Label;
import javafx.scene.control.ScrollPane;
import javafx.scene.input.KeyCombination;
import javafx.scene.layout.GridPane;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import javafx.scene.layout.Region;
import javafx.scene.layout.VBox;
import javafx.stage.Screen;
import javafx.stage.Stage;
import javafx.stage.Window;
import org.schedscope.chart.paint.Theme;
import org.schedscope.text.Texts;
import org.schedscope.ui.view.base.WindowSizes;
import org.schedscope.ui.view.command.Command;
import org.schedscope.ui.view.command.Commands;
import org.schedscope.ui.view.kit.Messages;
import org.schedscope.ui.view.kit.Parts;

/** The shortcuts, and what this program is. */
public final class HelpSheets {
    private static final Texts TEXTS = Messages.WINDOW;
    private static final double WIDTH = 800;
    private static final double MOST_HEIGHT = 560;
    /** What frame, buttons and last line of a sheet need of a small screen. */
    private static final double AROUND = 250;
    private static final double BESIDE = 60;

    private HelpSheets() {
    }

    public static Dialog<ButtonType> shortcuts(Window owner, Commands commands, Theme theme) {
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
            Label what = Parts.label(lines.get(i)[0]);
            what.setWrapText(true);
            Label keys = Parts.label(lines.get(i)[1], "key");
            keys.setMinWidth(Region.USE_PREF_SIZE);
            grid.add(what, i / rows * 2, i % rows);
            grid.add(keys, i / rows * 2 + 1, i % rows);
        }
        return sheet(owner, TEXTS.text("command.shortcuts"), scrolled(new VBox(grid), theme));
    }

    public static Dialog<ButtonType> about(Window owner) {
        VBox body = new VBox(6, Parts.label(TEXTS.text("app.name"), "problem-title"), paragraph("about.text"), paragraph("about.licence"),
                Parts.label(TEXTS.text("about.version", version()), "muted", "small"));
        body.setPadding(new Insets(12, 16, 4, 16));
        return sheet(owner, TEXTS.text("menu.about"), body);
    }

    private static Label paragraph(String key) {
        Label text = Parts.label(TEXTS.text(key));
        text.setWrapText(true);
        text.setPrefWidth(420);
        return text;
    }

    static String version() {
        String version = HelpSheets.class.getPackage().getImplementationVersion();
        return version == null ? TEXTS.text("about.unpacked") : version;
    }

    /**
     * A sheet that is taken or left, with a button for each and perhaps others before them.
     *
     * @param buttons the beginning of their ids, {@code buttons-take} and {@code buttons-leave}
     * @return the button that takes it
     */
    public static Button form(Dialog<ButtonType> sheet, String buttons, ButtonType take, ButtonType leave, ButtonType... others) {
        DialogPane pane = sheet.getDialogPane();
        pane.getButtonTypes().setAll(others);
        pane.getButtonTypes().addAll(take, leave);
        Button taking = (Button) pane.lookupButton(take);
        taking.setId(buttons + "-take");
        taking.getStyleClass().add("primary");
        pane.lookupButton(leave).setId(buttons + "-leave");
        return taking;
    }

    /** A label, as wide as those of the other rows, and what it names: the first of the nodes. */
    public static HBox row(Label label, double width, Node... nodes) {
        label.setMinWidth(width);
        label.setLabelFor(nodes[0]);
        HBox row = new HBox(8, label);
        row.getChildren().addAll(nodes);
        row.setAlignment(Pos.CENTER_LEFT);
        return row;
    }

    /** The rows of a large sheet: as wide and high as they like, if the screen has the room, else scrolled. */
    public static ScrollPane scrolled(VBox rows, Theme theme) {
        double scale = theme.typeScale();
        Rectangle2D room = Screen.getPrimary().getVisualBounds();
        rows.getStyleClass().add("run-sheet-rows");
        ScrollPane scroll = new ScrollPane(rows);
        scroll.setFitToWidth(true);
        scroll.setHbarPolicy(ScrollPane.ScrollBarPolicy.NEVER);
        VBox.setVgrow(scroll, Priority.ALWAYS);
        scroll.setPrefViewportWidth(Math.min(WIDTH * scale, room.getWidth() - BESIDE));
        scroll.setPrefViewportHeight(Math.min(MOST_HEIGHT * scale, room.getHeight() - AROUND));
        return scroll;
    }

    /** A dialog in the look of its owner. */
    public static Dialog<ButtonType> sheet(Window owner, String title, Node body) {
        Dialog<ButtonType> dialog = new Dialog<>();
        dialog.initOwner(owner);
        dialog.setTitle(title);
        dialog.getDialogPane().setContent(body);
        dialog.getDialogPane().getButtonTypes().add(new ButtonType(TEXTS.text("sheet.close"), ButtonBar.ButtonData.CANCEL_CLOSE));
        dialog.getDialogPane().getStylesheets().setAll(owner.getScene().getStylesheets());
        dialog.getDialogPane().getStyleClass().addAll("root", "sheet");
        dialog.getDialogPane().getStyleClass().addAll(owner.getScene().getRoot().getStyleClass().filtered(name -> name.equals("projector")));
        WindowSizes.keep(dialog, (Stage) owner);
        Help.lend(owner.getScene(), dialog.getDialogPane().getScene());
        return dialog;
    }
}
