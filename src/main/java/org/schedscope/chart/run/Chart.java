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
public abstract class Chart<T> {
    private final String name;
    private final String title;

    /** @param title key of its headline in the texts of charts */
    Chart(String name, String title) {
        this.name = name;
        this.title = title;
    }

    /** Kebab-case; the name of its file. */
    public final String name() {
        return name;
    }

    /**
     * What it is, for its headline.
     *
     * @param texts of charts
     */
    public final String title(Texts texts) {
        return texts.text(title);
    }

    /** Whether its axis is time, so that it can show some ticks of a run. */
    public boolean isOverTime() {
        return true;
    }

    /** Why there is nothing to draw, if so, as a sentence. */
    public abstract Optional<String> nothingToShow(T subject, Texts texts);

    /** Paints the picture without its headline on a sheet, from the top. */
    public abstract void paint(T subject, Sheet sheet);

    /** The figures that the picture draws; in files, so with English names. */
    public abstract void data(T subject, RowSink rows) throws IOException;
}
