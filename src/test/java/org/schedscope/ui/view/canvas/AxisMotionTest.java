package org.schedscope.ui.view.canvas;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;
import org.schedscope.chart.lane.TimeScale;
import org.schedscope.fixture.window.FreshStage;
import org.testfx.api.FxToolkit;

@ExtendWith(FreshStage.class)
class AxisMotionTest {
    private int rests;

    @Test
    void aMoveAfterAMoveBelongsToAMovementThatRestsOnce() throws Exception {
        FxToolkit.setupFixture(() -> {
            AxisMotion motion = new AxisMotion(() -> rests++);
            assertFalse(motion.goesOn(scale(0)), "what is painted first");
            frames(motion, 5);
            assertFalse(motion.goesOn(scale(1)), "a single step");
            frames(motion, 1);
            assertFalse(motion.goesOn(scale(1)), "painted again, as what is selected changes");
            assertTrue(motion.goesOn(scale(2)), "another soon after it");
            frames(motion, 4);
            assertTrue(motion.goesOn(scale(2)), "not yet at rest");
            assertEquals(0, rests);
            frames(motion, 1);
            assertEquals(1, rests);
            assertFalse(motion.goesOn(scale(2)));
        });
    }

    private static void frames(AxisMotion motion, int count) {
        for (int i = 0; i < count; i++) {
            motion.frame();
        }
    }

    private static TimeScale scale(double start) {
        return new TimeScale(start, 1, TimeScale.GUTTER, 500);
    }
}
