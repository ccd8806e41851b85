package org.schedscope.ui.view.sheet;

import javafx.scene.control.ButtonType;
import javafx.scene.control.Dialog;
import javafx.scene.control.TextField;
import javafx.scene.layout.VBox;
import javafx.stage.Window;
import org.schedscope.text.Texts;
import org.schedscope.ui.state.run.OpenRun;
import org.schedscope.ui.state.session.Session;
import org.schedscope.ui.view.kit.Messages;
import org.schedscope.ui.view.kit.RunNames;
import org.schedscope.ui.view.kit.TextLabels;

/** Field for the name of a run. */
public final class RunNameSheet {
    private static final Texts TEXTS = Messages.of("runs");

    private RunNameSheet() {
    }

    public static Dialog<ButtonType> of(Window owner, Session session, OpenRun run) {
        TextField name = new TextField(RunNames.words(session, run));
        name.setId("run-name");
        name.setPrefColumnCount(36);
        name.setAccessibleText(TEXTS.text("rename.name"));
        VBox body = new VBox(6, name, TextLabels.of(TEXTS.text("rename.empty"), "muted", "small"));
        String title = TEXTS.text("rename.title", Integer.toString(session.runs().labelOf(run)));
        ModalSheet sheet = new ModalSheet(owner, "run-name-sheet", title, ModalSheet.plain(body));
        sheet.applied("run-name-take", TEXTS.text("rename.take"), () -> session.runs().rename(run, name.getText()));
        return sheet.cancelled("run-name-leave", TEXTS.text("rename.leave")).dialog(() -> {
            name.requestFocus();
            name.selectAll();
        });
    }
}
