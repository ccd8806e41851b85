package org.schedscope.ui.view.sheet;

import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.function.Function;
import javafx.beans.binding.Bindings;
import javafx.event.ActionEvent;
import javafx.scene.Node;
import javafx.scene.control.Button;
import javafx.scene.control.ButtonBar.ButtonData;
import javafx.scene.control.ButtonType;
import javafx.scene.control.Dialog;
import javafx.scene.control.DialogPane;
import javafx.scene.control.Label;
import javafx.scene.input.KeyCode;
import javafx.scene.input.KeyCombination;
import javafx.scene.input.KeyEvent;
import javafx.scene.layout.FlowPane;
import javafx.scene.layout.Region;
import javafx.scene.layout.VBox;
import javafx.stage.Window;
import org.schedscope.text.Texts;
import org.schedscope.ui.state.edit.InputDraft;
import org.schedscope.ui.state.edit.InputDraft.Hindrance;
import org.schedscope.ui.view.help.Help;
import org.schedscope.ui.view.help.HelpSheets;
import org.schedscope.ui.view.kit.Messages;
import org.schedscope.ui.view.kit.Parts;

/**
 * What the sheets of workload and platform have in common: undo, redo, save, apply, and a line that says what keeps it from
 * being applied.
 */
final class EditSheet {
    private static final Texts TEXTS = Messages.of("edit");
    private static final KeyCombination UNDO = KeyCombination.valueOf("Shortcut+Z");
    private static final KeyCombination REDO = KeyCombination.valueOf("Shortcut+Shift+Z");

    private final InputDraft draft;
    private final Function<InputDraft, Optional<Path>> where;
    private final Label line = Parts.label("", "command-line");
    private final VBox whole;

    private EditSheet(InputDraft draft, Node body, Function<InputDraft, Optional<Path>> where) {
        this.draft = draft;
        this.where = where;
        line.setId("edit-line");
        line.setMaxWidth(Double.MAX_VALUE);
        line.setWrapText(true);
        line.setMinHeight(Region.USE_PREF_SIZE);
        whole = new VBox(body, line);
    }

    /**
     * @param title its key, also the beginning of the pane's id
     * @param where asks in which file it is saved
     */
    static Dialog<ButtonType> of(Window owner, String title, InputDraft draft, Body body, Function<InputDraft, Optional<Path>> where) {
        return new EditSheet(draft, body.whole(), where).dialog(owner, title, body.focus());
    }

    /** What stands in a sheet, and what of it gets the focus first. */
    record Body(Node whole, Node focus) {
    }

    private Dialog<ButtonType> dialog(Window owner, String title, Node focus) {
        Dialog<ButtonType> dialog = HelpSheets.sheet(owner, TEXTS.text(title + ".title"), whole);
        DialogPane pane = dialog.getDialogPane();
        pane.setId(title + "-sheet");
        Help.explains(dialog, "edit-" + title);
        ButtonType undo = new ButtonType(TEXTS.text("undo"), ButtonData.LEFT);
        ButtonType redo = new ButtonType(TEXTS.text("redo"), ButtonData.LEFT);
        ButtonType save = new ButtonType(TEXTS.text("save"), ButtonData.LEFT);
        ButtonType take = new ButtonType(TEXTS.text("take"), ButtonData.OK_DONE);
        ButtonType leave = new ButtonType(TEXTS.text("leave"), ButtonData.CANCEL_CLOSE);
        Button taking = HelpSheets.form(dialog, "edit", take, leave, undo, redo, save);
        taking.addEventFilter(ActionEvent.ACTION, pressed -> draft.take().ifPresent(why -> {
            line.setText(why);
            pressed.consume();
        }));
        taking.disableProperty().bind(draft.hindranceProperty().isNotEqualTo(Hindrance.NONE));
        stay(pane, undo, "edit-undo", draft::undo).disableProperty().bind(draft.canUndoProperty().not());
        stay(pane, redo, "edit-redo", draft::redo).disableProperty().bind(draft.canRedoProperty().not());
        stay(pane, save, "edit-save", () -> where.apply(draft).ifPresent(draft::save)).disableProperty()
                .bind(draft.hindranceProperty().isEqualTo(Hindrance.WRONG));
        pane.addEventFilter(KeyEvent.KEY_PRESSED, event -> key(event, (Button) pane.lookupButton(leave)));
        draft.changesProperty().addListener(change -> tell());
        draft.hindranceProperty().addListener(change -> tell());
        draft.refusalProperty().addListener(change -> tell());
        tell();
        dialog.setResizable(true);
        dialog.setOnShown(shown -> focus.requestFocus());
        return dialog;
    }

    private static Button stay(DialogPane pane, ButtonType type, String id, Runnable action) {
        Button button = (Button) pane.lookupButton(type);
        button.setId(id);
        button.addEventFilter(ActionEvent.ACTION, pressed -> {
            pressed.consume();
            action.run();
        });
        return button;
    }

    /** Fields would take typing back by themselves, letter by letter; lists would keep the escape key to themselves. */
    private void key(KeyEvent event, Button leaving) {
        if (UNDO.match(event)) {
            event.consume();
            draft.undo();
        } else if (REDO.match(event)) {
            event.consume();
            draft.redo();
        } else if (event.getCode() == KeyCode.ESCAPE) {
            event.consume();
            leaving.fire();
        }
    }

    private void tell() {
        Optional<String> sentence = draft.sentence();
        String saved = draft.savedProperty().get().map(file -> TEXTS.text("saved", file.toString()) + " ").orElse("");
        line.setText(sentence.orElseGet(() -> saved + TEXTS.text("hindrance." + draft.hindranceProperty().get().name())));
        Parts.mark(line, "bad", sentence.isPresent());
    }

    /** Buttons in a line, which can be pressed while nothing is wrong. */
    static FlowPane buttons(InputDraft draft, List<Button> buttons) {
        FlowPane pane = new FlowPane(6, 4);
        pane.getStyleClass().add("edit-buttons");
        pane.getChildren().addAll(buttons);
        pane.disableProperty().bind(Bindings.createBooleanBinding(() -> draft.hindranceProperty().get() == Hindrance.WRONG,
                draft.hindranceProperty()));
        return pane;
    }

    /** @param id its text is {@code button.<id>} */
    static Button button(String id, Runnable action) {
        Button button = new Button(TEXTS.text("button." + id));
        button.setId("edit-" + id);
        button.setMinWidth(Region.USE_PREF_SIZE);
        button.setOnAction(pressed -> action.run());
        return button;
    }
}
