package org.schedscope.ui.view.window;

import java.util.Optional;
import javafx.scene.Node;
import javafx.scene.layout.StackPane;
import org.schedscope.ui.state.lesson.LessonModel;
import org.schedscope.ui.state.session.Session;

/** What is at the right: the lesson while one is given, else what explains the selected thing. The queue would give answers away. */
final class RightColumn {
    private final Node side;
    private final Node lesson;
    private final StackPane node;

    RightColumn(Session session, Node side, Node lesson) {
        this.side = side;
        this.lesson = lesson;
        node = new StackPane(side, lesson);
        node.setMinSize(0, 0);
        session.lessons().valueProperty().addListener((property, before, now) -> show(now));
        show(session.lessons().get());
    }

    private void show(Optional<LessonModel.Progress> given) {
        side.setVisible(given.isEmpty());
        lesson.setVisible(given.isPresent());
    }

    Node node() {
        return node;
    }
}
