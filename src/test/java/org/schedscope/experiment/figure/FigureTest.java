package org.schedscope.experiment.figure;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;
import java.util.stream.DoubleStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.schedscope.chart.paint.Theme;
import org.schedscope.chart.picture.Picture;
import org.schedscope.chart.picture.PictureFormats;
import org.schedscope.chart.picture.PictureLook;
import org.schedscope.chart.plot.BoxesPlot;
import org.schedscope.chart.plot.HeatPlot;
import org.schedscope.chart.sheet.ChartTexts;
import org.schedscope.experiment.table.ResultTable;
import org.schedscope.fixture.SmallResults;
import org.schedscope.model.ModelException;
import org.schedscope.text.Language;

class FigureTest {
    private static List<String> rows(String text, ResultTable table) throws IOException {
        List<String> rows = new ArrayList<>();
        DrawnFigure.of(FigureText.parse(text, ""), table, FigureWords.ENGLISH).plot().orElseThrow()
                .data(cells -> rows.add(Arrays.stream(cells).map(String::valueOf).collect(Collectors.joining(" "))));
        return rows;
    }

    private static SmallResults small() throws IOException {
        return new SmallResults("p", 3).seeds(80, "p-slr", "meanSlr", 1, 2, 3).seeds(80, "srtf", "meanSlr", 2, 2, 2)
                .seeds(120, "p-slr", "meanSlr", 4, 4, 7).seeds(120, "srtf", "meanSlr", 3, 4, 5);
    }

    @Test
    void aLineIsTheMeanOverSeedsAtEachValue() throws IOException {
        List<String> rows = rows("lines:meanSlr:load", small().table());
        assertEquals("series across value low high", rows.get(0));
        assertTrue(rows.get(1).startsWith("p-slr 80 2.0 -0.484137") && rows.get(1).contains(" 4.484137"), rows.get(1));
        assertTrue(rows.get(2).startsWith("p-slr 120 5.0 "));
        assertTrue(rows.get(3).startsWith("srtf 80 2.0 2.0 2.0"));
    }

    @Test
    void aMedianIsNotDrawnAside() throws IOException {
        assertEquals("p-slr 120 4.0 NaN NaN", rows("medians:meanSlr:load", small().table()).get(2));
    }

    /** At 80: 1 ≤ 2, 2 ≤ 2, 3 > 2; at 120: 4 > 3, 4 ≤ 4, 7 > 5. */
    @Test
    void dominanceIsTheShareOfPairsThatAreAtMostTheirs() throws IOException {
        assertEquals(List.of("% dominated by p-slr 80 120", "srtf 66.7 33.3"), rows("dominance:meanSlr:load:p-slr", small().table()));
    }

    @Test
    void aRatioIsThatOfMeans() throws IOException {
        List<String> rows = rows("ratios:meanSlr:load:srtf", small().table());
        assertTrue(rows.get(1).startsWith("p-slr 80 1.0 "), rows.get(1));
        assertTrue(rows.get(2).startsWith("p-slr 120 1.25 "), rows.get(2));
    }

    @Test
    void aBoxIsOfAllRunsOfAPolicy() throws IOException {
        BoxesPlot boxes = (BoxesPlot) DrawnFigure.of(FigureText.parse("boxes:meanSlr", ""), small().table(), FigureWords.ENGLISH)
                .plot().orElseThrow();
        assertEquals(List.of("p-slr", "srtf"), boxes.categories());
        assertArrayEquals(new double[] {1, 4, 2, 4, 3, 7}, boxes.samples().get(0), "in the order of the grid: seed, then load");
    }

    /** Of a ratio both policies' runs are behind the point, of a box all of a policy's. */
    @Test
    void aPointKnowsTheRunsBehindIt() throws IOException {
        assertEquals(List.of("p-slr 80 2 3", "p-slr 120 5 3", "srtf 80 2 3", "srtf 120 4 3"), points("lines:meanSlr:load"));
        assertEquals(List.of("p-slr 80 1 6", "p-slr 120 1.25 6"), points("ratios:meanSlr:load:srtf"));
        assertEquals(List.of("p-slr  3.5 6", "srtf  2.5 6"), points("boxes:meanSlr"));
        assertEquals(List.of("srtf 80 66.7 6", "srtf 120 33.3 6"), points("dominance:meanSlr:load:p-slr"));
    }

    private static List<String> points(String text) throws IOException {
        return DrawnFigure.of(FigureText.parse(text, ""), small().table(), FigureWords.ENGLISH).points().stream()
                .map(point -> point.series() + " " + point.across() + " " + point.value() + " " + point.runs().size()).toList();
    }

