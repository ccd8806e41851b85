package org.schedscope.chart.plot;

import java.awt.BasicStroke;
import java.awt.Color;
import java.awt.Graphics2D;
import java.awt.Paint;
import java.awt.Shape;
import java.awt.geom.AffineTransform;
import java.awt.geom.Ellipse2D;
import java.awt.geom.Line2D;
import java.awt.geom.Rectangle2D;
import java.util.List;
import java.util.function.DoubleUnaryOperator;
import org.jfree.chart.axis.CategoryAxis;
import org.jfree.chart.axis.ValueAxis;
import org.jfree.chart.plot.CategoryPlot;
import org.jfree.chart.plot.PlotRenderingInfo;
import org.jfree.chart.renderer.category.BoxAndWhiskerRenderer;
import org.jfree.chart.renderer.category.CategoryItemRendererState;
import org.jfree.data.category.CategoryDataset;
import org.jfree.data.statistics.BoxAndWhiskerItem;
import org.jfree.data.statistics.DefaultBoxAndWhiskerCategoryDataset;
import org.schedscope.chart.paint.Palette;
import org.schedscope.chart.paint.Tone;

/**
 * Boxes of all box plots: the library's boxes and whiskers, to the ends of the range; over them a thick median and a diamond at the mean;
 * dots where there is no box. (The library draws its median as thin as the outline.)
 */
final class BoxMarksRenderer extends BoxAndWhiskerRenderer {
    private static final double WIDEST = 70;
    private static final double SHARE = 0.82;
    private static final double BETWEEN_SERIES = 0.12;
    private static final double CAP = 0.5;
    private static final BasicStroke THIN = new BasicStroke(1.2f);
    private static final BasicStroke MEDIAN = new BasicStroke(3, BasicStroke.CAP_BUTT, BasicStroke.JOIN_MITER);

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
        setMeanVisible(false);
        setMedianVisible(false);
        setUseOutlinePaintForWhiskers(true);
        setWhiskerWidth(CAP);
        setItemMargin(marks.length == 1 ? 0 : BETWEEN_SERIES);
        setDefaultStroke(THIN);
        setDefaultOutlineStroke(THIN);
    }

    /** The boxes as data of the library, placed on the axis. */
    DefaultBoxAndWhiskerCategoryDataset data(List<String> categories) {
        DefaultBoxAndWhiskerCategoryDataset data = new DefaultBoxAndWhiskerCategoryDataset();
        for (int row = 0; row < marks.length; row++) {
            for (int column = 0; column < categories.size(); column++) {
                data.add(item(marks[row][column]), Integer.valueOf(row), categories.get(column));
            }
        }
        return data;
    }

    /** Dots have a median alone, which the library does not draw: it paints nothing at all of data that are all null. */
    private BoxAndWhiskerItem item(BoxMark mark) {
        Number median = mark.count() == 0 ? null : at(mark.median());
        return !mark.isBox() ? new BoxAndWhiskerItem(null, median, null, null, null, null, null, null, List.of())
                : new BoxAndWhiskerItem(at(mark.mean()), at(mark.median()), at(mark.q1()), at(mark.q3()), at(mark.min()), at(mark.max()),
                        null, null, List.of());
    }

    private Number at(double value) {
        return position.applyAsDouble(value);
    }

    @Override
    public Paint getItemPaint(int row, int column) {
        return new Color(styles.at(row, column).fill());
    }

    @Override
    public Paint getItemOutlinePaint(int row, int column) {
        return new Color(styles.at(row, column).edge());
    }

    @Override
    public CategoryItemRendererState initialise(Graphics2D g2, Rectangle2D area, CategoryPlot plot, int index, PlotRenderingInfo info) {
        CategoryItemRendererState state = super.initialise(g2, area, plot, index, info);
        state.setBarWidth(Math.min(WIDEST, SHARE * state.getBarWidth()));
        return state;
    }

    @Override
    public void drawItem(Graphics2D g2, CategoryItemRendererState state, Rectangle2D area, CategoryPlot plot, CategoryAxis domainAxis,
            ValueAxis rangeAxis, CategoryDataset data, int row, int column, int pass) {
        super.drawItem(g2, state, area, plot, domainAxis, rangeAxis, data, row, column, pass);
        BoxMark mark = marks[row][column];
        double width = state.getBarWidth();
        int rows = data.getRowCount();
        double gap = rows == 1 ? 0 : area.getWidth() * getItemMargin() / (data.getColumnCount() * (rows - 1));
        double centre = domainAxis.getCategoryMiddle(column, data.getColumnCount(), area, plot.getDomainAxisEdge())
                + (row - (rows - 1) / 2.0) * (width + gap);
        DoubleUnaryOperator height = value -> rangeAxis.valueToJava2D(position.applyAsDouble(value), area, plot.getRangeAxisEdge());
        if (mark.isBox()) {
            double median = height.applyAsDouble(mark.median());
            g2.setPaint(getItemOutlinePaint(row, column));
            g2.setStroke(MEDIAN);
            g2.draw(new Line2D.Double(centre - width / 2, median, centre + width / 2, median));
            if (styles.at(row, column).mean()) {
                shape(g2, diamond(centre, height.applyAsDouble(mark.mean()), Math.max(2.5, Math.min(4.5, width * 0.3))),
                        BoxPlots.paint(palette, Tone.SURFACE), BoxPlots.paint(palette, Tone.TEXT));
            }
        }
        mark.singles().forEach(value -> shape(g2, new Ellipse2D.Double(centre - 3.5, height.applyAsDouble(value) - 3.5, 7, 7),
                new Color(styles.at(row, column).dot()), getItemOutlinePaint(row, column)));
    }

    private static Shape diamond(double x, double y, double reach) {
        double side = reach * Math.sqrt(2);
        return AffineTransform.getRotateInstance(Math.PI / 4, x, y)
                .createTransformedShape(new Rectangle2D.Double(x - side / 2, y - side / 2, side, side));
    }

    private static void shape(Graphics2D g2, Shape shape, Paint fill, Paint edge) {
        g2.setPaint(fill);
        g2.fill(shape);
        g2.setPaint(edge);
        g2.setStroke(THIN);
        g2.draw(shape);
    }
}
