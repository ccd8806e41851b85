package org.schedscope.ui.state.draft;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.schedscope.chart.picture.Exportable;
import org.schedscope.fixture.HandCranked;
import org.schedscope.fixture.TestRuns;
import org.schedscope.ui.state.session.Session;

/** What charts draw is to be had as rows. */
class FigureTableTest {
    private final HandCranked threads = new HandCranked();
    private final Session session = TestRuns.session(threads, 2);

    private FigureTable.Figures figures(FigureTable table) {
        threads.settle();
        return table.figures.get().orElseThrow();
    }

    @Test
    void everyChartHasRowsAsOfThePlayhead() {
        threads.settle();
        session.playhead().toEnd();
        threads.settle();
        FigureTable table = new FigureTable(session, List.of(), "gantt");
        List<String> names = table.chart.choices().stream().map(Exportable::name).toList();
        assertTrue(names.containsAll(List.of("gantt", "utilisation", "slr-deciles", "heatmap", "jobs")), names.toString());
        assertEquals(session.runs().run().trace().pieces().count(), figures(table).all());
        assertEquals("[cluster, first core, last core, start tick, end tick, job, task, user]", figures(table).heads().toString());
        assertEquals("[C2, 1, 1, 0, 2, J1, T1, /maths/ada]", figures(table).lines().get(0).cells().toString());
        table.chart.set(table.chart.choices().stream().filter(chart -> chart.name().equals("slr-deciles")).findFirst().orElseThrow());
        assertTrue(figures(table).heads().contains("median"), figures(table).heads().toString());
    }

    @Test
    void aChartWithoutFiguresIsNotOfferedAndAnotherIsShownInItsPlace(@TempDir Path folder) throws IOException {
        Exportable picture = Exportable.ofPicture("only-a-picture", "Picture", () -> null);
        Exportable two = Exportable.ofFigures("two", "Two", rows -> {
            rows.row("name", "value");
            rows.row("none", Double.NaN);
            rows.row("half", 0.5);
        });
        FigureTable table = new FigureTable(session, List.of(picture, two), "only-a-picture");
        assertTrue(table.chart.choices().contains(two) && !table.chart.choices().contains(picture));
        table.chart.set(two);
        assertEquals("[none, ][half, 0.5]", figures(table).lines().get(0).cells() + "" + figures(table).lines().get(1).cells());
        table.save(folder.resolve("rows"));
        threads.settle();
        assertEquals(List.of("name,value", "none,", "half,0.5"), Files.readAllLines(folder.resolve("rows.csv")));
    }
}
