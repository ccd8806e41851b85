package org.schedscope.chart.lane;

import java.util.Arrays;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.stream.IntStream;
import org.schedscope.chart.paint.Box;
import org.schedscope.chart.paint.Figures;
import org.schedscope.chart.paint.FontRole;
import org.schedscope.chart.paint.Painter;
import org.schedscope.chart.paint.Raster;
import org.schedscope.chart.paint.Stroke;
import org.schedscope.chart.paint.Tone;
import org.schedscope.metrics.ViolationGrid;

/** Violated expected end times: a row per user, the more the further from the ground; none is the ground. */
public final class HeatLane {
    /** Height of a row that can carry its name. */
    public static final double ROW = 12.5;
    private static final double LEAST_ROW = 2;
    private static final double SWATCH = 8;
    /** With fewer stretches than a pixel in so many, each is filled by itself. */
    private static final int FEW = 4;

    private final LaneContext context;
    private final ViolationGrid grid;
    private final HeatScale steps;
    private final double top;
    private final double rowHeight;
    /** Rows of the grid, from the top. */
    private final int[] rows;

    /**
     * All rows of a grid.
     *
     * @param steps that several heatmaps share
     * @param top upper edge of the first row
     * @param rowHeight of a user, see {@link #rowHeight}
     */
    public HeatLane(LaneContext context, ViolationGrid grid, HeatScale steps, double top, double rowHeight) {
        this(context, grid, steps, top, rowHeight, IntStream.range(0, grid.users().size()).toArray());
    }

    /** @param rows of the grid that are shown, from the top; {@link ViolationGrid#everyone} may be one */
    public HeatLane(LaneContext context, ViolationGrid grid, HeatScale steps, double top, double rowHeight, int[] rows) {
        this.rows = rows;
        this.context = context;
        this.grid = grid;
        this.steps = steps;
        this.top = top;
        this.rowHeight = rowHeight;
    }

    /** The height at which rows fit a space, within bounds: from 2 px to {@code most}. */
    public static double rowHeight(int rows, double space, double most) {
        return Math.max(LEAST_ROW, Math.min(most, space / Math.max(1, rows)));
    }

    public double height() {
        return rows.length * rowHeight;
    }

    /**
     * Paints rows and, left of them, names; the ground is there already.
     *
     * @param identity for the swatches, if it is by user
     * @param selectedUser row on soft ground
     */
    public void paint(ColourKey identity, OptionalInt selectedUser) {
        selectedUser.stream().flatMap(row -> placeOf(row).stream()).forEach(place -> context.painter().fill(
                new Box(context.scale().left() - TimeScale.GUTTER, y(place), TimeScale.GUTTER + context.scale().width(), rowHeight),
                context.tone(Tone.SOFT)));
        // A cell that time has not passed is known so far only.
        double past = Math.max(0, Math.min(context.scale().width(), context.scale().x(context.at().now()) - context.scale().left()));
        context.painter().clipped(new Box(context.scale().left(), top, Math.ceil(past), height()), this::cells);
        gutter(identity, selectedUser);
    }

    private double y(int place) {
        return top + place * rowHeight;
    }

    /** Where a row of the grid is shown, from the top, if it is. */
    private OptionalInt placeOf(int row) {
        return IntStream.range(0, rows.length).filter(place -> rows[place] == row).findFirst();
    }

    private double pixels() {
        return context.painter().pixels();
    }

    private double cellWidth() {
        return grid.bin() * context.scale().pixelsPerTick();
    }

    private void cells() {
        int first = (int) Math.max(0, Math.floor(context.scale().start() / grid.bin()));
        int limit = (int) Math.min(grid.columns(), Math.ceil(context.scale().end() / grid.bin()));
        for (int place = 0; place < rows.length; place++) {
            if (cellWidth() >= 1) {
                cells(place, first, limit);
            } else {
                merged(place, first, limit);
            }
        }
    }

    private void cells(int place, int first, int limit) {
        int row = rows[place];
        double gap = cellWidth() >= 4 ? 1 : 0;
        double rowGap = rowHeight >= 5 ? 1 : 0;
        double upper = Math.round(y(place));
        double height = Math.round(y(place + 1)) - upper - rowGap;
        for (int column = first; column < limit;) {
            int steady = Math.min(limit, grid.nextChange(row, column));
            int count = grid.count(row, column);
            // Cells that touch look the same as one.
            int wide = gap > 0 ? 1 : steady - column;
            for (; column < steady; column += wide) {
                if (count > 0) {
                    double left = Math.round(context.scale().x((double) column * grid.bin()));
                    double right = Math.round(context.scale().x(((double) column + wide) * grid.bin()));
                    context.painter().fill(new Box(left, upper, right - left - gap, height), context.palette().heat(steps.step(count)));
                }
            }
        }
    }

    /** Cells under a pixel merge by maximum. Where nothing changes for many pixels they are filled at once. */
    private void merged(int place, int first, int limit) {
        int row = rows[place];
        int width = (int) Math.ceil(context.scale().width() * pixels());
        int[] heat = new int[width];
        int stretches = 0;
        int from = columnFrom(0, first, limit);
        for (int x = 0; x < width && from < limit;) {
            int steady = Math.min(limit, grid.nextChange(row, from));
            int until = Math.max(x + 1, pixelOf(steady, width));
            int to = columnFrom(until, from, limit);
            int count = grid.largest(row, from, to);
            Arrays.fill(heat, x, until, count == 0 ? 0 : steps.step(count));
            stretches++;
            x = until;
            from = to;
        }
        double upper = Math.round(y(place));
        int height = Math.max(1, (int) (Math.round(y(place + 1)) - upper) - (rowHeight >= 5 ? 1 : 0));
        if (stretches < width / FEW) {
            fill(heat, upper, height);
        } else {
            raster(heat, upper, height);
        }
    }

