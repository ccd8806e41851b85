package org.schedscope.chart.lane;

import java.util.List;
import org.schedscope.chart.paint.Box;
import org.schedscope.chart.paint.Figures;
import org.schedscope.chart.paint.FontRole;
import org.schedscope.chart.paint.Painter;
import org.schedscope.chart.paint.Stroke;
import org.schedscope.chart.paint.Tone;

/** The time axis on top of all lanes, the grid and the ground behind them, and the playhead through them. */
public final class AxisLane {
    /** Height of the axis in pixels. */
    public static final double HEIGHT = 30;
    private static final double FLAG_HEIGHT = 18;
    /** Flags up to this width, in pixels, are centred above their line wherever that is. */
    private static final double SHORT_FLAG = 40;
    /** How far longer flags are over the gutter. */
    private static final double OVER_GUTTER = 3;
    /** Free pixels right of the time area that labels may use. */
    private static final double MARGIN = 11;
    /** Width of {@code 00:00} in pixels where type has its usual size. */
    private static final double USUAL = 33;

    private AxisLane() {
    }

    private static AxisMarks marks(LaneContext context) {
        double widest = context.painter().width(Figures.whole((long) Math.ceil(context.scale().end())), FontRole.AXIS);
        double typeScale = context.painter().width("00:00", FontRole.AXIS) / USUAL;
        return AxisMarks.of(context.scale(), context.times(), widest + 18, Math.max(1, typeScale));
    }

    /**
     * Ground and grid of the lanes between two heights: paint this first.
     *
     * @param playhead whether what comes after now is on the future's ground
     */
    public static void paintGround(LaneContext context, double top, double bottom, boolean playhead) {
        Painter painter = context.painter();
        TimeScale scale = context.scale();
        painter.fill(context.timeArea(top, bottom), context.tone(Tone.SURFACE));
        if (playhead) {
            double from = Math.max(scale.left(), Math.round(scale.clampedX(context.at().now())));
            if (from < scale.right()) {
                painter.fill(new Box(from, top, scale.right() - from, bottom - top), context.tone(Tone.FUTURE));
            }
        }
        Stroke grid = context.line(Tone.GRID, 1);
        for (AxisMarks.Mark mark : marks(context).labels()) {
            if (mark.tick() >= scale.start()) {
                double x = Math.floor(scale.x(mark.tick())) + 0.5;
                painter.line(x, top, x, bottom, grid);
            }
        }
    }

    /** Labels and marks of the axis, its upper edge at {@code top}. */
    public static void paintAxis(LaneContext context, double top, String unit, boolean playhead) {
        Painter painter = context.painter();
        TimeScale scale = context.scale();
        double bottom = top + HEIGHT;
        double baseline = top + HEIGHT - 11;
        painter.fill(new Box(scale.left() - TimeScale.GUTTER, top, TimeScale.GUTTER + scale.width(), HEIGHT), context.tone(Tone.SURFACE));
        painter.text(beside(context, unit), scale.left() - TimeScale.GUTTER + 10, baseline, FontRole.SECONDARY,
                context.tone(Tone.MUTED), Painter.Anchor.START);
        AxisMarks marks = marks(context);
        Box flag = playhead ? flag(context, top) : new Box(-1e6, 0, 0, 0);
        for (long tick : marks.minor()) {
            paintMark(context, tick, bottom, false);
        }
        for (AxisMarks.Mark mark : marks.labels()) {
            paintMark(context, mark.tick(), bottom, true);
        }
        paintLabels(context, marks.labels(), marks.heads().isEmpty() ? baseline : top + HEIGHT - 7, flag, besideEnd(context, unit));
        paintHeads(context, marks.heads(), top + 12, flag);
        painter.line(scale.left() - TimeScale.GUTTER, bottom - 0.5, scale.right(), bottom - 0.5, context.line(Tone.LINE, 1));
    }

    private static String beside(LaneContext context, String unit) {
        return context.times().areTicks() ? context.texts().text("axis.time", unit)
                : context.times().beside(Math.max(0, (long) context.scale().start())).orElseGet(() -> context.texts().text("axis.elapsed"));
    }

    private static double besideEnd(LaneContext context, String unit) {
        return context.scale().left() - TimeScale.GUTTER + 10 + context.painter().width(beside(context, unit), FontRole.SECONDARY) + 6;
    }

    private static void paintMark(LaneContext context, long tick, double bottom, boolean major) {
        TimeScale scale = context.scale();
        if (tick >= scale.start()) {
            double x = Math.floor(scale.x(tick)) + 0.5;
            context.painter().line(x, bottom - (major ? 7 : 4), x, bottom, context.line(major ? Tone.CONTROL_EDGE : Tone.LINE, 1));
        }
    }

