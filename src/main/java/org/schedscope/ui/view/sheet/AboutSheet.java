package org.schedscope.ui.view.sheet;

import javafx.scene.control.ButtonType;
import javafx.scene.control.Dialog;
import javafx.scene.control.Label;
import javafx.scene.layout.VBox;
import javafx.stage.Window;
import org.schedscope.text.Texts;
import org.schedscope.ui.view.help.HelpPages;
import org.schedscope.ui.view.kit.Messages;
import org.schedscope.ui.view.kit.TextLabels;

/** What this program is, and under which licence. */
public final class AboutSheet {
    private static final Texts TEXTS = Messages.WINDOW;

    private AboutSheet() {
    }

    public static Dialog<ButtonType> of(Window owner) {
        VBox body = new VBox(6, TextLabels.of(TEXTS.text("app.name"), "problem-title"), paragraph("about.text"), paragraph("about.licence"),
                TextLabels.of(TEXTS.text("about.version", HelpPages.version()), "muted", "small"));
        return new ModalSheet(owner, "about-sheet", TEXTS.text("menu.about"), ModalSheet.plain(body))
                .closed(TEXTS.text("sheet.close")).dialog();
    }

    private static Label paragraph(String key) {
        Label text = TextLabels.of(TEXTS.text(key));
        text.setWrapText(true);
        text.setPrefWidth(420);
        return text;
    }
}