    @Test
    void decilesAndUsersComeFromSeries() throws IOException {
        List<Double> rising = DoubleStream.iterate(1, x -> x + 1).limit(10).boxed().toList();
        ResultTable table = new SmallResults("p", 2)
                .with(80, 1, "p-slr", Map.of(), Map.of("decileMeanSlr", rising, "userVeetPercent", List.of(0.0, 50.0)))
                .with(80, 2, "p-slr", Map.of(), Map.of("decileMeanSlr", rising, "userVeetPercent", List.of(100.0))).table();
        assertEquals("p-slr 10 10.0 NaN NaN", rows("deciles:decileMeanSlr", table).get(10));
        assertEquals(List.of("series value", "p-slr 0.0", "p-slr 50.0", "p-slr 100.0"), rows("users:userVeetPercent", table));
    }

    @ParameterizedTest
    @EnumSource(FigureKind.class)
    void everyKindCanBePaintedOfResultsThatHaveLittle(FigureKind kind) throws IOException {
        String text = kind.word() + ":meanSlr" + (kind.needsAxis() ? ":load" : "") + (kind.needsBaseline() ? ":srtf" : "");
        DrawnFigure figure = DrawnFigure.of(FigureText.parse(text, ""), new SmallResults("p", 1).seeds(80, "p-slr", "meanSlr", 2).table(),
                FigureWords.ENGLISH);
        byte[] png = PictureFormats.PNG.bytes(Picture.of(figure.toDraw(FigureWords.ENGLISH), ChartTexts.ENGLISH),
                PictureLook.of(Theme.LIGHT, 1));
        assertTrue(png.length > 1000);
        assertArrayEquals(png, PictureFormats.PNG.bytes(Picture.of(figure.toDraw(FigureWords.ENGLISH), ChartTexts.ENGLISH),
                PictureLook.of(Theme.LIGHT, 1)));
    }

    @Test
    void whatHasNotRunIsSaidNotDrawn() throws IOException {
        DrawnFigure figure = DrawnFigure.of(PaperFigures.find("pslr-fig-7").orElseThrow(), small().table(), FigureWords.ENGLISH);
        assertTrue(figure.plot().isEmpty());
        assertEquals("No results for this figure yet.",
                figure.toDraw(FigureWords.ENGLISH).notes().get(0));
    }

    @Test
    void aFigureThatIsNoneIsRefused() {
        assertTrue(assertThrows(ModelException.class, () -> FigureText.parse("pie:meanSlr", "")).getMessage()
                .startsWith("unknown figure 'pie:meanSlr'; write"));
        assertTrue(assertThrows(ModelException.class, () -> FigureText.parse("dominance:meanSlr:load", "")).getMessage()
                .contains("needs a baseline policy"));
        assertThrows(ModelException.class, () -> FigureText.parse("lines", ""));
        assertThrows(ModelException.class, () -> FigureText.parse("lines:a:b:c:d", ""));
        assertThrows(ModelException.class, () -> FigureText.parse("lines::load", ""));
    }

    @Test
    void aHeatmapHasAMapOfUsersAndTimeForEachPolicyThatHasOne() throws IOException {
        SmallResults results = new SmallResults("p", 1).with(80, 1, "p-slr", Map.of("makespan", 10.0),
                Map.of("userJobs", List.of(3.0, 4.0), "heatUsers", List.of(0.0, 2.0, 1.0, 0.0, 0.0, 3.0)))
                .with(80, 1, "srtf", Map.of("makespan", 10.0));
        DrawnFigure drawn = DrawnFigure.of(FigureText.parse("heatmaps:heatUsers", "p"), results.table(), FigureWords.ENGLISH);
        HeatPlot plot = (HeatPlot) drawn.plot().orElseThrow();
        assertEquals(List.of(List.of(List.of(0.0, 2.0, 1.0), List.of(0.0, 0.0, 3.0))), plot.maps().stream().map(HeatPlot.Map::rows)
                .toList());
        assertEquals(List.of("3"), drawn.points().stream().map(FigurePoint::value).toList());
    }

    @Test
    void veryLargeFiguresHaveAPowerOfTen() {
        assertEquals("7.685 \u00d7 10^18", FigurePoint.text(7.685e18, Language.ENGLISH));
        assertEquals("12 345", FigurePoint.text(12345, Language.ENGLISH).replace('\u2009', ' ').replace('\u202f', ' '));
    }
}
