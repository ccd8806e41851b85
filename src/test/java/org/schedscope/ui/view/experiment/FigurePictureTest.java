package org.schedscope.ui.view.experiment;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.io.IOException;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.schedscope.chart.paint.Box;
import org.schedscope.chart.paint.Palette;
import org.schedscope.chart.paint.Theme;
import org.schedscope.experiment.figure.DrawnFigure;
import org.schedscope.experiment.figure.FigureText;
import org.schedscope.experiment.figure.FigureWords;
import org.schedscope.fixture.SmallResults;

/** Which point a click on a figure finds. */
class FigurePictureTest {
    private static final Box SIZE = new Box(0, 0, 640, 360);

    private static DrawnFigure figure(String text) throws IOException {
        return DrawnFigure.of(FigureText.parse(text, ""), new SmallResults("p", 4).seeds(80, "p-slr", "meanSlr", 1, 2, 3, 9)
                .seeds(80, "srtf", "meanSlr", 12, 12, 14, 13).seeds(120, "p-slr", "meanSlr", 4, 4, 7, 7)
                .seeds(120, "srtf", "meanSlr", 23, 24, 25, 25).table(), FigureWords.ENGLISH);
    }

    private static Optional<FigurePicture.Hit> at(DrawnFigure figure, double x, double y) {
        return new FigurePicture(figure.plot(), "").at(new Palette(Theme.LIGHT), SIZE, x, y);
    }

    @ParameterizedTest
    @ValueSource(strings = {"lines:meanSlr:load", "bars:meanSlr:load", "boxes:meanSlr", "ratios:meanSlr:load:srtf"})
    void everyPointIsFoundAndNothingElse(String text) throws IOException {
        DrawnFigure figure = figure(text);
        Set<String> found = new TreeSet<>();
        for (int x = 40; x < SIZE.width(); x += 8) {
            for (int y = 10; y < SIZE.height() - 20; y += 8) {
                at(figure, x, y).ifPresent(hit -> found.add(hit.series() + " " + hit.across()));
            }
        }
        assertEquals(
                figure.points().stream().map(point -> point.series() + " " + point.across()).collect(Collectors.toCollection(TreeSet::new)),
                found);
    }

    @Test
    void nothingIsFoundFarFromPointsInTablesAndWhereNothingIsDrawn() throws IOException {
        assertEquals(Optional.empty(), at(figure("lines:meanSlr:load"), 320, 340));
        assertEquals(Optional.empty(), at(figure("dominance:meanSlr:load:srtf"), 200, 40));
        assertEquals(Optional.empty(), new FigurePicture(Optional.empty(), "nothing").at(new Palette(Theme.DARK), SIZE, 200, 40));
    }
}
