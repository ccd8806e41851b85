package org.schedscope.chart.gantt;

import java.util.OptionalInt;
import org.schedscope.chart.index.Moment;
import org.schedscope.chart.index.PieceRows;
import org.schedscope.chart.index.TraceIndex;

/** From a piece to its neighbours, as arrow keys go: along its first core, or to the cores above and below. */
public final class GanttWalk {
    /** Where to. */
    public enum Direction {
        EARLIER, LATER, UP, DOWN
    }

    private GanttWalk() {
    }

    /** The neighbour of a started piece; empty at the end of the row or of all rows. */
    public static OptionalInt from(TraceIndex index, Moment at, int piece, Direction direction) {
        int cluster = at.trace().pieces().cluster(piece);
        int core = at.trace().pieces().firstCore(piece, 0);
        return switch (direction) {
            case EARLIER -> beside(index, at, piece, index.rows().row(cluster, core), -1);
            case LATER -> beside(index, at, piece, index.rows().row(cluster, core), 1);
            case UP -> across(index, at, piece, index.rows().row(cluster, core), -1);
            case DOWN -> across(index, at, piece, index.rows().row(cluster, at.trace().pieces().lastCore(piece, 0)), 1);
        };
    }

    /** What ran before a piece on one of its cores. */
    public static OptionalInt before(TraceIndex index, Moment at, int piece, int core) {
        return beside(index, at, piece, index.rows().row(at.trace().pieces().cluster(piece), core), -1);
    }

    private static OptionalInt beside(TraceIndex index, Moment at, int piece, int row, int step) {
        PieceRows rows = index.rows();
        int started = rows.started(row, at.trace(), at.position());
        int i = rows.firstEndingAfter(row, at.trace(), at.trace().pieces().start(piece), 0, started) + step;
        return i >= 0 && i < started ? OptionalInt.of(rows.piece(row, i)) : OptionalInt.empty();
    }

    /** The piece of the next row that is not idle, at the start of this one or before it, else the first. */
    private static OptionalInt across(TraceIndex index, Moment at, int piece, int row, int step) {
        PieceRows rows = index.rows();
        for (int next = row + step; next >= 0 && next < rows.rowCount(); next += step) {
            int started = rows.started(next, at.trace(), at.position());
            if (started > 0) {
                int i = rows.firstEndingAfter(next, at.trace(), at.trace().pieces().start(piece), 0, started);
                return OptionalInt.of(rows.piece(next, Math.min(i, started - 1)));
            }
        }
        return OptionalInt.empty();
    }
}
