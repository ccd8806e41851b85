package org.schedscope.chart.sheet;

import java.io.IOException;

/** Takes the data behind a picture, a row at a time; the first row names the columns, with their units. */
public interface DataRows {
    /** Gives rows when asked to. */
    interface Source {
        void writeTo(DataRows rows) throws IOException;
    }

    /** @param cells text, whole numbers, or doubles, of which NaN means that there is no such figure */
    void row(Object... cells) throws IOException;
}
