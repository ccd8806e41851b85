package org.schedscope.chart.plot;

import java.awt.BasicStroke;
import java.awt.Color;
import java.awt.Graphics2D;
import java.awt.geom.Ellipse2D;
import java.awt.geom.Line2D;
import java.awt.geom.Path2D;
import java.awt.geom.Rectangle2D;
import java.util.function.DoubleUnaryOperator;
import org.jfree.chart.axis.CategoryAxis;
import org.jfree.chart.axis.ValueAxis;
import org.jfree.chart.plot.CategoryPlot;
import org.jfree.chart.renderer.category.AbstractCategoryItemRenderer;
import org.jfree.chart.renderer.category.CategoryItemRendererState;
import org.jfree.data.category.CategoryDataset;
import org.schedscope.chart.paint.Palette;
import org.schedscope.chart.paint.Tone;

/**
 * Boxes of all box plots: box and thick median, whiskers to the ends of the range, a diamond at the mean; dots where there is no box. Kept
 * by
 * hand because the library's renderer draws its median as thin as the outline, places mean and median for one series only, and takes for
 * outliers what belongs to the range here.
 */
final class BoxMarksRenderer extends AbstractCategoryItemRenderer {
    private static final double WIDEST = 70;
    private static final double GAP = 0.18;
    private static final double CAP = 0.5;

    private final transient BoxMark[][] marks;
    private final transient BoxStyle.Of styles;
    private final transient Palette palette;
    private final transient DoubleUnaryOperator position;

    /**
     * @param marks by row (series) and column (category)
     * @param position of a value on the axis, in the axis' numbers
     */
    BoxMarksRenderer(BoxMark[][] marks, BoxStyle.Of styles, Palette palette, DoubleUnaryOperator position) {
        this.marks = marks;
        this.styles = styles;
        this.palette = palette;
        this.position = position;
    }

    @Override
    public void drawItem(Graphics2D g2, CategoryItemRendererState state, Rectangle2D area, CategoryPlot plot, CategoryAxis domainAxis,
            ValueAxis rangeAxis, CategoryDataset dataset, int row, int column, int pass) {
        double start = domainAxis.getCategoryStart(column, dataset.getColumnCount(), area, plot.getDomainAxisEdge());
        double end = domainAxis.getCategoryEnd(column, dataset.getColumnCount(), area, plot.getDomainAxisEdge());
        double slot = (end - start) / dataset.getRowCount();
        double width = Math.min(WIDEST, slot * (1 - GAP));
        Pen pen = new Pen(g2, start + (row + 0.5) * slot, width, styles.at(row, column),
                value -> rangeAxis.valueToJava2D(position.applyAsDouble(value), area, plot.getRangeAxisEdge()));
        if (state.getEntityCollection() != null) {
            // All of the slot finds the box, however flat that is.
            addItemEntity(state.getEntityCollection(), dataset, row, column,
                    new Rectangle2D.Double(start + row * slot, area.getMinY(), slot, area.getHeight()));
        }
        BoxMark mark = marks[row][column];
        if (mark.isBox()) {
            pen.box(mark);
        } else {
            mark.singles().forEach(pen::dot);
        }
    }

    /** Draws one mark. */
    private final class Pen {
        private final Graphics2D g2;
        private final double centre;
        private final double half;
        private final Color fill;
        private final Color edge;
        private final Color dot;
        private final boolean mean;
        private final DoubleUnaryOperator height;

        Pen(Graphics2D g2, double centre, double width, BoxStyle style, DoubleUnaryOperator height) {
            this.g2 = g2;
            this.centre = centre;
            half = width / 2;
            fill = new Color(style.fill());
            edge = new Color(style.edge());
            dot = new Color(style.dot());
            mean = style.mean();
            this.height = height;
        }

        void box(BoxMark mark) {
            double upper = y(mark.q3());
            double lower = y(mark.q1());
            g2.setStroke(new BasicStroke(1.2f));
            g2.setPaint(edge);
            line(centre, y(mark.max()), centre, upper);
            line(centre, lower, centre, y(mark.min()));
            line(centre - half * CAP, y(mark.max()), centre + half * CAP, y(mark.max()));
            line(centre - half * CAP, y(mark.min()), centre + half * CAP, y(mark.min()));
            Rectangle2D box = new Rectangle2D.Double(centre - half, upper, 2 * half, Math.max(1, lower - upper));
            g2.setPaint(fill);
            g2.fill(box);
            g2.setPaint(edge);
            g2.draw(box);
            g2.setStroke(new BasicStroke(3, BasicStroke.CAP_BUTT, BasicStroke.JOIN_MITER));
            line(centre - half, y(mark.median()), centre + half, y(mark.median()));
            if (mean) {
                diamond(y(mark.mean()));
            }
        }

        private void diamond(double y) {
            double reach = Math.max(2.5, Math.min(4.5, half * 0.6));
            Path2D diamond = new Path2D.Double();
            diamond.moveTo(centre, y - reach);
            diamond.lineTo(centre + reach, y);
            diamond.lineTo(centre, y + reach);
            diamond.lineTo(centre - reach, y);
            diamond.closePath();
            g2.setPaint(BoxPlots.paint(palette, Tone.SURFACE));
            g2.fill(diamond);
            g2.setPaint(BoxPlots.paint(palette, Tone.TEXT));
            g2.setStroke(new BasicStroke(1.2f));
            g2.draw(diamond);
        }

        void dot(double value) {
            Ellipse2D shape = new Ellipse2D.Double(centre - 3.5, y(value) - 3.5, 7, 7);
            g2.setPaint(dot);
            g2.fill(shape);
            g2.setPaint(edge);
            g2.setStroke(new BasicStroke(1));
            g2.draw(shape);
        }

        private double y(double value) {
            return height.applyAsDouble(value);
        }

        private void line(double x1, double y1, double x2, double y2) {
            g2.draw(new Line2D.Double(x1, y1, x2, y2));
        }
    }
}
