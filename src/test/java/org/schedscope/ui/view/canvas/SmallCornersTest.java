package org.schedscope.ui.view.canvas;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.awt.geom.Area;
import java.awt.geom.Rectangle2D;
import java.awt.geom.RoundRectangle2D;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.schedscope.chart.paint.Box;

class SmallCornersTest {
    private static final Box BOX = new Box(10, 20, 40, 16);

    private final List<Rectangle2D> painted = new ArrayList<>();

    private SmallCorners corners(Box box, double radius) {
        return new SmallCorners(box, radius, (x, y, width, height) -> painted.add(new Rectangle2D.Double(x, y, width, height)));
    }

    private Area all() {
        Area all = new Area();
        painted.forEach(one -> all.add(new Area(one)));
        return all;
    }

    private static Area round(Box box, double radius) {
        return new Area(new RoundRectangle2D.Double(box.x(), box.y(), box.width(), box.height(), 2 * radius, 2 * radius));
    }

    /** How much of a pixel an area covers. */
    private static double covered(Area area, int x, int y) {
        int inside = 0;
        for (int i = 0; i < 400; i++) {
            inside += area.contains(x + (i % 20 + 0.5) / 20, y + (i / 20 + 0.5) / 20) ? 1 : 0;
        }
        return inside / 400.0;
    }

    /** Pixels of two corners that lie across from each other. */
    private static void assertAlike(Area expected, Area painted, double radius) {
        for (int i = 0; i < 16; i++) {
            int x = i % 4;
            int y = i / 4;
            String where = radius + " px, at " + x + ", " + y;
            assertEquals(covered(expected, 10 + x, 20 + y), covered(painted, 10 + x, 20 + y), 0.2, where);
            assertEquals(covered(expected, 49 - x, 35 - y), covered(painted, 49 - x, 35 - y), 0.2, where + " across");
        }
    }

    @Test
    void aFilledBoxCoversWhatACurveWould() {
        for (double radius : new double[] {0, 1, 1.25, 2, 3}) {
            painted.clear();
            corners(BOX, radius).fill();
            assertAlike(round(BOX, radius), all(), radius);
            assertEquals(1 + (int) Math.ceil(radius), painted.size());
        }
    }

    @Test
    void aFrameCoversWhatALineWouldAndNothingTwice() {
        for (double radius : new double[] {0, 1.4, 2.4, 3}) {
            painted.clear();
            corners(BOX, radius).frame(0.8);
            Area ring = round(BOX, radius);
            ring.subtract(round(BOX.grown(-0.8), Math.max(0, radius - 0.8)));
            assertAlike(ring, all(), radius);
            for (Rectangle2D one : painted) {
                for (Rectangle2D other : painted) {
                    Rectangle2D both = one.createIntersection(other);
                    assertTrue(one == other || both.getWidth() < 1e-9 || both.getHeight() < 1e-9, one + " and " + other);
                }
            }
        }
    }

    @Test
    void aLineThatIsWiderThanTheBoxFillsIt() {
        corners(new Box(0, 0, 3, 2), 0).frame(5);
        assertEquals(6, painted.stream().mapToDouble(one -> one.getWidth() * one.getHeight()).sum(), 1e-9);
    }

    @Test
    void largeCornersAreCurves() {
        assertTrue(corners(BOX, 3).fit());
        assertFalse(corners(BOX, 3.5).fit());
        assertFalse(corners(new Box(0, 0, 3, 20), 2).fit(), "corners that meet");
    }
}
