package org.schedscope.ui.view.schedule;

import java.util.List;
import java.util.Optional;
import org.schedscope.chart.lane.AxisLane;
import org.schedscope.chart.lane.LaneContext;
import org.schedscope.chart.lane.TimeScale;
import org.schedscope.chart.paint.Box;
import org.schedscope.chart.paint.FontRole;
import org.schedscope.chart.paint.Painter;
import org.schedscope.chart.paint.Palette;
import org.schedscope.chart.paint.Stroke;
import org.schedscope.chart.paint.Tone;

/**
 * What follows the pointer: a dotted line through all lanes and, over something, a card that describes it.
 *
 * @param x of the pointer
 * @param y of the pointer
 * @param lines of the card, the first one strong; empty for no card
 * @param marks outlines around what is meant: a task on scattered cores has several
 */
record ScheduleHover(Optional<Double> x, double y, List<String> lines, List<Box> marks) {
    static final ScheduleHover NOTHING = new ScheduleHover(Optional.empty(), 0, List.of(), List.of());

    private static final double LINE = 17;
    private static final double PADDING = 10;

    ScheduleHover {
        lines = List.copyOf(lines);
        marks = List.copyOf(marks);
    }

    /** What is under a point of the lanes. */
    static ScheduleHover at(PaintedLanes lanes, double x, double y) {
        boolean gutter = x < TimeScale.GUTTER;
        Optional<Lane.Hit> hit = gutter ? lanes.rowAt(x, y) : lanes.hitAt(x, y);
        List<String> lines = !gutter && y < LanesLayout.GANTT_TOP ? LaneMarks.words(lanes, x)
                : hit.map(found -> found.words().get()).orElse(List.of());
        return gutter && lines.isEmpty() ? NOTHING
                : new ScheduleHover(Optional.of(x), y, lines, hit.map(Lane.Hit::marks).orElse(List.of()));
    }

    void paint(LaneContext context, double bottom, double width, double height) {
        if (x.isEmpty()) {
            return;
        }
        Painter painter = context.painter();
        Palette palette = context.palette();
        if (x.get() >= context.scale().left() && x.get() <= context.scale().right()) {
            AxisLane.paintHover(context, context.scale().tickAt(x.get()), 0, bottom);
        }
        marks.forEach(box -> painter.stroke(box.grown(1), 1, Stroke.solid(palette.of(Tone.TEXT), 1.5)));
        if (!lines.isEmpty()) {
            card(painter, palette, width, height);
        }
    }

    private void card(Painter painter, Palette palette, double width, double height) {
        double text = 0;
        for (int i = 0; i < lines.size(); i++) {
            text = Math.max(text, painter.width(lines.get(i), role(i)));
        }
        double cardWidth = text + 2 * PADDING;
        double cardHeight = lines.size() * LINE + PADDING;
        double left = x.get() + 14 + cardWidth < width ? x.get() + 14 : Math.max(0, x.get() - 14 - cardWidth);
        double top = y + 16 + cardHeight < height ? y + 16 : Math.max(0, y - 12 - cardHeight);
        Box card = new Box(Math.round(left), Math.round(top), cardWidth, cardHeight);
        painter.fillRound(card, 5, palette.of(Tone.SURFACE));
        painter.stroke(card, 5, Stroke.solid(palette.of(Tone.CONTROL_EDGE), 1));
        for (int i = 0; i < lines.size(); i++) {
            painter.text(lines.get(i), card.x() + PADDING, card.y() + PADDING / 2 + LINE * (i + 1) - 4.5, role(i),
                    palette.of(i == 0 ? Tone.TEXT : Tone.TEXT_2), Painter.Anchor.START);
        }
    }

    private static FontRole role(int line) {
        return line == 0 ? FontRole.ROW_STRONG : FontRole.ROW;
    }
}
