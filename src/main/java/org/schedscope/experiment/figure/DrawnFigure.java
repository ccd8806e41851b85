package org.schedscope.experiment.figure;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.schedscope.chart.plot.FigureToDraw;
import org.schedscope.chart.plot.Plot;
import org.schedscope.experiment.table.ResultTable;
import org.schedscope.experiment.table.Runs;

/**
 * A figure, drawn from results.
 *
 * @param plot absent without any run
 * @param runs number of runs
 * @param points marks with the runs behind each
 */
public record DrawnFigure(FigureSpec spec, Optional<Plot> plot, int runs, List<FigurePoint> points) {
    public DrawnFigure {
        points = List.copyOf(points);
    }

    /** Draws a figure from the available results. */
    public static DrawnFigure of(FigureSpec spec, ResultTable table, FigureWords words) {
        Optional<Runs> runs = spec.of().from(table).filter(some -> spec.axis().isEmpty() || !some.values(spec.axis()).isEmpty());
        Optional<Plot> plot = runs.map(some -> spec.kind().draw(spec, some, words));
        return new DrawnFigure(spec, plot, runs.map(some -> some.all().size()).orElse(0),
                plot.map(drawn -> FigurePoint.of(spec, runs.get(), drawn, words.language())).orElse(List.of()));
    }

    /** The figure with its headline and a reading guide. */
    public FigureToDraw toDraw(FigureWords words) {
        List<String> notes = new ArrayList<>(List.of(plot.isPresent() ? words.reading(spec.kind()) : words.nothing()));
        if (!spec.of().only().isEmpty()) {
            notes.add(words.only(spec.of()));
        }
        return new FigureToDraw(words.title(spec), words.source(spec, runs), plot, notes);
    }
}
