package org.schedscope.ui.view.sheet;

import javafx.scene.control.ButtonType;
import javafx.scene.control.Dialog;
import javafx.scene.control.TextField;
import javafx.scene.layout.VBox;
import javafx.stage.Window;
import org.schedscope.text.Texts;
import org.schedscope.ui.state.file.FileOpener;
import org.schedscope.ui.view.kit.Messages;
import org.schedscope.ui.view.kit.TextLabels;

/** Field for the place where another program writes the log to follow. */
public final class FollowSheet {
    private static final Texts TEXTS = Messages.WINDOW;

    private FollowSheet() {
    }

    public static Dialog<ButtonType> of(Window owner, FileOpener files) {
        TextField where = new TextField();
        where.setId("follow-where");
        where.setPrefColumnCount(36);
        where.setPromptText("tcp:127.0.0.1:5555");
        where.setAccessibleText(TEXTS.text("follow-log.where"));
        VBox body = new VBox(6, TextLabels.of(TEXTS.text("follow-log.where")), where, TextLabels.of(TEXTS.text("follow-log.hint"), "muted",
                "small"));
        ModalSheet sheet = new ModalSheet(owner, "follow-sheet", TEXTS.text("follow-log.title"), ModalSheet.plain(body))
                .explainedBy("follow-log");
        sheet.applied("follow-take", TEXTS.text("follow-log.take"), where.textProperty().isEmpty(),
                () -> files.follow(where.getText().strip()));
        return sheet.cancelled("follow-leave", TEXTS.text("follow-log.leave")).dialog(where::requestFocus);
    }
}
