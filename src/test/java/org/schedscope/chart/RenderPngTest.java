package org.schedscope.chart;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.awt.image.BufferedImage;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class RenderPngTest {
    private static Chart chart(String name) {
        return Charts.all().stream().filter(chart -> chart.name().equals(name)).findFirst().orElseThrow();
    }

    @Test
    void everyChartOfABusyRunBecomesAPictureOfItsName(@TempDir Path folder) throws IOException {
        List<Path> files = RenderPng.writeAll(SampleRuns.finished(SampleRuns.campus()), Theme.LIGHT, folder);
        assertEquals(List.of("gantt.png", "heatmap.png", "slr-deciles.png", "utilisation.png"),
                files.stream().map(file -> file.getFileName().toString()).collect(Collectors.toList()));
        for (Path file : files) {
            assertTrue(Files.size(file) > 10_000, file + " is nearly empty");
        }
    }

    @Test
    void theSameRunGivesTheSameBytes() throws IOException {
        for (Chart chart : Charts.all()) {
            assertArrayEquals(RenderPng.png(chart, SampleRuns.finished(SampleRuns.campus()), Theme.DARK),
                    RenderPng.png(chart, SampleRuns.finished(SampleRuns.campus()), Theme.DARK), chart.name());
        }
    }

    @Test
    void aSingleJobGetsSentencesInsteadOfEmptyAxes() {
        RunToDraw run = SampleRuns.finished(SampleRuns.single());
        assertEquals(Optional.of("This workload is a single job, and it finished by its expected end time: "
                + "there is no violation to show."),
                chart("heatmap").nothingToShow(run));
        assertEquals(Optional.of("This workload is a single job; boxes by decile need at least 10 finished jobs. Its schedule length ratio, "
                + "response time over critical path, is 1: no delay at all."), chart("slr-deciles").nothingToShow(run));
        assertEquals(Optional.empty(), chart("gantt").nothingToShow(run));
    }

    @Test
    void aBarHasTheColourOfItsJobWhereItRan() {
        RunToDraw run = SampleRuns.finished(SampleRuns.graham());
        BufferedImage image = RenderPng.image(chart("gantt"), run, Theme.LIGHT);
        Palette palette = new Palette(Theme.LIGHT);
        TimeScale scale = TimeScale.fitting(0, run.at().now(), Sheet.MARGIN + TimeScale.GUTTER,
                RenderPng.WIDTH - Sheet.MARGIN - Sheet.MARGIN - TimeScale.GUTTER - 12);
        int piece = 0;
        int job = run.at().trace().index().jobOf(run.at().trace().pieceTask(piece));
        int core = run.at().trace().pieceFirstCore(piece, 0);
        double x = scale.x(run.at().trace().pieceEnd(piece)) - 6;
        double y = Sheet.MARGIN + 54 + AxisLane.HEIGHT + 2 + core * 26 + 20;
        assertEquals(Integer.toHexString(palette.identity(job)), Integer.toHexString(image.getRGB((int) x, (int) y)));
    }
}
