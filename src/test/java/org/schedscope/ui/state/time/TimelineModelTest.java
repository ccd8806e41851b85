package org.schedscope.ui.state.time;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.schedscope.ui.state.base.StateChanges;

class TimelineModelTest {
    private final TimelineModel timeline = new TimelineModel(new StateChanges());

    @BeforeEach
    void aRunOfAThousandTicks() {
        timeline.setWidth(500);
        timeline.runChanged(1000);
    }

    @Test
    void fitShowsAllWithALittleRoom() {
        assertEquals(0, timeline.start());
        assertTrue(timeline.end() > 1000 && timeline.end() < 1050, "ends at " + timeline.end());
    }

    @Test
    void zoomKeepsTheAnchorWhereItIs() {
        double x = timeline.x(400);
        timeline.zoom(0.25, 400);
        assertEquals(x, timeline.x(400), 1e-9);
        assertEquals(400, timeline.tickAt(x), 1e-9);
    }

    @Test
    void nothingBeforeTickZeroIsShown() {
        timeline.zoom(0.5, 500);
        timeline.pan(-100_000);
        assertEquals(0, timeline.start());
        timeline.pan(100_000);
        assertTrue(timeline.end() > 1000 && timeline.end() < 1050);
    }

    @Test
    void followingMovesAndNeverZooms() {
        timeline.show(new TickRange(0, 100));
        double zoom = timeline.ticksPerPixel();
        timeline.playheadMoved(600);
        assertEquals(zoom, timeline.ticksPerPixel());
        assertTrue(timeline.start() < 600 && timeline.end() > 600);
        timeline.followProperty().set(false);
        timeline.playheadMoved(10);
        assertTrue(timeline.start() > 10);
    }

    @Test
    void aFittedTimelineGrowsWithTheRunAndAZoomedOneDoesNot() {
        timeline.runGrew(2000);
        assertTrue(timeline.end() > 2000);
        timeline.show(new TickRange(10, 20));
        timeline.runGrew(4000);
        assertEquals(10, timeline.start(), 1e-9);
        assertEquals(20, timeline.end(), 1e-9);
    }

    @Test
    void theClosestZoomStillShowsATick() {
        timeline.zoom(1e-9, 5);
        assertEquals(1 / TimelineModel.MOST_PIXELS_PER_TICK, timeline.ticksPerPixel());
    }
}
