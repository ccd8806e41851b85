package org.schedscope.chart.plot;

import java.awt.Graphics2D;
import java.awt.geom.Rectangle2D;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.stream.IntStream;
import org.jfree.chart.axis.AxisState;
import org.jfree.chart.axis.LogAxis;
import org.jfree.chart.axis.NumberAxis;
import org.jfree.chart.axis.NumberTick;
import org.jfree.chart.axis.TickType;
import org.jfree.chart.axis.ValueAxis;
import org.jfree.chart.ui.RectangleEdge;
import org.jfree.chart.ui.TextAnchor;
import org.schedscope.chart.paint.Figures;
import org.schedscope.chart.paint.FontRole;
import org.schedscope.chart.paint.Java2dFonts;
import org.schedscope.chart.paint.Palette;
import org.schedscope.chart.paint.Tone;
import org.schedscope.chart.sheet.Sheet;
import org.schedscope.metrics.DecileRow;
import org.schedscope.text.Language;
import org.schedscope.text.Texts;

/**
 * Upward axes of all statistical charts: the library's scales, labelled at steps of 1, 2 and 5 times powers of ten. (The library's own
 * labels have the default locale's digits and steps of 25, and no place for 0 on a logarithmic scale.)
 */
public final class MeasureAxis {
    /** Room of a label, in pixels. */
    private static final double HEIGHT = 15;
    private static final double WIDE = 10;
    private static final double MOST_TICKS = 8;
    private static final double MOST_SLR_TICKS = 6;
    private static final double ROOM = 0.05;
    private static final double MARGIN = 0.03;
    /** A linear axis begins at 0 unless all values are above this share of the largest. */
    private static final double FROM_ZERO = 0.6;

    private MeasureAxis() {
    }

    /** Labels of an axis whose area is so many pixels high. */
    @FunctionalInterface
    private interface Labels {
        List<NumberTick> at(ValueAxis axis, double height);
    }

    /**
     * An axis for some values: logarithmic where the largest is far above the middle.
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
        Language language = sheet.texts().language();
        if (least > 0 && most > WIDE * known[known.length / 2]) {
            ValueAxis axis = logarithmic(sheet.texts().text("axis.log", label), sheet.palette(), (on, height) -> {
                List<Double> ticks = logTicks(on.getLowerBound(), on.getUpperBound(), height);
                return compact(ticks.size() > 1 ? ticks : linearTicks(on.getLowerBound(), on.getUpperBound(), MOST_TICKS), language);
            });
            double room = Math.pow(most / least, ROOM);
            axis.setRange(least / room, Math.max(highest, most * room));
            return axis;
        }
        ValueAxis axis = linear(label, sheet.palette(), (on, height) -> compact(linearTicks(on.getLowerBound(), on.getUpperBound(),
                Math.max(1, Math.min(MOST_TICKS, height / HEIGHT))), language));
        double low = least >= 0 ? Math.max(0, lowest) : Math.max(lowest, 2 * least - most);
        double from = low >= 0 && low <= FROM_ZERO * most ? 0 : low;
        double room = Math.max((highest - from) * ROOM, Math.max(Math.abs(highest), 1e-9) * 1e-6);
        axis.setRange(from == 0 ? 0 : from - room, highest + room);
        return axis;
    }

    /** An axis of SLR: labelled from 1, the SLR of a job that nothing delays. */
    public static ValueAxis slr(List<DecileRow> rows, Palette palette, SlrScale scale, Texts texts) {
        double largest = SlrScale.largest(rows);
        boolean log = scale.isLog(rows);
        ValueAxis axis = log ? logarithmic(texts.text("axis.slr.log"), palette,
                (on, height) -> labelled(logTicks(1, on.getUpperBound(), height), 0, texts.language()))
                : linear(texts.text("axis.slr"), palette, (on, height) -> slrLabels(on, height, texts.language()));
        double top = log ? Math.max(2, largest * 1.15) : Math.max(1.5, 1 + (largest - 1) * 1.06);
        // A little less than 1, so that marks of jobs without any delay are whole above the axis.
        axis.setRange(log ? Math.pow(top, -ROOM) : 1 - (top - 1) * ROOM, top);
        return axis;
    }

    /** An axis from 0 to 100 %. */
    static ValueAxis percent(Palette palette, Texts texts) {
        ValueAxis axis = linear(texts.text("axis.violated"), palette,
                (on, height) -> labelled(linearTicks(0, 100, 5), 0, texts.language()));
        axis.setRange(-100 * MARGIN, 100 * (1 + MARGIN));
        return axis;
    }

    /** Logarithmic from 1 on and linear below, so that 0 has a place: 0, 1, 10 and 100 are 0, 1, 2 and 3. */
    static double logFromOne(double value) {
        return value < 1 ? value : 1 + Math.log10(value);
    }

    /** An axis for values placed by {@link #logFromOne}. */
    static ValueAxis fromOne(String label, double largest, Palette palette, Texts texts) {
        double top = logFromOne(largest);
        ValueAxis axis = linear(texts.text("axis.log", label), palette,
                (on, height) -> IntStream.rangeClosed(0, (int) on.getUpperBound()).mapToObj(place -> label(place,
                        place == 0 ? "0" : Figures.compact(Math.pow(10, place - 1), 0, texts.language()))).toList());
        axis.setRange(-top * MARGIN, top * (1 + MARGIN));
        return axis;
    }

