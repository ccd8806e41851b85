package org.schedscope.ui.view.sheet;

import javafx.beans.binding.Bindings;
import javafx.collections.ListChangeListener;
import javafx.event.ActionEvent;
import javafx.scene.Node;
import javafx.scene.control.Button;
import javafx.scene.control.ButtonBar.ButtonData;
import javafx.scene.control.ButtonType;
import javafx.scene.control.Dialog;
import javafx.scene.control.DialogPane;
import javafx.scene.control.Label;
import javafx.scene.control.ScrollPane;
import javafx.scene.layout.Region;
import javafx.scene.layout.VBox;
import javafx.stage.Window;
import org.schedscope.text.Texts;
import org.schedscope.ui.state.draft.RunDraft;
import org.schedscope.ui.state.run.ShellCommand;
import org.schedscope.ui.state.session.Session;
import org.schedscope.ui.view.help.Help;
import org.schedscope.ui.view.help.HelpSheets;
import org.schedscope.ui.view.kit.Messages;
import org.schedscope.ui.view.kit.Parts;

/** The property sheet of a run: everything that a command line can say about how it is run, with range, default and meaning. */
public final class RunSheet {
    private static final Texts TEXTS = Messages.WINDOW;

    private final Session session;
    private final RunDraft draft;
    private final RunSheetRows scheduling;
    private final RunSheetRows input;

    private RunSheet(Session session, RunDraft draft) {
        this.session = session;
        this.draft = draft;
        scheduling = new RunSheetRows(session.runs().run());
        input = new RunSheetRows(session.runs().run());
        fillScheduling();
        draft.parameters().addListener((ListChangeListener<Object>) change -> fillScheduling());
        input.show(draft.inputFields());
    }

    /** A sheet that begins with what the open run has; taking it runs anew. */
    public static Dialog<ButtonType> of(Window owner, Session session) {
        return new RunSheet(session, new RunDraft(session.runs().run().setup())).dialog(owner);
    }

    private void fillScheduling() {
        scheduling.show(draft.policy(), draft.scheduler(), draft.parameters());
    }

    private Dialog<ButtonType> dialog(Window owner) {
        Dialog<ButtonType> dialog = HelpSheets.sheet(owner, TEXTS.text("sheet.title"), body());
        DialogPane pane = dialog.getDialogPane();
        ButtonType take = new ButtonType(TEXTS.text("sheet.take"), ButtonData.OK_DONE);
        ButtonType leave = new ButtonType(TEXTS.text("sheet.leave"), ButtonData.CANCEL_CLOSE);
        ButtonType reset = new ButtonType(TEXTS.text("sheet.reset"), ButtonData.LEFT);
        pane.setId("run-sheet");
        Help.explains(dialog, "settings");
        Button taking = HelpSheets.form(dialog, "sheet", take, leave, reset);
        taking.disableProperty().bind(Bindings.createBooleanBinding(() -> draft.choicesProperty().get().isEmpty(), draft.choicesProperty()));
        Button resetting = (Button) pane.lookupButton(reset);
        resetting.setId("sheet-reset");
        resetting.addEventFilter(ActionEvent.ACTION, pressed -> {
            pressed.consume();
            draft.toDefaults();
        });
        dialog.setResizable(true);
        dialog.setOnShown(shown -> scheduling.focusFirst());
        dialog.setResultConverter(pressed -> {
            if (pressed == take) {
                draft.choicesProperty().get().ifPresent(session.runs()::choose);
            }
            return pressed;
        });
        return dialog;
    }

    private Node body() {
        VBox rows = new VBox(section("sheet.scheduling"), scheduling, section("sheet.input"), input);
        ScrollPane scroll = HelpSheets.scrolled(rows, session.settings().themeProperty().get());
        Label command = Parts.label("", "command-line");
        command.setId("sheet-command");
        command.setWrapText(true);
        command.setMinHeight(Region.USE_PREF_SIZE);
        command.setPrefWidth(scroll.getPrefViewportWidth());
        command.setMaxWidth(Double.MAX_VALUE);
        command.textProperty().bind(Bindings.createStringBinding(this::commandLine, draft.choicesProperty()));
        return new VBox(scroll, command);
    }

    private static Label section(String key) {
        return Parts.label(TEXTS.text(key), "sheet-section");
    }

    /** What would do the same in a shell. */
    private String commandLine() {
        return draft.choicesProperty().get().map(choices -> ShellCommand.canTell(draft.from()) ? ShellCommand.of(draft.from().with(choices))
                : TEXTS.text("status.not-in-file")).orElse(TEXTS.text("sheet.wrong"));
    }
}
