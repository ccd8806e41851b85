package org.schedscope.chart.plot;

import java.awt.Color;
import java.io.IOException;
import java.util.List;
import java.util.stream.IntStream;
import org.jfree.chart.JFreeChart;
import org.jfree.chart.axis.NumberAxis;
import org.jfree.chart.plot.XYPlot;
import org.jfree.chart.renderer.LookupPaintScale;
import org.jfree.chart.renderer.xy.XYBlockRenderer;
import org.jfree.chart.ui.RectangleAnchor;
import org.jfree.chart.ui.RectangleInsets;
import org.jfree.data.xy.DefaultXYZDataset;
import org.schedscope.chart.lane.HeatLegend;
import org.schedscope.chart.lane.HeatScale;
import org.schedscope.chart.paint.FontRole;
import org.schedscope.chart.paint.Painter;
import org.schedscope.chart.paint.Palette;
import org.schedscope.chart.paint.Tone;
import org.schedscope.chart.sheet.RowSink;
import org.schedscope.chart.sheet.Sheet;

/**
 * Heatmaps of the same users, one below the other with one scale of heat: a row for each user, time from left to right (T\u00f3th,
 * Klus\u00e1\u010dek 2014, Fig. 7).
 *
 * @param counted what a cell counts
 */
public record HeatPlot(String counted, List<Map> maps) implements Plot {
    private static final double ROWS = 260;
    private static final double GAP = 18;

    public HeatPlot {
        maps = List.copyOf(maps);
    }

    /**
     * One of them.
     *
     * @param rows counts of each user by column, at least one column
     * @param end tick at which the last column ends
     */
    public record Map(String name, List<List<Double>> rows, double end) {
        public Map {
            rows = rows.stream().map(List::copyOf).toList();
        }

        /** Of counts one user after the other. */
        public static Map of(String name, List<Double> counts, int users, double end) {
            int columns = counts.size() / users;
            return new Map(name, IntStream.range(0, users)
                    .mapToObj(user -> counts.subList(user * columns, (user + 1) * columns)).toList(), end);
        }

        /** How many cells have late jobs. */
        public long late() {
            return rows.stream().flatMap(List::stream).filter(count -> count > 0).count();
        }

        private double largest() {
            return rows.stream().flatMap(List::stream).mapToDouble(count -> count).max().orElse(0);
        }
    }

    @Override
    public void paint(Sheet sheet) {
        HeatScale steps = new HeatScale(Math.max(1, (long) maps.stream().mapToDouble(Map::largest).max().orElse(0)));
        double end = HeatLegend.of(steps, sheet.texts()).paint(sheet.painter(), sheet.palette(), Sheet.MARGIN, sheet.y() + 6);
        sheet.painter().text(counted, end + 6, sheet.y() + 10, FontRole.SECONDARY, sheet.palette().of(Tone.MUTED), Painter.Anchor.START);
        sheet.skip(24);
        for (Map map : maps) {
            sheet.heading(map.name());
            paint(map, steps, sheet);
            sheet.skip(GAP);
        }
    }

    private static void paint(Map map, HeatScale steps, Sheet sheet) {
        Palette palette = sheet.palette();
        int columns = map.rows().get(0).size();
        XYBlockRenderer cells = new XYBlockRenderer();
        cells.setBlockAnchor(RectangleAnchor.BOTTOM_LEFT);
        cells.setBlockWidth(map.end() / columns);
        LookupPaintScale colours = new LookupPaintScale(1, steps.steps() + 1, BoxPlots.paint(palette, Tone.SURFACE));
        IntStream.rangeClosed(1, steps.steps()).forEach(step -> colours.add(step, new Color(palette.heat(step))));
        cells.setPaintScale(colours);
        NumberAxis users = new NumberAxis();
        users.setRange(0, map.rows().size());
        users.setInverted(true);
        users.setVisible(false);
        XYPlot plot = new XYPlot(cells(map, steps), MeasureAxis.ticks(map.end(), palette), users, cells);
        plot.setBackgroundPaint(BoxPlots.paint(palette, Tone.SURFACE));
        plot.setOutlinePaint(BoxPlots.paint(palette, Tone.CONTROL_EDGE));
        plot.setDomainGridlinesVisible(false);
        plot.setRangeGridlinesVisible(false);
        plot.setAxisOffset(RectangleInsets.ZERO_INSETS);
        JFreeChart chart = new JFreeChart(null, null, plot, false);
        chart.setBackgroundPaint(BoxPlots.paint(palette, Tone.SURFACE));
        chart.setPadding(RectangleInsets.ZERO_INSETS);
        sheet.chart(chart, ROWS);
    }

    /** The steps of all cells that have heat. */
    private static DefaultXYZDataset cells(Map map, HeatScale steps) {
        double[][] cells = new double[3][(int) map.late()];
        int at = 0;
        for (int row = 0; row < map.rows().size(); row++) {
            List<Double> counts = map.rows().get(row);
            for (int column = 0; column < counts.size(); column++) {
                if (counts.get(column) > 0) {
                    cells[0][at] = map.end() / counts.size() * column;
                    cells[1][at] = row;
                    cells[2][at++] = steps.step(counts.get(column).longValue());
                }
            }
        }
        DefaultXYZDataset data = new DefaultXYZDataset();
        data.addSeries("", cells);
        return data;
    }

    @Override
    public void data(RowSink out) throws IOException {
        out.row("series", "user", "column", "late jobs");
        for (Map map : maps) {
            for (int row = 0; row < map.rows().size(); row++) {
                for (int column = 0; column < map.rows().get(row).size(); column++) {
                    if (map.rows().get(row).get(column) > 0) {
                        out.row(map.name(), row + 1, column + 1, map.rows().get(row).get(column));
                    }
                }
            }
        }
    }
}
