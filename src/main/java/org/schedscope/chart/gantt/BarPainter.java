package org.schedscope.chart.gantt;

import java.util.ArrayList;
import java.util.List;
import java.util.OptionalInt;
import org.schedscope.chart.index.DrawnState;
import org.schedscope.chart.index.TraceIndex;
import org.schedscope.chart.lane.Fills;
import org.schedscope.chart.lane.Highlight;
import org.schedscope.chart.lane.LaneContext;
import org.schedscope.chart.paint.Box;
import org.schedscope.chart.paint.Colours;
import org.schedscope.chart.paint.Figures;
import org.schedscope.chart.paint.FontRole;
import org.schedscope.chart.paint.Painter;
import org.schedscope.chart.paint.Palette;
import org.schedscope.chart.paint.Stroke;
import org.schedscope.chart.paint.Tone;
import org.schedscope.model.Job;
import org.schedscope.model.graph.WorkloadIndex;
import org.schedscope.trace.Trace;

/** Inks bars: fill, edge, the pale rest of running tasks, joints of suspended pieces, rings of the selection, labels. */
final class BarPainter {
    private static final double RADIUS = 2;
    /** Height of bars with two lines. */
    private static final double ROOM_FOR_TWO = 34;
    private static final double ROUND = 8;
    private static final double LEAST_EDGED = 2.4;
    private static final double REST_OPACITY = 0.32;

    private final LaneContext context;
    private final Painter painter;
    private final Palette palette;
    private final Fills fills;
    private final Highlight highlight;
    private final WorkloadIndex tasks;

    BarPainter(LaneContext context, Fills fills, Highlight highlight) {
        this.context = context;
        this.fills = fills;
        this.highlight = highlight;
        painter = context.painter();
        palette = context.palette();
        tasks = context.at().trace().index();
    }

    private int fill(GanttFrame.Bar bar) {
        int fill = fills.fill(palette, bar.job(), bar.task());
        return isBehind(bar) ? palette.dim(fill) : fill;
    }

    private boolean isBehind(GanttFrame.Bar bar) {
        return highlight.dimsOthers() && !highlight.isJob(bar.job());
    }

    private int edge(GanttFrame.Bar bar, int fill) {
        return isBehind(bar) || fills.isDim(bar.job(), bar.task()) ? palette.dimEdgeOf(fill) : palette.edgeOf(fill);
    }

    private static double radius(Box box) {
        double small = Math.min(box.width(), box.height());
        // Corners too small to be seen cost as much as others.
        return small < ROUND ? 0 : Math.min(RADIUS, small / 8);
    }

    void bar(GanttFrame.Bar bar) {
        Box box = bar.box();
        int fill = fill(bar);
        if (bar.state() == DrawnState.RUNNING) {
            rest(bar, fill);
        }
        painter.fillRound(box, radius(box), fill);
        if (Math.min(box.width(), box.height()) >= LEAST_EDGED) {
            painter.stroke(box.grown(-0.4), radius(box), Stroke.solid(edge(bar, fill), 0.8));
        }
    }

    /** Reserved cores: hatched, in ink, for state has no hue; the selected task's in accent. */
    void reserved(GanttFrame.Reserved bar) {
        Box box = bar.box();
        boolean dim = highlight.dimsOthers() && !highlight.isJob(tasks.jobOf(bar.task()));
        int ink = palette.of(highlight.isTask(bar.task()) ? Tone.ACCENT : dim ? Tone.MUTED : Tone.TEXT_2);
        painter.fill(box, palette.of(Tone.SURFACE));
        if (box.width() >= 3 && box.height() >= 4) {
            painter.hatch(box, Stroke.solid(Colours.fade(ink, dim ? 0.35 : 0.6), 1));
        }
        painter.stroke(box.grown(-0.4), 0, Stroke.solid(dim ? Colours.fade(ink, 0.6) : ink, highlight.isTask(bar.task()) ? 2 : 0.8));
        plate(bar, ink);
    }

    /** The label of reserved cores, on a plate over the hatching, if it fits whole. */
    private void plate(GanttFrame.Reserved bar, int ink) {
        double size = FontRole.BAR.size();
        String label = tasks.shortLabel(bar.task());
        double width = painter.width(label, FontRole.BAR);
        if (bar.box().height() >= Math.max(ZoomLevel.LABEL_HEIGHT - 1, size + 2) && width + 10 <= bar.box().width()) {
            painter.fill(new Box(bar.box().x() + 3, bar.box().centreY() - size / 2 - 1, width + 4, size + 2), palette.of(Tone.SURFACE));
            painter.text(label, bar.box().x() + 5, bar.box().centreY() + size * 0.36, FontRole.BAR, ink, Painter.Anchor.START);
        }
    }

