package org.schedscope.chart.paint;

import java.util.List;

/** The monospaced font has no thin space, so painters leave the gap themselves. */
public final class ThinSpaces {
    /** Width of the gap in ems. */
    public static final double GAP = 0.22;

    private ThinSpaces() {
    }

    /** The parts of a text between gaps; the whole text where the font can do it. */
    public static List<String> parts(String text, FontRole role) {
        boolean mono = role.face().fixed();
        return mono && text.indexOf(Figures.THIN_SPACE) >= 0 ? List.of(text.split(String.valueOf(Figures.THIN_SPACE))) : List.of(text);
    }
}
