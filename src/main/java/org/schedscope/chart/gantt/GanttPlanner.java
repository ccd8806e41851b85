package org.schedscope.chart.gantt;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.stream.IntStream;
import org.schedscope.chart.index.DrawnState;
import org.schedscope.chart.index.Moment;
import org.schedscope.chart.index.PieceRows;
import org.schedscope.chart.index.TraceIndex;
import org.schedscope.chart.lane.Highlight;
import org.schedscope.chart.lane.TimeScale;
import org.schedscope.chart.paint.Box;
import org.schedscope.event.EventKind;
import org.schedscope.trace.Trace;

/** Decides levels and bars of a Gantt chart for one moment, one scale and one part of the bands. */
final class GanttPlanner {
    /** Beyond so many bars, or pieces of rows visited to find them, a band is painted by pixels. */
    private static final int MOST_BARS = 2_500;
    private static final int MOST_LOOKED = 40_000;
    private static final int SOME_ROWS = 16;
    private static final int LARGE_WIDTH = 12;
    private static final int LARGE_HEIGHT = 8;

    private final TraceIndex index;
    private final PieceRows rows;
    private final Moment at;
    private final Trace trace;
    private final TimeScale scale;
    private final Box view;
    private final Optional<GanttMemory> memory;
    private long visited;

    GanttPlanner(TraceIndex index, Moment at, TimeScale scale, Box view, Optional<GanttMemory> memory) {
        this.memory = memory;
        this.index = index;
        this.at = at;
        this.scale = scale;
        this.view = view;
        rows = index.rows();
        trace = at.trace();
    }

    GanttFrame plan(ClusterBands bands, Highlight highlight) {
        List<GanttFrame.Shown> shown = new ArrayList<>();
        List<GanttFrame.Bar> bars = new ArrayList<>();
        for (ClusterBands.Band band : bands.bands()) {
            if (band.collapsed() || band.top() >= view.bottom() || band.top() + band.height() <= view.y()) {
                continue;
            }
            List<GanttFrame.Bar> of = new ArrayList<>();
            ZoomLevel level = addBars(band, of) ? ZoomLevel.of(of) : ZoomLevel.DENSITY;
            if (level == ZoomLevel.DENSITY) {
                of.clear();
                addLargeBars(band, of);
            }
            shown.add(new GanttFrame.Shown(band, level));
            bars.addAll(of);
        }
        int tasks = index.piecesBetween(at, scale.start(), scale.end());
        ReservedBars reserved = new ReservedBars(index, at, scale);
        return new GanttFrame(shown, bars, reserved.bars(shown), reserved.left(), highlighted(bands, highlight), tasks, visited, false);
    }

    int firstCore(ClusterBands.Band band) {
        return (int) Math.max(0, Math.floor((view.y() - band.top()) / band.rowHeight()));
    }

    /** One more than the last visible core. */
    int coreLimit(ClusterBands.Band band) {
        return (int) Math.min(band.cores(), Math.ceil((view.bottom() - band.top()) / band.rowHeight()));
    }

    /** Whether all bars of a band were added: not if they are too many, or their rows less than a pixel each. */
    private boolean addBars(ClusterBands.Band band, List<GanttFrame.Bar> bars) {
        Bars key = new Bars(index, scale, view, band);
        DensityCache known = memory.map(kept -> kept.density(band.cluster())).orElseGet(DensityCache::new);
        if (band.rowHeight() < 1 || known.isCrowded(key, at.position())) {
            return false;
        }
        boolean all = piecesOfSome(band) <= MOST_LOOKED && addAll(band, bars);
        if (!all) {
            known.crowded(key, at.position());
        }
        return all;
    }

    /** What the number of bars at a position depends on. */
    private record Bars(TraceIndex index, TimeScale scale, Box view, ClusterBands.Band band) {
    }

    /** Bars are made once it is clear that they are few. */
    private boolean addAll(ClusterBands.Band band, List<GanttFrame.Bar> bars) {
        int[] found = new int[2 * (MOST_BARS + 1)];
        int count = 0;
        int looked = 0;
        int top = firstCore(band);
        for (int core = top; core < coreLimit(band); core++) {
            int row = rows.row(band.cluster(), core);
            int started = rows.started(row, trace, at.position());
            for (int i = rows.firstEndingAfter(row, trace, scale.start(), 0, started); i < started; i++) {
                int piece = rows.piece(row, i);
                visited++;
                if (trace.pieces().start(piece) >= scale.end()) {
                    break;
                }
                int range = trace.pieces().rangeOf(piece, core);
                // A range is drawn once: from its first row in view.
                if (core == Math.max(top, trace.pieces().firstCore(piece, range))) {
                    found[2 * count] = piece;
                    found[2 * count++ + 1] = range;
                }
                if (++looked > MOST_LOOKED || count > MOST_BARS) {
                    return false;
                }
            }
        }
        for (int i = 0; i < count; i++) {
            bars.add(bar(band, found[2 * i], found[2 * i + 1]));
        }
        return true;
    }

