package org.schedscope.chart.plot;

import java.io.IOException;
import java.util.List;
import java.util.stream.IntStream;
import org.schedscope.chart.lane.HeatLegend;
import org.schedscope.chart.lane.HeatScale;
import org.schedscope.chart.paint.Box;
import org.schedscope.chart.paint.Figures;
import org.schedscope.chart.paint.FontRole;
import org.schedscope.chart.paint.Painter;
import org.schedscope.chart.paint.Stroke;
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
    private static final double ROWS = 240;
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
        label(sheet, counted, end + 6, sheet.y() + 10, Painter.Anchor.START);
        sheet.skip(24);
        for (Map map : maps) {
            sheet.heading(map.name());
            paint(map, steps, sheet);
            sheet.skip(GAP);
        }
    }

    private static void paint(Map map, HeatScale steps, Sheet sheet) {
        double top = sheet.y();
        double width = sheet.innerWidth();
        double rowHeight = ROWS / map.rows().size();
        for (int row = 0; row < map.rows().size(); row++) {
            List<Double> counts = map.rows().get(row);
            for (int column = 0; column < counts.size(); column++) {
                if (counts.get(column) > 0) {
                    double left = Math.round(Sheet.MARGIN + width * column / counts.size());
                    double right = Math.round(Sheet.MARGIN + width * (column + 1) / counts.size());
                    sheet.painter().fill(new Box(left, top + row * rowHeight, right - left, rowHeight),
                            sheet.palette().heat(steps.step(counts.get(column).longValue())));
                }
            }
        }
        sheet.painter().stroke(new Box(Sheet.MARGIN, top, width, ROWS), 0, Stroke.solid(sheet.palette().of(Tone.CONTROL_EDGE), 1));
        sheet.skip(ROWS + 14);
        label(sheet, "0", Sheet.MARGIN, sheet.y(), Painter.Anchor.START);
        label(sheet, Figures.whole(Math.round(map.end())), Sheet.MARGIN + width, sheet.y(), Painter.Anchor.END);
    }

    private static void label(Sheet sheet, String text, double x, double y, Painter.Anchor anchor) {
        sheet.painter().text(text, x, y, FontRole.SECONDARY, sheet.palette().of(Tone.MUTED), anchor);
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
