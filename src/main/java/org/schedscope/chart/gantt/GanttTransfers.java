package org.schedscope.chart.gantt;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.schedscope.chart.index.Moment;
import org.schedscope.chart.index.TraceIndex;
import org.schedscope.chart.lane.Highlight;
import org.schedscope.chart.lane.LaneContext;
import org.schedscope.chart.paint.Colours;
import org.schedscope.chart.paint.Painter;
import org.schedscope.chart.paint.Stroke;
import org.schedscope.chart.paint.Tone;
import org.schedscope.event.EventField;
import org.schedscope.trace.Trace;

/**
 * The data of the selection on its way: thin arrows from where a parent ended to where, and when, its output arrives.
 *
 * @param arrows in the order in which they are drawn
 */
record GanttTransfers(List<Arrow> arrows) {
    private static final double TIP = 5;
    /** The most arrows of a job that are legible. */
    private static final int MOST = 200;

    /**
     * An arrow.
     *
     * @param arrived whether the data is there; if not, it is expected
     */
    record Arrow(double x1, double y1, double x2, double y2, boolean arrived) {
    }

    GanttTransfers {
        arrows = List.copyOf(arrows);
    }

    static GanttTransfers of(TraceIndex index, LaneContext context, ClusterBands bands, Highlight highlight, GanttFrame frame) {
        List<Arrow> arrows = new ArrayList<>();
        if (highlight.job().isEmpty()) {
            return new GanttTransfers(arrows);
        }
        Moment at = context.at();
        Trace trace = at.trace();
        int job = highlight.job().getAsInt();
        Heights heights = new Heights(trace, bands, frame);
        int first = trace.index().firstTask(job);
        for (int task = first; task < trace.index().firstTask(job + 1); task++) {
            int child = task;
            index.transfers().forEach(task, at, seq -> {
                boolean wanted = highlight.task().isEmpty() && highlight.showsLink(first, trace.get(seq, EventField.PARENT), child)
                        || highlight.isTask(child) || highlight.isTask(trace.get(seq, EventField.PARENT));
                if (wanted) {
                    arrows.add(new Arrow(context.scale().clampedX(trace.tick(seq)),
                            heights.of(trace.get(seq, EventField.PARENT), trace.get(seq, EventField.FROM)),
                            context.scale().clampedX(trace.number(seq, EventField.ARRIVAL)),
                            heights.of(child, trace.get(seq, EventField.TO)),
                            trace.number(seq, EventField.ARRIVAL) <= at.now()));
                }
            });
        }
        // Those of a whole large job would not be legible.
        return new GanttTransfers(highlight.task().isEmpty() && arrows.size() > MOST ? List.of() : arrows);
    }

    /** Where a task is on a cluster: at its bar or at what is reserved for it, else in the middle of the rows. */
    private static final class Heights {
        private final ClusterBands bands;
        private final Map<List<Integer>, Double> ofBar = new HashMap<>();

        Heights(Trace trace, ClusterBands bands, GanttFrame frame) {
            this.bands = bands;
            frame.reserved().forEach(bar -> ofBar.put(List.of(bar.task(), trace.cluster(bar.seq())), bar.box().centreY()));
            frame.highlighted().forEach(bar -> ofBar.put(List.of(bar.task(), trace.pieces().cluster(bar.piece())), bar.box().centreY()));
        }

        double of(int task, int cluster) {
            ClusterBands.Band band = bands.bands().get(cluster);
            double middle = band.collapsed() ? band.top() + band.height() / 2 : (band.top() + band.rowsBottom()) / 2;
            return ofBar.getOrDefault(List.of(task, cluster), middle);
        }
    }

    void paint(LaneContext context) {
        int ink = context.tone(Tone.TEXT_2);
        Stroke halo = Stroke.solid(Colours.fade(context.tone(Tone.SURFACE), 0.6), 2.6);
        for (Arrow arrow : arrows) {
            context.painter().line(arrow.x1(), arrow.y1(), arrow.x2(), arrow.y2(), halo);
            context.painter().line(arrow.x1(), arrow.y1(), arrow.x2(), arrow.y2(),
                    arrow.arrived() ? Stroke.solid(ink, 1) : Stroke.dashed(ink, 1));
            tip(context.painter(), arrow, ink);
        }
    }

    private static void tip(Painter painter, Arrow arrow, int ink) {
        double dx = arrow.x2() - arrow.x1();
        double dy = arrow.y2() - arrow.y1();
        double length = Math.hypot(dx, dy);
        if (length < TIP) {
            return;
        }
        double backX = arrow.x2() - TIP * dx / length;
        double backY = arrow.y2() - TIP * dy / length;
        double sideX = 0.5 * TIP * dy / length;
        double sideY = 0.5 * TIP * dx / length;
        painter.polygon(new double[] {arrow.x2(), backX + sideX, backX - sideX},
                new double[] {arrow.y2(), backY - sideY, backY + sideY}, 3, ink);
    }
}
