package org.schedscope.chart.lane;

import org.schedscope.chart.paint.Box;
import org.schedscope.chart.paint.FontRole;
import org.schedscope.chart.paint.Painter;
import org.schedscope.chart.paint.Palette;
import org.schedscope.chart.paint.Stroke;
import org.schedscope.chart.paint.Tone;
import org.schedscope.text.Texts;

/**
 * The steps of heat in use, from left to right.
 *
 * @param none what is written beside a cell without heat
 */
public record HeatLegend(HeatScale steps, String none) {
    public static HeatLegend of(HeatScale steps, Texts texts) {
        return new HeatLegend(steps, texts.text("heat.none"));
    }

    public double width(Painter painter) {
        double width = painter.width(none, FontRole.SECONDARY) + 27;
        for (int step = 1; step <= steps.steps(); step++) {
            width += 28 + painter.width(steps.label(step), FontRole.AXIS);
        }
        return width;
    }

    /** Returns its right edge. */
    public double paint(Painter painter, Palette palette, double x, double centreY) {
        double baseline = centreY + 4;
        painter.text(none, x, baseline, FontRole.SECONDARY, palette.of(Tone.MUTED), Painter.Anchor.START);
        double at = x + painter.width(none, FontRole.SECONDARY) + 5;
        Box cold = new Box(at, centreY - 5, 14, 10);
        painter.fill(cold, palette.of(Tone.SURFACE));
        painter.stroke(cold.grown(-0.5), 0, Stroke.solid(palette.of(Tone.CONTROL_EDGE), 1));
        at += 22;
        for (int step = 1; step <= steps.steps(); step++) {
            painter.fill(new Box(at, centreY - 5, 14, 10), palette.heat(step));
            String label = steps.label(step);
            painter.text(label, at + 18, baseline, FontRole.AXIS, palette.of(Tone.TEXT_2), Painter.Anchor.START);
            at += 18 + painter.width(label, FontRole.AXIS) + 10;
        }
        return at;
    }
}
