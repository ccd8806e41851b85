package org.schedscope.chart.gantt;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import org.schedscope.chart.index.DrawnState;
import org.schedscope.chart.index.Moment;
import org.schedscope.chart.index.PieceRows;
import org.schedscope.chart.index.TraceIndex;
import org.schedscope.chart.lane.Fills;
import org.schedscope.chart.lane.Highlight;
import org.schedscope.chart.lane.LaneContext;
import org.schedscope.chart.lane.TimeScale;
import org.schedscope.chart.paint.Box;
import org.schedscope.chart.paint.Stroke;
import org.schedscope.chart.paint.Tone;
import org.schedscope.trace.AbsentCores;
import org.schedscope.trace.ScheduleShift;

/** The Gantt chart: a band of core rows per cluster. */
public final class GanttLane {
    /** Sides of a selected bar from which on its ring is inside its edge. */
    private static final double ROOM_FOR_EDGE = 5;

    private final TraceIndex index;
    private final LaneContext context;
    private final ClusterBands bands;
    private final Box view;
    private final GanttPlanner planner;
    private final GanttAbsences absences;
    private final Optional<GanttMemory> memory;

    /** A lane of a run all of whose cores are always there. */
    public GanttLane(TraceIndex index, LaneContext context, ClusterBands bands, double top, double bottom) {
        this(index, context, bands, context.timeArea(top, bottom), List.of());
    }

    /**
     * @param bands already moved to where they are seen
     * @param view what is visible
     * @param absences cores that are not there
     */
    public GanttLane(TraceIndex index, LaneContext context, ClusterBands bands, Box view, List<AbsentCores.Absence> absences) {
        this(index, context, bands, view, absences, Optional.empty());
    }

    /** @param memory of the frames before */
    public GanttLane(TraceIndex index, LaneContext context, ClusterBands bands, Box view, List<AbsentCores.Absence> absences,
            Optional<GanttMemory> memory) {
        this.index = index;
        this.context = context;
        this.bands = bands;
        this.view = view;
        this.memory = memory;
        this.absences = new GanttAbsences(context, bands, absences);
        planner = new GanttPlanner(index, context.at(), context.scale(), view, memory);
    }

    /** What there is to see, without painting it. */
    public GanttFrame plan(Highlight highlight) {
        return planner.plan(bands, highlight);
    }

    /** Paints the rows and, left of them, the clusters' names and facts. The ground is there already. */
    public GanttFrame paint(Fills fills, Highlight highlight, GanttGutter.Fact fact) {
        return paint(fills, highlight, fact, Optional.empty());
    }

    /** Paints one of two runs whose bands alternate. */
    public GanttFrame paint(Fills fills, Highlight highlight, RunTag run) {
        return paint(fills, highlight, GanttGutter.Fact.BUSY_NOW, Optional.of(run));
    }

    /** The same; {@code run} is empty if there is one run only. */
    public GanttFrame paint(Fills fills, Highlight highlight, GanttGutter.Fact fact, Optional<RunTag> run) {
        GanttFrame frame = plan(highlight);
        BarPainter ink = new BarPainter(context, fills, highlight);
        GanttRaster raster = new GanttRaster(index, context.at(), context.scale().scaled(context.painter().pixels()), context.palette(),
                fills, highlight.dimsOthers() && !isAlone(), memory);
        context.painter().clipped(view, () -> {
            absences.paint();
            if (run.isEmpty() || !run.get().upper()) {
                lines();
            }
            rasters(frame, raster);
            bars(frame, ink, highlight);
            clashes();
        });
        new GanttGutter(index, context, bands, view).paint(fact, run);
        return frame.painted(raster.visited(), raster.isCoarse());
    }

    /** Paints, over what is there, the places of the tasks of some bars in another run. */
    public void paintGhosts(List<GanttFrame.Bar> bars, Highlight highlight, ScheduleShift shift) {
        context.painter().clipped(view, () -> new GanttGhosts(context, shift, highlight, false).paint(bars));
    }

    /** Paints the places of all bars in another run, and in every one that has moved and has room by how much. */
    public void paintMoves(GanttFrame frame, Highlight highlight, ScheduleShift shift) {
        context.painter().clipped(view, () -> new GanttGhosts(context, shift, highlight, true).paint(frame.bars()));
    }

    private void lines() {
        Stroke line = context.line(Tone.LINE, 1);
        for (ClusterBands.Band band : bands.bands()) {
            if (band.hidden()) {
                continue;
            }
            double y = Math.round(band.top() + band.height() + ClusterBands.GAP / 2) - 0.5;
            context.painter().line(view.x(), y, view.right(), y, line);
        }
    }

    private void rasters(GanttFrame frame, GanttRaster raster) {
        for (GanttFrame.Shown shown : frame.bands()) {
            ClusterBands.Band band = shown.band();
            int from = planner.firstCore(band);
            int limit = planner.coreLimit(band);
            if (shown.level() == ZoomLevel.DENSITY && limit > from) {
                double pixels = context.painter().pixels();
                context.painter().raster(raster.density(band.scaled(pixels), from, limit), view.x(),
                        Math.round(band.y(from) * pixels) / pixels);
            }
        }
    }

