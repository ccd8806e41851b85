package org.schedscope.ui.view;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import javafx.event.EventHandler;
import javafx.event.EventTarget;
import javafx.geometry.BoundingBox;
import javafx.geometry.Bounds;
import javafx.geometry.Point2D;
import javafx.scene.Node;
import javafx.scene.Parent;
import javafx.scene.Scene;
import javafx.scene.control.ButtonBase;
import javafx.scene.control.ComboBoxBase;
import javafx.scene.control.Labeled;
import javafx.scene.control.ScrollBar;
import javafx.scene.control.Slider;
import javafx.scene.control.TextInputControl;
import javafx.scene.control.Toggle;
import javafx.scene.control.Tooltip;
import javafx.scene.input.MouseEvent;
import javafx.scene.layout.Region;
import javafx.stage.Window;
import org.schedscope.fixture.window.SceneEvents;

/** What can be pressed in a scene, what lies over it, and whether pressing it ever did anything. */
final class MonkeyControls {
    /** A press may find nothing left to do; this many cannot. */
    private static final int PRESSES = 12;

    private record Tally(int presses, int answers) {
    }

    private final Map<String, Tally> tallies = new TreeMap<>();
    private final Map<String, String> covered = new TreeMap<>();

    /** Visible, enabled and with its middle in all that it is in. */
    static List<Node> pressable(Scene scene) {
        Node blank = scene.lookup("#blank");
        if (blank != null && blank.isVisible()) {
            // A blank screen lies over everything until a key or a click takes it away.
            return List.of();
        }
        List<Node> found = new ArrayList<>();
        collect(scene.getRoot(), scene.getRoot().localToScene(scene.getRoot().getLayoutBounds()), found);
        return found;
    }

    private static void collect(Node node, Bounds room, List<Node> found) {
        if (!node.isVisible() || node.isDisable() || node.isMouseTransparent()) {
            return;
        }
        Bounds bounds = node.localToScene(node.getLayoutBounds());
        if (isControl(node)) {
            Point2D middle = middle(node);
            // What lies on the lower or right edge is the next one's: a control that is half scrolled away has nothing there to press.
            boolean within = room.contains(middle) && middle.getX() < room.getMaxX() && middle.getY() < room.getMaxY();
            if (within && bounds.getWidth() > 2 && bounds.getHeight() > 2) {
                found.add(node);
            }
            return;
        }
        if (node instanceof Parent parent) {
            Bounds inner = node.getClip() == null ? room : common(room, node.localToScene(node.getClip().getBoundsInParent()));
            Bounds within = node instanceof Region ? common(inner, bounds) : inner;
            parent.getChildrenUnmodifiable().forEach(child -> collect(child, within, found));
        }
    }

    private static Bounds common(Bounds a, Bounds b) {
        double left = Math.max(a.getMinX(), b.getMinX());
        double top = Math.max(a.getMinY(), b.getMinY());
        return new BoundingBox(left, top, Math.max(0, Math.min(a.getMaxX(), b.getMaxX()) - left),
                Math.max(0, Math.min(a.getMaxY(), b.getMaxY()) - top));
    }

    private static boolean isControl(Node node) {
        return node instanceof ButtonBase || node instanceof ComboBoxBase || node instanceof TextInputControl || node instanceof Slider
                || node.getStyleClass().contains("tab") || node.getStyleClass().contains("menu-item");
    }

    static Point2D middle(Node node) {
        Bounds own = node.getLayoutBounds();
        return node.localToScene(own.getCenterX(), own.getCenterY());
    }

    /** Whether the middle of a control is its own. */
    static boolean isFree(Node control) {
        Point2D middle = middle(control);
        EventTarget[] hit = {null};
        EventHandler<MouseEvent> watch = event -> hit[0] = event.getTarget();
        Scene scene = control.getScene();
        scene.addEventFilter(MouseEvent.MOUSE_MOVED, watch);
        SceneEvents.move(scene, middle.getX(), middle.getY());
        scene.removeEventFilter(MouseEvent.MOUSE_MOVED, watch);
        for (Node part = hit[0] instanceof Node over ? over : control; part != null; part = part.getParent()) {
            if (part == control) {
                return true;
            }
        }
        return false;
    }

    /** Notes a control whose middle belongs to another. */
    void covered(Node control) {
        covered.put(name(control), name(control) + " lies under something else");
    }

    /** Whether buttons answer; others take what is typed. */
    static boolean mustAnswer(Node control) {
        return control instanceof ButtonBase || control instanceof ComboBoxBase || control.getStyleClass().contains("tab");
    }

    void pressed(String control, boolean answered) {
        tallies.merge(control, new Tally(1, answered ? 1 : 0), (a, b) -> new Tally(a.presses + b.presses, a.answers + b.answers));
    }

    /** What was pressed often and never answered, and what could not be pressed. */
    List<String> dead() {
        List<String> dead = new ArrayList<>(covered.values());
        tallies.forEach((control, tally) -> {
            if (tally.presses >= PRESSES && tally.answers == 0) {
                dead.add(control + " was pressed " + tally.presses + " times for nothing");
            }
        });
        return dead;
    }

    /** The same for the same control whenever it is seen. */
    static String name(Node control) {
        Node named = control;
        while (named.getId() == null && named.getParent() != null) {
            named = named.getParent();
        }
        String text = control instanceof Labeled labeled && control.getId() == null ? " '" + labeled.getText() + "'" : "";
        return control.getClass().getSimpleName() + control.getStyleClass() + text + " in #" + named.getId();
    }

    /** All that windows show, but for the focus. */
    static long shown() {
        long sum = 17;
        for (Window window : Window.getWindows()) {
            sum = sum * 31 + (window.getScene() == null || window instanceof Tooltip ? 1 : shown(window.getScene().getRoot()));
        }
        return sum;
    }

    private static long shown(Node node) {
        if (!node.isVisible()) {
            return 3;
        }
        long sum = (node.isDisabled() ? 5 : 7) + Math.round(node.getLayoutX() * 3 + node.getLayoutBounds().getWidth());
        if (node instanceof Labeled labeled) {
            sum = sum * 31 + String.valueOf(labeled.getText()).hashCode();
        } else if (node instanceof TextInputControl input) {
            sum = sum * 31 + String.valueOf(input.getText()).hashCode();
        } else if (node instanceof ScrollBar bar) {
            sum = sum * 31 + Double.hashCode(bar.getValue());
        } else if (node instanceof Slider slider) {
            sum = sum * 31 + Double.hashCode(slider.getValue());
        }
        if (node instanceof Toggle toggle && toggle.isSelected()) {
            sum = sum * 31 + 11;
        }
        if (node.getStyleClass().contains("tab")) {
            sum = sum * 31 + (node.getPseudoClassStates().toString().contains("selected") ? 13 : 19);
        }
        if (node instanceof Parent parent) {
            for (Node child : parent.getChildrenUnmodifiable()) {
                sum = sum * 31 + shown(child);
            }
        }
        return sum;
    }
}
