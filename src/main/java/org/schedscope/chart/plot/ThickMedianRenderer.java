package org.schedscope.chart.plot;

import java.awt.BasicStroke;
import java.awt.Graphics2D;
import java.awt.Paint;
import java.awt.geom.Line2D;
import java.awt.geom.Rectangle2D;
import org.jfree.chart.axis.CategoryAxis;
import org.jfree.chart.axis.ValueAxis;
import org.jfree.chart.plot.CategoryPlot;
import org.jfree.chart.renderer.category.BoxAndWhiskerRenderer;
import org.jfree.chart.renderer.category.CategoryItemRendererState;
import org.jfree.data.category.CategoryDataset;
import org.jfree.data.statistics.BoxAndWhiskerCategoryDataset;

/** Boxes whose median is thicker than their outline, and which stay away where a decile has no box. */
final class ThickMedianRenderer extends BoxAndWhiskerRenderer {
    private static final BasicStroke THICK = new BasicStroke(3);
    private final transient Paint median;

    ThickMedianRenderer(Paint median) {
        this.median = median;
        setMeanVisible(false);
        setMedianVisible(false);
        setMinOutlierVisible(false);
        setMaxOutlierVisible(false);
        setFillBox(true);
        setUseOutlinePaintForWhiskers(true);
        setWhiskerWidth(0.6);
        setItemMargin(0.1);
        setMaximumBarWidth(0.05);
    }

    @Override
    public void drawVerticalItem(Graphics2D g2, CategoryItemRendererState state, Rectangle2D dataArea, CategoryPlot plot,
            CategoryAxis domainAxis,
            ValueAxis rangeAxis, CategoryDataset dataset, int row, int column) {
        Number value = ((BoxAndWhiskerCategoryDataset) dataset).getMedianValue(row, column);
        if (value == null) {
            return;
        }
        super.drawVerticalItem(g2, state, dataArea, plot, domainAxis, rangeAxis, dataset, row, column);
        double centre = domainAxis.getCategoryMiddle(column, getColumnCount(), dataArea, plot.getDomainAxisEdge());
        double half = state.getBarWidth() / 2;
        double y = rangeAxis.valueToJava2D(value.doubleValue(), dataArea, plot.getRangeAxisEdge());
        g2.setPaint(median);
        g2.setStroke(THICK);
        g2.draw(new Line2D.Double(centre - half, y, centre + half, y));
    }
}
