package org.schedscope.chart;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import org.schedscope.model.Cluster;
import org.schedscope.model.Task;
import org.schedscope.trace.AbsentCores;
import org.schedscope.trace.ScheduleShift;

/** The Gantt chart: a band of core rows per cluster. */
public final class GanttLane {
    private final TraceIndex index;
    private final LaneContext context;
    private final Bands bands;
    private final Box view;
    private final GanttPlanner planner;
    private final GanttAbsences absences;

    /** A lane of a run whose cores are always there; see the other constructor. */
    public GanttLane(TraceIndex index, LaneContext context, Bands bands, double top, double bottom) {
        this(index, context, bands, context.timeArea(top, bottom), List.of());
    }

    /**
     * @param bands already moved to where they stand
     * @param view what is visible
     * @param absences cores that are not there
     */
    public GanttLane(TraceIndex index, LaneContext context, Bands bands, Box view, List<AbsentCores.Absence> absences) {
        this.index = index;
        this.context = context;
        this.bands = bands;
        this.view = view;
        this.absences = new GanttAbsences(context, bands, absences);
        planner = new GanttPlanner(index, context.at(), context.scale(), view);
    }

    /** What there is to see, without painting it. */
    public GanttFrame plan(Highlight highlight) {
        return planner.plan(bands, highlight);
    }

    /** What the gutter says of a cluster besides its name and cores. */
    public enum Fact {
        /** Cores that run tasks at the moment, and whether the band is folded, which a click changes. */
        BUSY_NOW,
        /** Cores that run tasks at the moment, in a picture that nobody can click. */
        BUSY_THEN,
        /** Share of its core-ticks that ran tasks, from tick 0 on. */
        BUSY_SHARE
    }

    /** Paints the rows and, left of them, the clusters' names and facts. The ground is there already. */
    public GanttFrame paint(Fills fills, Highlight highlight, Fact fact) {
        GanttFrame frame = plan(highlight);
        BarPainter ink = new BarPainter(context, fills, highlight);
        long[] visited = {frame.visited()};
        context.painter().clipped(view, () -> {
            absences.paint();
            lines();
            visited[0] += rasters(frame, fills, highlight);
            bars(frame, ink, highlight);
        });
        context.painter().clipped(new Box(view.x() - TimeScale.GUTTER, view.y(), TimeScale.GUTTER, view.height()),
                () -> gutter(fact));
        return frame.withVisited(visited[0]);
    }

    /** Paints, over what is there, where what is highlighted stood in another run. */
    public void paintGhosts(GanttFrame frame, Highlight highlight, ScheduleShift shift) {
        context.painter().clipped(view, () -> new GanttGhosts(context, shift, highlight).paint(frame));
    }

    private void lines() {
        Stroke line = context.line(Tone.LINE, 1);
        for (Bands.Band band : bands.bands()) {
            double y = Math.round(band.top() + band.height() + Bands.GAP / 2) - 0.5;
            context.painter().line(view.x(), y, view.right(), y, line);
        }
    }

    private long rasters(GanttFrame frame, Fills fills, Highlight highlight) {
        GanttRaster raster = new GanttRaster(index, context.at(), context.scale(), context.palette());
        for (GanttFrame.Shown shown : frame.bands()) {
            Bands.Band band = shown.band();
            int from = planner.firstCore(band);
            int limit = planner.coreLimit(band);
            if (shown.level() != ZoomLevel.EDGES && limit > from) {
                Raster pixels = shown.level() == ZoomLevel.DENSITY ? raster.density(band, from, limit)
                        : raster.bars(band, from, limit, fills, highlight);
                context.painter().raster(pixels, view.x(), Math.round(band.y(from)));
            }
        }
        return raster.visited();
    }

