package org.schedscope.chart.lane;

import org.schedscope.chart.paint.Palette;

/** How the bars of tasks are filled. */
public interface Fills {
    /** The colour of a task of a job. */
    int fill(Palette palette, int job, int task);
}
