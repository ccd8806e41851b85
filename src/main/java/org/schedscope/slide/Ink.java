package org.schedscope.slide;

import java.util.ArrayList;
import java.util.List;
import org.schedscope.chart.Painter;
import org.schedscope.chart.Palette;
import org.schedscope.chart.Stroke;
import org.schedscope.chart.Tone;

/** A painter in the colours of a theme that sets type of any size. */
record Ink(Painter painter, Palette palette) {
    int tone(Tone tone) {
        return palette.of(tone);
    }

    Stroke line(Tone tone, double width) {
        return Stroke.solid(palette.of(tone), width);
    }

    double width(String text, Type type) {
        return painter.width(text, type.role()) * factor(type);
    }

    /** One line; {@code y} is its base line. */
    void text(String text, double x, double y, Type type, int colour, Painter.Anchor anchor) {
        painter.moved(x, y, () -> painter.scaled(factor(type), () -> painter.text(text, 0, 0, type.role(), colour, anchor)));
    }

    private static double factor(Type type) {
        return type.size() / type.role().size();
    }

    /** A text in lines, none wider than told; words that are wider themselves go on in the next line. */
    List<String> lines(String text, Type type, double width) {
        List<String> lines = new ArrayList<>();
        String line = "";
        for (String word : text.strip().split("\\s+")) {
            String longer = line.isEmpty() ? word : line + " " + word;
            if (width(longer, type) <= width) {
                line = longer;
                continue;
            }
            if (!line.isEmpty()) {
                lines.add(line);
            }
            line = word;
            while (width(line, type) > width) {
                int most = fitting(line, type, width);
                lines.add(line.substring(0, most));
                line = line.substring(most);
            }
        }
        lines.add(line);
        return lines;
    }

    /** How many characters of a word fit, at least one. */
    private int fitting(String word, Type type, double width) {
        int fits = 1;
        int tooMany = word.length();
        while (tooMany - fits > 1) {
            int middle = (fits + tooMany) / 2;
            if (width(word.substring(0, middle), type) <= width) {
                fits = middle;
            } else {
                tooMany = middle;
            }
        }
        // A character beyond the basic ones is two chars, which belong together.
        return Character.isHighSurrogate(word.charAt(fits - 1)) ? fits + (fits == 1 ? 1 : -1) : fits;
    }
}
