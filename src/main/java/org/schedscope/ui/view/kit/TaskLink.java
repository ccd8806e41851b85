package org.schedscope.ui.view.kit;

import javafx.scene.control.Hyperlink;
import org.schedscope.text.Texts;
import org.schedscope.ui.state.session.Session;

/** A task to go to: selects it where it matters. */
public final class TaskLink {
    private static final Texts TEXTS = Messages.of("why");

    private TaskLink() {
    }

    /** @param tick at which it matters; the playhead goes there */
    public static Hyperlink to(Session session, int task, long tick) {
        return go(new Hyperlink(TEXTS.text("show.head", session.runs().run().index().label(task))), session, task, tick);
    }

    /** A link with a text of its own. */
    public static Hyperlink go(Hyperlink link, Session session, int task, long tick) {
        link.getStyleClass().addAll("link", "step-link");
        link.setOnAction(pressed -> {
            link.setVisited(false);
            session.selection().selectTask(task);
            session.playhead().pause();
            session.playhead().seekTick(tick);
        });
        return link;
    }
}
