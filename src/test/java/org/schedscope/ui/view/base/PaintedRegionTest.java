package org.schedscope.ui.view.base;

import static org.junit.jupiter.api.Assertions.assertEquals;

import javafx.geometry.NodeOrientation;
import javafx.scene.Group;
import javafx.scene.layout.Region;
import javafx.scene.layout.StackPane;
import org.junit.jupiter.api.Test;

class PaintedRegionTest {
    @Test
    void timeGoesFromLeftToRightAmongControlsThatGoFromRightToLeft() {
        PaintedRegion painted = new PaintedRegion() {
            @Override
            protected void lay() {
                // Nothing is painted.
            }
        };
        Region control = new Region();
        painted.resizeRelocate(0, 0, 100, 10);
        control.resizeRelocate(0, 0, 100, 10);
        StackPane window = new StackPane(painted, control);
        window.setNodeOrientation(NodeOrientation.RIGHT_TO_LEFT);
        window.resizeRelocate(0, 0, 100, 10);
        new Group(window);
        assertEquals(NodeOrientation.LEFT_TO_RIGHT, painted.getEffectiveNodeOrientation());
        assertEquals(NodeOrientation.RIGHT_TO_LEFT, control.getEffectiveNodeOrientation());
        assertEquals(10, painted.localToScene(10, 0).getX());
        assertEquals(90, control.localToScene(10, 0).getX());
    }
}
