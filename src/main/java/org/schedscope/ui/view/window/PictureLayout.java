package org.schedscope.ui.view.window;

import java.util.List;
import java.util.Optional;
import java.util.Set;
import javafx.application.Platform;
import javafx.scene.Node;
import javafx.scene.control.SplitPane;
import javafx.scene.layout.Region;
import org.schedscope.ui.state.session.Session;
import org.schedscope.ui.view.bar.TransportBar;
import org.schedscope.ui.view.frame.Panel;
import org.schedscope.ui.view.kit.Nodes;
import org.schedscope.ui.view.lesson.LessonView;

/**
 * The window as a picture for a room: the schedule, below it the graph of the selected job, beside it what is told; bars, lists and tabs
 * are folded away until the projector look is left or all panels are asked for.
 */
final class PictureLayout {
    /** What has no place in the picture; the graph stands below the schedule in it. */
    private static final Set<String> AWAY = Set.of("jobs", "graph", "ready-queue", "breakpoints");

    private final Session session;
    private final PanelPlaces panels;
    private final Parts parts;
    private boolean picture;

    /**
     * What is moved about.
     *
     * @param bars that a room does not need
     * @param time schedule over tabs
     * @param graph of the left column
     * @param tabs below the schedule
     */
    record Parts(Region root, List<Node> bars, SplitPane time, Panel schedule, Panel graph, Node tabs, SideColumn side,
            TransportBar transport, LessonView lesson) {
    }

    PictureLayout(Session session, PanelPlaces panels, Parts parts) {
        this.session = session;
        this.panels = panels;
        this.parts = parts;
    }

    /** Follows the look, the lesson and the graph. */
    void listen() {
        session.settings().pictureProperty().addListener(change -> show());
        session.lessons().valueProperty().addListener((property, before, now) -> {
            if (before.isPresent() != now.isPresent()) {
                show();
            }
        });
        parts.graph().foldedProperty().addListener(change -> Platform.runLater(this::placeGraph));
        show();
    }

    private void show() {
        boolean now = session.settings().pictureProperty().get();
        if (now != picture) {
            picture = now;
            Nodes.mark(parts.root(), "picture", now);
            if (!now) {
                // The graph goes from the middle before it returns to its column.
                parts.time().getItems().setAll(parts.schedule(), parts.tabs());
            }
            panels.foldAway(AWAY, now);
            parts.bars().forEach(bar -> {
                bar.setVisible(!now);
                bar.setManaged(!now);
            });
            parts.schedule().setHeadShown(!now);
            parts.graph().setHeadShown(!now);
            parts.side().showPicture(now);
        }
        placeGraph();
        boolean given = now && session.lessons().get().isPresent();
        parts.lesson().showPicture(given);
        parts.transport().showPicture(now, given ? Optional.of(parts.lesson().bar()) : Optional.empty());
    }

    /** Below the schedule if there is one to be seen. */
    private void placeGraph() {
        if (!picture) {
            return;
        }
        boolean some = panels.isThere("graph") && !parts.graph().foldedProperty().get();
        List<Node> wanted = some ? List.of(parts.schedule(), parts.graph()) : List.of(parts.schedule());
        if (!parts.time().getItems().equals(wanted)) {
            parts.time().getItems().setAll(wanted);
        }
    }
}
