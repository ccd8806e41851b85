package org.schedscope.ui.view.window;

import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.stream.Collectors;
import javafx.geometry.Dimension2D;
import javafx.geometry.Rectangle2D;
import javafx.stage.Stage;
import org.schedscope.ui.state.session.Session;
import org.schedscope.ui.view.base.WindowSizes;

/** Size and layout of the window in the settings. */
final class KeptLook {
    private static final double LEAST_WIDTH = 800;
    private static final double LEAST_HEIGHT = 560;
    private static final String LAYOUT = "layout";
    /** Parts of the layout that outlive the window, besides dividers; the rest belongs to a session. */
    private static final List<String> KEPT = List.of("panels", "tabs-folded");
    private static final String SIZE = "window-size";

    private final Session session;
    private final Stage stage;
    /** Parts whose layout was restored; others are made later. */
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

    /** Restores the layout of the parts that are new since the last time. */
    void restore() {
        session.settings().remembered(LAYOUT).ifPresent(text -> {
            SortedMap<String, String> layout = new TreeMap<>();
            text.lines().map(line -> line.split(":", 2)).filter(line -> line.length == 2).forEach(line -> layout.put(line[0], line[1]));
            layout.keySet().removeAll(restored);
            session.layout().restore(layout);
        });
        restored.addAll(session.layout().now().keySet());
    }

    void keepLayout() {
        session.settings().remember(LAYOUT, session.layout().now().entrySet().stream()
                .filter(part -> part.getKey().startsWith("dividers.") || KEPT.contains(part.getKey()))
                .map(part -> part.getKey() + ":" + part.getValue()).collect(Collectors.joining("\n")));
    }

    void forgetLayout() {
        session.settings().remember(LAYOUT, "");
    }

    void keepSize() {
        session.settings().remember(SIZE, WindowSizes.told(stage));
    }
}
