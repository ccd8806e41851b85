package org.schedscope.ui.view;

import java.util.Map;
import java.util.TreeMap;
import javafx.scene.Node;
import javafx.scene.Parent;
import javafx.scene.SnapshotParameters;
import javafx.scene.control.IndexedCell;
import javafx.scene.control.Labeled;
import javafx.scene.image.PixelReader;
import javafx.scene.image.WritableImage;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Pane;
import javafx.scene.layout.Region;
import javafx.scene.text.Text;
import javafx.scene.transform.Transform;
import javafx.stage.Window;

/** Looks at what is painted: a schedule of one colour, and texts that are cut beside free room. */
final class MonkeyEyes {
    private static final double SMALLER = 0.25;
    private static final double LEAST = 80;

    private final Map<String, String> cut = new TreeMap<>();

    /** Texts seen that were cut where there was room. */
    Map<String, String> cut() {
        return cut;
    }

    /** Whether a painted region shows nothing but one colour. */
    static boolean isBlank(Node region) {
        if (region == null || !isShown(region) || region.getLayoutBounds().getWidth() < LEAST
                || region.getLayoutBounds().getHeight() < LEAST) {
            return false;
        }
        SnapshotParameters small = new SnapshotParameters();
        small.setTransform(Transform.scale(SMALLER, SMALLER));
        WritableImage image = region.snapshot(small, null);
        PixelReader pixels = image.getPixelReader();
        int first = pixels.getArgb(0, 0);
        for (int y = 0; y < image.getHeight(); y++) {
            for (int x = 0; x < image.getWidth(); x++) {
                if (pixels.getArgb(x, y) != first) {
                    return false;
                }
            }
        }
        return true;
    }

    private static boolean isShown(Node node) {
        for (Node part = node; part != null; part = part.getParent()) {
            if (!part.isVisible()) {
                return false;
            }
        }
        return node.getScene() != null;
    }

    void lookForCutTexts() {
        for (Window window : Window.getWindows()) {
            if (window.getScene() != null && window.isShowing()) {
                look(window.getScene().getRoot());
            }
        }
    }

    private void look(Node node) {
        if (!node.isVisible()) {
            return;
        }
        // Cells share the width that their table's columns have.
        if (node instanceof Labeled labeled && !(node instanceof IndexedCell) && isCut(labeled)) {
            double missing = labeled.prefWidth(-1) - labeled.getWidth();
            double free = free(labeled);
            if (!labeled.isWrapText() && missing > 1 && free >= missing + 2) {
                cut.put(MonkeyControls.name(labeled), labeled.getText() + " lacks " + Math.round(missing) + " px beside "
                        + Math.round(free) + " free ones, of " + Math.round(labeled.getWidth()) + " in " + labeled.getParent());
            }
        }
        if (node instanceof Parent parent) {
            parent.getChildrenUnmodifiable().forEach(this::look);
        }
    }

    private static boolean isCut(Labeled labeled) {
        return labeled.getText() != null && !labeled.getText().isEmpty() && labeled.getChildrenUnmodifiable().stream()
                .filter(Text.class::isInstance)
                .map(Text.class::cast)
                .anyMatch(text -> !text.getText().isEmpty() && !text.getText().equals(labeled.getText()) && text.getText().endsWith("..."));
    }

    /** Width that its row has and nobody uses: what stands in no child, and springs between children. */
    private static double free(Labeled labeled) {
        if (!(labeled.getParent() instanceof HBox row)) {
            return labeled.getParent() instanceof Pane pane && pane.getChildren().size() == 1 ? pane.getWidth() - pane.getInsets().getLeft()
                    - pane.getInsets().getRight() - labeled.getWidth() : 0;
        }
        double used = row.getSpacing() * (row.getChildren().stream().filter(Node::isManaged).count() - 1);
        for (Node child : row.getChildren()) {
            boolean spring = child.getClass() == Region.class && child.getStyleClass().isEmpty();
            used += child.isManaged() && !spring ? child.getLayoutBounds().getWidth() : 0;
        }
        return row.getWidth() - row.getInsets().getLeft() - row.getInsets().getRight() - used;
    }
}
