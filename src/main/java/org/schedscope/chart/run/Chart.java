package org.schedscope.chart.run;

import java.io.IOException;
import java.util.Optional;
import org.schedscope.chart.sheet.RowSink;
import org.schedscope.chart.sheet.Sheet;
import org.schedscope.text.Texts;

/** A picture of a run that explains itself. */
public interface Chart {
    /** Kebab-case; the name of its file. */
    String name();

    /**
     * What it is, for its headline.
     *
     * @param texts of charts
     */
    String title(Texts texts);

    /** Whether its axis is time, so that it can show some ticks of a run. */
    default boolean isOverTime() {
        return true;
    }

    /** Why there is nothing to draw for a run, if so, as a sentence. */
    Optional<String> nothingToShow(RunToDraw run, Texts texts);

    /** Paints the picture without its headline on a sheet, from the top. */
    void paint(RunToDraw run, Sheet sheet);

    /** The figures that the picture draws; in files, so with English names. */
    void data(RunToDraw run, RowSink rows) throws IOException;
}