    /** Where two tasks hold a core at once the later bar hides the earlier one: hatched in red, over both. */
    private void clashes() {
        Moment at = context.at();
        int error = context.palette().of(Tone.BAD);
        for (PieceRows.Clash clash : index.rows().clashes()) {
            if (at.trace().pieces().startSeq(clash.second()) >= at.position()) {
                return;
            }
            long from = at.trace().pieces().start(clash.second());
            double to = Math.min(at.endOrNow(clash.first()), at.endOrNow(clash.second()));
            if (to > from && to > context.scale().start() && from < context.scale().end()) {
                double left = context.scale().clampedX(from);
                double right = Math.max(left + 2, context.scale().clampedX(to));
                bands.bands().stream().filter(band -> band.cluster() == clash.cluster()).findFirst().ifPresent(band -> {
                    Box box = new Box(left, band.y(clash.core()), right - left, Math.max(1.5, band.rowHeight()));
                    context.painter().hatch(box, Stroke.solid(error, 1.5));
                    context.painter().stroke(box, 0, Stroke.solid(error, 1.2));
                });
            }
        }
    }

    private void bars(GanttFrame frame, BarPainter ink, Highlight highlight) {
        frame.reserved().forEach(ink::reserved);
        for (GanttFrame.Bar bar : frame.bars()) {
            if (!highlight.isJob(bar.job()) || isAlone()) {
                ink.bar(bar);
            }
        }
        for (GanttFrame.Bar bar : frame.bars()) {
            if (bar.state() == DrawnState.SUSPENDED) {
                ink.joint(index, bar, frame.bars());
            }
            if (index.starved(bar.job(), context.at())) {
                ink.cross(bar);
            }
        }
        List<GanttFrame.Bar> large = new ArrayList<>();
        for (GanttFrame.Bar bar : frame.highlighted()) {
            if (isAlone() && !highlight.isTask(bar.task())) {
                continue;
            }
            if (Math.min(bar.whole().width(), bar.box().height()) >= ROOM_FOR_EDGE) {
                large.add(bar);
            } else {
                ink.mark(bar);
            }
        }
        ink.selection(large);
        List<Box> leads = ink.queueing(index, large);
        GanttLinks links = GanttLinks.of(index, context.at(), highlight, frame.highlighted());
        links.paint(context);
        if (!context.at().trace().isRegrouped()) {
            GanttTransfers.of(index, context, bands, highlight, frame).paint(context);
        }
        frame.bars().forEach(bar -> ink.label(bar, links.links(), leads));
    }

    /** Whether there is one job only: its tasks need no rings. */
    private boolean isAlone() {
        return context.at().trace().index().jobCount() == 1;
    }

    /** Boxes of a piece, range by range, as far as it is in view. */
    public List<Box> boxesOf(int piece) {
        return planner.boxes(bands, piece).stream().filter(view::meets).toList();
    }

    /** What is not there under a point. */
    public Optional<AbsentCores.Absence> absenceAt(double x, double y) {
        return absences.at(x, y);
    }

    /** The piece under a point, give or take two pixels. */
    public OptionalInt pieceAt(double x, double y) {
        for (ClusterBands.Band band : bands.bands()) {
            OptionalInt core = band.coreAt(y);
            if (core.isPresent()) {
                return pieceAt(band, core.getAsInt(), x);
            }
        }
        return OptionalInt.empty();
    }

    private OptionalInt pieceAt(ClusterBands.Band band, int core, double x) {
        PieceRows rows = index.rows();
        Moment at = context.at();
        TimeScale scale = context.scale();
        int row = rows.row(band.cluster(), core);
        int started = rows.started(row, at.trace(), at.position());
        int i = rows.firstEndingAfter(row, at.trace(), scale.tickAt(x - 2), 0, started);
        OptionalInt found = OptionalInt.empty();
        for (; i < started && at.trace().pieces().start(rows.piece(row, i)) <= scale.tickAt(x + 2); i++) {
            int piece = rows.piece(row, i);
            boolean under = at.trace().pieces().start(piece) <= scale.tickAt(x) && scale.tickAt(x) < at.endOrNow(piece);
            if (under || found.isEmpty()) {
                found = OptionalInt.of(piece);
            }
        }
        return found;
    }

    /** The band under a height, its gap not included. */
    public OptionalInt clusterAt(double y) {
        return bands.bands().stream().filter(band -> y >= band.top() && y < band.top() + band.height()).mapToInt(ClusterBands.Band::cluster)
                .findFirst();
    }

    /** The core whose row is at a height; none in a band that is folded up, or below its rows. */
    public OptionalInt coreAt(double y) {
        return bands.bands().stream().map(band -> band.coreAt(y)).filter(OptionalInt::isPresent).findFirst().orElse(OptionalInt.empty());
    }
}
