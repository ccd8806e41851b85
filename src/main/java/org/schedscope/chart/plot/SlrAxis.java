package org.schedscope.chart.plot;

import java.util.ArrayList;
import java.util.List;
import org.jfree.chart.axis.NumberTick;
import org.jfree.chart.axis.ValueAxis;
import org.schedscope.chart.paint.Figures;
import org.schedscope.chart.paint.Palette;
import org.schedscope.metrics.DecileRow;
import org.schedscope.text.Language;
import org.schedscope.text.Texts;

/** Axes of SLR: they are labelled from 1, the SLR of a job that nothing delays, at steps of 1, 2, 5. */
public final class SlrAxis {
    private static final double MOST_TICKS = 6;
    private static final double ROOM_BELOW = 0.05;

    private SlrAxis() {
    }

    public static ValueAxis of(List<DecileRow> rows, Palette palette, SlrScale scale, Texts texts) {
        double largest = SlrScale.largest(rows);
        boolean log = scale.isLog(rows);
        ValueAxis axis = log ? MeasureAxis.logarithmic(texts.text("axis.slr.log"), palette,
                (on, height) -> labelled(logTicks(on.getUpperBound(), height), 0, texts.language()))
                : MeasureAxis.linear(texts.text("axis.slr"), palette, (on, height) -> linear(on, height, texts.language()));
        double top = log ? Math.max(2, largest * 1.15) : Math.max(1.5, 1 + (largest - 1) * 1.06);
        // A little less than 1, so that marks of jobs without any delay stand whole above the axis.
        axis.setRange(log ? Math.pow(top, -ROOM_BELOW) : 1 - (top - 1) * ROOM_BELOW, top);
        return axis;
    }

    /**
     * Labels of a linear axis from 1 to {@code top}.
     *
     * @param room of a label, in units of the axis
     */
    public static List<Double> linearTicks(double top, double most, double room) {
        double step = RoundTicks.step(top - 1, most);
        List<Double> ticks = new ArrayList<>(List.of(1.0));
        for (long k = (long) Math.floor(1 / step + 1e-9) + 1; k * step <= top + 1e-9; k++) {
            // Whole multiples, so that labels are round; the first one may stand too near to 1.
            if (k * step - 1 > Math.max(0.4 * step, room)) {
                ticks.add(k * step);
            }
        }
        return ticks;
    }

    /** Labels of a logarithmic axis from 1 to {@code top}: 1, 2, 5, 10, … while there is room for them, else powers of ten. */
    public static List<Double> logTicks(double top, double height) {
        return RoundTicks.log(1, top, height);
    }

    private static List<NumberTick> linear(ValueAxis axis, double height, Language language) {
        List<Double> ticks = linearTicks(axis.getUpperBound(), Math.max(1, Math.min(MOST_TICKS, height / RoundTicks.HEIGHT)),
                axis.getRange().getLength() * RoundTicks.HEIGHT / Math.max(1, height));
        double step = ticks.size() > 2 ? ticks.get(2) - ticks.get(1) : 1;
        return labelled(ticks, (int) Math.max(0, Math.ceil(-Math.log10(step) - 1e-9)), language);
    }

    private static List<NumberTick> labelled(List<Double> values, int digits, Language language) {
        return values.stream().map(value -> MeasureAxis.label(value, Figures.decimal(value, digits, language))).toList();
    }
}
