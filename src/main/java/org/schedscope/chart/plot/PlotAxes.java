package org.schedscope.chart.plot;

import java.util.Arrays;
import java.util.List;
import org.jfree.chart.axis.NumberTick;
import org.jfree.chart.axis.ValueAxis;
import org.schedscope.chart.paint.Figures;
import org.schedscope.chart.sheet.Sheet;
import org.schedscope.text.Language;

/** Axes for values of one measure: logarithmic where the largest is far above the middle, with steps of 1, 2, 5. */
final class PlotAxes {
    private static final double WIDE = 10;
    private static final double MOST_TICKS = 8;
    private static final double ROOM = 0.05;
    /** A linear axis begins at 0 unless all values are above this share of the largest. */
    private static final double FROM_ZERO = 0.6;

    private PlotAxes() {
    }

    /**
     * An axis for some values.
     *
     * @param values all that is drawn; those that are no numbers do not count
     * @param ends of intervals around them; they widen a linear axis, but not below 0 if no value is, and by the range of the values at
     *        most
     */
    static ValueAxis of(String label, double[] values, double[] ends, Sheet sheet) {
        double[] known = Arrays.stream(values).filter(Double::isFinite).sorted().toArray();
        double least = known.length == 0 ? 0 : known[0];
        double most = known.length == 0 ? 1 : known[known.length - 1];
        double lowest = Arrays.stream(ends).filter(Double::isFinite).reduce(least, Math::min);
        double highest = Math.min(Arrays.stream(ends).filter(Double::isFinite).reduce(most, Math::max), most
                + Math.max(most - least, Math.abs(most)));
        boolean log = least > 0 && most > WIDE * known[known.length / 2];
        Language language = sheet.texts().language();
        ValueAxis axis = log ? MeasureAxis.logarithmic(sheet.texts().text("axis.log", label), sheet.palette(),
                (on, height) -> labelled(logTicks(on, height), language))
                : MeasureAxis.linear(label, sheet.palette(), (on, height) -> labelled(RoundTicks.linear(on.getLowerBound(),
                        on.getUpperBound(), Math.max(1, Math.min(MOST_TICKS, height / RoundTicks.HEIGHT))), language));
        if (log) {
            double room = Math.pow(most / least, ROOM);
            axis.setRange(least / room, Math.max(highest, most * room));
        } else {
            double low = least >= 0 ? Math.max(0, lowest) : Math.max(lowest, 2 * least - most);
            double from = low >= 0 && low <= FROM_ZERO * most ? 0 : low;
            double room = Math.max((highest - from) * ROOM, Math.max(Math.abs(highest), 1e-9) * 1e-6);
            axis.setRange(from == 0 ? 0 : from - room, highest + room);
        }
        return axis;
    }

    private static List<Double> logTicks(ValueAxis axis, double height) {
        List<Double> ticks = RoundTicks.log(axis.getLowerBound(), axis.getUpperBound(), height);
        return ticks.size() > 1 ? ticks : RoundTicks.linear(axis.getLowerBound(), axis.getUpperBound(), MOST_TICKS);
    }

    private static List<NumberTick> labelled(List<Double> values, Language language) {
        int digits = 0;
        for (double value : values) {
            while (digits < 9 && Math.abs(value * Math.pow(10, digits) - Math.rint(value * Math.pow(10, digits))) > 1e-6) {
                digits++;
            }
        }
        int places = digits;
        return values.stream().map(value -> MeasureAxis.label(value, Figures.compact(value, places, language))).toList();
    }
}
