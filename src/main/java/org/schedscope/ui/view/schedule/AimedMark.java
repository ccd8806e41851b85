package org.schedscope.ui.view.schedule;

import java.util.Optional;
import java.util.OptionalLong;
import java.util.function.IntFunction;
import org.schedscope.chart.gantt.ClusterBands;
import org.schedscope.chart.lane.LaneContext;
import org.schedscope.chart.lane.TimeScale;
import org.schedscope.chart.paint.Box;
import org.schedscope.chart.paint.Colours;
import org.schedscope.chart.paint.FontRole;
import org.schedscope.chart.paint.Painter;
import org.schedscope.chart.paint.Stroke;
import org.schedscope.chart.paint.Tone;
import org.schedscope.event.CoreSet;
import org.schedscope.text.Texts;
import org.schedscope.trace.foreign.PlacedPiece;
import org.schedscope.ui.state.compare.AimedTask;
import org.schedscope.ui.view.kit.Messages;

/** A task that is about to be placed by hand, in its rows: dashed where it can be, red and with the reason where it cannot. */
final class AimedMark {
    private static final Texts TEXTS = Messages.of("byhand");
    private static final double FILL = 0.16;
    private static final double FLAG = 20;
    private static final double GAP = 4;

    private final LaneContext context;
    private final ClusterBands bands;
    private final double bottom;

    /**
     * @param bands where they are seen
     * @param bottom of the rows
     */
    AimedMark(LaneContext context, ClusterBands bands, double bottom) {
        this.context = context;
        this.bands = bands;
        this.bottom = bottom;
    }

    void paint(Optional<AimedTask> aimed, OptionalLong clock, IntFunction<String> label) {
        Box area = context.timeArea(LanesLayout.GANTT_TOP, bottom);
        context.painter().clipped(area, () -> {
            clock.ifPresent(this::clock);
            aimed.ifPresent(task -> paint(task, label.apply(task.piece().task()), area));
        });
    }

    private void clock(long tick) {
        double x = Math.round(context.scale().x(tick)) + 0.5;
        context.painter().line(x, LanesLayout.GANTT_TOP, x, bottom, Stroke.dashed(context.tone(Tone.ACCENT), 1.5));
        String text = TEXTS.text("clock.flag", context.times().moment(tick));
        double width = context.painter().width(text, FontRole.SECONDARY) + 10;
        Box flag = new Box(x + 1, bottom - FLAG + 2, width, FLAG - 4);
        context.painter().fillRound(flag, 3, context.tone(Tone.ACCENT));
        context.painter().text(text, flag.x() + 5, flag.centreY() + GAP, FontRole.SECONDARY, context.tone(Tone.ON_ACCENT),
                Painter.Anchor.START);
    }

    private void paint(AimedTask aimed, String label, Box area) {
        PlacedPiece piece = aimed.piece();
        ClusterBands.Band band = bands.bands().get(piece.cluster());
        if (band.hidden()) {
            return;
        }
        int colour = context.tone(aimed.wrong().isPresent() ? Tone.BAD : Tone.ACCENT);
        double left = context.scale().x(piece.start());
        double right = context.scale().x(piece.end());
        double lowest = band.top();
        for (CoreSet.Range range : piece.cores().orElseThrow().ranges()) {
            double top = band.collapsed() ? band.top() : band.y(range.first());
            double foot = band.collapsed() ? band.top() + band.height() : band.y(range.last() + 1);
            Box box = new Box(left, top + 1, Math.max(3, right - left), Math.max(3, foot - top - 2));
            context.painter().fill(box, Colours.fade(colour, FILL));
            context.painter().stroke(box, 2, Stroke.dashed(colour, 2));
            lowest = Math.max(lowest, foot);
        }
        String times = context.times().moment(piece.start()) + "\u2013" + context.times().moment(piece.end());
        flag(aimed.wrong().orElseGet(() -> TEXTS.text("aimed.flag", label, times)), left, lowest, area, aimed.wrong().isPresent());
    }

    /** What is wider than the schedule ends in dots; the panel has all of it. */
    private String fitting(String text, double room) {
        if (context.painter().width(text, FontRole.ROW_STRONG) <= room) {
            return text;
        }
        int length = text.length();
        while (length > 1 && context.painter().width(text.substring(0, length) + "\u2026", FontRole.ROW_STRONG) > room) {
            length--;
        }
        return text.substring(0, length).strip() + "\u2026";
    }

    private void flag(String whole, double left, double under, Box area, boolean bad) {
        String text = fitting(whole, area.width() - 16 - 2 * GAP);
        double width = context.painter().width(text, FontRole.ROW_STRONG) + 16;
        double x = Math.max(TimeScale.GUTTER + GAP, Math.min(area.right() - width - GAP, left));
        double y = under + GAP + FLAG > bottom ? Math.max(area.y() + GAP, under - 2 * FLAG) : under + GAP;
        Box box = new Box(x, y, width, FLAG);
        context.painter().fillRound(box, 4, context.tone(bad ? Tone.BAD : Tone.PLAYHEAD));
        context.painter().text(text, x + 8, box.centreY() + GAP, FontRole.ROW_STRONG, context.tone(bad ? Tone.SURFACE : Tone.ON_PLAYHEAD),
                Painter.Anchor.START);
    }
}
