package org.schedscope.ui.view.sheet;

import java.util.function.BooleanSupplier;
import javafx.beans.property.SimpleBooleanProperty;
import javafx.beans.value.ObservableValue;
import javafx.event.ActionEvent;
import javafx.geometry.Insets;
import javafx.geometry.Pos;
import javafx.geometry.Rectangle2D;
import javafx.scene.Node;
import javafx.scene.control.Button;
import javafx.scene.control.ButtonBar.ButtonData;
import javafx.scene.control.ButtonType;
import javafx.scene.control.Dialog;
import javafx.scene.control.DialogPane;
import javafx.scene.control.Label;
import javafx.scene.control.ScrollPane;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import javafx.scene.layout.VBox;
import javafx.stage.Screen;
import javafx.stage.Stage;
import javafx.stage.Window;
import org.schedscope.chart.paint.Theme;
import org.schedscope.ui.view.base.WindowSizes;
import org.schedscope.ui.view.help.Help;

/**
 * A modal sheet over a window, in its look, while it is put together: a title, a content, a button with the verb that it is for,
 * one that leaves it (as Escape does), and perhaps others that keep it open. Enter presses the first.
 */
public final class ModalSheet {
    private static final double WIDTH = 800;
    private static final double MOST_HEIGHT = 560;
    /** What frame, buttons and last line of a sheet need of a small screen. */
    private static final double AROUND = 250;
    private static final double BESIDE = 60;

    private final Dialog<ButtonType> dialog = new Dialog<>();
    private final DialogPane pane = dialog.getDialogPane();

    /** @param id of the sheet; its size is remembered by it as long as there is the window */
    public ModalSheet(Window owner, String id, String title, Node body) {
        dialog.initOwner(owner);
        dialog.setTitle(title);
        pane.setId(id);
        pane.setContent(body);
        pane.getStylesheets().setAll(owner.getScene().getStylesheets());
        pane.getStyleClass().addAll("root", "sheet");
        pane.getStyleClass().addAll(owner.getScene().getRoot().getStyleClass().filtered(name -> name.equals("projector")));
        WindowSizes.keep(dialog, (Stage) owner);
        Help.lend(owner.getScene(), pane.getScene());
    }

    /** Links it to the help page of the command that opens it. */
    public ModalSheet explainedBy(String command) {
        Help.explains(dialog, command);
        return this;
    }

    /** One that is left and no more. */
    public ModalSheet closed(String text) {
        pane.getButtonTypes().add(new ButtonType(text, ButtonData.CANCEL_CLOSE));
        return this;
    }

    /** A button that leaves everything as it is. */
    ModalSheet cancelled(String id, String text) {
        button(id, text, ButtonData.CANCEL_CLOSE);
        return this;
    }

    /** The button that the sheet is for, which closes it. */
    Button applied(String id, String verb, ObservableValue<Boolean> blocked, Runnable apply) {
        return tried(id, verb, blocked, () -> {
            apply.run();
            return true;
        });
    }

    Button applied(String id, String verb, Runnable apply) {
        return applied(id, verb, new SimpleBooleanProperty(false), apply);
    }

    /**
     * The button that the sheet is for, which may fail.
     *
     * @param blocked true while it cannot be pressed
     * @param apply returns whether it is done, so that the sheet closes
     */
    Button tried(String id, String verb, ObservableValue<Boolean> blocked, BooleanSupplier apply) {
        Button button = button(id, verb, ButtonData.OK_DONE);
        button.getStyleClass().add("primary");
        applied(button, blocked, apply);
        return button;
    }

    private static void applied(Button button, ObservableValue<Boolean> blocked, BooleanSupplier apply) {
        button.disableProperty().bind(blocked);
        button.addEventFilter(ActionEvent.ACTION, pressed -> {
            if (!apply.getAsBoolean()) {
                pressed.consume();
            }
        });
    }

    /**
     * Another button that applies the sheet elsewhere.
     *
     * @param apply returns whether it is done, so that the sheet closes
     */
    void beside(String id, String verb, ObservableValue<Boolean> blocked, BooleanSupplier apply) {
        applied(button(id, verb, ButtonData.OTHER), blocked, apply);
    }

    /** A button that keeps the sheet open. */
    Button aside(String id, String text, Runnable action) {
        Button button = button(id, text, ButtonData.LEFT);
        button.addEventFilter(ActionEvent.ACTION, pressed -> {
            pressed.consume();
            action.run();
        });
        return button;
    }

    private Button button(String id, String text, ButtonData place) {
        ButtonType type = new ButtonType(text, place);
        pane.getButtonTypes().add(type);
        Button button = (Button) pane.lookupButton(type);
        button.setId(id);
        return button;
    }

    /** One that can be made larger. */
    public ModalSheet resizable() {
        dialog.setResizable(true);
        return this;
    }

    DialogPane pane() {
        return pane;
    }

    Dialog<ButtonType> dialog() {
        return dialog;
    }

    /** @param focus gives the first field the focus */
    public Dialog<ButtonType> dialog(Runnable focus) {
        dialog.setOnShown(shown -> focus.run());
        return dialog;
    }

    /** A label, as wide as those of the other rows, and what it names: the first of the nodes. */
    static HBox row(Label label, double width, Node... nodes) {
        label.setMinWidth(width);
        label.setLabelFor(nodes[0]);
        HBox row = new HBox(8, label);
        row.getChildren().addAll(nodes);
        row.setAlignment(Pos.CENTER_LEFT);
        return row;
    }

    /** The rows of a small sheet. */
    public static VBox plain(VBox rows) {
        rows.setPadding(new Insets(12, 16, 4, 16));
        // The sheet takes the padding of its content away.
        return new VBox(rows);
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
}
