package org.schedscope.chart.plot;

import java.awt.Graphics2D;
import java.awt.geom.Rectangle2D;
import java.util.ArrayList;
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
import org.schedscope.chart.paint.FontRole;
import org.schedscope.chart.paint.Java2dFonts;
import org.schedscope.chart.paint.Palette;
import org.schedscope.chart.paint.Tone;
import org.schedscope.metrics.DecileRow;
import org.schedscope.text.Language;
import org.schedscope.text.Texts;

/** Axes of SLR: they are labelled from 1, the SLR of a job that nothing delays, at steps of 1, 2, 5. */
public final class SlrAxis {
    private static final double MOST_TICKS = 6;
    /** Room of a label. */
    private static final double TICK_HEIGHT = 15;
    private static final double ROOM_BELOW = 0.05;

    private SlrAxis() {
    }

    public static ValueAxis of(List<DecileRow> rows, Palette palette, SlrScale scale, Texts texts) {
        double largest = SlrScale.largest(rows);
        boolean log = scale.isLog(rows);
        ValueAxis axis = log ? new Log(texts.text("axis.slr.log"), texts.language())
                : new Linear(texts.text("axis.slr"), texts.language());
        double top = log ? Math.max(2, largest * 1.15) : Math.max(1.5, 1 + (largest - 1) * 1.06);
        // A little less than 1, so that marks of jobs without any delay stand whole above the axis.
        axis.setRange(log ? Math.pow(top, -ROOM_BELOW) : 1 - (top - 1) * ROOM_BELOW, top);
        axis.setTickLabelFont(Java2dFonts.of(FontRole.AXIS));
        axis.setTickLabelPaint(SlrBoxes.paint(palette, Tone.TEXT_2));
        axis.setLabelFont(Java2dFonts.of(FontRole.SECONDARY));
        axis.setLabelPaint(SlrBoxes.paint(palette, Tone.MUTED));
        axis.setAxisLineVisible(false);
        axis.setTickMarksVisible(false);
        return axis;
    }

    /** Labels of a linear axis from 1 to {@code top}. */
    public static List<Double> linearTicks(double top) {
        return linearTicks(top, MOST_TICKS, 0);
    }

    /** @param room of a label, in units of the axis */
    public static List<Double> linearTicks(double top, double most, double room) {
        double power = Math.pow(10, Math.floor(Math.log10((top - 1) / most)));
        double step = power;
        for (double leading : new double[] {1, 2, 5, 10}) {
            step = leading * power;
            if ((top - 1) / step <= most) {
                break;
            }
        }
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
        List<Double> ticks = new ArrayList<>();
        double heightOfTen = height / Math.log10(top);
        double step = Math.pow(10, Math.max(1, Math.ceil(TICK_HEIGHT / heightOfTen)));
        // The nearest of 1, 2, 5 and 10 are a factor of 2 apart, less than a third of a decade.
        double[] leadings = heightOfTen * Math.log10(2) >= TICK_HEIGHT ? new double[] {1, 2, 5} : new double[] {1};
        for (double power = 1; power <= top; power *= step) {
            for (double leading : leadings) {
                if (leading * power <= top) {
                    ticks.add(leading * power);
                }
            }
        }
        return ticks;
    }

    private static List<NumberTick> labelled(List<Double> values, int digits, Language language) {
        return values.stream().map(v -> new NumberTick(TickType.MAJOR, v,
                Figures.decimal(v, digits, language).replace(Figures.THIN_SPACE, '\u00A0'), TextAnchor.CENTER_RIGHT,
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
            List<Double> ticks = linearTicks(getUpperBound(), Math.max(1, Math.min(MOST_TICKS, dataArea.getHeight() / TICK_HEIGHT)),
                    getRange().getLength() * TICK_HEIGHT / Math.max(1, dataArea.getHeight()));
            double step = ticks.size() > 2 ? ticks.get(2) - ticks.get(1) : 1;
            return labelled(ticks, (int) Math.max(0, Math.ceil(-Math.log10(step) - 1e-9)), language);
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
            return labelled(logTicks(getUpperBound(), dataArea.getHeight()), 0, language);
        }
    }
}