    /** After the playhead: only a pale, dashed rest up to the expected end. */
    private void rest(GanttFrame.Bar bar, int fill) {
        Box box = bar.box();
        double width = bar.expectedRight() - box.right();
        if (width >= 1) {
            Box rest = new Box(box.right(), box.y(), width, box.height());
            painter.fill(rest, Colours.fade(fill, REST_OPACITY));
            int edge = palette.restEdgeOf(fill);
            painter.stroke(rest.grown(-0.4), 0, Stroke.dashed(Colours.fade(edge, 0.7), 0.8));
        }
    }

    /** A thin line with a pause mark from a suspended piece to where its task went on, or to now. */
    void joint(TraceIndex index, GanttFrame.Bar suspended, List<GanttFrame.Bar> bars) {
        Box box = suspended.box();
        double right = context.scale().clampedX(context.at().now());
        double y = box.centreY();
        double endY = y;
        for (GanttFrame.Bar bar : bars) {
            OptionalInt before = index.history().before(bar.piece());
            if (before.isPresent() && before.getAsInt() == suspended.piece()) {
                right = bar.box().x();
                endY = bar.box().centreY();
            }
        }
        painter.line(box.right(), y, right, y, Stroke.solid(palette.of(Tone.TEXT), 1));
        // Across bars of others it stays in the background, unless it is of the selected job.
        int across = palette.of(Tone.TEXT);
        painter.line(right, y, right, endY, Stroke.solid(highlight.isJob(suspended.job()) ? across : Colours.fade(across, 0.3), 1));
        double middle = (box.right() + right) / 2;
        if (right - box.right() >= 10) {
            painter.fill(new Box(middle - 3, y - 3.5, 2, 7), palette.of(Tone.TEXT));
            painter.fill(new Box(middle + 1, y - 3.5, 2, 7), palette.of(Tone.TEXT));
        }
    }

    /** The cross at the end of what belongs to a starved job, on a halo, for it may lie on other bars. */
    void cross(GanttFrame.Bar bar) {
        double x = bar.box().right() + 5;
        double y = bar.box().centreY();
        cross(x, y, Stroke.solid(palette.of(Tone.SURFACE), 3.6));
        cross(x, y, Stroke.solid(palette.of(Tone.BAD), 1.6));
    }

    private void cross(double x, double y, Stroke stroke) {
        painter.line(x - 3, y - 3, x + 3, y + 3, stroke);
        painter.line(x - 3, y + 3, x + 3, y - 3, stroke);
    }

    /** The rings of the selected job, and of the selected task above all. */
    void selection(List<GanttFrame.Bar> bars) {
        for (GanttFrame.Bar bar : bars) {
            if (!highlight.isTask(bar.task())) {
                bar(bar);
                painter.stroke(bar.box(), radius(bar.box()), Stroke.solid(palette.of(Tone.TEXT), 1.3));
            }
        }
        for (GanttFrame.Bar bar : bars) {
            if (highlight.isTask(bar.task())) {
                bar(bar);
                Box whole = bar.whole();
                painter.stroke(whole.grown(2), RADIUS + 1, Stroke.solid(palette.of(Tone.SURFACE), 1.5));
                painter.stroke(whole, RADIUS, Stroke.solid(palette.of(Tone.ACCENT), 2.5));
            }
        }
    }

    /** Selected pieces where bars have no room for edges: ringed, in their own hue. */
    void mark(GanttFrame.Bar bar) {
        boolean task = highlight.isTask(bar.task());
        painter.fill(bar.box().grown(task ? 2.5 : 2), palette.of(Tone.SURFACE));
        painter.fill(bar.box().grown(task ? 1.5 : 1), palette.of(task ? Tone.ACCENT : Tone.TEXT));
        painter.fill(bar.box(), fill(bar));
    }