    /** An axis of ticks from 0, from left to right. */
    static ValueAxis ticks(double end, Palette palette) {
        ValueAxis axis = linear(null, palette, (on, height) -> linearTicks(0, end, MOST_TICKS).stream()
                .map(tick -> new NumberTick(TickType.MAJOR, tick, Figures.whole(Math.round(tick)).replace(Figures.THIN_SPACE, '\u00A0'),
                        TextAnchor.TOP_CENTER, TextAnchor.TOP_CENTER, 0)).toList());
        axis.setRange(0, end);
        return axis;
    }

    private static ValueAxis linear(String title, Palette palette, Labels labels) {
        return styled(new Linear(title, labels), palette);
    }

    private static ValueAxis logarithmic(String title, Palette palette, Labels labels) {
        return styled(new Logarithmic(title, labels), palette);
    }

    private static ValueAxis styled(ValueAxis axis, Palette palette) {
        axis.setTickLabelFont(Java2dFonts.of(FontRole.AXIS));
        axis.setTickLabelPaint(BoxPlots.paint(palette, Tone.TEXT_2));
        axis.setLabelFont(Java2dFonts.of(FontRole.SECONDARY));
        axis.setLabelPaint(BoxPlots.paint(palette, Tone.MUTED));
        axis.setAxisLineVisible(false);
        axis.setTickMarksVisible(false);
        return axis;
    }

    private static NumberTick label(double value, String text) {
        return new NumberTick(TickType.MAJOR, value, text.replace(Figures.THIN_SPACE, '\u00A0'), TextAnchor.CENTER_RIGHT,
                TextAnchor.CENTER_RIGHT, 0);
    }

    private static List<NumberTick> labelled(List<Double> values, int digits, Language language) {
        return values.stream().map(value -> label(value, Figures.decimal(value, digits, language))).toList();
    }

    /** With as many digits as the values need to differ. */
    private static List<NumberTick> compact(List<Double> values, Language language) {
        int digits = 0;
        for (double value : values) {
            while (digits < 9 && Math.abs(value * Math.pow(10, digits) - Math.rint(value * Math.pow(10, digits))) > 1e-6) {
                digits++;
            }
        }
        int places = digits;
        return values.stream().map(value -> label(value, Figures.compact(value, places, language))).toList();
    }

    private static List<NumberTick> slrLabels(ValueAxis axis, double height, Language language) {
        List<Double> ticks = slrTicks(axis.getUpperBound(), Math.max(1, Math.min(MOST_SLR_TICKS, height / HEIGHT)),
                axis.getRange().getLength() * HEIGHT / Math.max(1, height));
        double step = ticks.size() > 2 ? ticks.get(2) - ticks.get(1) : 1;
        return labelled(ticks, (int) Math.max(0, Math.ceil(-Math.log10(step) - 1e-9)), language);
    }

    /** The smallest of 1, 2, 5 and 10 times a power of ten that divides a span into at most so many steps. */
    private static double step(double span, double most) {
        double power = Math.pow(10, Math.floor(Math.log10(span / most)));
        return IntStream.of(1, 2, 5).mapToDouble(leading -> leading * power).filter(step -> span / step <= most).findFirst()
                .orElse(10 * power);
    }

    /** Multiples of such a step from one value to another. */
    private static List<Double> linearTicks(double from, double to, double most) {
        double step = step(to - from, most);
        List<Double> ticks = new ArrayList<>();
        for (long k = (long) Math.ceil(from / step - 1e-9); k * step <= to * (1 + 1e-12); k++) {
            ticks.add(k * step);
        }
        return ticks;
    }

    /** 1, 2 and 5 times powers of ten while there is room for them, else powers of ten. */
    public static List<Double> logTicks(double from, double to, double height) {
        double heightOfTen = height / Math.log10(to / from);
        // The nearest of 1, 2, 5 and 10 are a factor of 2 apart, less than a third of a decade.
        double[] leadings = heightOfTen * Math.log10(2) >= HEIGHT ? new double[] {1, 2, 5} : new double[] {1};
        int stride = (int) Math.max(1, Math.ceil(HEIGHT / heightOfTen));
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

    /**
     * Labels of a linear axis of SLR from 1 to {@code top}.
     *
     * @param room of a label, in units of the axis
     */
    public static List<Double> slrTicks(double top, double most, double room) {
        double step = step(top - 1, most);
        List<Double> ticks = new ArrayList<>(List.of(1.0));
        for (long k = (long) Math.floor(1 / step + 1e-9) + 1; k * step <= top + 1e-9; k++) {
            // Whole multiples, so that labels are round; the first one may be too near to 1.
            if (k * step - 1 > Math.max(0.4 * step, room)) {
                ticks.add(k * step);
            }
        }
        return ticks;
    }

    private static final class Linear extends NumberAxis {
        private final transient Labels labels;

        private Linear(String title, Labels labels) {
            super(title);
            this.labels = labels;
        }

        @Override
        public List<NumberTick> refreshTicks(Graphics2D g2, AxisState state, Rectangle2D dataArea, RectangleEdge edge) {
            return labels.at(this, dataArea.getHeight());
        }
    }

    private static final class Logarithmic extends LogAxis {
        private final transient Labels labels;

        private Logarithmic(String title, Labels labels) {
            super(title);
            this.labels = labels;
        }

        @Override
        public List<NumberTick> refreshTicks(Graphics2D g2, AxisState state, Rectangle2D dataArea, RectangleEdge edge) {
            return labels.at(this, dataArea.getHeight());
        }
    }
}
