package org.schedscope.ui.view.lesson;

import javafx.scene.Node;
import javafx.scene.Scene;
import javafx.stage.Stage;
import org.schedscope.ui.state.session.Session;
import org.schedscope.ui.view.command.Commands;
import org.schedscope.ui.view.frame.BlankScreen;

/** What a lecturer has besides the window that the audience sees: its blank screen, and a window with notes. */
public final class Lecture {
    private final BlankScreen blank = new BlankScreen();
    private final LecturerWindow notes;

    public Lecture(Session session, Stage audience, Commands commands) {
        notes = new LecturerWindow(session, audience, commands, blank.shownProperty(), blank::listen);
    }

    /** Lies over everything else. */
    public Node cover() {
        return blank.node();
    }

    /** To be called before others listen to the keys of the scene. */
    public void listen(Scene scene) {
        blank.listen(scene);
    }

    public void blank() {
        blank.show();
    }

    public void showNotes() {
        notes.show();
    }

    /** With the main window all of it goes. */
    public void close() {
        notes.close();
    }
}
