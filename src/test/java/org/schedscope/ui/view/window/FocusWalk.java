package org.schedscope.ui.view.window;

import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import javafx.event.Event;
import javafx.geometry.Bounds;
import javafx.geometry.Rectangle2D;
import javafx.scene.Node;
import javafx.scene.Scene;
import javafx.scene.SnapshotParameters;
import javafx.scene.control.Labeled;
import javafx.scene.image.PixelReader;
import javafx.scene.image.WritableImage;
import javafx.scene.input.KeyCode;
import javafx.scene.input.KeyEvent;
import org.testfx.api.FxRobot;

/** Where the Tab key leads in a window, and what is wrong on the way: a stop without a ring, or without words. */
final class FocusWalk {
    private static final int MOST = 150;
    /** Room around a control for its ring. */
    private static final double ROOM = 6;
    /** Pixels by which a ring differs at least from none. */
    private static final int RING = 12;

    private final FxRobot robot;
    private final Scene scene;
    private final Set<Node> seen = new LinkedHashSet<>();
    private final List<String> wrong = new ArrayList<>();
    private boolean round;

    /** Goes once round. */
    FocusWalk(FxRobot robot, Scene scene) {
        this.robot = robot;
        this.scene = scene;
        Node before = null;
        WritableImage focused = null;
        for (int step = 0; step < MOST && !round; step++) {
            robot.interact(this::tab);
            Node owner = scene.getFocusOwner();
            if (before != null && before != owner) {
                Node last = before;
                WritableImage then = focused;
                WritableImage[] now = new WritableImage[1];
                robot.interact(() -> now[0] = around(last));
                if (last.getScene() != null && changed(then, now[0]) < RING) {
                    wrong.add("no ring: " + name(last));
                }
            }
            round = owner == null || !seen.add(owner);
            if (!round && text(owner).isBlank()) {
                wrong.add("no text: " + name(owner));
            }
            if (!round) {
                WritableImage[] now = new WritableImage[1];
                robot.interact(() -> now[0] = around(owner));
                before = owner;
                focused = now[0];
            }
        }
    }

    private void tab() {
        Node from = scene.getFocusOwner() == null ? scene.getRoot() : scene.getFocusOwner();
        Event.fireEvent(from, new KeyEvent(from, from, KeyEvent.KEY_PRESSED, "", "", KeyCode.TAB, false, false, false, false));
    }

    /** Whether the way comes back to where it was. */
    boolean isRound() {
        return round;
    }

    int stops() {
        return seen.size();
    }

    List<String> wrong() {
        return wrong;
    }

    @Override
    public String toString() {
        return seen.stream().map(FocusWalk::name).toList().toString();
    }

    private static String text(Node node) {
        String own = node.getAccessibleText();
        return own != null && !own.isBlank() ? own : node instanceof Labeled labeled && labeled.getText() != null ? labeled.getText() : "";
    }

    private static String name(Node node) {
        return node.getClass().getSimpleName() + "#" + node.getId() + node.getStyleClass();
    }

    private WritableImage around(Node node) {
        Bounds box = node.localToScene(node.getLayoutBounds());
        double x = Math.max(0, box.getMinX() - ROOM);
        double y = Math.max(0, box.getMinY() - ROOM);
        SnapshotParameters view = new SnapshotParameters();
        view.setViewport(new Rectangle2D(x, y, Math.max(1, Math.min(scene.getWidth(), box.getMaxX() + ROOM) - x),
                Math.max(1, Math.min(scene.getHeight(), box.getMaxY() + ROOM) - y)));
        return scene.getRoot().snapshot(view, null);
    }

    private static int changed(WritableImage one, WritableImage other) {
        if (one.getWidth() != other.getWidth() || one.getHeight() != other.getHeight()) {
            return Integer.MAX_VALUE;
        }
        PixelReader left = one.getPixelReader();
        PixelReader right = other.getPixelReader();
        int count = 0;
        for (int y = 0; y < one.getHeight(); y++) {
            for (int x = 0; x < one.getWidth(); x++) {
                count += left.getArgb(x, y) == right.getArgb(x, y) ? 0 : 1;
            }
        }
        return count;
    }
}
