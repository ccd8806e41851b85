package org.schedscope.ui.view.window;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Function;
import javafx.application.Platform;
import javafx.geometry.Insets;
import javafx.geometry.NodeOrientation;
import javafx.scene.Node;
import javafx.scene.control.MenuButton;
import javafx.scene.control.MenuItem;
import org.schedscope.ui.view.base.PaintedRegion;

/** Nodes in one row. Those without room are in a menu at its end; the one in front is always in the row. */
final class OverflowRow extends PaintedRegion {
    private static final double GAP = 6;

    private final MenuButton more = new MenuButton();
    private final Function<Integer, String> told;
    private List<Node> nodes = List.of();
    private List<MenuItem> items = List.of();
    private Optional<Node> front = Optional.empty();
    private List<Node> left = List.of();

    /** @param told title of the menu for a number of nodes */
    OverflowRow(String menuId, Function<Integer, String> told) {
        this.told = told;
        setNodeOrientation(NodeOrientation.INHERIT);
        more.setId(menuId);
        more.setOnShowing(opening -> more.getItems().setAll(left.stream().map(nodes::indexOf).map(items::get).toList()));
        // A menu without items does not open.
        more.getItems().add(new MenuItem());
        setMinWidth(0);
        setMinHeight(USE_PREF_SIZE);
    }

    /** @param itemOf menu item of each of the nodes */
    void fill(List<? extends Node> newNodes, List<MenuItem> itemOf, Optional<Node> inFront) {
        nodes = List.copyOf(newNodes);
        items = List.copyOf(itemOf);
        front = inFront;
        // What has no room is known after the next layout.
        left = List.of();
        getChildren().setAll(nodes);
        getChildren().add(more);
        requestLayout();
    }

    @Override
    protected double computePrefHeight(double width) {
        return getInsets().getTop() + getInsets().getBottom()
                + nodes.stream().mapToDouble(node -> node.prefHeight(-1)).max().orElse(0);
    }

    @Override
    protected double computePrefWidth(double height) {
        return getInsets().getLeft() + getInsets().getRight() + nodes.stream().mapToDouble(node -> node.prefWidth(-1) + GAP).sum();
    }

    @Override
    protected void lay() {
        Insets insets = getInsets();
        double room = getWidth() - insets.getLeft() - insets.getRight();
        double height = getHeight() - insets.getTop() - insets.getBottom();
        double all = nodes.stream().mapToDouble(node -> Math.ceil(node.prefWidth(-1)) + GAP).sum() - GAP;
        double menu = all > room ? Math.ceil(more.prefWidth(-1)) + GAP : 0;
        double kept = all > room ? front.map(node -> Math.ceil(node.prefWidth(-1)) + GAP).orElse(0.0) : 0;
        double x = 0;
        List<Node> out = new ArrayList<>();
        for (Node node : nodes) {
            double width = Math.ceil(node.prefWidth(-1));
            boolean isFront = front.filter(node::equals).isPresent();
            kept = isFront ? 0 : kept;
            boolean fits = isFront || x + width + kept + menu <= room;
            node.setVisible(fits);
            if (fits) {
                node.resizeRelocate(insets.getLeft() + x, insets.getTop(), width, height);
                x += width + GAP;
            } else {
                out.add(node);
            }
        }
        more.setVisible(!out.isEmpty());
        more.resizeRelocate(insets.getLeft() + x, insets.getTop(), Math.ceil(more.prefWidth(-1)), height);
        if (!out.equals(left)) {
            left = List.copyOf(out);
            // Texts must not change in a layout.
            Platform.runLater(() -> more.setText(told.apply(left.size())));
        }
    }
}
