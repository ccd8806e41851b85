package org.schedscope.ui.view.window;

import java.util.List;
import javafx.application.Platform;
import javafx.scene.control.SplitPane;
import org.schedscope.ui.state.session.Session;
import org.schedscope.ui.view.frame.Panel;
import org.schedscope.ui.view.kit.View;

/** The left column: jobs, and below them the graph of one, which folds when there is none to be seen. */
final class LeftColumn {
    /** Of its height, for the jobs. */
    private static final double JOBS_SHARE = 0.6;
    /** Lessons have few jobs, and speak of their tasks. */
    private static final double JOBS_SHARE_IN_LESSONS = 0.38;

    private final SplitPane node;
    private final Panel graph;

    /** @param left jobs and graph */
    LeftColumn(Session session, List<View> left) {
        graph = Panel.folding(left.get(1));
        node = SplitLayout.stack(List.of(Panel.of(left.get(0)), graph),
                session.lessons().get().isPresent() ? JOBS_SHARE_IN_LESSONS : JOBS_SHARE);
        graph.foldedProperty().addListener((property, before, now) -> {
            if (!now) {
                Platform.runLater(() -> node.setDividerPositions(JOBS_SHARE));
            }
        });
        // What has no width must not get the focus.
        node.visibleProperty().bind(node.widthProperty().greaterThan(1));
        session.lessons().valueProperty().addListener((property, before, now) -> {
            if (before.isPresent() != now.isPresent()) {
                node.setDividerPositions(now.isPresent() ? JOBS_SHARE_IN_LESSONS : JOBS_SHARE);
            }
        });
    }

    /** Shares out as in a new window. */
    void reset() {
        node.setDividerPositions(JOBS_SHARE);
    }

    /** The graph of the selected job. */
    Panel graph() {
        return graph;
    }

    SplitPane node() {
        return node;
    }
}
