package org.schedscope.chart.plot;

import java.awt.BasicStroke;
import java.awt.Color;
import java.awt.Graphics2D;
import java.awt.Shape;
import java.awt.geom.AffineTransform;
import java.awt.geom.Ellipse2D;
import java.awt.geom.Line2D;
import java.awt.geom.Path2D;
import java.awt.geom.Rectangle2D;
import org.jfree.chart.JFreeChart;
import org.jfree.chart.axis.ValueAxis;
import org.jfree.chart.block.BlockBorder;
import org.jfree.chart.plot.CategoryPlot;
import org.jfree.chart.renderer.category.AbstractCategoryItemRenderer;
import org.jfree.chart.title.LegendTitle;
import org.jfree.chart.ui.RectangleEdge;
import org.schedscope.chart.paint.FontRole;
import org.schedscope.chart.paint.Java2dFonts;
import org.schedscope.chart.paint.Palette;
import org.schedscope.chart.paint.Tone;

/** Looks of series of figures, which differ by colour, marker and, once colours repeat, dashes. */
final class PlotStyles {
    private static final float[] DASHES = {6, 3};
    private static final double REACH = 4.5;

    private PlotStyles() {
    }

    /** @param identity of the series with that number */
    static void dress(AbstractCategoryItemRenderer renderer, int series, int identity, Palette palette) {
        int fill = palette.identity(identity);
        renderer.setSeriesPaint(series, new Color(palette.edgeOf(fill)));
        renderer.setSeriesFillPaint(series, new Color(fill));
        renderer.setSeriesStroke(series, identity < Palette.IDENTITIES ? new BasicStroke(2)
                : new BasicStroke(2, BasicStroke.CAP_BUTT, BasicStroke.JOIN_ROUND, 1, DASHES, 0));
        renderer.setSeriesShape(series, marker(identity));
    }

    /** Circle, square, triangle, diamond, and again. */
    private static Shape marker(int identity) {
        return switch (identity % 4) {
            case 0 -> new Ellipse2D.Double(-REACH, -REACH, 2 * REACH, 2 * REACH);
            case 1 -> new Rectangle2D.Double(-REACH + 0.5, -REACH + 0.5, 2 * REACH - 1, 2 * REACH - 1);
            case 2 -> triangle();
            default -> AffineTransform.getRotateInstance(Math.PI / 4)
                    .createTransformedShape(new Rectangle2D.Double(-REACH + 0.5, -REACH + 0.5, 2 * REACH - 1, 2 * REACH - 1));
        };
    }

    private static Shape triangle() {
        Path2D triangle = new Path2D.Double();
        triangle.moveTo(0, -REACH - 0.5);
        triangle.lineTo(REACH + 0.5, REACH);
        triangle.lineTo(-REACH - 0.5, REACH);
        triangle.closePath();
        return triangle;
    }

    /** An upright line with caps from an estimate's low end to its high one, as far as the axis reaches. */
    static void whisker(Graphics2D g2, double x, Plot.Estimate value, Frame frame, Color colour) {
        double low = frame.y(value.low());
        double high = frame.y(value.high());
        g2.setStroke(new BasicStroke(1.2f));
        g2.setPaint(colour);
        g2.draw(new Line2D.Double(x, low, x, high));
        g2.draw(new Line2D.Double(x - 3, low, x + 3, low));
        g2.draw(new Line2D.Double(x - 3, high, x + 3, high));
    }

    /** Where values are on an axis. */
    record Frame(ValueAxis axis, Rectangle2D area, RectangleEdge edge) {
        double y(double value) {
            double within = Math.max(axis.getLowerBound(), Math.min(axis.getUpperBound(), value));
            return axis.valueToJava2D(within, area, edge);
        }
    }

    /** A chart of a plot with a legend below. */
    static JFreeChart withLegend(CategoryPlot plot, Palette palette) {
        JFreeChart chart = BoxPlots.framed(plot, palette);
        LegendTitle legend = new LegendTitle(plot);
        legend.setItemFont(Java2dFonts.of(FontRole.ROW));
        legend.setItemPaint(BoxPlots.paint(palette, Tone.TEXT));
        legend.setBackgroundPaint(BoxPlots.paint(palette, Tone.SURFACE));
        legend.setFrame(BlockBorder.NONE);
        legend.setPosition(RectangleEdge.BOTTOM);
        chart.addLegend(legend);
        return chart;
    }
}
