package org.schedscope.io.csv;

import java.io.BufferedWriter;
import java.io.IOException;
import java.io.OutputStream;
import java.io.OutputStreamWriter;
import java.io.Writer;
import java.nio.charset.StandardCharsets;
import org.schedscope.chart.sheet.RowSink;

/**
 * Writes the data behind a picture as CSV. Whole numbers are written without a point, others with all their digits; undefined figures are
 * empty. Quoting is that of RFC 4180, line ends are {@code \n}.
 */
public final class CsvRowSink implements RowSink {
    private final Writer out;

    private CsvRowSink(OutputStream stream) {
        out = new BufferedWriter(new OutputStreamWriter(stream, StandardCharsets.UTF_8), 1 << 16);
    }

    /** Writes the rows of a source and leaves the stream open. */
    public static void write(RowSink.Source source, OutputStream stream) throws IOException {
        CsvRowSink csv = new CsvRowSink(stream);
        source.writeTo(csv);
        csv.out.flush();
    }

    @Override
    public void row(Object... cells) throws IOException {
        for (int i = 0; i < cells.length; i++) {
            out.write(i == 0 ? "" : ",");
            out.write(cells[i] instanceof Double figure ? figure(figure) : cells[i] instanceof Number ? cells[i].toString()
                    : quoted(cells[i].toString()));
        }
        out.write('\n');
    }

    public static String figure(double value) {
        if (Double.isNaN(value) || Double.isInfinite(value)) {
            return "";
        }
        return value == Math.rint(value) && Math.abs(value) < 1L << 53 ? Long.toString((long) value) : Double.toString(value);
    }

    /** A cell, quoted if necessary. */
    public static String quoted(String text) {
        boolean plain = text.chars().noneMatch(c -> c == ',' || c == '"' || c == '\n' || c == '\r') && text.equals(text.strip());
        return plain ? text : '"' + text.replace("\"", "\"\"") + '"';
    }
}
