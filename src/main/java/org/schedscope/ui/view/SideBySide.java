package org.schedscope.ui.view;

import javafx.beans.value.ObservableValue;
import javafx.scene.layout.Region;
import org.schedscope.ui.state.Theme;

/** A table at the left and a list at the right, which gets a share of the room and no less than it needs. */
final class SideBySide extends PaintedRegion {
    private static final double LEAST = 165;

    private final Region left;
    private final Region right;
    private final double share;
    private final ObservableValue<Theme> theme;

    SideBySide(Region left, Region right, double share, ObservableValue<Theme> theme) {
        this.left = left;
        this.right = right;
        this.share = share;
        this.theme = theme;
        getStyleClass().add("sides");
        setMinSize(0, 0);
        getChildren().addAll(left, right);
    }

    @Override
    void lay() {
        double width = Math.floor(Math.min(getWidth() / 2, Math.max(LEAST * Parts.scale(theme.getValue()), share * getWidth())));
        left.resizeRelocate(0, 0, getWidth() - width - 1, getHeight());
        right.resizeRelocate(getWidth() - width, 0, width, getHeight());
    }
}
