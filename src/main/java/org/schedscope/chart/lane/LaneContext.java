package org.schedscope.chart.lane;

import org.schedscope.chart.index.Moment;
import org.schedscope.chart.paint.Box;
import org.schedscope.chart.paint.Painter;
import org.schedscope.chart.paint.Palette;
import org.schedscope.chart.paint.Stroke;
import org.schedscope.chart.paint.TimeFigures;
import org.schedscope.chart.paint.Tone;
import org.schedscope.text.Texts;

/**
 * What every lane needs to paint itself.
 *
 * @param painter where to
 * @param palette in which colours
 * @param scale which ticks
 * @param at which moment of the run
 * @param times how its ticks are written
 */
public record LaneContext(Painter painter, Palette palette, TimeScale scale, Moment at, Texts texts, TimeFigures times) {
    private static final double FOLD_MARK = 8;

    /** Times as the workload has them. */
    public LaneContext(Painter painter, Palette palette, TimeScale scale, Moment at, Texts texts) {
        this(painter, palette, scale, at, texts, TimeFigures.of(at.trace().workload(), texts.language()));
    }

    /** This context at a moment of another run. */
    public LaneContext at(Moment other) {
        return new LaneContext(painter, palette, scale, other, texts, times);
    }

    public int tone(Tone tone) {
        return palette.of(tone);
    }

    public Stroke line(Tone tone, double width) {
        return Stroke.solid(palette.of(tone), width);
    }

    /** The time area between two heights. */
    public Box timeArea(double top, double bottom) {
        return new Box(scale.left(), top, scale.width(), bottom - top);
    }

    /** The triangle beside a name in the gutter: it points down at what is open, right at what is folded. */
    public void foldMark(double y, boolean folded) {
        double x = scale.left() - TimeScale.GUTTER + FOLD_MARK;
        double[] xs = folded ? new double[] {x, x + 6, x} : new double[] {x - 1, x + 7, x + 3};
        double[] ys = folded ? new double[] {y - 4, y, y + 4} : new double[] {y - 3, y - 3, y + 4};
        painter.polygon(xs, ys, 3, tone(Tone.TEXT_2));
    }
}
