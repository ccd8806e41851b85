package org.schedscope.chart.gantt;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotSame;
import static org.junit.jupiter.api.Assertions.assertSame;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.Arrays;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.schedscope.chart.index.Moment;
import org.schedscope.chart.index.TraceIndex;
import org.schedscope.chart.lane.Fills;
import org.schedscope.chart.lane.LitFills;
import org.schedscope.chart.lane.TimeScale;
import org.schedscope.chart.paint.Palette;
import org.schedscope.chart.paint.Raster;
import org.schedscope.chart.paint.Theme;
import org.schedscope.fixture.SampleRuns;
import org.schedscope.trace.Trace;

class CoarseRasterTest {
    private static final Palette LIGHT = new Palette(Theme.LIGHT);
    private static final Fills ONE = (palette, job, task) -> LIGHT.identity(0);
    private static final int WIDTH = 1200;
    private static final int CORES = 400;

    /** @param memory none for a picture in full; with an empty one the first frame is coarse */
    private static GanttRaster raster(TraceIndex index, Moment at, Optional<GanttMemory> memory) {
        return new GanttRaster(index, at, TimeScale.fitting(0, at.trace().lastTick(), TimeScale.GUTTER, WIDTH), LIGHT, ONE, false, memory);
    }

    private static ClusterBands.Band band() {
        return new ClusterBands.Band(0, CORES, 0, 0.9, 0.9 * CORES);
    }

    @Test
    void aCoarsePictureLooksAtHalfThePiecesAndIsAboutAsDenseUpToNow() {
        Trace trace = SampleRuns.trace(SampleRuns.tiny(100_000, CORES));
        TraceIndex index = new TraceIndex(trace);
        long now = trace.lastTick() / 2;
        Moment at = new Moment(trace, trace.positionAfter(now), now);
        GanttRaster fine = raster(new TraceIndex(trace), at, Optional.empty());
        GanttRaster coarse = raster(index, at, Optional.of(new GanttMemory()));
        Raster full = fine.density(band(), 0, CORES);
        Raster blocks = coarse.density(band(), 0, CORES);
        assertEquals(full.argb().length, blocks.argb().length);
        assertTrue(coarse.visited() * 2 < fine.visited(), coarse.visited() + " of " + fine.visited());
        for (int half = 0; half < 2; half++) {
            assertEquals(shade(full, half), shade(blocks, half), 0.03 * 255, "half " + half);
        }
        assertEquals(0, Arrays.stream(blocks.argb()).skip(WIDTH - 1).limit(1).sum(), "nothing after now");
        assertArrayEquals(full.argb(), raster(index, at, Optional.empty()).density(band(), 0, CORES).argb(), "what is at rest is as ever");
    }

    /** Mean green of a half of the pixels that are not transparent. */
    private static double shade(Raster raster, int half) {
        int from = half * raster.argb().length / 2;
        return Arrays.stream(raster.argb(), from, from + raster.argb().length / 2).filter(argb -> argb != 0)
                .map(argb -> argb >> 8 & 0xFF).average().orElse(-1);
    }

    @Test
    void aPictureThatTakesLongIsThereAtOnceAndFinerFromFrameToFrameUntilItIsInFull() {
        Trace trace = SampleRuns.trace(SampleRuns.tiny(100_000, CORES));
        TraceIndex index = new TraceIndex(trace);
        Moment at = Moment.endOf(trace);
        GanttRaster whole = raster(new TraceIndex(trace), at, Optional.empty());
        int[] full = whole.density(band(), 0, CORES).argb();
        Optional<GanttMemory> memory = Optional.of(new GanttMemory());
        boolean coarse = true;
        int frames = 0;
        for (; coarse; frames++) {
            GanttRaster frame = raster(index, at, memory);
            int[] seen = frame.density(band(), 0, CORES).argb();
            coarse = frame.isCoarse();
            assertTrue(frame.visited() < whole.visited() * 3 / 4, frame.visited() + " of " + whole.visited());
            long blank = Arrays.stream(seen).filter(argb -> argb == 0).count();
            assertEquals(Arrays.stream(full).filter(argb -> argb == 0).count(), blank, 0.02 * full.length, "nothing is blank before");
            if (!coarse) {
                assertArrayEquals(full, seen, "after " + frames);
            }
        }
        assertTrue(frames > 1 && frames < 20, frames + " frames");
    }

    @Test
    void aPictureThatCostsLittleIsTheSameWhileItMoves() {
        Trace trace = SampleRuns.trace(SampleRuns.tiny(2_000, 20));
        Moment at = Moment.endOf(trace);
        ClusterBands.Band band = new ClusterBands.Band(0, 20, 0, 1, 20);
        assertArrayEquals(raster(new TraceIndex(trace), at, Optional.empty()).density(band, 0, 20).argb(),
                raster(new TraceIndex(trace), at, Optional.of(new GanttMemory())).density(band, 0, 20).argb());
    }

    @Test
    void aPictureIsPaintedIntoPixelsThatNeitherOfTheTwoBeforeItHas() {
        DensityCache pictures = new DensityCache();
        int[] first = pictures.picture(12);
        int[] second = pictures.picture(12);
        int[] third = pictures.picture(12);
        assertNotSame(first, second);
        assertNotSame(first, third);
        assertNotSame(second, third);
        assertSame(first, pictures.picture(12), "taken again, not made anew");
        assertEquals(20, pictures.picture(20).length);
    }

    /** Whoever paints makes a new test of jobs in every frame; what was painted of the same jobs still holds. */
    @Test
    void fillsOfTheSameJobsAreTheSameWhoeverTellsThemApart() {
        assertEquals(new LitFills(ONE, "anna", (job, task) -> job == 1).version(),
                new LitFills(ONE, "anna", (job, task) -> job == 1).version());
        assertTrue(!new LitFills(ONE, "anna", (job, task) -> job == 1).version()
                .equals(new LitFills(ONE, "bert", (job, task) -> job == 2).version()));
    }
}
