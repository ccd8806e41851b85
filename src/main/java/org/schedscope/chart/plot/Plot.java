package org.schedscope.chart.plot;

import java.io.IOException;
import java.util.List;
import org.schedscope.chart.sheet.RowSink;
import org.schedscope.chart.sheet.Sheet;

/** What a figure of an experiment shows, as plain values. */
public sealed interface Plot permits LinePlot, BoxesPlot, BarPlot, HeatPlot, TablePlot {
    /** Paints it on a sheet, below what is there. */
    void paint(Sheet sheet);

    /** The data behind it. */
    void data(RowSink rows) throws IOException;

    /** The data behind series. */
    static void data(List<String> categories, List<Series> series, RowSink rows) throws IOException {
        rows.row("series", "across", "value", "low", "high");
        for (Series each : series) {
            for (int i = 0; i < categories.size(); i++) {
                Estimate value = each.values().get(i);
                rows.row(each.name(), categories.get(i), value.value(), value.low(), value.high());
            }
        }
    }

    /**
     * A value and how far it may be off.
     *
     * @param value NaN if there is none
     * @param low lower end of its interval; NaN if there is none
     * @param high upper end
     */
    record Estimate(double value, double low, double high) {
        /** Nothing is known. */
        public static final Estimate NONE = new Estimate(Double.NaN, Double.NaN, Double.NaN);

        public static Estimate exact(double value) {
            return new Estimate(value, Double.NaN, Double.NaN);
        }

        boolean isKnown() {
            return !Double.isNaN(value);
        }

        boolean hasInterval() {
            return !Double.isNaN(low) && !Double.isNaN(high);
        }
    }

    /**
     * A policy's values, one for each category.
     *
     * @param name for the legend
     * @param identity its colour, from 0; the same policy has the same in every figure of a part
     */
    record Series(String name, int identity, List<Estimate> values) {
        public Series {
            values = List.copyOf(values);
        }
    }
}
