package org.schedscope.chart.plot;

import java.io.IOException;
import java.util.Arrays;
import java.util.List;
import org.jfree.chart.axis.ValueAxis;
import org.schedscope.chart.paint.Palette;
import org.schedscope.chart.sheet.RowSink;
import org.schedscope.chart.sheet.Sheet;
import org.schedscope.metrics.statistics.Sample;

/**
 * A box over the values of each category.
 *
 * @param upward what the values are
 * @param samples of each category; values that are no numbers left out
 */
public record BoxesPlot(String upward, List<String> categories, List<double[]> samples) implements Plot {
    private static final double HEIGHT = 460;
    private static final double FAR = 1000;
    private static final double WIDE = 10;

    public BoxesPlot {
        categories = List.copyOf(categories);
        samples = List.copyOf(samples);
    }

    @Override
    public void paint(Sheet sheet) {
        Palette palette = sheet.palette();
        BoxMark[][] marks = {samples.stream().map(values -> BoxMark.of(Sample.of(values))).toArray(BoxMark[]::new)};
        double[] all = samples.stream().flatMapToDouble(Arrays::stream).sorted().toArray();
        // Zeros among large values have no place on a plain logarithmic axis.
        boolean fromOne = all.length > 0 && all[0] == 0 && all[all.length - 1] > FAR && all[all.length - 1] > WIDE * all[all.length / 2];
        ValueAxis axis = fromOne ? MeasureAxis.fromOne(upward, all[all.length - 1], palette, sheet.texts())
                : MeasureAxis.of(upward, all, new double[0], sheet);
        sheet.chart(BoxPlots.chart(marks, categories, BoxPlots.categories(null, palette), axis, palette,
                fromOne ? MeasureAxis::logFromOne : value -> value), HEIGHT);
    }

    @Override
    public void data(RowSink rows) throws IOException {
        rows.row("series", "value");
        for (int i = 0; i < categories.size(); i++) {
            for (double value : samples.get(i)) {
                rows.row(categories.get(i), value);
            }
        }
    }
}
