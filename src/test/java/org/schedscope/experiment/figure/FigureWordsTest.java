package org.schedscope.experiment.figure;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.schedscope.chart.plot.BarPlot;
import org.schedscope.chart.plot.FigureToDraw;
import org.schedscope.chart.plot.TablePlot;
import org.schedscope.experiment.table.ResultTable;
import org.schedscope.fixture.SmallResults;
import org.schedscope.text.Language;

class FigureWordsTest {
    private static final FigureWords GERMAN = FigureWords.in(Language.GERMAN);

    @Test
    void everyFigureOfAPaperAndEveryKindIsToldInEveryLanguage() {
        for (FigureSpec spec : PaperFigures.all()) {
            assertNotEquals(FigureWords.ENGLISH.title(spec), GERMAN.title(spec), spec.id());
            assertFalse(GERMAN.measure(spec.measure()).equals(spec.measure()), spec.measure());
        }
        Stream.of(FigureKind.values()).forEach(kind -> {
            assertNotEquals(FigureWords.ENGLISH.reading(kind), GERMAN.reading(kind));
            kind.measures().forEach(measure -> assertNotEquals(measure, GERMAN.measure(measure)));
        });
    }

    @Test
    void aFigureSaysWhatItIsOfInItsLanguage() throws IOException {
        FigureSpec spec = FigureText.parse("ratios:meanSlr:load:srtf", "p");
        DrawnFigure drawn = DrawnFigure.of(spec, small(), GERMAN);
        BarPlot plot = (BarPlot) drawn.plot().orElseThrow();
        assertEquals(List.of("Last, % der Plattform", "Mittlere SLR, durch den Wert von srtf"), List.of(plot.across(), plot.upward()));
        FigureToDraw told = drawn.toDraw(GERMAN);
        assertEquals(List.of("Mittlere SLR nach load gegen srtf", "4 Läufe des Teils p"), List.of(told.title(), told.subtitle()));
        FigureToDraw english = drawn.toDraw(FigureWords.ENGLISH);
        assertEquals(List.of("Mean SLR by load against srtf", "4 runs of the part p"), List.of(english.title(), english.subtitle()));
    }

    @Test
    void theFiguresBehindATableHaveEnglishNamesInEveryLanguage() throws IOException {
        TablePlot table = (TablePlot) DrawnFigure.of(FigureText.parse("dominance:meanSlr:load:p-slr", "p"), small(), GERMAN).plot()
                .orElseThrow();
        assertEquals("% dominiert von p-slr", table.heading());
        assertEquals("% dominated by p-slr", table.columns().get(0));
    }

    @Test
    void figuresAreShownWithCommasAndWrittenWithPoints() throws IOException {
        ResultTable results = new SmallResults("p", 3).seeds(80, "p-slr", "meanSlr", 1, 2, 3).seeds(80, "srtf", "meanSlr", 2, 2, 2).table();
        DrawnFigure table = DrawnFigure.of(FigureText.parse("dominance:meanSlr:load:p-slr", "p"), results, GERMAN);
        assertEquals(List.of("66,7"), table.points().stream().map(FigurePoint::value).toList());
        List<Object> written = new ArrayList<>();
        table.plot().orElseThrow().data(cells -> written.addAll(List.of(cells)));
        assertEquals("66.7", written.get(written.size() - 1));
        DrawnFigure lines = DrawnFigure.of(FigureText.parse("ratios:meanSlr:load:srtf", "p"), results, GERMAN);
        assertEquals(List.of("1"), lines.points().stream().map(FigurePoint::value).toList());
        assertTrue(lines.points().get(0).low().matches("[\u22120-9]+,[0-9]+"), lines.points().get(0).low());
    }

    private static ResultTable small() throws IOException {
        return new SmallResults("p", 2).seeds(80, "p-slr", "meanSlr", 1, 2).seeds(80, "srtf", "meanSlr", 2, 2).table();
    }
}
