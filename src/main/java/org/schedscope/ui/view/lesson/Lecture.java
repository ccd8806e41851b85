package org.schedscope.ui.view.lesson;

import javafx.scene.Node;
import javafx.scene.Scene;
import javafx.scene.input.KeyEvent;
import javafx.scene.input.MouseEvent;
import javafx.scene.layout.Region;
import javafx.stage.Stage;
import org.schedscope.ui.state.session.Session;
import org.schedscope.ui.view.command.Commands;

/** Equipment of a lecturer besides the window that the audience sees: a black screen over that, and a window with notes. */
public final class Lecture {
    private final Region blank = new Region();
    private final LecturerWindow notes;

    public Lecture(Session session, Stage audience, Commands commands) {
        blank.setId("blank");
        blank.getStyleClass().add("blank");
        blank.setVisible(false);
        blank.addEventHandler(MouseEvent.MOUSE_PRESSED, event -> blank.setVisible(false));
        notes = new LecturerWindow(session, audience, commands, blank.visibleProperty(), this::listen);
    }

    /** Lies over everything else. */
    public Node cover() {
        return blank;
    }

    /** To be called before others listen to the keys of a scene: the one that brings the window back does nothing else. */
    public void listen(Scene scene) {
        scene.addEventFilter(KeyEvent.KEY_PRESSED, event -> {
            if (blank.isVisible()) {
                blank.setVisible(event.getCode().isModifierKey());
                event.consume();
            }
        });
    }

    /** Black over the whole window, while something else is talked about, until any key or click. */
    public void blank() {
        blank.setVisible(true);
    }

    public void showNotes() {
        notes.show();
    }

    /** With the main window all of it goes. */
    public void close() {
        notes.close();
    }
}
