package org.schedscope.chart.plot;

import java.awt.Graphics2D;
import java.awt.geom.Rectangle2D;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import org.jfree.chart.axis.AxisState;
import org.jfree.chart.axis.LogAxis;
import org.jfree.chart.axis.NumberAxis;
import org.jfree.chart.axis.NumberTick;
import org.jfree.chart.axis.TickType;
import org.jfree.chart.axis.ValueAxis;
import org.jfree.chart.ui.RectangleEdge;
import org.jfree.chart.ui.TextAnchor;
import org.schedscope.chart.paint.Figures;
import org.schedscope.chart.sheet.Sheet;
import org.schedscope.text.Language;

/** Axes of measures: logarithmic where the largest is far above the middle, with steps of 1, 2, 5. */
final class PlotAxes {
    private static final double WIDE = 10;
    private static final double TICK_HEIGHT = 15;
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
        ValueAxis axis = log ? new Log(sheet.texts().text("axis.log", label), sheet.texts().language())
                : new Linear(label, sheet.texts().language());
        if (log) {
            double room = Math.pow(most / least, ROOM);
            axis.setRange(least / room, Math.max(highest, most * room));
        } else {
            double low = least >= 0 ? Math.max(0, lowest) : Math.max(lowest, 2 * least - most);
            double from = low >= 0 && low <= FROM_ZERO * most ? 0 : low;
            double room = Math.max((highest - from) * ROOM, Math.max(Math.abs(highest), 1e-9) * 1e-6);
            axis.setRange(from == 0 ? 0 : from - room, highest + room);
        }
        return BoxPlots.styled(axis, sheet.palette());
    }

    /** Multiples of 1, 2 or 5 times a power of ten, at most so many. */
    static List<Double> linearTicks(double from, double to, double most) {
        double power = Math.pow(10, Math.floor(Math.log10((to - from) / most)));
        double step = power;
        for (double leading : new double[] {1, 2, 5, 10}) {
            step = leading * power;
            if ((to - from) / step <= most) {
                break;
            }
        }
        List<Double> ticks = new ArrayList<>();
        for (long k = (long) Math.ceil(from / step - 1e-9); k * step <= to * (1 + 1e-12); k++) {
            ticks.add(k * step);
        }
        return ticks;
    }

    /** 1, 2 and 5 times powers of ten while there is room for them, else powers of ten. */
    static List<Double> logTicks(double from, double to, double height) {
        double heightOfTen = height / Math.log10(to / from);
        double[] leadings = heightOfTen * Math.log10(2) >= TICK_HEIGHT ? new double[] {1, 2, 5} : new double[] {1};
        int stride = (int) Math.max(1, Math.ceil(TICK_HEIGHT / heightOfTen));
        List<Double> ticks = new ArrayList<>();
        for (int power = (int) Math.floor(Math.log10(from)); power <= Math.log10(to); power++) {
            for (double leading : leadings) {
                double tick = leading * Math.pow(10, power);
                if (power % stride == 0 && tick >= from && tick <= to) {
                    ticks.add(tick);
                }
            }
        }
        return ticks;
    }

    private static List<NumberTick> labelled(List<Double> values, Language language) {
        int digits = 0;
        for (double value : values) {
            while (digits < 9 && Math.abs(value * Math.pow(10, digits) - Math.rint(value * Math.pow(10, digits))) > 1e-6) {
                digits++;
            }
        }
        int places = digits;
        return values.stream().map(value -> new NumberTick(TickType.MAJOR, value,
                Figures.compact(value, places, language).replace(Figures.THIN_SPACE, '\u00A0'), TextAnchor.CENTER_RIGHT,
                TextAnchor.CENTER_RIGHT, 0)).toList();
    }

    private static final class Linear extends NumberAxis {
        private final transient Language language;

        private Linear(String label, Language language) {
            super(label);
            this.language = language;
        }

        @Override
        public List<NumberTick> refreshTicks(Graphics2D g2, AxisState state, Rectangle2D dataArea, RectangleEdge edge) {
            return labelled(linearTicks(getLowerBound(), getUpperBound(), Math.max(1, Math.min(MOST_TICKS,
                    dataArea.getHeight() / TICK_HEIGHT))), language);
        }
    }

    private static final class Log extends LogAxis {
        private final transient Language language;

        private Log(String label, Language language) {
            super(label);
            this.language = language;
        }

        @Override
        public List<NumberTick> refreshTicks(Graphics2D g2, AxisState state, Rectangle2D dataArea, RectangleEdge edge) {
            List<Double> ticks = logTicks(getLowerBound(), getUpperBound(), dataArea.getHeight());
            return labelled(ticks.size() > 1 ? ticks : linearTicks(getLowerBound(), getUpperBound(), MOST_TICKS), language);
        }
    }
}
