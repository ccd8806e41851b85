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
 * @param times how its ticks are told
 */
public record LaneContext(Painter painter, Palette palette, TimeScale scale, Moment at, Texts texts, TimeFigures times) {
    /** Times as the workload has them. */
    public LaneContext(Painter painter, Palette palette, TimeScale scale, Moment at, Texts texts) {
        this(painter, palette, scale, at, texts, TimeFigures.of(at.trace().workload(), texts.language()));
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
}
