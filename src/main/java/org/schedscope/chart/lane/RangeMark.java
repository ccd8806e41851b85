package org.schedscope.chart.lane;

import java.util.List;
import java.util.OptionalDouble;
import org.schedscope.chart.paint.Box;
import org.schedscope.chart.paint.Colours;
import org.schedscope.chart.paint.FontRole;
import org.schedscope.chart.paint.Painter;
import org.schedscope.chart.paint.Stroke;
import org.schedscope.chart.paint.Tone;
import org.schedscope.metrics.range.RunPart;

/** A marked range over the lanes: a veil, its edges through all of them, handles and a flag with its length on the axis. */
public final class RangeMark {
    private static final double VEIL = 0.075;
    private static final double HANDLE_WIDTH = 6;
    private static final double HANDLE_HEIGHT = 16;
    private static final double FLAG_HEIGHT = 17;
    /** How far from an edge it is taken hold of. */
    private static final double GRIP = 6;

    private final LaneContext context;
    private final RunPart part;

    public RangeMark(LaneContext context, RunPart part) {
        this.context = context;
        this.part = part;
    }

    private double left() {
        return context.scale().clampedX(part.from());
    }

    private double right() {
        return part.to() == RunPart.OPEN ? context.scale().right() : context.scale().clampedX(part.to());
    }

    /**
     * Paints it over everything between two heights.
     *
     * @param rows boxes of the marked rows, which the veil lies over alone; empty: all lanes
     */
    public void paint(double top, double bottom, List<Box> rows) {
        Painter painter = context.painter();
        int accent = context.tone(Tone.ACCENT);
        if (right() > left()) {
            List<Box> veiled = rows.isEmpty() ? List.of(new Box(left(), top, right() - left(), bottom - top)) : rows;
            for (Box row : veiled) {
                painter.fill(new Box(left(), row.y(), right() - left(), row.height()), Colours.fade(accent, VEIL));
            }
            rows.forEach(row -> painter.fill(new Box(context.scale().left() - 3, row.y(), 3, row.height()), accent));
        }
        if (part.hasTicks()) {
            edge(part.from(), top, bottom);
            if (part.to() < RunPart.OPEN) {
                edge(part.to(), top, bottom);
            }
        }
    }

    private boolean isSeen(double tick) {
        double x = context.scale().x(tick);
        return x >= context.scale().left() - 1 && x <= context.scale().right() + 1;
    }

    private void edge(long tick, double top, double bottom) {
        if (isSeen(tick)) {
            double x = context.scale().x(tick);
            context.painter().line(x, top, x, bottom, context.line(Tone.ACCENT, 1.3));
        }
    }

    /** Handles and flag on the axis, which ends at {@code bottom}. */
    public void paintHandles(double bottom, String length) {
        if (!part.hasTicks()) {
            return;
        }
        Painter painter = context.painter();
        double width = painter.width(length, FontRole.AXIS_STRONG) + 14;
        double middle = Math.max(context.scale().left() + width / 2, Math.min((left() + right()) / 2, context.scale().right() - width / 2));
        boolean seen = part.from() <= context.scale().end() && part.to() >= context.scale().start();
        if (seen) {
            Box flag = new Box(middle - width / 2, bottom - FLAG_HEIGHT - 5, width, FLAG_HEIGHT);
            painter.fillRound(flag, 3, context.tone(Tone.ACCENT));
            painter.text(length, middle, flag.y() + 13, FontRole.AXIS_STRONG, context.tone(Tone.ON_ACCENT), Painter.Anchor.MIDDLE);
        }
        handle(part.from(), bottom);
        if (part.to() < RunPart.OPEN) {
            handle(part.to(), bottom);
        }
    }

    private void handle(long tick, double bottom) {
        if (isSeen(tick)) {
            double x = context.scale().x(tick);
            Box handle = new Box(x - HANDLE_WIDTH / 2, bottom - HANDLE_HEIGHT, HANDLE_WIDTH, HANDLE_HEIGHT);
            context.painter().fillRound(handle, 2, context.tone(Tone.ACCENT));
            context.painter().stroke(handle, 2, Stroke.solid(context.tone(Tone.SURFACE), 1));
        }
    }

    /** The edge across from the one that is at a place: dragging one leaves the other. */
    public OptionalDouble across(double x) {
        if (!part.hasTicks() || part.to() == RunPart.OPEN) {
            return OptionalDouble.empty();
        }
        double from = Math.abs(context.scale().x(part.from()) - x);
        double to = Math.abs(context.scale().x(part.to()) - x);
        return Math.min(from, to) > GRIP ? OptionalDouble.empty() : OptionalDouble.of(to <= from ? part.from() : part.to());
    }
}
