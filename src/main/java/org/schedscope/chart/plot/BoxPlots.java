package org.schedscope.chart.plot;

import java.awt.BasicStroke;
import java.awt.Color;
import java.util.List;
import java.util.function.DoubleUnaryOperator;
import java.util.stream.IntStream;
import org.jfree.chart.JFreeChart;
import org.jfree.chart.axis.CategoryAxis;
import org.jfree.chart.axis.ValueAxis;
import org.jfree.chart.plot.CategoryPlot;
import org.jfree.chart.ui.RectangleInsets;
import org.schedscope.chart.paint.FontRole;
import org.schedscope.chart.paint.Java2dFonts;
import org.schedscope.chart.paint.Palette;
import org.schedscope.chart.paint.Tone;
import org.schedscope.metrics.DecileRow;
import org.schedscope.text.Texts;

/** The frame around {@link BoxMarksRenderer}: axes and ground, without title or legend. */
public final class BoxPlots {
    private BoxPlots() {
    }

    /**
     * @param marks by series and category; a category has the colour of its run if there is but one series
     * @param position of a value on the axis
     */
    static JFreeChart chart(BoxMark[][] marks, List<String> categories, CategoryAxis domain, ValueAxis range, Palette palette,
            DoubleUnaryOperator position) {
        return framed(plot(categories, domain, range, new BoxMarksRenderer(marks,
                (row, column) -> BoxStyle.run(marks.length == 1 ? column : row, palette), palette, position)), palette);
    }

    /** SLR by decile of runs, however few: all boxes of one have its colour. */
    public static JFreeChart ofRuns(List<List<DecileRow>> runs, Palette palette, Texts texts) {
        BoxMark[][] marks = runs.stream().map(rows -> rows.stream().map(BoxMark::of).toArray(BoxMark[]::new)).toArray(BoxMark[][]::new);
        List<String> deciles = IntStream.rangeClosed(1, marks[0].length).mapToObj(Integer::toString).toList();
        return framed(plot(deciles, categories(texts.text("axis.decile"), palette),
                MeasureAxis.slr(runs.stream().flatMap(List::stream).toList(), palette, SlrScale.AUTOMATIC, texts),
                new BoxMarksRenderer(marks, (row, column) -> BoxStyle.run(row, palette), palette, slr -> slr)), palette);
    }

    static CategoryPlot plot(List<String> categories, CategoryAxis domain, ValueAxis range,
            BoxMarksRenderer renderer) {
        return new CategoryPlot(renderer.data(categories), domain, range, renderer);
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