    /** @param from where the words in the gutter end; a label at the left edge is beside them */
    private static void paintLabels(LaneContext context, List<AxisMarks.Mark> labels, double baseline, Box flag, double from) {
        TimeScale scale = context.scale();
        for (AxisMarks.Mark mark : labels) {
            double half = context.painter().width(mark.label(), FontRole.AXIS) / 2;
            double x = Math.max(from + half, Math.floor(scale.x(mark.tick())) + 0.5);
            boolean inside = mark.tick() >= scale.start() && x + half <= scale.right() + MARGIN;
            // A label under the flag is left out, not overprinted.
            if (inside && (x + half < flag.x() - 2 || x - half > flag.right() + 2)) {
                context.painter().text(mark.label(), x, baseline, FontRole.AXIS, context.tone(Tone.TEXT_2), Painter.Anchor.MIDDLE);
            }
        }
    }

    /** What labels belong to, from where it begins, or at the left edge where it has begun before, as far as there is room. */
    private static void paintHeads(LaneContext context, List<AxisMarks.Mark> heads, double baseline, Box flag) {
        TimeScale scale = context.scale();
        for (int i = 0; i < heads.size(); i++) {
            AxisMarks.Mark head = heads.get(i);
            double x = Math.max(scale.left(), scale.x(head.tick())) + 2;
            double end = x + context.painter().width(head.label(), FontRole.ROW_STRONG);
            double room = i + 1 < heads.size() ? scale.x(heads.get(i + 1).tick()) - 4 : scale.right() + MARGIN;
            if (end <= room && (end < flag.x() - 2 || x > flag.right() + 2)) {
                context.painter().text(head.label(), x, baseline, FontRole.ROW_STRONG, context.tone(Tone.TEXT), Painter.Anchor.START);
            }
        }
    }

    private static Box flag(LaneContext context, double top) {
        double width = context.painter().width(context.times().moment(context.at().now()), FontRole.AXIS_STRONG) + 16;
        double x = context.scale().clampedX(context.at().now());
        return new Box(beside(context, x, width), top + 5, width, FLAG_HEIGHT);
    }

    /**
     * Left edge of a flag around {@code x}; at the end of a run it moves to the left rather than be cut off, at the beginning to the
     * right rather than lie over the words in the gutter.
     */
    private static double beside(LaneContext context, double x, double width) {
        double left = Math.min(x - width / 2, Math.max(x, context.scale().right() + MARGIN) - width);
        return width <= SHORT_FLAG ? left : Math.max(left, Math.min(x, context.scale().left()) - OVER_GUTTER);
    }

    /** The playhead from the axis down to {@code bottom}; paint this last. Nothing if now is out of view. */
    public static void paintPlayhead(LaneContext context, double top, double bottom) {
        double x = context.scale().x(context.at().now());
        if (x < context.scale().left() - 1 || x > context.scale().right() + 1) {
            return;
        }
        Box flag = flag(context, top);
        context.painter().line(x, flag.bottom(), x, bottom, context.line(Tone.PLAYHEAD, 1.6));
        context.painter().fillRound(flag, 3, context.tone(Tone.PLAYHEAD));
        context.painter().text(context.times().moment(context.at().now()), flag.x() + flag.width() / 2, flag.y() + 13, FontRole.AXIS_STRONG,
                context.tone(Tone.ON_PLAYHEAD), Painter.Anchor.MIDDLE);
    }

    /** Where an earlier run ended: a dashed line through the lanes, with a pale flag. */
    public static void paintEarlierEnd(LaneContext context, long tick, double top, double bottom) {
        double x = context.scale().x(tick);
        if (x < context.scale().left() || x > context.scale().right() + 1) {
            return;
        }
        String label = context.times().moment(tick);
        double width = context.painter().width(label, FontRole.AXIS) + 14;
        Box flag = new Box(beside(context, x, width), top + 5, width, FLAG_HEIGHT);
        context.painter().line(x, flag.bottom(), x, bottom, Stroke.dashed(context.tone(Tone.TEXT_2), 1.2));
        context.painter().fillRound(flag, 3, context.tone(Tone.SURFACE));
        context.painter().stroke(flag, 3, context.line(Tone.CONTROL_EDGE, 1.2));
        context.painter().text(label, flag.x() + width / 2, flag.y() + 13, FontRole.AXIS, context.tone(Tone.TEXT), Painter.Anchor.MIDDLE);
    }

    /** The dotted line of the pointer with its own flag. */
    public static void paintHover(LaneContext context, double tick, double top, double bottom) {
        Painter painter = context.painter();
        double x = context.scale().x(tick);
        long whole = (long) Math.floor(tick);
        String label = context.times().areTicks() ? Figures.whole(whole)
                : context.times().moment(whole) + " \u00b7 " + context.times().tick(whole);
        double width = painter.width(label, FontRole.AXIS) + 14;
        Box flag = new Box(beside(context, x, width), top + 5, width, FLAG_HEIGHT);
        painter.line(x, flag.bottom(), x, bottom, Stroke.dotted(context.tone(Tone.MUTED), 1));
        painter.fillRound(flag, 3, context.tone(Tone.SURFACE));
        painter.stroke(flag, 3, context.line(Tone.CONTROL_EDGE, 1));
        painter.text(label, flag.x() + width / 2, flag.y() + 13, FontRole.AXIS, context.tone(Tone.TEXT), Painter.Anchor.MIDDLE);
    }
}
