package org.schedscope.slide;

import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import org.schedscope.chart.gantt.ClusterBands;
import org.schedscope.chart.graph.DagLane;
import org.schedscope.chart.index.Moment;
import org.schedscope.chart.index.TaskHistory;
import org.schedscope.chart.index.TraceIndex;
import org.schedscope.chart.lane.AxisLane;
import org.schedscope.chart.lane.ColourBy;
import org.schedscope.chart.lane.ColourKey;
import org.schedscope.chart.lane.Highlight;
import org.schedscope.chart.lane.LaneContext;
import org.schedscope.chart.lane.TimeScale;
import org.schedscope.chart.paint.Box;
import org.schedscope.chart.paint.FontRole;
import org.schedscope.chart.paint.Painter;
import org.schedscope.chart.paint.Palette;
import org.schedscope.chart.paint.Stroke;
import org.schedscope.chart.paint.Theme;
import org.schedscope.chart.paint.TimeFigures;
import org.schedscope.chart.paint.Tone;
import org.schedscope.lesson.LessonRun;
import org.schedscope.lesson.Staging;
import org.schedscope.model.Workload;
import org.schedscope.text.Language;
import org.schedscope.text.Texts;
import org.schedscope.trace.Trace;

/**
 * The schedule of a run at a moment, with a selection.
 *
 * @param together the runs
 * @param to last tick of the axis
 * @param slot cores that a question is about
 * @param words texts of charts
 */
record RunPicture(RunsTogether together, Highlight selected, long to, Optional<Slot> slot, Texts words) {
    private static final double ZOOM = Theme.PROJECTOR.zoom();
    private static final double HIGHEST_ROW = 44;
    private static final double LEAST_ROW = 15;
    /** The most height for a platform of many clusters, in pixels of the page, unless more is free. */
    private static final double MOST_NEEDED = 330;
    private static final double BELOW = 10;
    private static final int NAMES = 8;

    /**
     * A dotted frame around cores from now on.
     *
     * @param label the text inside it
     */
    record Slot(int cluster, int firstCore, int lastCore, String label) {
    }

    LessonRun run() {
        return together.run();
    }

    private ClusterBands bands(double row) {
        return together.bands(row);
    }

    private double heightOf(double row) {
        return ZOOM * (AxisLane.HEIGHT + bands(row).height()) + BELOW + legendHeight();
    }

    double leastHeight() {
        return Math.min(MOST_NEEDED, heightOf(LEAST_ROW));
    }

    /** The height used out of the available one. */
    double height(double most) {
        return Math.min(most, heightOf(row(most)));
    }

    private double row(double most) {
        double row = HIGHEST_ROW;
        while (row > 1 && heightOf(row) > most) {
            row--;
        }
        return row;
    }

    /** Paints the picture, with rows of cores as high as possible. */
    void paint(SlidePainter ink, Box box) {
        double lanes = box.height() - BELOW - legendHeight();
        ClusterBands bands = bands(row(box.height()));
        ink.painter().moved(box.x(), box.y(), () -> ink.painter().scaled(ZOOM,
                () -> lanes(ink, bands, new Box(0, 0, box.width() / ZOOM, lanes / ZOOM))));
        if (legendHeight() > 0) {
            legend(ink, box);
        }
    }

    private void lanes(SlidePainter ink, ClusterBands bands, Box box) {
        Trace trace = run().trace();
        Moment moment = new Moment(trace, together.at().position(), together.at().tick());
        LaneContext context = new LaneContext(ink.painter(), ink.palette(), scale(box), moment, words);
        double top = AxisLane.HEIGHT;
        String unit = trace.workload().timeUnit();
        AxisLane.paintAxis(context, 0, unit.equals(Workload.DEFAULT_TIME_UNIT) ? words.text("unit.ticks") : unit, true);
        AxisLane.paintGround(context, top, box.height(), true);
        ClusterBands placed = bands.movedBy(top + 2);
        together.paint(context, placed, top, box.height(), identity(), selected);
        slot.ifPresent(free -> slot(context, together.own(placed), free));
        AxisLane.paintPlayhead(context, 0, box.height());
    }

