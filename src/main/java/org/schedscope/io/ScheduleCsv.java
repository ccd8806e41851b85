package org.schedscope.io;

import java.io.BufferedWriter;
import java.io.IOException;
import java.io.OutputStream;
import java.io.OutputStreamWriter;
import java.io.Writer;
import java.nio.charset.StandardCharsets;
import java.util.Comparator;
import java.util.List;
import java.util.stream.IntStream;
import org.schedscope.model.Cluster;
import org.schedscope.trace.Trace;

/**
 * Writes a schedule as {@code job,task,cluster,start,finish,cores}: a row per piece, in order of start, then job and task position.
 * {@code cores} is their number, as everywhere in our files; which ones they were is in the event log. The finish of what still runs is
 * left empty. Quoting is that of RFC 4180, line ends are {@code \n}.
 */
public final class ScheduleCsv {
    private ScheduleCsv() {
    }

    /** Writes the file and leaves the stream open. */
    public static void write(Trace trace, OutputStream stream) throws IOException {
        Writer out = new BufferedWriter(new OutputStreamWriter(stream, StandardCharsets.UTF_8), 1 << 16);
        out.write("job,task,cluster,start,finish,cores\n");
        List<Cluster> clusters = trace.platform().clusters();
        for (int piece : inOrder(trace)) {
            int task = trace.pieceTask(piece);
            long end = trace.pieceEnd(piece);
            out.write(quoted(trace.index().job(trace.index().jobOf(task)).id()));
            out.write(',');
            out.write(quoted(trace.index().task(task).id()));
            out.write(',');
            out.write(quoted(clusters.get(trace.pieceCluster(piece)).id()));
            out.write("," + trace.pieceStart(piece) + "," + (end == Trace.OPEN ? "" : Long.toString(end)) + ",");
            out.write(Integer.toString(trace.index().task(task).cores()));
            out.write('\n');
        }
        out.flush();
    }

    /** Pieces by start, then task. A trace has them by start already; only ties are out of order. */
    private static int[] inOrder(Trace trace) {
        return IntStream.range(0, trace.pieceCount()).boxed()
                .sorted(Comparator.comparingLong((Integer piece) -> trace.pieceStart(piece)).thenComparingInt(trace::pieceTask))
                .mapToInt(Integer::intValue).toArray();
    }

    static String quoted(String text) {
        boolean plain = text.chars().noneMatch(c -> c == ',' || c == '"' || c == '\n' || c == '\r') && text.equals(text.strip());
        return plain ? text : '"' + text.replace("\"", "\"\"") + '"';
    }
}
