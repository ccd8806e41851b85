package org.schedscope.ui.view.kit;

import javafx.scene.control.Hyperlink;
import org.schedscope.model.graph.WorkloadIndex;
import org.schedscope.text.Texts;
import org.schedscope.ui.state.session.Session;

/** A task to go to: selects it where it matters. */
public final class TaskLink {
    private static final Texts TEXTS = Messages.of("why");

    private TaskLink() {
    }

    /**
     * A link with the name of the task.
     *
     * @param index the tasks among which it is
     * @param tick at which it matters; the playhead goes there
     */
    public static Hyperlink to(Session session, WorkloadIndex index, int task, long tick) {
        return go(new Hyperlink(TEXTS.text("show.head", index.shortLabel(task))), session, index, task, tick);
    }

    /** A link with a text of its own. It leads nowhere in a run that has no such task. */
    public static Hyperlink go(Hyperlink link, Session session, WorkloadIndex index, int task, long tick) {
        link.getStyleClass().addAll("link", "step-link");
        link.setOnAction(pressed -> {
            link.setVisited(false);
            WorkloadIndex open = session.runs().run().index();
            if (task >= open.taskCount() || !open.label(task).equals(index.label(task))) {
                return;
            }
            session.selection().selectTask(task);
            session.playhead().pause();
            session.playhead().seekTick(tick);
        });
        return link;
    }
}
