package org.schedscope.chart.gantt;

import java.util.Optional;
import org.schedscope.chart.index.TraceIndex;
import org.schedscope.chart.lane.LaneContext;
import org.schedscope.chart.lane.TimeScale;
import org.schedscope.chart.paint.Box;
import org.schedscope.chart.paint.Figures;
import org.schedscope.chart.paint.FontRole;
import org.schedscope.chart.paint.Painter;
import org.schedscope.chart.paint.Tone;
import org.schedscope.model.Cluster;
import org.schedscope.model.Task;

/** The gutter left of the rows of a Gantt chart: names and facts of clusters, numbers of cores. */
public final class GanttGutter {
    private static final double NAME = 22;
    private static final double FIRST_LINE = 13;
    private static final double SECOND_LINE = 28;
    private static final double THIRD_LINE = 42;
    private static final double STRIP = 3;
    /** Height of a row from which on each has its number. */
    private static final double ROOM_FOR_NUMBER = 28;

    private final TraceIndex index;
    private final LaneContext context;
    private final ClusterBands bands;
    private final Box view;

    /** A fact of a cluster besides its name and cores. */
    public enum Fact {
        /** Cores that run tasks at the moment, and whether the band is folded, which a click changes. */
        BUSY_NOW,
        /** Cores that run tasks at the moment, in a picture without clicks. */
        BUSY_THEN,
        /** Share of its core-ticks that ran tasks, from tick 0 on. */
        BUSY_SHARE
    }

    /** @param view the visible part of the rows */
    GanttGutter(TraceIndex index, LaneContext context, ClusterBands bands, Box view) {
        this.index = index;
        this.context = context;
        this.bands = bands;
        this.view = view;
    }

    /** @param run which of two it is; the lower one leaves it to the upper one to name the cluster */
    void paint(Fact fact, Optional<RunTag> run) {
        Box gutter = new Box(view.x() - TimeScale.GUTTER, view.y(), TimeScale.GUTTER, view.height());
        context.painter().clipped(gutter, () -> bands.bands().stream()
                .filter(band -> !band.hidden() && band.top() + band.height() >= view.y() && band.top() <= view.bottom())
                .forEach(band -> paint(band, fact, run)));
    }

    private void paint(ClusterBands.Band band, Fact fact, Optional<RunTag> run) {
        double left = view.x() - TimeScale.GUTTER;
        boolean named = run.isEmpty() || run.get().upper();
        if (fact == Fact.BUSY_NOW && named) {
            context.foldMark(band.top() + 8, band.collapsed());
        }
        Cluster cluster = context.at().trace().platform().clusters().get(band.cluster());
        if (run.isPresent()) {
            compared(band, cluster, run.get());
        } else if (!band.group().isEmpty()) {
            context.painter().text(band.group(), left + NAME, band.top() + FIRST_LINE, FontRole.ROW_STRONG, context.tone(Tone.TEXT),
                    Painter.Anchor.START);
        } else {
            name(cluster, left + NAME, band.top() + FIRST_LINE);
            facts(band, cluster, fact, left + NAME);
        }
        if (!band.collapsed() && !context.at().trace().isRegrouped()) {
            coreNumbers(band);
        }
        if (run.isEmpty() || !named) {
            double y = Math.round(band.top() + band.height() + ClusterBands.GAP / 2) - 0.5;
            context.painter().line(left, y, view.x(), y, context.line(Tone.LINE, 1));
        }
    }

    /** Rows of a group of tasks are no cores: the cores that it uses are written, where there is room. */
    private void facts(ClusterBands.Band band, Cluster cluster, Fact fact, double left) {
        boolean regrouped = context.at().trace().isRegrouped();
        String busy = busy(fact, band.cluster());
        if (regrouped && band.height() >= SECOND_LINE + 2) {
            fact(busy, left, band.top() + SECOND_LINE);
        } else if (!regrouped && !band.collapsed()) {
            fact(cores(cluster), left, band.top() + SECOND_LINE);
            fact(busy, left, band.top() + THIRD_LINE);
        }
    }

    /** The cluster is named beside the upper run's rows, each run beside its own. */
    private void compared(ClusterBands.Band band, Cluster cluster, RunTag run) {
        Painter painter = context.painter();
        double left = view.x() - TimeScale.GUTTER + NAME;
        if (run.upper()) {
            name(cluster, left, band.top() + FIRST_LINE);
        }
        if (band.collapsed()) {
            return;
        }
        painter.fill(new Box(left - 2 * STRIP, band.top(), STRIP, Math.max(band.height(), band.rowsBottom() - band.top())),
                context.tone(run.tone()));
        painter.text(run.name(), left, band.top() + (run.upper() ? SECOND_LINE : FIRST_LINE), FontRole.ROW_STRONG, context.tone(run.tone()),
                Painter.Anchor.START);
        if (!run.upper()) {
            fact(busy(Fact.BUSY_NOW, band.cluster()), left, band.top() + SECOND_LINE);
        }
    }

    private String cores(Cluster cluster) {
        return Figures.count(cluster.cores(), "cores", context.texts());
    }

    private String busy(Fact fact, int cluster) {
        return fact != Fact.BUSY_SHARE ? context.texts().text("lane.busy.now", Figures.whole(index.busyCores(cluster, context.at())))
                : context.texts().text("lane.busy.share",
                        Figures.brief(100 * index.busyShare(cluster, context.at()), 1, context.texts().language()));
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

    private void coreNumbers(ClusterBands.Band band) {
        Painter painter = context.painter();
        double x = view.x() - 5;
        painter.line(view.x() - 1.5, band.top(), view.x() - 1.5, band.rowsBottom(), context.line(Tone.CONTROL_EDGE, 1));
        if (band.rowHeight() >= ROOM_FOR_NUMBER) {
            for (int core = 0; core < band.cores(); core++) {
                painter.text(Figures.whole(core + 1), x, band.y(core) + band.rowHeight() / 2 + 4, FontRole.AXIS, context.tone(Tone.TEXT_2),
                        Painter.Anchor.END);
            }
            return;
        }
        FontRole role = context.palette().theme().isForRoom() ? FontRole.AXIS : FontRole.CORE;
        painter.text("1", x, band.top() + 8, role, context.tone(Tone.MUTED), Painter.Anchor.END);
        if (band.cores() > 1 && band.rowsBottom() - band.top() > 20) {
            painter.text(Figures.whole(band.cores()), x, band.rowsBottom() - 1, role, context.tone(Tone.MUTED),
                    Painter.Anchor.END);
        }
    }
}
