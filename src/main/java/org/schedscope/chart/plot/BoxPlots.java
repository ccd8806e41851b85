package org.schedscope.chart.plot;

import java.awt.BasicStroke;
import java.awt.Color;
import java.util.List;
import java.util.function.DoubleUnaryOperator;
import org.jfree.chart.JFreeChart;
import org.jfree.chart.axis.CategoryAxis;
import org.jfree.chart.axis.ValueAxis;
import org.jfree.chart.plot.CategoryPlot;
import org.jfree.chart.ui.RectangleInsets;
import org.jfree.data.category.DefaultCategoryDataset;
import org.schedscope.chart.paint.FontRole;
import org.schedscope.chart.paint.Java2dFonts;
import org.schedscope.chart.paint.Palette;
import org.schedscope.chart.paint.Tone;

/** The frame around {@link BoxMarksRenderer}: axes and ground, without title or legend. */
public final class BoxPlots {
    private BoxPlots() {
    }

    /**
     * @param marks by series and category; a category has the colour of its run if there is but one series
     * @param position of a value on the axis
     */
    public static JFreeChart chart(BoxMark[][] marks, List<String> categories, CategoryAxis domain, ValueAxis range, Palette palette,
            DoubleUnaryOperator position) {
        return chart(new BoxMarksRenderer(marks, (row, column) -> BoxStyle.run(marks.length == 1 ? column : row, palette), palette,
                position), new CategoryPlot(places(marks, categories), domain, range, null), palette);
    }

    /** The same of series that are runs, however few: all boxes of one have its colour. */
    public static JFreeChart ofRuns(BoxMark[][] marks, List<String> categories, CategoryAxis domain, ValueAxis range, Palette palette,
            DoubleUnaryOperator position) {
        return chart(new BoxMarksRenderer(marks, (row, column) -> BoxStyle.run(row, palette), palette, position),
                new CategoryPlot(places(marks, categories), domain, range, null), palette);
    }

    private static JFreeChart chart(BoxMarksRenderer renderer, CategoryPlot plot, Palette palette) {
        plot.setRenderer(renderer);
        return framed(plot, palette);
    }

    /** Data without values, for the places of the boxes. */
    static DefaultCategoryDataset places(BoxMark[][] marks, List<String> categories) {
        DefaultCategoryDataset data = new DefaultCategoryDataset();
        for (int row = 0; row < marks.length; row++) {
            for (String category : categories) {
                data.addValue(0, Integer.valueOf(row), category);
            }
        }
        return data;
    }

    /** A chart of a plot, on plain ground with grid lines. */
    public static JFreeChart framed(CategoryPlot plot, Palette palette) {
        plot.setBackgroundPaint(paint(palette, Tone.SURFACE));
        plot.setRangeGridlinePaint(paint(palette, Tone.GRID));
        plot.setRangeGridlineStroke(new BasicStroke(1));
        plot.setOutlineVisible(false);
        plot.setAxisOffset(RectangleInsets.ZERO_INSETS);
        JFreeChart chart = new JFreeChart(null, null, plot, false);
        chart.setBackgroundPaint(paint(palette, Tone.SURFACE));
        chart.setPadding(new RectangleInsets(4, 4, 2, 8));
        return chart;
    }

    public static CategoryAxis categories(String label, Palette palette) {
        CategoryAxis axis = new CategoryAxis(label);
        axis.setTickLabelFont(Java2dFonts.of(FontRole.AXIS));
        axis.setTickLabelPaint(paint(palette, Tone.TEXT));
        axis.setLabelFont(Java2dFonts.of(FontRole.SECONDARY));
        axis.setLabelPaint(paint(palette, Tone.MUTED));
        axis.setAxisLinePaint(paint(palette, Tone.CONTROL_EDGE));
        axis.setTickMarksVisible(false);
        axis.setLowerMargin(0.01);
        axis.setUpperMargin(0.01);
        axis.setCategoryMargin(0.12);
        axis.setMaximumCategoryLabelLines(2);
        return axis;
    }

    static Color paint(Palette palette, Tone tone) {
        return new Color(palette.of(tone));
    }
}
