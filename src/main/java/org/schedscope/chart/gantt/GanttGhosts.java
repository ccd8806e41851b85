package org.schedscope.chart.gantt;

import java.util.List;
import java.util.OptionalLong;
import org.schedscope.chart.lane.Highlight;
import org.schedscope.chart.lane.LaneContext;
import org.schedscope.chart.paint.Box;
import org.schedscope.chart.paint.FontRole;
import org.schedscope.chart.paint.Painter;
import org.schedscope.chart.paint.Stroke;
import org.schedscope.chart.paint.Tone;
import org.schedscope.trace.ScheduleShift;

/** Places of the selected job's tasks, or of all, in another run: dashed outlines in this run's rows, with an arrow and signed ticks. */
final class GanttGhosts {
    private static final double HEAD = 6;
    private static final double LEAST = 4;
    /** From the middle of a bar to the edge of the label of its lead, and how high bars are above which there is room beside it. */
    private static final double LEAD = 8;
    private static final double ROOM_FOR_LEAD = 20;
    /** Of more bars arrows would hide what they lead to. */
    private static final int FEW = 24;

    private final LaneContext context;
    private final ScheduleShift shift;
    private final Highlight highlight;
    private final boolean badges;

    /** @param badges whether every bar that has room shows by how much it has moved, not only the selected task's */
    GanttGhosts(LaneContext context, ScheduleShift shift, Highlight highlight, boolean badges) {
        this.badges = badges;
        this.context = context;
        this.shift = shift;
        this.highlight = highlight;
    }

    void paint(List<GanttFrame.Bar> bars) {
        int last = -1;
        boolean few = bars.size() <= FEW;
        for (GanttFrame.Bar bar : bars) {
            OptionalLong ticks = shift.of(bar.task());
            boolean first = context.at().trace().pieces().start(bar.piece()) == shift.startBefore(bar.task()).orElse(0) + ticks.orElse(0);
            if (ticks.isPresent() && ticks.getAsLong() != 0 && first && bar.box().height() >= LEAST) {
                paint(bar, ticks.getAsLong(), bar.piece() != last, few || highlight.isJob(bar.job()));
                last = bar.piece();
            }
        }
    }

    /**
     * @param first whether no other range of cores of the same piece has been painted
     * @param leads whether an arrow leads from there to here
     */
    private void paint(GanttFrame.Bar bar, long ticks, boolean first, boolean leads) {
        Painter painter = context.painter();
        double width = bar.whole().width();
        double left = context.scale().x(shift.startBefore(bar.task()).orElseThrow());
        Box ghost = new Box(left, bar.box().y(), width, bar.box().height());
        painter.stroke(ghost.grown(-0.5), 2, Stroke.dashed(context.tone(Tone.TEXT), 1.2));
        // Below the middle, where the lead of what was queued has its label.
        double y = bar.box().y() + 0.8 * bar.box().height();
        double from = ticks > 0 ? left : left + width;
        double to = ticks > 0 ? bar.box().x() : bar.box().x() + width;
        int colour = context.palette().shift(Long.signum(ticks));
        if (leads && Math.abs(to - from) > 2 * HEAD) {
            double back = ticks > 0 ? -HEAD : HEAD;
            painter.line(from, y, to + back, y, Stroke.solid(context.tone(Tone.SURFACE), 4));
            painter.line(from, y, to + back, y, Stroke.solid(colour, 2));
            painter.polygon(new double[] {to, to + back, to + back}, new double[] {y, y - 4, y + 4}, 3, colour);
        }
        boolean told = badges && first && badge(bar, ticks);
        if (first && !told && highlight.isTask(bar.task())) {
            boolean low = bar.box().height() < ROOM_FOR_LEAD;
            // The lead of what was queued has its label around the middle of the bar.
            label((from + to) / 2, low ? bar.box().centreY() + LEAD + FontRole.BAR.size() : bar.box().y() - 3, ticks);
        }
    }

    /** In the upper right corner of a bar, where the task's name leaves room for it; returns whether it was painted. */
    private boolean badge(GanttFrame.Bar bar, long ticks) {
        String text = signed(ticks);
        double width = context.painter().width(text, FontRole.BAR) + 8;
        double height = FontRole.BAR.size() + 3;
        Box box = bar.box();
        boolean above = box.height() >= 2 * (height + FontRole.BAR.size());
        double name = above ? 0 : context.painter().width(context.at().trace().index().shortLabel(bar.task()), FontRole.BAR) + 8;
        if (box.height() < height || box.width() < name + width + 2) {
            return false;
        }
        Box plate = new Box(box.right() - width - 2, above ? box.y() + 2 : box.centreY() - height / 2, width, height);
        context.painter().fillRound(plate, 3, context.tone(Tone.SURFACE));
        context.painter().stroke(plate.grown(-0.5), 3, Stroke.solid(context.palette().shift(Long.signum(ticks)), 1.5));
        context.painter().text(text, plate.x() + width / 2, plate.centreY() + 0.36 * FontRole.BAR.size(), FontRole.BAR,
                context.tone(Tone.TEXT), Painter.Anchor.MIDDLE);
        return true;
    }

    private String signed(long ticks) {
        return (ticks > 0 ? "+" : "\u2212") + context.times().figure(Math.abs(ticks));
    }

    /** On a plate of its own: it may lie over other bars. */
    private void label(double x, double baseline, long ticks) {
        String text = signed(ticks);
        double width = context.painter().width(text, FontRole.BAR);
        double size = FontRole.BAR.size();
        context.painter().fill(new Box(x - width / 2 - 3, baseline - size, width + 6, size + 3), context.tone(Tone.SURFACE));
        context.painter().text(text, x - width / 2, baseline, FontRole.BAR, context.tone(Tone.TEXT), Painter.Anchor.START);
    }
}
