package org.schedscope.chart.run;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.awt.image.BufferedImage;
import java.io.IOException;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.schedscope.chart.lane.AxisLane;
import org.schedscope.chart.lane.TimeScale;
import org.schedscope.chart.paint.Palette;
import org.schedscope.chart.paint.Theme;
import org.schedscope.chart.paint.Tone;
import org.schedscope.chart.picture.Picture;
import org.schedscope.chart.picture.PictureLook;
import org.schedscope.chart.picture.PngFormat;
import org.schedscope.chart.plot.SlrBoxes;
import org.schedscope.chart.plot.SlrScale;
import org.schedscope.chart.sheet.ChartTexts;
import org.schedscope.chart.sheet.Sheet;
import org.schedscope.fixture.SampleRuns;
import org.schedscope.metrics.DecileRow;
import org.schedscope.text.Language;

class ChartsTest {
    private static Chart<RunToDraw> chart(String name) {
        return Charts.all().stream().filter(chart -> chart.name().equals(name)).findFirst().orElseThrow();
    }

    @Test
    void aSingleJobGetsSentencesInsteadOfEmptyAxes() {
        RunToDraw run = SampleRuns.finished(SampleRuns.single());
        assertEquals(Optional.of("This workload is a single job, and it finished by its expected end time: "
                + "there are no violations."),
                chart("heatmap").nothingToShow(run, ChartTexts.ENGLISH));
        assertEquals(
                Optional.of("This workload is a single job; boxes by decile need at least 10 finished jobs. Its schedule length ratio, "
                        + "response time over critical path, is 1: no delay at all."),
                chart("slr-deciles").nothingToShow(run, ChartTexts.ENGLISH));
        assertEquals(Optional.empty(), chart("gantt").nothingToShow(run, ChartTexts.ENGLISH));
    }

    @Test
    void aBarHasTheColourOfItsJobWhereItRan() {
        RunToDraw run = SampleRuns.finished(SampleRuns.graham());
        BufferedImage image = PngFormat.image(Picture.of(chart("gantt"), run, ChartTexts.ENGLISH), PictureLook.of(Theme.LIGHT, 1));
        Palette palette = new Palette(Theme.LIGHT);
        TimeScale scale = TimeScale.fitting(0, run.at().now(), Sheet.MARGIN + TimeScale.GUTTER,
                Picture.WIDTH - Sheet.MARGIN - Sheet.MARGIN - TimeScale.GUTTER - 12);
        int piece = 0;
        int job = run.at().trace().index().jobOf(run.at().trace().pieces().task(piece));
        int core = run.at().trace().pieces().firstCore(piece, 0);
        double x = scale.x(run.at().trace().pieces().end(piece)) - 6;
        double y = Sheet.MARGIN + 54 + AxisLane.HEIGHT + 2 + core * 26 + 20;
        assertEquals(Integer.toHexString(palette.identity(job)), Integer.toHexString(image.getRGB((int) x, (int) y)));
    }

    @Test
    void theFiguresOfTheScheduleAreItsPieces() throws IOException {
        assertEquals("""
                cluster|first core|last core|start tick|end tick|job|task|user
                C1|1|1|0|2|J2|T2|/
                C1|2|2|0|2|J3|T3|/
                """, rows("gantt").substring(0, rows("gantt").indexOf("C1|3")));
        assertEquals(1 + 9, rows("gantt").lines().count());
    }

    @Test
    void theFiguresOfTheUtilisationAreARowPerInstant() throws IOException {
        String rows = rows("utilisation");
        assertEquals("""
                tick|cores in use|tasks waiting
                0|3|1
                2|3|2
                5|3|2
                6|3|0
                9|2|0
                10|1|0
                15|0|0
                """, rows);
    }

    @Test
    void theFiguresOfTheHeatmapAddUpToItsCells() throws IOException {
        RunToDraw run = SampleRuns.finished(SampleRuns.campus());
        long[] sum = {0};
        chart("heatmap").data(run, cells -> {
            if (cells[1] instanceof Long from) {
                sum[0] += ((Long) cells[2] - from) / run.violations().bin() * (Integer) cells[3];
            }
        });
        long expected = 0;
        for (int row = 0; row < run.violations().users().size(); row++) {
            for (int column = 0; column < run.violations().columns(); column++) {
                expected += run.violations().count(row, column);
            }
        }
        assertTrue(expected > 0);
        assertEquals(expected, sum[0]);
    }

    @Test
    void jobsThatAreTooFewForAnyBoxAreDots() {
        List<DecileRow> few = List.of(new DecileRow(1, 1, 2, 2, 2, 2, 2, 2, 5, 5), new DecileRow(2, 1, 3, 3, 3, 3, 3, 3, 9, 9));
        Palette palette = new Palette(Theme.LIGHT);
        BufferedImage image = SlrBoxes.chart(few, palette, SlrScale.LINEAR, 400, ChartTexts.in(Language.ENGLISH))
                .createBufferedImage(400, 200);
        int dot = palette.of(Tone.ACCENT) & 0xFFFFFF;
        long dots = IntStream.range(0, 400 * 200).filter(at -> (image.getRGB(at % 400, at / 400) & 0xFFFFFF) == dot).count();
        assertTrue(dots > 2 * 25, dots + " pixels of dots");
    }

    @Test
    void theFiguresOfTheDecilesAreARowEach() throws IOException {
        RunToDraw run = SampleRuns.finished(SampleRuns.campus());
        int[] jobs = {0};
        chart("slr-deciles").data(run, cells -> jobs[0] += cells[1] instanceof Integer count ? count : 0);
        assertEquals(100, jobs[0]);
    }

    private static String rows(String chart) throws IOException {
        StringBuilder out = new StringBuilder();
        chart(chart).data(SampleRuns.finished(SampleRuns.graham()),
                cells -> out.append(Arrays.stream(cells).map(Object::toString).collect(Collectors.joining("|"))).append('\n'));
        return out.toString();
    }
}
