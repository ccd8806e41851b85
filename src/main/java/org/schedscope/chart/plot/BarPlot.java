package org.schedscope.chart.plot;

import java.awt.BasicStroke;
import java.awt.Color;
import java.awt.Graphics2D;
import java.awt.geom.Rectangle2D;
import java.io.IOException;
import java.util.Arrays;
import java.util.List;
import java.util.OptionalDouble;
import java.util.stream.DoubleStream;
import org.jfree.chart.axis.CategoryAxis;
import org.jfree.chart.axis.ValueAxis;
import org.jfree.chart.plot.CategoryPlot;
import org.jfree.chart.plot.ValueMarker;
import org.jfree.chart.renderer.category.BarRenderer;
import org.jfree.chart.renderer.category.CategoryItemRendererState;
import org.jfree.chart.renderer.category.StandardBarPainter;
import org.jfree.data.category.CategoryDataset;
import org.schedscope.chart.paint.Palette;
import org.schedscope.chart.paint.Tone;
import org.schedscope.chart.sheet.RowSink;
import org.schedscope.chart.sheet.Sheet;

/**
 * Bars side by side in each category, with whiskers to the ends of intervals.
 *
 * @param across what the categories are
 * @param upward what the values are
 * @param mark where a line runs across, such as 1 for ratios
 */
public record BarPlot(String across, String upward, List<String> categories, List<Series> series, OptionalDouble mark) implements Plot {
    private static final double HEIGHT = 460;

    public BarPlot {
        categories = List.copyOf(categories);
        series = List.copyOf(series);
    }

    @Override
    public void paint(Sheet sheet) {
        Palette palette = sheet.palette();
        Renderer renderer = new Renderer(series);
        for (int i = 0; i < series.size(); i++) {
            int fill = palette.identity(series.get(i).identity());
            renderer.setSeriesPaint(i, new Color(fill));
            renderer.setSeriesOutlinePaint(i, new Color(palette.edgeOf(fill)));
            renderer.setSeriesOutlineStroke(i, new BasicStroke(1));
        }
        // Bars begin at 0, whatever the values.
        double[] drawn = DoubleStream.concat(Arrays.stream(LinePlot.values(series)), DoubleStream.of(0)).toArray();
        CategoryPlot plot = new CategoryPlot(LinePlot.data(series, categories), BoxPlots.categories(across, palette),
                MeasureAxis.of(upward, drawn, LinePlot.ends(series), sheet), renderer);
        mark.ifPresent(at -> plot.addRangeMarker(new ValueMarker(at, BoxPlots.paint(palette, Tone.TEXT_2), new BasicStroke(1.2f))));
        sheet.chart(PlotStyles.withLegend(plot, palette), HEIGHT);
    }

    @Override
    public void data(RowSink rows) throws IOException {
        Plot.data(categories, series, rows);
    }

    private static final class Renderer extends BarRenderer {
        private final transient List<Series> series;

        private Renderer(List<Series> series) {
            this.series = series;
            setBarPainter(new StandardBarPainter());
            setShadowVisible(false);
            setDrawBarOutline(true);
            setItemMargin(0.06);
            setMaximumBarWidth(0.08);
        }

        @Override
        public void drawItem(Graphics2D g2, CategoryItemRendererState state, Rectangle2D area, CategoryPlot plot, CategoryAxis domainAxis,
                ValueAxis rangeAxis, CategoryDataset data, int row, int column, int pass) {
            super.drawItem(g2, state, area, plot, domainAxis, rangeAxis, data, row, column, pass);
            Estimate value = series.get(row).values().get(column);
            if (value.isKnown() && value.hasInterval()) {
                double x = domainAxis.getCategorySeriesMiddle(column, data.getColumnCount(), row, data.getRowCount(), getItemMargin(), area,
                        plot.getDomainAxisEdge());
                PlotStyles.whisker(g2, x, value, new PlotStyles.Frame(rangeAxis, area, plot.getRangeAxisEdge()),
                        (Color) getSeriesOutlinePaint(row));
            }
        }
    }
}
