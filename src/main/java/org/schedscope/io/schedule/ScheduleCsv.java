package org.schedscope.io.schedule;

import java.io.BufferedWriter;
import java.io.IOException;
import java.io.OutputStream;
import java.io.OutputStreamWriter;
import java.io.Writer;
import java.nio.charset.StandardCharsets;
import java.util.List;
import org.schedscope.io.csv.CsvRowSink;
import org.schedscope.io.format.RawSchedule;
import org.schedscope.io.format.RawSchedule.Piece;
import org.schedscope.io.format.ScheduleExport;
import org.schedscope.trace.Trace;

/**
 * Writes a schedule as {@code job,task,cluster,start,finish,cores}: a row per piece, in order of start, then job and task position.
 * {@code cores} is their number, as everywhere in our files; which ones they were is in the event log. The finish of what still runs is
 * left empty. Quoting is that of RFC 4180, line ends are {@code \n}.
 */
public final class ScheduleCsv {
    /** The format. */
    public static final ScheduleExport EXPORT = new ScheduleExport("csv", "schedule CSV", List.of(".csv"), ScheduleCsv::write);

    private ScheduleCsv() {
    }

    /** Writes the file and leaves the stream open. */
    public static void write(Trace trace, OutputStream stream) throws IOException {
        Writer out = begin(stream);
        for (int piece : TraceSchedule.inOrder(trace)) {
            row(TraceSchedule.piece(trace, piece), out);
        }
        out.flush();
    }

    /** Writes the pieces in their order and leaves the stream open. */
    static void write(RawSchedule schedule, OutputStream stream) throws IOException {
        Writer out = begin(stream);
        for (Piece piece : schedule.pieces()) {
            row(piece, out);
        }
        out.flush();
    }

    private static Writer begin(OutputStream stream) throws IOException {
        Writer out = new BufferedWriter(new OutputStreamWriter(stream, StandardCharsets.UTF_8), 1 << 16);
        out.write("job,task,cluster,start,finish,cores\n");
        return out;
    }

    private static void row(Piece piece, Writer out) throws IOException {
        out.write(CsvRowSink.quoted(piece.job()));
        out.write(',');
        out.write(CsvRowSink.quoted(piece.task()));
        out.write(',');
        out.write(CsvRowSink.quoted(piece.cluster()));
        String finish = piece.finish().isPresent() ? Long.toString(piece.finish().getAsLong()) : "";
        out.write("," + piece.start() + "," + finish + "," + piece.cores() + "\n");
    }
}
