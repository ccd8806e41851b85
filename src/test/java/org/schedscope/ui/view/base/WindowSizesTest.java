package org.schedscope.ui.view.base;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.Optional;
import javafx.geometry.Point2D;
import javafx.geometry.Rectangle2D;
import org.junit.jupiter.api.Test;

/** Windows that no screen shows whole. */
class WindowSizesTest {
    private static final Rectangle2D SCREEN = new Rectangle2D(0, 0, 1600, 1000);
    private static final Optional<Rectangle2D> OWNER = Optional.of(new Rectangle2D(100, 50, 1400, 900));

    private static Optional<Point2D> place(Rectangle2D window, Optional<Rectangle2D> owner) {
        return WindowSizes.place(window, owner, List.of(SCREEN, new Rectangle2D(-1280, 0, 1280, 1000)));
    }

    @Test
    void aSheetWhoseFrameIsAboveTheScreenComesOverItsOwner() {
        assertEquals(Optional.of(new Point2D(400, 200)), place(new Rectangle2D(-1, -20, 800, 600), OWNER));
        assertEquals(Optional.of(new Point2D(0, 0)), place(new Rectangle2D(-1, -20, 1700, 1100), OWNER), "it is larger");
    }

    @Test
    void aWindowOfItsOwnComesToTheBeginningOfTheScreen() {
        assertEquals(Optional.of(new Point2D(0, 0)), place(new Rectangle2D(50, -20, 800, 600), Optional.empty()));
    }

    @Test
    void aWindowThatFillsItsScreenButForAFrameHasItsSizeFromIt() {
        assertTrue(WindowSizes.fills(new Rectangle2D(0, 0, 1600, 1000), SCREEN));
        assertTrue(WindowSizes.fills(new Rectangle2D(1, 20, 1598, 975), SCREEN));
        assertFalse(WindowSizes.fills(new Rectangle2D(0, 0, 1280, 1000), SCREEN));
        assertFalse(WindowSizes.fills(new Rectangle2D(1600, 0, 1600, 1000), SCREEN), "on another screen");
    }

    @Test
    void whatCanBeMovedStays() {
        assertEquals(Optional.empty(), place(new Rectangle2D(0, 0, 800, 600), OWNER));
        assertEquals(Optional.empty(), place(new Rectangle2D(-300, 900, 800, 600), OWNER), "below is no harm");
        assertEquals(Optional.empty(), place(new Rectangle2D(-1000, 10, 800, 600), OWNER), "on the second screen");
    }
}