    /** The last pixel, at most the width, up to whose left edge all columns begin before one. */
    private int pixelOf(int column, int width) {
        double x = context.scale().x((double) column * grid.bin()) - context.scale().left();
        int pixel = (int) Math.min(width, Math.floor(x * pixels()));
        while (pixel > 0 && columnFrom(pixel, 0, Integer.MAX_VALUE) > column) {
            pixel--;
        }
        return pixel;
    }

    private void fill(int[] heat, double upper, int height) {
        int from = 0;
        for (int x = 1; x <= heat.length; x++) {
            if (x == heat.length || heat[x] != heat[from]) {
                if (heat[from] > 0) {
                    Box stretch = new Box(context.scale().left() + from / pixels(), upper, (x - from) / pixels(), height);
                    context.painter().fill(stretch, context.palette().heat(heat[from]));
                }
                from = x;
            }
        }
    }

    private void raster(int[] heat, double upper, int laidOut) {
        int width = heat.length;
        int height = (int) Math.round(laidOut * pixels());
        int[] argb = new int[width * height];
        for (int x = 0; x < width; x++) {
            argb[x] = heat[x] == 0 ? 0 : context.palette().heat(heat[x]);
        }
        for (int line = 1; line < height; line++) {
            System.arraycopy(argb, 0, argb, line * width, width);
        }
        context.painter().raster(new Raster(width, height, argb), context.scale().left(), upper);
    }

    /** The first column that begins at a pixel or after it. */
    private int columnFrom(int x, int least, int most) {
        double column = Math.ceil(context.scale().tickAt(context.scale().left() + x / pixels()) / grid.bin());
        return (int) Math.max(least, Math.min(most, column));
    }

    private void gutter(ColourKey identity, OptionalInt selectedUser) {
        double left = context.scale().left() - TimeScale.GUTTER + 10;
        Painter painter = context.painter();
        if (rowHeight < ROW - 2) {
            painter.text(Figures.count(grid.users().size(), "users", context.texts()), left, top + 11, FontRole.SECONDARY,
                    context.tone(Tone.MUTED), Painter.Anchor.START);
            return;
        }
        boolean swatches = identity.by() == ColourBy.USER;
        for (int place = 0; place < rows.length; place++) {
            int row = rows[place];
            double x = left;
            if (row == grid.everyone()) {
                String everyone = context.texts().text("heat.everyone", Figures.whole(grid.users().size()));
                name(everyone, left, y(place) + rowHeight / 2 + 3.5, false);
                continue;
            }
            if (swatches) {
                Box swatch = new Box(left, y(place) + (rowHeight - SWATCH) / 2, SWATCH, SWATCH);
                int fill = context.palette().fill(identity.ofName(grid.users().get(row)));
                painter.fillRound(swatch, 1.5, fill);
                painter.stroke(swatch.grown(-0.4), 1.5, Stroke.solid(context.palette().edgeOf(fill), 0.8));
                x += SWATCH + 5;
            }
            boolean selected = selectedUser.isPresent() && selectedUser.getAsInt() == row;
            name(grid.users().get(row), x, y(place) + rowHeight / 2 + 3.5, selected);
        }
    }

    /** A name that is too long loses its beginning: the last parts of a path differ between users. */
    private void name(String user, double x, double baseline, boolean selected) {
        FontRole role = selected ? FontRole.ROW_STRONG : FontRole.SECONDARY;
        double room = context.scale().left() - 6 - x;
        String shown = user;
        while (shown.length() > 1 && context.painter().width(shown, role) > room) {
            shown = "\u2026" + shown.substring(shown.startsWith("\u2026") ? 2 : 1);
        }
        context.painter().text(shown, x, baseline, role, context.tone(selected ? Tone.TEXT : Tone.TEXT_2), Painter.Anchor.START);
    }

    /** A cell of the grid. */
    public record Cell(int row, int column) {
    }

    /** The cell under a point. */
    public Optional<Cell> cellAt(double x, double y) {
        int row = rowAt(y).orElse(-1);
        int column = (int) Math.floor(context.scale().tickAt(x) / grid.bin());
        boolean inside = row >= 0 && column >= 0 && column < grid.columns() && x >= context.scale().left();
        return inside ? Optional.of(new Cell(row, column)) : Optional.empty();
    }

    /** The row of a user under a height. */
    public OptionalInt rowAt(double y) {
        int place = (int) Math.floor((y - top) / rowHeight);
        return place >= 0 && place < rows.length && rows[place] != grid.everyone() ? OptionalInt.of(rows[place]) : OptionalInt.empty();
    }

    /** The box of a cell. */
    public Box boxOf(Cell cell) {
        double left = Math.round(context.scale().x((double) cell.column() * grid.bin()));
        double right = Math.round(context.scale().x((cell.column() + 1.0) * grid.bin()));
        return new Box(left, Math.round(y(placeOf(cell.row()).orElse(0))), Math.max(1, right - left - 1), rowHeight - 1);
    }
}
