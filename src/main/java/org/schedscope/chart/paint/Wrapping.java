package org.schedscope.chart.paint;

import java.util.ArrayList;
import java.util.List;
import java.util.function.ToDoubleFunction;

/** Breaks texts into lines. */
public final class Wrapping {
    private Wrapping() {
    }

    /** Lines of a painted text, see {@link #lines(String, double, ToDoubleFunction)}. */
    public static List<String> lines(Painter painter, String text, FontRole role, double width) {
        return lines(text, width, part -> painter.width(part, role));
    }

    /**
     * A text in lines, none wider than a limit; words that are wider themselves go on in the next line.
     *
     * @param measure width of a part of the text
     * @return at least one line
     */
    public static List<String> lines(String text, double width, ToDoubleFunction<String> measure) {
        List<String> lines = new ArrayList<>();
        String line = "";
        for (String word : text.strip().split("[ \\t\\r\\n]+")) {
            String longer = line.isEmpty() ? word : line + " " + word;
            if (measure.applyAsDouble(longer) <= width) {
                line = longer;
                continue;
            }
            if (!line.isEmpty()) {
                lines.add(line);
            }
            line = word;
            while (line.length() > 1 && measure.applyAsDouble(line) > width) {
                int most = fitting(line, width, measure);
                lines.add(line.substring(0, most));
                line = line.substring(most);
            }
        }
        if (!line.isEmpty() || lines.isEmpty()) {
            lines.add(line);
        }
        return lines;
    }

    /** How many characters of a word fit, at least one. */
    private static int fitting(String word, double width, ToDoubleFunction<String> measure) {
        int fits = 1;
        int tooMany = word.length();
        while (tooMany - fits > 1) {
            int middle = (fits + tooMany) / 2;
            if (measure.applyAsDouble(word.substring(0, middle)) <= width) {
                fits = middle;
            } else {
                tooMany = middle;
            }
        }
        // A character beyond the basic ones is two chars, which belong together.
        return Character.isHighSurrogate(word.charAt(fits - 1)) ? fits + (fits == 1 ? 1 : -1) : fits;
    }
}
