package org.schedscope.chart.plot;

import java.util.stream.IntStream;
import org.jfree.chart.axis.ValueAxis;
import org.schedscope.chart.paint.Figures;
import org.schedscope.chart.paint.Palette;
import org.schedscope.text.Texts;

/** Axes of figures of users. */
final class UserAxes {
    private static final double MARGIN = 0.03;

    private UserAxes() {
    }

    /** 0 to 100 %. */
    static ValueAxis percent(Palette palette, Texts texts) {
        ValueAxis axis = MeasureAxis.linear(texts.text("axis.violated"), palette, (on, height) -> RoundTicks.linear(0, 100, 5).stream()
                .map(percent -> MeasureAxis.label(percent, Figures.decimal(percent, 0, texts.language()))).toList());
        axis.setRange(-100 * MARGIN, 100 * (1 + MARGIN));
        return axis;
    }

    /** Logarithmic from 1 on and linear below, so that 0 has a place: 0, 1, 10 and 100 are 0, 1, 2 and 3. */
    static double logFromOne(double value) {
        return value < 1 ? value : 1 + Math.log10(value);
    }

    /** For values placed by {@link #logFromOne}. */
    static ValueAxis tardiness(double largest, Palette palette, Texts texts) {
        return fromOne(texts.text("axis.tardiness"), largest, palette, texts);
    }

    /** For values placed by {@link #logFromOne}. */
    static ValueAxis fromOne(String label, double largest, Palette palette, Texts texts) {
        double top = logFromOne(largest);
        ValueAxis axis = MeasureAxis.linear(texts.text("axis.log", label), palette,
                (on, height) -> IntStream.rangeClosed(0, (int) on.getUpperBound()).mapToObj(place -> MeasureAxis.label(place,
                        place == 0 ? "0" : Figures.compact(Math.pow(10, place - 1), 0, texts.language()))).toList());
        axis.setRange(-top * MARGIN, top * (1 + MARGIN));
        return axis;
    }
}
