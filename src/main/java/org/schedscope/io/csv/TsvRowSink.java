package org.schedscope.io.csv;

import org.schedscope.chart.sheet.RowSink;

/** The data behind a picture as text for the clipboard of spreadsheets: cells separated by tabs, one row a line. */
public final class TsvRowSink implements RowSink {
    private final StringBuilder text = new StringBuilder();

    @Override
    public void row(Object... cells) {
        for (int i = 0; i < cells.length; i++) {
            text.append(i == 0 ? "" : "\t");
            text.append(cells[i] instanceof Double figure ? CsvRowSink.figure(figure) : cells[i].toString().replaceAll("[\t\r\n]+", " "));
        }
        text.append('\n');
    }

    /** All rows so far. */
    public String text() {
        return text.toString();
    }
}
