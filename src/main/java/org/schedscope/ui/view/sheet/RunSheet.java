package org.schedscope.ui.view.sheet;

import java.util.Optional;
import javafx.beans.binding.Bindings;
import javafx.collections.ListChangeListener;
import javafx.scene.Node;
import javafx.scene.control.ButtonType;
import javafx.scene.control.Dialog;
import javafx.scene.control.Label;
import javafx.scene.control.ScrollPane;
import javafx.scene.layout.VBox;
import javafx.stage.Window;
import org.schedscope.experiment.ShellCommand;
import org.schedscope.text.Texts;
import org.schedscope.ui.state.draft.RunDraft;
import org.schedscope.ui.state.session.Session;
import org.schedscope.ui.view.field.FieldControls;
import org.schedscope.ui.view.kit.Messages;
import org.schedscope.ui.view.kit.TextLabels;

/** The property sheet of a run: every option of a command line about how it is run, with range, default and meaning. */
public final class RunSheet {
    private static final Texts TEXTS = Messages.WINDOW;

    private final Session session;
    private final RunDraft draft;
    private final RunSettingRows scheduling;
    private final RunSettingRows input;

    private RunSheet(Session session, RunDraft draft) {
        this.session = session;
        this.draft = draft;
        scheduling = new RunSettingRows(session.runs().run());
        input = new RunSettingRows(session.runs().run());
        fillScheduling();
        draft.parameters.addListener((ListChangeListener<Object>) change -> fillScheduling());
        input.show(draft.inputSettings);
    }

    /** A sheet that begins with what the open run has; applying it runs again. */
    public static Dialog<ButtonType> of(Window owner, Session session) {
        return new RunSheet(session, new RunDraft(session.runs().run().setup())).dialog(owner);
    }

    private void fillScheduling() {
        scheduling.show(draft.policy, draft.scheduler, draft.parameters);
    }

    private Dialog<ButtonType> dialog(Window owner) {
        ModalSheet sheet = new ModalSheet(owner, "run-sheet", TEXTS.text("sheet.title"), body()).explainedBy("settings").resizable();
        sheet.aside("sheet-reset", TEXTS.text("sheet.reset"), draft::toDefaults);
        sheet.beside("sheet-beside", TEXTS.text("sheet.beside"), draft.choicesProperty().map(Optional::isEmpty), () -> {
            draft.choicesProperty().get().ifPresent(session.runs()::chooseBeside);
            return true;
        });
        sheet.applied("sheet-take", TEXTS.text("sheet.take"), draft.choicesProperty().map(Optional::isEmpty),
                () -> draft.choicesProperty().get().ifPresent(session.runs()::choose));
        return sheet.cancelled("sheet-leave", TEXTS.text("sheet.leave")).dialog(scheduling::focusFirst);
    }

    private Node body() {
        VBox rows = new VBox(section("sheet.scheduling"), scheduling.node(), section("sheet.input"), input.node());
        ScrollPane scroll = ModalSheet.scrolled(rows, session.settings().themeProperty().get());
        Label command = FieldControls.prose("", "command-line");
        command.setId("sheet-command");
        command.setPrefWidth(scroll.getPrefViewportWidth());
        command.setMaxWidth(Double.MAX_VALUE);
        command.textProperty().bind(Bindings.createStringBinding(this::commandLine, draft.choicesProperty()));
        return new VBox(scroll, command);
    }

    private static Label section(String key) {
        return TextLabels.of(TEXTS.text(key), "sheet-section");
    }

    /** What would do the same in a shell. */
    private String commandLine() {
        return draft.choicesProperty().get().map(draft.from::with)
                .map(setup -> ShellCommand.canTell(setup) ? ShellCommand.of(setup) : TEXTS.text("status.not-in-file"))
                .orElse(TEXTS.text("sheet.wrong"));
    }
}
