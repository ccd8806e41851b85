package org.schedscope.chart.lane;

import org.schedscope.chart.paint.Palette;

/** How the bars of tasks are filled. */
public interface Fills {
    /** The colour of a task of a job. */
    int fill(Palette palette, int job, int task);

    /** Whether a task steps back behind others. */
    default boolean isDim(int job, int task) {
        return false;
    }

    /** What fills depend on: as long as it equals, they are the same. */
    default Object version() {
        return this;
    }
}
