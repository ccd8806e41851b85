package org.schedscope.chart.plot;

import java.awt.Color;
import java.awt.Graphics2D;
import java.awt.geom.Rectangle2D;
import java.io.IOException;
import java.util.List;
import java.util.stream.DoubleStream;
import org.jfree.chart.axis.CategoryAxis;
import org.jfree.chart.axis.ValueAxis;
import org.jfree.chart.plot.CategoryPlot;
import org.jfree.chart.renderer.category.CategoryItemRendererState;
import org.jfree.chart.renderer.category.LineAndShapeRenderer;
import org.jfree.data.category.CategoryDataset;
import org.jfree.data.category.DefaultCategoryDataset;
import org.schedscope.chart.paint.Palette;
import org.schedscope.chart.sheet.RowSink;
import org.schedscope.chart.sheet.Sheet;

/**
 * A line for each series over the values of an axis, which are at equal distances, with whiskers to the ends of intervals.
 *
 * @param across what the categories are
 * @param upward what the values are
 */
public record LinePlot(String across, String upward, List<String> categories, List<Series> series) implements Plot {
    private static final double HEIGHT = 520;

    public LinePlot {
        categories = List.copyOf(categories);
        series = List.copyOf(series);
    }

    /** All values of some series. */
    static double[] values(List<Series> series) {
        return series.stream().flatMap(each -> each.values().stream()).mapToDouble(Estimate::value).toArray();
    }

    /** The ends of all intervals of some series. */
    static double[] ends(List<Series> series) {
        return series.stream().flatMap(each -> each.values().stream()).flatMapToDouble(value -> DoubleStream.of(value.low(), value.high()))
                .toArray();
    }

    static DefaultCategoryDataset data(List<Series> series, List<String> categories) {
        DefaultCategoryDataset data = new DefaultCategoryDataset();
        for (Series each : series) {
            for (int i = 0; i < categories.size(); i++) {
                Estimate value = each.values().get(i);
                data.addValue(value.isKnown() ? (Number) value.value() : null, each.name(), categories.get(i));
            }
        }
        return data;
    }

    @Override
    public void paint(Sheet sheet) {
        Palette palette = sheet.palette();
        Renderer renderer = new Renderer(series);
        for (int i = 0; i < series.size(); i++) {
            PlotStyles.dress(renderer, i, series.get(i).identity(), palette);
        }
        renderer.setUseFillPaint(true);
        CategoryPlot plot = new CategoryPlot(data(series, categories), BoxPlots.categories(across, palette),
                MeasureAxis.of(upward, values(series), ends(series), sheet), renderer);
        sheet.chart(PlotStyles.withLegend(plot, palette), HEIGHT);
    }

    @Override
    public void data(RowSink rows) throws IOException {
        Plot.data(categories, series, rows);
    }

    private static final class Renderer extends LineAndShapeRenderer {
        private final transient List<Series> series;

        private Renderer(List<Series> series) {
            super(true, true);
            this.series = series;
        }

        @Override
        public void drawItem(Graphics2D g2, CategoryItemRendererState state, Rectangle2D area, CategoryPlot plot, CategoryAxis domainAxis,
                ValueAxis rangeAxis, CategoryDataset data, int row, int column, int pass) {
            Estimate value = series.get(row).values().get(column);
            if (pass == 0 && value.isKnown() && value.hasInterval()) {
                double x = domainAxis.getCategoryMiddle(column, data.getColumnCount(), area, plot.getDomainAxisEdge());
                PlotStyles.whisker(g2, x, value, new PlotStyles.Frame(rangeAxis, area, plot.getRangeAxisEdge()),
                        (Color) getSeriesPaint(row));
            }
            super.drawItem(g2, state, area, plot, domainAxis, rangeAxis, data, row, column, pass);
        }
    }
}
