package org.schedscope.chart.sheet;

import org.schedscope.text.Language;
import org.schedscope.text.Texts;

/** The words of charts. They come with the sheet or the lane that a chart paints on, as its colours do. */
public final class ChartTexts {
    /** For files that the command line writes. */
    public static final Texts ENGLISH = in(Language.ENGLISH);

    private ChartTexts() {
    }

    public static Texts in(Language language) {
        return Texts.of("chart", language);
    }
}
