package org.schedscope.chart.run;

import java.io.IOException;
import java.util.Optional;
import org.schedscope.chart.sheet.RowSink;
import org.schedscope.chart.sheet.Sheet;
import org.schedscope.text.Texts;

/**
 * A picture of a run, or of several of one workload together, that explains itself.
 *
 * @param <T> what it draws
 */
public interface Chart<T> {
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

    /** Why there is nothing to draw, if so, as a sentence. */
    Optional<String> nothingToShow(T subject, Texts texts);

    /** Paints the picture without its headline on a sheet, from the top. */
    void paint(T subject, Sheet sheet);

    /** The figures that the picture draws; in files, so with English names. */
    void data(T subject, RowSink rows) throws IOException;
}
