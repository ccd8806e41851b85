package org.schedscope.ui.view.window;

import java.util.HashSet;
import java.util.Set;
import java.util.SortedMap;
import javafx.geometry.Dimension2D;
import javafx.geometry.Rectangle2D;
import javafx.stage.Stage;
import org.schedscope.ui.state.session.Session;
import org.schedscope.ui.view.base.WindowSizes;

/** What the settings remember of the window from one time to the next: its size, and how it was shared out. */
final class KeptLook {
    private static final double LEAST_WIDTH = 800;
    private static final double LEAST_HEIGHT = 560;
    private static final String LAYOUT = "layout";
    private static final String SIZE = "window-size";

    private final Session session;
    private final Stage stage;
    /** The parts that were there and told how they looked; others come later. */
    private final Set<String> restored = new HashSet<>();

    KeptLook(Session session, Stage stage) {
        this.session = session;
        this.stage = stage;
    }

    /**
     * Gives the window, which has a scene, the size that it had.
     *
     * @param usual what it has where there is room for it
     * @param room of the screen
     */
    void place(Dimension2D usual, Rectangle2D room) {
        Dimension2D size = WindowSizes.read(session.settings().remembered(SIZE),
                new Dimension2D(stage.getScene().getWidth(), stage.getScene().getHeight()), room);
        WindowSizes.keep(stage, size.getWidth(), size.getHeight(), LEAST_WIDTH, LEAST_HEIGHT);
        if (room.getWidth() <= usual.getWidth() || room.getHeight() <= usual.getHeight()) {
            // Centred, a window as large as the screen would begin above it.
            stage.setX(room.getMinX());
            stage.setY(room.getMinY());
        }
    }

    /** Tells the parts that are there and have not been told how they looked. */
    void restore() {
        session.settings().remembered(LAYOUT).ifPresent(text -> {
            SortedMap<String, String> layout = SplitLayout.layout(text);
            layout.keySet().removeAll(restored);
            session.layout().restore(layout);
        });
        restored.addAll(session.layout().now().keySet());
    }

    void keepLayout() {
        session.settings().remember(LAYOUT, SplitLayout.text(session.layout().now()));
    }

    void forgetLayout() {
        session.settings().remember(LAYOUT, "");
    }

    void keepSize() {
        session.settings().remember(SIZE, WindowSizes.told(stage));
    }
}
