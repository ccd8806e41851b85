package org.schedscope.ui.view.window;

import javafx.geometry.Pos;
import javafx.scene.control.Button;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Region;
import org.schedscope.text.Texts;
import org.schedscope.ui.state.session.Session;
import org.schedscope.ui.view.command.Command;
import org.schedscope.ui.view.command.Commands;
import org.schedscope.ui.view.kit.Hover;
import org.schedscope.ui.view.kit.Icons;
import org.schedscope.ui.view.kit.Messages;

/** Where the window has been, as in a browser: back, forward, bookmarks. */
final class PlaceButtons extends HBox {
    private static final Texts TEXTS = Messages.WINDOW;

    PlaceButtons(Session session, Commands commands) {
        super(4);
        setAlignment(Pos.CENTER_LEFT);
        setMinWidth(USE_PREF_SIZE);
        getChildren().addAll(go(commands.get("back")), go(commands.get("forward")), new BookmarkMenu(session, commands));
    }

    private static Button go(Command command) {
        Button button = command.connect(new Button());
        button.setGraphic(Icons.of(command.id()));
        button.setId("go-" + command.id());
        button.getStyleClass().add("go");
        button.setMinWidth(Region.USE_PREF_SIZE);
        Hover.over(button).says(TEXTS.text("toolbar.go." + command.id(), command.keyText()));
        button.setAccessibleText(command.text());
        return button;
    }
}
