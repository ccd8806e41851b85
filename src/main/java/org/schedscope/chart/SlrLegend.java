package org.schedscope.chart;

import java.util.List;

/** What the parts of the boxes mean. */
public final class SlrLegend {
    private static final double LINE = 22;
    private static final double SIGN = 34;
    private static final List<String> TEXTS = List.of("whole range", "middle half, median", "mean", "single jobs");

    private SlrLegend() {
    }

    /** One entry after the other; 18 px high. */
    public static void paintRow(Painter painter, Palette palette, double x, double y) {
        double at = x;
        for (int i = 0; i < TEXTS.size(); i++) {
            entry(painter, palette, i, at, y);
            at += SIGN + painter.width(TEXTS.get(i), FontRole.SECONDARY) + 24;
        }
    }

    /** One entry below the other, 22 px each. */
    public static void paintColumn(Painter painter, Palette palette, double x, double y) {
        for (int i = 0; i < TEXTS.size(); i++) {
            entry(painter, palette, i, x, y + i * LINE);
        }
    }

    private static void entry(Painter painter, Palette palette, int which, double x, double y) {
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
                painter.line(x, middle, x + 26, middle, Stroke.dashed(palette.of(Tone.MEAN), 1.4));
                painter.polygon(new double[] {x + 9, x + 13, x + 17, x + 13}, new double[] {middle, middle - 4, middle, middle + 4}, 4,
                        palette.of(Tone.MEAN));
            }
            default -> painter.fillRound(new Box(x + 9.5, middle - 3.5, 7, 7), 3.5, palette.of(Tone.ACCENT));
        }
        painter.text(TEXTS.get(which), x + SIGN, middle + 4, FontRole.SECONDARY, palette.of(Tone.TEXT_2), Painter.Anchor.START);
    }
}
