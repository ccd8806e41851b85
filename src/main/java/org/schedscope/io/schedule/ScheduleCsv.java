package org.schedscope.io.schedule;

import java.io.IOException;
import java.io.OutputStream;
import java.util.List;
import java.util.stream.IntStream;
import org.schedscope.io.csv.CsvRowSink;
import org.schedscope.io.format.RawSchedule;
import org.schedscope.io.format.RawSchedule.Piece;
import org.schedscope.io.format.ScheduleExport;
import org.schedscope.trace.Trace;

/**
 * Writes a schedule as {@code job,task,cluster,start,finish,cores}: a row per piece, in order of start, then job and task position. {@code
 * cores} is their number, as in all files of the program; their numbers are in the event log. The finish of a running task is empty.
 * Quoting is that of RFC 4180, line ends are {@code \n}.
 */
public final class ScheduleCsv {
    public static final ScheduleExport EXPORT = new ScheduleExport("csv", "schedule CSV", List.of(".csv"), ScheduleCsv::write);

    private ScheduleCsv() {
    }

    /** Writes the file and leaves the stream open. */
    public static void write(Trace trace, OutputStream stream) throws IOException {
        write(IntStream.of(TraceSchedule.inOrder(trace)).mapToObj(piece -> TraceSchedule.piece(trace, piece))::iterator, stream);
    }

    private static void write(RawSchedule schedule, OutputStream stream) throws IOException {
        write(schedule.pieces(), stream);
    }

    private static void write(Iterable<Piece> pieces, OutputStream stream) throws IOException {
        CsvRowSink.write(sink -> {
            sink.row("job", "task", "cluster", "start", "finish", "cores");
            for (Piece piece : pieces) {
                Object finish = piece.finish().isPresent() ? Long.valueOf(piece.finish().getAsLong()) : "";
                sink.row(piece.job(), piece.task(), piece.cluster(), piece.start(), finish, piece.cores());
            }
        }, stream);
    }
}
