package org.schedscope.chart.run;

import org.schedscope.text.Texts;

/** What a chart draws. */
public interface ToDraw {
    /** What was run, in one line. */
    String subtitle(Texts texts);
}