    /** About how many pieces rows have in view, by looking at some rows. */
    private double piecesOfSome(ClusterBands.Band band) {
        int from = firstCore(band);
        int cores = coreLimit(band) - from;
        int step = Math.max(1, cores / SOME_ROWS);
        double pieces = 0;
        for (int core = from; core < from + cores; core += step) {
            int row = rows.row(band.cluster(), core);
            int started = rows.started(row, trace, at.position());
            int first = rows.firstEndingAfter(row, trace, scale.start(), 0, started);
            pieces += step * (double) (rows.firstEndingAfter(row, trace, scale.end(), first, started) - first);
        }
        return pieces;
    }

    /** Bars that can carry an edge that is drawn, and a label. */
    private void addLargeBars(ClusterBands.Band band, List<GanttFrame.Bar> bars) {
        LargePieces large = new LargePieces(index.sizes(), at, scale, LARGE_WIDTH, LARGE_HEIGHT);
        large.forEach(band, firstCore(band), coreLimit(band), scale.left(), Math.min(scale.right(), scale.x(at.now())),
                (piece, range) -> bars.add(bar(band, piece, range)));
        visited += large.visited();
    }

    private GanttFrame.Bar bar(ClusterBands.Band band, int piece, int range) {
        int task = trace.pieces().task(piece);
        double left = Math.round(scale.clampedX(trace.pieces().start(piece)));
        double right = Math.round(scale.clampedX(at.endOrNow(piece)));
        double top = Math.round(band.y(trace.pieces().firstCore(piece, range)));
        double bottom = Math.round(band.y(trace.pieces().lastCore(piece, range) + 1));
        boolean ended = at.ended(piece);
        // A pixel parts neighbours; a running bar reaches the playhead.
        double width = Math.max(1, right - left - (ended ? 1 : 0));
        Box box = new Box(left, top, width, Math.max(1, bottom - top - 1));
        return new GanttFrame.Bar(piece, task, trace.index().jobOf(task), box, stateOf(piece),
                ended ? box.right() : Math.max(right, Math.round(scale.clampedX(index.history().expectedEnd(piece, trace)))));
    }

    /** The ranges of a piece; none if its band is folded. */
    List<Box> boxes(ClusterBands bands, int piece) {
        ClusterBands.Band band = bands.bands().get(trace.pieces().cluster(piece));
        return band.collapsed() ? List.of()
                : IntStream.range(0, trace.pieces().rangeCount(piece)).mapToObj(range -> bar(band, piece, range).box()).toList();
    }

    private DrawnState stateOf(int piece) {
        if (!at.ended(piece)) {
            return DrawnState.RUNNING;
        }
        return trace.kind(trace.pieces().endSeq(piece)) == EventKind.TASK_PREEMPTED ? DrawnState.SUSPENDED : DrawnState.FINISHED;
    }

    private List<GanttFrame.Bar> highlighted(ClusterBands bands, Highlight highlight) {
        List<GanttFrame.Bar> bars = new ArrayList<>();
        if (highlight.job().isEmpty()) {
            return bars;
        }
        int job = highlight.job().getAsInt();
        for (int task = trace.index().firstTask(job); task < trace.index().firstTask(job + 1); task++) {
            OptionalInt piece = index.history().piece(task, at);
            while (piece.isPresent()) {
                ClusterBands.Band band = bands.bands().get(trace.pieces().cluster(piece.getAsInt()));
                if (!band.collapsed()) {
                    addRanges(band, piece.getAsInt(), bars);
                }
                piece = index.history().before(piece.getAsInt());
            }
        }
        return bars;
    }

    private void addRanges(ClusterBands.Band band, int piece, List<GanttFrame.Bar> bars) {
        for (int range = 0; range < trace.pieces().rangeCount(piece); range++) {
            GanttFrame.Bar bar = bar(band, piece, range);
            Box box = bar.box();
            Box visible = new Box(box.x(), box.y(), Math.max(3, box.width()), Math.max(3, box.height()));
            bars.add(new GanttFrame.Bar(piece, bar.task(), bar.job(), visible, bar.state(), Math.max(visible.right(),
                    bar.expectedRight())));
        }
    }
}
