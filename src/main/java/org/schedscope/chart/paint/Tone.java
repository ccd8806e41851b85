package org.schedscope.chart.paint;

import java.util.Locale;

/** Colours by what they are for; rows of the table of themes and looked-up colours of the style sheets have the same names. */
public enum Tone {
    WINDOW, SURFACE, RAISED,
    /** Ground after the playhead. */
    FUTURE, LINE, GRID,
    /** Axes and edges of controls. */
    CONTROL_EDGE, TEXT, TEXT_2, MUTED, ACCENT, ON_ACCENT,
    /** Ground of a selected row. */
    SOFT, GOOD, BAD, MEAN_LINE, ERROR_GROUND, USE_FILL, USE_EDGE, QUEUE,
    /** The run that others are compared with. */
    RUN_A,
    /** The run that is compared. */
    RUN_B, PLAYHEAD,
    /** Text on the playhead's flag. */
    ON_PLAYHEAD;

    /** In kebab-case: {@code control-edge}. */
    public String id() {
        return name().toLowerCase(Locale.ROOT).replace('_', '-');
    }
}
