package org.schedscope.chart.plot;

import org.schedscope.chart.paint.Palette;
import org.schedscope.chart.paint.Tone;

/**
 * Colours of a box and of the dots of single values, as RGB, and what it shows.
 *
 * @param mean whether a diamond is at the mean; else something else in the chart shows it
 */
record BoxStyle(int fill, int edge, int dot, boolean mean) {
    /** Style of the box in a row (series) and column (category). */
    @FunctionalInterface
    interface Of {
        BoxStyle at(int row, int column);
    }

    /** In the colour of a run. */
    static BoxStyle run(int number, Palette palette) {
        return new BoxStyle(palette.identity(number), palette.edgeOf(palette.identity(number)), palette.identity(number), true);
    }

    /** Of the only run that is shown, whose means are a line of their own. */
    static BoxStyle alone(Palette palette) {
        return new BoxStyle(palette.of(Tone.SOFT), palette.of(Tone.ACCENT), palette.of(Tone.ACCENT), false);
    }
}
