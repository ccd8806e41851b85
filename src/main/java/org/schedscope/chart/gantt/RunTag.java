package org.schedscope.chart.gantt;

import org.schedscope.chart.paint.Tone;

/**
 * Which of two runs a band belongs to, where those of two runs alternate.
 *
 * @param name such as {@code Run 1}
 * @param upper whether its bands are above those of the other run
 */
public record RunTag(String name, boolean upper) {
    Tone tone() {
        return upper ? Tone.RUN_A : Tone.RUN_B;
    }
}
