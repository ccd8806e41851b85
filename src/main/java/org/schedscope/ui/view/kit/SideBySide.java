package org.schedscope.ui.view.kit;

import javafx.beans.value.ObservableValue;
import javafx.geometry.NodeOrientation;
import javafx.scene.layout.Region;
import org.schedscope.chart.paint.Theme;
import org.schedscope.ui.view.base.PaintedRegion;

/** A table at the left and a list at the right, which gets a share of the room and no less than it needs. */
public final class SideBySide extends PaintedRegion {
    private static final double LEAST = 165;

    private final Region left;
    private final Region right;
    private final double share;
    private final ObservableValue<Theme> theme;

    public SideBySide(Region left, Region right, double share, ObservableValue<Theme> theme) {
        this.left = left;
        this.right = right;
        this.share = share;
        this.theme = theme;
        setNodeOrientation(NodeOrientation.INHERIT);
        getStyleClass().add("sides");
        setMinSize(0, 0);
        getChildren().addAll(left, right);
    }

    @Override
    protected void lay() {
        double width = Math.floor(Math.min(getWidth() / 2, Math.max(LEAST * theme.getValue().typeScale(), share * getWidth())));
        left.resizeRelocate(0, 0, getWidth() - width - 1, getHeight());
        right.resizeRelocate(getWidth() - width, 0, width, getHeight());
    }
}
