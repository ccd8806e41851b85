package org.schedscope.chart.sheet;

import java.io.IOException;

/** Takes the data behind a picture, a row at a time; the first row names the columns, with their units. */
public interface RowSink {
    /** A source of rows. */
    interface Source {
        void writeTo(RowSink rows) throws IOException;
    }

    /** @param cells text, whole numbers, or doubles, where NaN means that there is no such figure */
    void row(Object... cells) throws IOException;
}
