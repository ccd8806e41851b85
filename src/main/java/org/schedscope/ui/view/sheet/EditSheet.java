package org.schedscope.ui.view.sheet;

import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.function.Function;
import javafx.scene.Node;
import javafx.scene.control.Button;
import javafx.scene.control.ButtonType;
import javafx.scene.control.Dialog;
import javafx.scene.control.Label;
import javafx.scene.input.KeyCode;
import javafx.scene.input.KeyCombination;
import javafx.scene.input.KeyEvent;
import javafx.scene.layout.FlowPane;
import javafx.scene.layout.Region;
import javafx.scene.layout.VBox;
import javafx.stage.Window;
import org.schedscope.text.Texts;
import org.schedscope.ui.state.edit.InputEditor;
import org.schedscope.ui.state.field.BlockedReason;
import org.schedscope.ui.view.field.FieldControls;
import org.schedscope.ui.view.kit.Messages;
import org.schedscope.ui.view.kit.Nodes;

/**
 * Sheet of an edited input: undo, redo, save, apply, and a line with the reason not to apply.
 */
public final class EditSheet {
    private static final Texts TEXTS = Messages.of("edit");
    /** Controls of the fields of workload and platform. */
    public static final FieldControls FIELDS = new FieldControls(TEXTS, "edit-*", "field.*", "prompt.*");
    private static final KeyCombination UNDO = KeyCombination.valueOf("Shortcut+Z");
    private static final KeyCombination REDO = KeyCombination.valueOf("Shortcut+Shift+Z");

    private final InputEditor draft;
    private final Function<InputEditor, Optional<Path>> where;
    private final Label line = FieldControls.prose("", "command-line");
    private final VBox whole;

    private EditSheet(InputEditor draft, Node body, Function<InputEditor, Optional<Path>> where) {
        this.draft = draft;
        this.where = where;
        line.setId("edit-line");
        line.setMaxWidth(Double.MAX_VALUE);
        whole = new VBox(body, line);
    }

    /**
     * @param title its key, also the beginning of the pane's id
     * @param where lets the user choose the file
     */
    static Dialog<ButtonType> of(Window owner, String title, InputEditor draft, Body body, Function<InputEditor, Optional<Path>> where) {
        return new EditSheet(draft, body.whole(), where).dialog(owner, title, body.focus());
    }

    /** Content of a sheet, and its node with the first focus. */
    record Body(Node whole, Node focus) {
    }

    private Dialog<ButtonType> dialog(Window owner, String title, Node focus) {
        ModalSheet sheet = new ModalSheet(owner, title + "-sheet", TEXTS.text(title + ".title"), whole)
                .explainedBy("edit-" + title).resizable();
        sheet.aside("edit-undo", TEXTS.text("undo"), draft::undo).disableProperty().bind(draft.stateProperty().map(now -> !now.canUndo()));
        sheet.aside("edit-redo", TEXTS.text("redo"), draft::redo).disableProperty().bind(draft.stateProperty().map(now -> !now.canRedo()));
        sheet.aside("edit-save", TEXTS.text("save"), () -> where.apply(draft).ifPresent(draft::save)).disableProperty()
                .bind(draft.stateProperty().map(InputEditor.State::isWrong));
        sheet.tried("edit-take", TEXTS.text("take"), draft.stateProperty().map(now -> now.blocked() != BlockedReason.NONE), this::apply);
        sheet.cancelled("edit-leave", TEXTS.text("leave"));
        sheet.pane().addEventFilter(KeyEvent.KEY_PRESSED, event -> key(event, (Button) sheet.pane().lookup("#edit-leave")));
        draft.changesProperty().addListener(change -> showLine());
        draft.stateProperty().addListener(change -> showLine());
        showLine();
        return sheet.dialog(focus::requestFocus);
    }

    private boolean apply() {
        Optional<String> refused = draft.apply();
        refused.ifPresent(line::setText);
        return refused.isEmpty();
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

    private void showLine() {
        InputEditor.State now = draft.state();
        String saved = now.saved().map(file -> TEXTS.text("saved", file.toString()) + " ").orElse("");
        line.setText(now.sentence().orElseGet(() -> saved + TEXTS.text("blocked." + now.blocked().name())));
        Nodes.mark(line, "bad", now.sentence().isPresent());
    }

    /** Buttons in a line, which can be pressed while nothing is wrong. */
    static FlowPane buttons(InputEditor draft, List<Button> buttons) {
        FlowPane pane = new FlowPane(6, 4);
        pane.getStyleClass().add("edit-buttons");
        pane.getChildren().addAll(buttons);
        pane.disableProperty().bind(draft.stateProperty().map(InputEditor.State::isWrong));
        return pane;
    }

    /** @param id its text is {@code button.<id>} */
    static Button button(String id, Runnable action) {
        Button button = FieldControls.button("edit-" + id, TEXTS.text("button." + id), action);
        button.setMinWidth(Region.USE_PREF_SIZE);
        return button;
    }
}
