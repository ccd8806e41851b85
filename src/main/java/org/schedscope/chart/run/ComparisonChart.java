package org.schedscope.chart.run;

import java.io.IOException;
import java.util.Optional;
import org.schedscope.chart.sheet.RowSink;
import org.schedscope.chart.sheet.Sheet;
import org.schedscope.text.Texts;

/** A picture of several runs of one workload together. */
public interface ComparisonChart {
    /** Kebab-case; the name of its file. */
    String name();

    /**
     * What it is, for its headline.
     *
     * @param texts of charts
     */
    String title(Texts texts);

    /** Why there is nothing to draw, if so, as a sentence. */
    Optional<String> nothingToShow(ComparisonToDraw comparison, Texts texts);

    /** Paints the picture without its headline on a sheet, from the top. */
    void paint(ComparisonToDraw comparison, Sheet sheet);

    /** The figures that the picture draws; in files, so with English names. */
    void data(ComparisonToDraw comparison, RowSink rows) throws IOException;
}
