package org.schedscope.slide;

import java.util.List;
import org.schedscope.chart.paint.Painter;
import org.schedscope.chart.paint.Palette;
import org.schedscope.chart.paint.Stroke;
import org.schedscope.chart.paint.Tone;
import org.schedscope.chart.paint.Wrapping;

/** A painter with the colours of a theme and type of any size. */
record SlidePainter(Painter painter, Palette palette) {
    int tone(Tone tone) {
        return palette.of(tone);
    }

    Stroke line(Tone tone, double width) {
        return Stroke.solid(palette.of(tone), width);
    }

    double width(String text, TypeStyle type) {
        return painter.width(text, type.role()) * factor(type);
    }

    /** Paints one line; {@code y} is its base line. */
    void text(String text, double x, double y, TypeStyle type, int colour, Painter.Anchor anchor) {
        painter.moved(x, y, () -> painter.scaled(factor(type), () -> painter.text(text, 0, 0, type.role(), colour, anchor)));
    }

    private static double factor(TypeStyle type) {
        return type.size() / type.role().size();
    }

    /** A text in lines of at most a width. */
    List<String> lines(String text, TypeStyle type, double width) {
        return Wrapping.lines(text, width, part -> width(part, type));
    }
}