    private TimeScale scale(Box box) {
        Staging.Ticks shown = together.staging().zoom().orElse(new Staging.Ticks(0, to));
        return TimeScale.fitting(shown.from(), shown.to(), TimeScale.GUTTER, box.width() - TimeScale.GUTTER - 6);
    }

    private static void slot(LaneContext context, ClusterBands bands, Slot slot) {
        Painter painter = context.painter();
        ClusterBands.Band band = bands.bands().get(slot.cluster());
        double left = context.scale().x(context.at().now()) + 2;
        double needed = painter.width(slot.label(), FontRole.ROW_STRONG) + 16;
        // A label without enough room is on the cards, too.
        boolean labelled = left + needed <= context.scale().right();
        double width = labelled ? needed : FontRole.ROW_STRONG.size();
        Box box = new Box(left, band.y(slot.firstCore()) + 1.5, width, (slot.lastCore() + 1 - slot.firstCore()) * band.rowHeight() - 4);
        int accent = context.palette().of(Tone.ACCENT);
        painter.fillRound(box, 2, context.palette().of(Tone.SURFACE));
        painter.stroke(box, 2, new Stroke(accent, 2, List.of(2.0, 2.5)));
        if (labelled && box.height() >= FontRole.ROW_STRONG.size()) {
            painter.text(slot.label(), left + width / 2, box.centreY() + 4.3, FontRole.ROW_STRONG, accent, Painter.Anchor.MIDDLE);
        }
    }

    /** The progress of tasks at the moment of the picture, in its colours. */
    DagLane.Progress progress(Language language) {
        Moment at = new Moment(run().trace(), together.at().position(), together.at().tick());
        TaskHistory history = new TraceIndex(run().trace(), at.position()).history();
        return new DagLane.Progress(task -> history.state(task, at), identity(), TimeFigures.of(run().trace().workload(), language));
    }

    private ColourKey identity() {
        return ColourKey.by(ColourKey.telling(run().trace().index()), run().trace().index());
    }

    /** Bars show the name of their job themselves. */
    private boolean needsLegend() {
        return identity().by() != ColourBy.JOB && identity().names().size() > 1;
    }

    private double legendHeight() {
        return needsLegend() ? TypeStyle.SMALL.line() + 6 : 0;
    }

    /** Paints the names of as many jobs as there are colours, and the number of others. */
    private void legend(SlidePainter ink, Box box) {
        ColourKey identity = identity();
        int[] listed = identity.byColour();
        List<String> names = Arrays.stream(listed).mapToObj(identity.names()::get).toList();
        double x = box.x();
        double y = box.bottom() - TypeStyle.SMALL.line();
        int named = 0;
        while (named < Math.min(NAMES, names.size())) {
            double room = 24 + ink.width(names.get(named), TypeStyle.SMALL) + 22;
            if (x + room > box.right() - 60) {
                break;
            }
            int fill = ink.palette().fill(identity.ofName(listed[named]));
            ink.painter().fillRound(new Box(x, y + 3, 16, 16), 2, fill);
            ink.painter().stroke(new Box(x, y + 3, 16, 16).grown(-0.5), 2, Stroke.solid(ink.palette().edgeOf(fill), 1));
            ink.text(names.get(named), x + 24, y + TypeStyle.SMALL.ascent(), TypeStyle.SMALL, ink.tone(Tone.TEXT_2), Painter.Anchor.START);
            x += room;
            named++;
        }
        if (named < names.size()) {
            ink.text("+ " + (names.size() - named), x, y + TypeStyle.SMALL.ascent(), TypeStyle.SMALL, ink.tone(Tone.TEXT_2),
                    Painter.Anchor.START);
        }
    }

    /** The colour of a task's bar. */
    int fill(Palette palette, int task) {
        return identity().fill(palette, run().trace().index().jobOf(task), task);
    }

    /** The number of clusters below a visible height. */
    int clustersLeft(double height) {
        double seen = (height - BELOW - legendHeight()) / ZOOM - AxisLane.HEIGHT + ClusterBands.GAP;
        return (int) together.own(bands(row(height))).bands().stream().filter(band -> band.top() + band.height() > seen).count();
    }
}
