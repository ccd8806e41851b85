package org.schedscope.chart.plot;

import java.awt.Graphics2D;
import java.awt.geom.Rectangle2D;
import java.util.ArrayList;
import java.util.List;
import org.jfree.chart.axis.AxisState;
import org.jfree.chart.axis.NumberAxis;
import org.jfree.chart.axis.NumberTick;
import org.jfree.chart.axis.NumberTickUnit;
import org.jfree.chart.axis.TickType;
import org.jfree.chart.axis.ValueAxis;
import org.jfree.chart.ui.RectangleEdge;
import org.jfree.chart.ui.TextAnchor;
import org.schedscope.chart.paint.Figures;
import org.schedscope.text.Language;
import org.schedscope.text.Texts;

/** Axes of figures of users. */
final class UserAxes {
    private static final double MARGIN = 0.03;

    private UserAxes() {
    }

    /** 0 to 100 %. */
    static ValueAxis percent(Texts texts) {
        NumberAxis axis = new NumberAxis(texts.text("axis.violated"));
        axis.setRange(-100 * MARGIN, 100 * (1 + MARGIN));
        axis.setTickUnit(new NumberTickUnit(20));
        return axis;
    }

    /** Logarithmic from 1 on and linear below, so that 0 has a place: 0, 1, 10 and 100 are 0, 1, 2 and 3. */
    static double logFromOne(double value) {
        return value < 1 ? value : 1 + Math.log10(value);
    }

    /** For values placed by {@link #logFromOne}. */
    static ValueAxis tardiness(double largest, Texts texts) {
        return fromOne(texts.text("axis.tardiness"), largest, texts);
    }

    /** For values placed by {@link #logFromOne}. */
    static ValueAxis fromOne(String label, double largest, Texts texts) {
        double top = logFromOne(largest);
        ValueAxis axis = new FromOne(texts.text("axis.log", label), texts.language());
        axis.setRange(-top * MARGIN, top * (1 + MARGIN));
        return axis;
    }

    private static final class FromOne extends NumberAxis {
        private final transient Language language;

        private FromOne(String label, Language language) {
            super(label);
            this.language = language;
        }

        @Override
        public List<NumberTick> refreshTicks(Graphics2D g2, AxisState state, Rectangle2D dataArea, RectangleEdge edge) {
            List<NumberTick> ticks = new ArrayList<>();
            for (int place = 0; place <= getUpperBound(); place++) {
                String label = place == 0 ? "0"
                        : Figures.compact(Math.pow(10, place - 1), 0, language).replace(Figures.THIN_SPACE, '\u00A0');
                ticks.add(new NumberTick(TickType.MAJOR, place, label, TextAnchor.CENTER_RIGHT, TextAnchor.CENTER_RIGHT, 0));
            }
            return ticks;
        }
    }
}