    /** A label that fits whole, or none: where the bar ran, else in the pale rest after the playhead. */
    void label(GanttFrame.Bar bar, List<GanttLinks.Link> links, List<Box> taken) {
        Box box = bar.box();
        String label = tasks.shortLabel(bar.task());
        FontRole role = roleOf(label, box);
        double size = role.size();
        if (box.height() < Math.max(ZoomLevel.LABEL_HEIGHT - 1, size + 2)) {
            return;
        }
        double width = painter.width(label, role);
        // A bar that began before the view keeps its label in view.
        double left = Math.max(box.x(), context.scale().left());
        boolean inside = width + 8 <= box.right() - left;
        if (!inside && width + 8 > bar.expectedRight() - box.right()) {
            return;
        }
        int ground = inside ? fill(bar) : Colours.mix(palette.of(Tone.FUTURE), fill(bar), REST_OPACITY);
        double x = (inside ? left : box.right()) + 4;
        String whose = inside && box.height() >= ROOM_FOR_TWO ? whose(bar, box.right() - left - 8) : "";
        double baseline = box.centreY() + size * (whose.isEmpty() ? 0.36 : -0.24);
        Box text = new Box(x, baseline - size, Math.max(width, painter.width(whose, FontRole.BAR)), size * (whose.isEmpty() ? 1 : 2.2) + 2);
        if (links.stream().noneMatch(link -> link.crosses(text)) && taken.stream().noneMatch(text::meets)) {
            int ink = Palette.labelOn(ground);
            painter.text(label, x, baseline, role, ink, Painter.Anchor.START);
            painter.text(whose, x, baseline + size * 1.3, FontRole.BAR, ink, Painter.Anchor.START);
        }
    }

    /** In the projector look a label is large where it fits: it is read from the last row. */
    private FontRole roleOf(String label, Box box) {
        boolean large = palette.theme().isForRoom() && box.height() >= FontRole.BAR_LARGE.size() + 4
                && painter.width(label, FontRole.BAR_LARGE) + 8 <= box.width();
        return large ? FontRole.BAR_LARGE : FontRole.BAR;
    }

    /** Whose task it is and how wide, where that has room; else nothing. */
    private String whose(GanttFrame.Bar bar, double room) {
        if (palette.theme().isForRoom()) {
            // In a room with few tasks, the job is what matters.
            String job = tasks.job(bar.job()).id();
            boolean told = tasks.jobCount() == 1 || !tasks.shortLabel(bar.task()).equals(tasks.task(bar.task()).id());
            return told || painter.width(job, FontRole.BAR) > room ? "" : job;
        }
        String user = tasks.job(bar.job()).user();
        String cores = Figures.count(tasks.task(bar.task()).cores(), "cores", context.texts());
        String both = user.equals(Job.ROOT_USER) ? cores : user + " \u00b7 " + cores;
        return painter.width(both, FontRole.BAR) <= room ? both : "";
    }

    /** A dotted lead from when the selected task entered its queue to its start; returns where it was drawn. */
    List<Box> queueing(TraceIndex index, List<GanttFrame.Bar> bars) {
        List<Box> drawn = new ArrayList<>();
        int last = -1;
        for (GanttFrame.Bar bar : bars) {
            boolean again = bar.piece() == last;
            last = bar.piece();
            if (!again && highlight.isTask(bar.task()) && index.history().before(bar.piece()).isEmpty()) {
                index.history().readyTick(bar.task(), context.at()).ifPresent(ready -> lead(bar, ready, drawn));
            }
        }
        return drawn;
    }

    private void lead(GanttFrame.Bar bar, long ready, List<Box> drawn) {
        Trace trace = context.at().trace();
        long waited = trace.pieces().start(bar.piece()) - ready;
        double from = context.scale().clampedX(ready);
        double y = bar.box().centreY();
        if (bar.box().x() - from < 3) {
            return;
        }
        drawn.add(new Box(from, y - 5, bar.box().x() - from, 10));
        int accent = palette.of(Tone.ACCENT);
        painter.line(from, y, bar.box().x() - 3, y, Stroke.solid(palette.of(Tone.SURFACE), 3.5));
        painter.line(from, y, bar.box().x() - 3, y, Stroke.dotted(accent, 1.5));
        painter.line(from, y - 4, from, y + 4, Stroke.solid(accent, 1.5));
        String text = context.texts().text("lane.queued", context.times().figure(waited));
        double width = painter.width(text, FontRole.BAR) + 8;
        if (bar.box().x() - from > width + 24) {
            Box plate = new Box((from + bar.box().x() - width) / 2, y - 7, width, 14);
            painter.fillRound(plate, 3, palette.of(Tone.SURFACE));
            painter.stroke(plate, 3, Stroke.solid(accent, 1));
            painter.text(text, plate.x() + width / 2, y + 3.6, FontRole.BAR, accent, Painter.Anchor.MIDDLE);
        }
    }
}