    private void bars(GanttFrame frame, BarPainter ink, Highlight highlight) {
        frame.reserved().forEach(ink::reserved);
        for (GanttFrame.Bar bar : frame.bars()) {
            if (!highlight.isJob(bar.job())) {
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
            if (levelOf(frame, bar) == ZoomLevel.EDGES) {
                large.add(bar);
            } else {
                ink.mark(bar);
            }
        }
        ink.selection(large);
        List<Box> leads = ink.queueing(index, large);
        GanttLinks links = GanttLinks.of(index, context.at(), highlight, frame.highlighted());
        links.paint(context);
        GanttTransfers.of(index, context, bands, highlight, frame).paint(context);
        frame.bars().forEach(bar -> ink.label(bar, links.links(), leads));
    }

    private ZoomLevel levelOf(GanttFrame frame, GanttFrame.Bar bar) {
        int cluster = context.at().trace().pieceCluster(bar.piece());
        return frame.bands().stream().filter(shown -> shown.band().cluster() == cluster).map(GanttFrame.Shown::level).findFirst()
                .orElse(ZoomLevel.DENSITY);
    }

    private void gutter(Fact fact) {
        List<Cluster> clusters = context.at().trace().platform().clusters();
        double left = view.x() - TimeScale.GUTTER;
        for (Bands.Band band : bands.bands()) {
            if (band.top() + band.height() < view.y() || band.top() > view.bottom()) {
                continue;
            }
            Cluster cluster = clusters.get(band.cluster());
            if (fact == Fact.BUSY_NOW) {
                triangle(left + 8, band.top() + 8, band.collapsed());
            }
            name(cluster, left + 22, band.top() + 13);
            if (!band.collapsed()) {
                fact(Figures.count(cluster.cores(), "cores", context.texts()), left + 22, band.top() + 28);
                fact(busy(fact, band.cluster()), left + 22, band.top() + 42);
                coreNumbers(band);
            }
            double y = Math.round(band.top() + band.height() + Bands.GAP / 2) - 0.5;
            context.painter().line(left, y, view.x(), y, context.line(Tone.LINE, 1));
        }
    }

    private String busy(Fact fact, int cluster) {
        return fact != Fact.BUSY_SHARE ? context.texts().text("lane.busy.now", Figures.whole(index.busyCores(cluster, context.at())))
                : context.texts().text("lane.busy.share", Figures.brief(100 * index.busyShare(cluster, context.at()), 1));
    }

    private void triangle(double x, double y, boolean collapsed) {
        double[] xs = collapsed ? new double[] {x, x + 6, x} : new double[] {x - 1, x + 7, x + 3};
        double[] ys = collapsed ? new double[] {y - 4, y, y + 4} : new double[] {y - 3, y - 3, y + 4};
        context.painter().polygon(xs, ys, 3, context.tone(Tone.TEXT_2));
    }

    private void name(Cluster cluster, double x, double baseline) {
        Painter painter = context.painter();
        painter.text(cluster.id(), x, baseline, FontRole.ROW_STRONG, context.tone(Tone.TEXT), Painter.Anchor.START);
        double after = x + painter.width(cluster.id(), FontRole.ROW_STRONG) + 5;
        double room = view.x() - 18 - after;
        if (!cluster.kind().equals(Task.ANY_KIND) && painter.width(cluster.kind(), FontRole.SECONDARY) <= room) {
            fact(cluster.kind(), after, baseline);
        }
    }

    private void fact(String text, double x, double baseline) {
        context.painter().text(text, x, baseline, FontRole.SECONDARY, context.tone(Tone.MUTED), Painter.Anchor.START);
    }

    private void coreNumbers(Bands.Band band) {
        Painter painter = context.painter();
        double x = view.x() - 5;
        painter.line(view.x() - 1.5, band.top(), view.x() - 1.5, band.rowsBottom(), context.line(Tone.EDGE, 1));
        painter.text("1", x, band.top() + 8, FontRole.CORE, context.tone(Tone.MUTED), Painter.Anchor.END);
        if (band.cores() > 1 && band.rowsBottom() - band.top() > 20) {
            painter.text(Figures.whole(band.cores()), x, band.rowsBottom() - 1, FontRole.CORE, context.tone(Tone.MUTED),
                    Painter.Anchor.END);
        }
    }

    /** What is not there under a point. */
    public Optional<AbsentCores.Absence> absenceAt(double x, double y) {
        return absences.at(x, y);
    }

    /** The piece under a point, give or take two pixels. */
    public OptionalInt pieceAt(double x, double y) {
        for (Bands.Band band : bands.bands()) {
            OptionalInt core = band.coreAt(y);
            if (core.isPresent()) {
                return pieceAt(band, core.getAsInt(), x);
            }
        }
        return OptionalInt.empty();
    }

    private OptionalInt pieceAt(Bands.Band band, int core, double x) {
        PieceRows rows = index.rows();
        Moment at = context.at();
        TimeScale scale = context.scale();
        int row = rows.row(band.cluster(), core);
        int started = rows.started(row, at.trace(), at.position());
        int i = rows.firstEndingAfter(row, at.trace(), scale.tickAt(x - 2), 0, started);
        OptionalInt found = OptionalInt.empty();
        for (; i < started && at.trace().pieceStart(rows.piece(row, i)) <= scale.tickAt(x + 2); i++) {
            int piece = rows.piece(row, i);
            boolean under = at.trace().pieceStart(piece) <= scale.tickAt(x) && scale.tickAt(x) < at.endOrNow(piece);
            if (under || found.isEmpty()) {
                found = OptionalInt.of(piece);
            }
        }
        return found;
    }

    /** The band under a height, its gap not included. */
    public OptionalInt clusterAt(double y) {
        return bands.bands().stream().filter(band -> y >= band.top() && y < band.top() + band.height()).mapToInt(Bands.Band::cluster)
                .findFirst();
    }
}
