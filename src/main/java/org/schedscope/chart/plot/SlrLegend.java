package org.schedscope.chart.plot;

import java.util.ArrayList;
import java.util.List;
import org.schedscope.chart.paint.Box;
import org.schedscope.chart.paint.FontRole;
import org.schedscope.chart.paint.Painter;
import org.schedscope.chart.paint.Palette;
import org.schedscope.chart.paint.Stroke;
import org.schedscope.chart.paint.Tone;
import org.schedscope.metrics.DecileRow;
import org.schedscope.text.Texts;

/**
 * What the parts of the boxes mean.
 *
 * @param rows the deciles: only what a picture of them has is explained
 * @param texts of charts
 */
public record SlrLegend(List<DecileRow> rows, Texts texts) {
    private static final double LINE = 22;
    private static final double SIGN = 34;
    private static final List<String> KEYS = List.of("slr.range", "slr.box", "slr.mean", "slr.dots");

    public SlrLegend {
        rows = List.copyOf(rows);
    }

    private String words(int which) {
        return texts.text(KEYS.get(which));
    }

    /** Entries of what a picture of the deciles has: boxes with means, dots, or both. */
    private List<Integer> entries() {
        boolean dots = rows.stream().anyMatch(row -> !row.singleValues().isEmpty());
        boolean boxes = rows.stream().anyMatch(row -> row.count() > 0 && row.singleValues().isEmpty());
        List<Integer> entries = new ArrayList<>();
        if (boxes) {
            entries.addAll(List.of(0, 1, 2));
        }
        if (dots) {
            entries.add(3);
        }
        return entries;
    }

    /** One entry after the other; 18 px high. */
    public void paintRow(Painter painter, Palette palette, double x, double y) {
        double at = x;
        for (int which : entries()) {
            entry(painter, palette, which, at, y);
            at += SIGN + painter.width(words(which), FontRole.SECONDARY) + 24;
        }
    }

    /** One entry below the other, 22 px each. */
    public void paintColumn(Painter painter, Palette palette, double x, double y) {
        double at = y;
        for (int which : entries()) {
            entry(painter, palette, which, x, at);
            at += LINE;
        }
    }

    /** Width of a column of all entries. */
    public double columnWidth(Painter painter) {
        return SIGN + KEYS.stream().mapToDouble(key -> painter.width(texts.text(key), FontRole.SECONDARY)).max().orElse(0);
    }

    private void entry(Painter painter, Palette palette, int which, double x, double y) {
        Stroke accent = Stroke.solid(palette.of(Tone.ACCENT), 1.4);
        double middle = y + 9;
        switch (which) {
            case 0 -> {
                painter.line(x + 13, y + 1, x + 13, y + 17, accent);
                painter.line(x + 8, y + 1, x + 18, y + 1, accent);
                painter.line(x + 8, y + 17, x + 18, y + 17, accent);
            }
            case 1 -> {
                Box box = new Box(x + 5, y + 2, 16, 14);
                painter.fill(box, palette.of(Tone.SOFT));
                painter.stroke(box, 0, accent);
                painter.line(box.x(), middle, box.right(), middle, Stroke.solid(palette.of(Tone.ACCENT), 3));
            }
            case 2 -> {
                painter.line(x, middle, x + 26, middle, Stroke.dashed(palette.of(Tone.MEAN_LINE), 1.4));
                painter.polygon(new double[] {x + 9, x + 13, x + 17, x + 13}, new double[] {middle, middle - 4, middle, middle + 4}, 4,
                        palette.of(Tone.MEAN_LINE));
            }
            default -> painter.fillRound(new Box(x + 9.5, middle - 3.5, 7, 7), 3.5, palette.of(Tone.ACCENT));
        }
        painter.text(words(which), x + SIGN, middle + 4, FontRole.SECONDARY, palette.of(Tone.TEXT_2), Painter.Anchor.START);
    }
}
