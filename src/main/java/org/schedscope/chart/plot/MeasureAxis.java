package org.schedscope.chart.plot;

import java.awt.Graphics2D;
import java.awt.geom.Rectangle2D;
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

/**
 * Upward axes of all statistical charts: the library's scales, with labels of our own. (Its own labels come in the default locale's digits,
 * in
 * steps of 25, and have no place for 0 on a logarithmic scale.)
 */
final class MeasureAxis {
    /** Labels of an axis whose area is so many pixels high. */
    @FunctionalInterface
    interface Labels {
        List<NumberTick> at(ValueAxis axis, double height);
    }

    private MeasureAxis() {
    }

    static ValueAxis linear(String title, Palette palette, Labels labels) {
        return styled(new Linear(title, labels), palette);
    }

    static ValueAxis logarithmic(String title, Palette palette, Labels labels) {
        return styled(new Logarithmic(title, labels), palette);
    }

    static NumberTick label(double value, String text) {
        return new NumberTick(TickType.MAJOR, value, text.replace(Figures.THIN_SPACE, '\u00A0'), TextAnchor.CENTER_RIGHT,
                TextAnchor.CENTER_RIGHT, 0);
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
