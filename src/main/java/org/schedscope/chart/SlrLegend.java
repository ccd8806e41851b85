package org.schedscope.chart;

/** What the parts of the boxes mean, in one line. */
public final class SlrLegend {
    private SlrLegend() {
    }

    /** Paints the line, 20 px high; returns its right edge. */
    public static double paint(Painter painter, Palette palette, double x, double y) {
        Stroke accent = Stroke.solid(palette.of(Tone.ACCENT), 1.4);
        double middle = y + 9;
        painter.line(x + 8, y + 1, x + 8, y + 17, accent);
        painter.line(x + 3, y + 1, x + 13, y + 1, accent);
        painter.line(x + 3, y + 17, x + 13, y + 17, accent);
        double at = text(painter, palette, "whole range", x + 20, middle);
        Box box = new Box(at, y + 2, 16, 14);
        painter.fill(box, palette.of(Tone.SOFT));
        painter.stroke(box, 0, accent);
        painter.line(at, middle, at + 16, middle, Stroke.solid(palette.of(Tone.ACCENT), 3));
        at = text(painter, palette, "middle half, median", at + 24, middle);
        painter.line(at, middle, at + 26, middle, Stroke.dashed(palette.of(Tone.MEAN), 1.4));
        painter.polygon(new double[] {at + 9, at + 13, at + 17, at + 13}, new double[] {middle, middle - 4, middle, middle + 4}, 4, palette.of(Tone.MEAN));
        at = text(painter, palette, "mean", at + 34, middle);
        painter.fillRound(new Box(at, middle - 3.5, 7, 7), 3.5, palette.of(Tone.ACCENT));
        return text(painter, palette, "single jobs, where a decile has fewer than four", at + 14, middle);
    }

    private static double text(Painter painter, Palette palette, String text, double x, double middle) {
        painter.text(text, x, middle + 4, FontRole.SECONDARY, palette.of(Tone.TEXT_2), Painter.Anchor.START);
        return x + painter.width(text, FontRole.SECONDARY) + 22;
    }
}
