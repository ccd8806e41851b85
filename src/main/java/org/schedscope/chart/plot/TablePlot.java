package org.schedscope.chart.plot;

import java.io.IOException;
import java.util.List;
import java.util.stream.Stream;
import org.schedscope.chart.paint.Box;
import org.schedscope.chart.paint.Figures;
import org.schedscope.chart.paint.FontRole;
import org.schedscope.chart.paint.Painter;
import org.schedscope.chart.paint.Tone;
import org.schedscope.chart.sheet.RowSink;
import org.schedscope.chart.sheet.Sheet;
import org.schedscope.text.Language;

/**
 * A table of figures.
 *
 * @param heading above the names of rows
 * @param columns titles in files, the first that of the names of rows
 */
public record TablePlot(String heading, List<String> columns, List<Row> rows) implements Plot {
    private static final double ROW_HEIGHT = 26;
    private static final double NAME_WIDTH = 260;
    private static final double CELL_WIDTH = 120;

    public TablePlot {
        columns = List.copyOf(columns);
        rows = List.copyOf(rows);
    }

    /** A named line of the table. */
    public record Row(String name, List<Cell> cells) {
        public Row {
            cells = List.copyOf(cells);
        }
    }

    /** A figure that may be strong. */
    public record Cell(double value, boolean strong) {
        /** It as people read it in some language. */
        public String text(Language language) {
            return Figures.brief(value, 1, language);
        }
    }

    /** A cell of a line. */
    private record Text(String text, boolean strong) {
    }

    @Override
    public void paint(Sheet sheet) {
        double y = line(sheet, sheet.y(), heading, columns.subList(1, columns.size()).stream().map(title -> new Text(title, true))
                .toList());
        double width = NAME_WIDTH + CELL_WIDTH * (columns.size() - 1);
        sheet.painter().fill(new Box(Sheet.MARGIN, y, width, 1), sheet.palette().of(Tone.CONTROL_EDGE));
        for (Row row : rows) {
            y = line(sheet, y, row.name(), row.cells().stream()
                    .map(cell -> new Text(cell.text(sheet.texts().language()), cell.strong())).toList());
            sheet.painter().fill(new Box(Sheet.MARGIN, y, width, 1), sheet.palette().of(Tone.GRID));
        }
        sheet.skip(y - sheet.y());
    }

    @Override
    public void data(RowSink out) throws IOException {
        out.row(columns.toArray());
        for (Row row : rows) {
            out.row(Stream.concat(Stream.of(row.name()), row.cells().stream().map(cell -> cell.text(Language.ENGLISH))).toArray());
        }
    }

    private static double line(Sheet sheet, double y, String name, List<Text> cells) {
        double base = y + ROW_HEIGHT - 8;
        sheet.painter().text(name, Sheet.MARGIN, base, FontRole.ROW_STRONG, sheet.palette().of(Tone.TEXT), Painter.Anchor.START);
        for (int i = 0; i < cells.size(); i++) {
            Text cell = cells.get(i);
            sheet.painter().text(cell.text(), Sheet.MARGIN + NAME_WIDTH + CELL_WIDTH * (i + 1), base,
                    cell.strong() ? FontRole.AXIS_STRONG : FontRole.AXIS, sheet.palette().of(cell.strong() ? Tone.TEXT : Tone.TEXT_2),
                    Painter.Anchor.END);
        }
        return y + ROW_HEIGHT;
    }
}
